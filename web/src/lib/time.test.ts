// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { day, length, since } from './time';

const NOW = new Date(2026, 4, 20, 15, 30).getTime();
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('times', () => {
  it.each([
    [25, 'page-minutes', 25],
    [60, 'page-minutes', 60],
    [90, 'page-hours', 1.5],
    [180, 'page-hours', 3],
  ])('%s minutes long', (minutes, id, n) => {
    expect(length(minutes)).toEqual({ t: 'msg', id, args: { n } });
  });

  it('says how long ago', () => {
    expect(since(ago(20_000), NOW).id).toBe('page-under-a-minute');
    expect(since(ago(-5 * MINUTE), NOW).id).toBe('page-under-a-minute'); // clocks differ
    expect(since(ago(12 * MINUTE), NOW)).toMatchObject({ id: 'page-minutes', args: { n: 12 } });
    expect(since(ago(5.9 * HOUR), NOW)).toMatchObject({ id: 'page-hours', args: { n: 5 } });
    expect(since(ago(30 * HOUR), NOW)).toMatchObject({ id: 'page-hours', args: { n: 30 } });
    expect(since(ago(75 * HOUR), NOW)).toMatchObject({ id: 'page-days', args: { n: 3 } });
  });

  it('names the day by the calendar', () => {
    expect(day(ago(HOUR), NOW, 'en')).toBe('today');
    expect(day(ago(16 * HOUR), NOW, 'en')).toBe('yesterday');
    expect(day(ago(16 * HOUR), NOW, 'ru')).toBe('вчера');
    expect(day(ago(72 * HOUR), NOW, 'en')).toBe('3 days ago');
    expect(day(ago(240 * HOUR), NOW, 'en')).toBe('May 10, 2026');
  });
});
