import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Quicker } from '../wire';
import { AGAIN, back, follow } from './quicker';

const making: Quicker = { state: 'making', share: 0.5, text: null, button: null };
const ready: Quicker = { ...making, state: 'ready', share: 1 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the quick build', () => {
  it('is asked for until it is ready, and then no more', async () => {
    const answers = [making, making, ready, ready];
    const told: string[] = [];
    follow(() => Promise.resolve(answers.shift() ?? ready), (found) => told.push(found.state));
    await vi.advanceTimersByTimeAsync(10 * AGAIN);
    expect(told).toEqual(['making', 'making', 'ready']);
  });

  it('is asked for again after the server was away', async () => {
    let asked = 0;
    const told: string[] = [];
    const ask = (): Promise<Quicker> => (++asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve(ready));
    follow(ask, (found) => told.push(found.state));
    await vi.advanceTimersByTimeAsync(3 * AGAIN);
    expect(told).toEqual(['ready']);
  });

  it('is no longer asked for when the page has gone', async () => {
    let asked = 0;
    const stop = follow(() => {
      asked += 1;
      return Promise.resolve(making);
    }, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10 * AGAIN);
    expect(asked).toBe(1);
  });

  it('is there when a server answers that makes none', async () => {
    const answers = [ready, undefined, { ...making, state: '' }];
    const ask = (): Promise<Quicker> => {
      const found = answers.shift();
      return found ? Promise.resolve(found) : Promise.reject(new Error('away'));
    };
    let there = false;
    void back(ask).then(() => (there = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(there).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(there).toBe(true);
  });
});
