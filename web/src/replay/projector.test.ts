import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from '../wire';
import { destroyed, INDEX, indexOf, PART, partOfSteps, STEPS, threeParts } from './fixture';
import { Projector, type Reel } from './projector.svelte';

const never = (): Promise<Part> => new Promise(() => undefined);
const whole: Reel = { index: INDEX, parts: [PART], destroyed, fetch: never, failed: () => undefined };

describe('the projector', () => {
  let projector: Projector;

  beforeEach(() => {
    vi.useFakeTimers();
    projector = new Projector();
    projector.load(whole);
    projector.seek(0);
  });

  afterEach(() => {
    projector.pause();
    vi.useRealTimers();
  });

  it('steps, and shows the way only one act forward', () => {
    projector.step(1);
    expect(projector.at).toBe(1);
    expect(projector.moves).toHaveLength(1);
    projector.step(-1);
    expect(projector.moves).toEqual([]);
    projector.seek(5);
    expect(projector.moves).toEqual([]);
    projector.step(99);
    expect(projector.at).toBe(6);
  });

  it('jumps by rounds', () => {
    projector.round(1);
    expect(projector.at).toBe(5);
    projector.round(1);
    expect(projector.at).toBe(6);
    projector.round(-1);
    expect(projector.at).toBe(5);
    projector.round(-1);
    expect(projector.at).toBe(0);
    projector.round(-1);
    expect(projector.at).toBe(0);
  });

  it('plays to the end, faster on wish, and then from the start again', () => {
    projector.setSpeed(4);
    projector.play();
    vi.advanceTimersByTime(60_000);
    expect(projector.at).toBe(6);
    expect(projector.playing).toBe(false);
    projector.toggle();
    expect(projector.at).toBe(0);
    expect(projector.playing).toBe(true);
    vi.advanceTimersByTime(700 / 4 + 1);
    expect(projector.at).toBe(1);
    projector.step(1);
    expect(projector.playing).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(projector.at).toBe(2);
  });

  it('stays at the same moment in the other view', () => {
    projector.seek(4);
    expect(projector.act?.ply).toBe(7);
    const fewer = [STEPS[0]!, STEPS[3]!, ...STEPS.slice(7)];
    projector.load({ ...whole, index: indexOf(fewer, [0, 1, 2, 3]), parts: [partOfSteps(fewer)] });
    expect(projector.act?.ply).toBe(4);
    projector.seek(2);
    projector.load(whole);
    expect(projector.act?.ply).toBe(9);
  });

  it('fetches parts as it comes to them, and the next one ahead', async () => {
    const { index, parts } = threeParts();
    const asked: number[] = [];
    const fetch = (number: number): Promise<Part> => {
      asked.push(number);
      return Promise.resolve(parts[number]!);
    };
    projector = new Projector();
    projector.load({ ...whole, index, parts: [parts[2]!], fetch });
    expect([projector.at, projector.waiting, asked]).toEqual([6, false, []]);
    projector.seek(0);
    expect([projector.at, projector.waiting, projector.act?.n]).toEqual([0, true, 6]);
    await vi.advanceTimersByTimeAsync(0);
    expect([projector.waiting, projector.act?.n, asked]).toEqual([false, 0, [0]]);
    expect(projector.around.map((act) => act.n)).toEqual([0, 1, 2]);
    projector.step(1);
    expect(asked).toEqual([0]);
    projector.step(1);
    expect(asked).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(0);
    projector.step(1);
    expect([projector.waiting, projector.moves.length, projector.act?.n]).toEqual([false, 0, 3]);
    expect(projector.around).toHaveLength(7);
  });

  it('waits for a part while it plays, and goes on when it is here', async () => {
    const { index, parts } = threeParts();
    const coming: ((part: Part) => void)[] = [];
    const fetch = (): Promise<Part> => new Promise((resolve) => coming.push(resolve));
    projector = new Projector();
    projector.load({ ...whole, index, parts: [parts[0]!], fetch });
    projector.seek(2);
    projector.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([projector.at, projector.waiting, projector.playing]).toEqual([3, true, true]);
    for (const done of coming.splice(0)) done(parts[1]!);
    await vi.advanceTimersByTimeAsync(1);
    expect(projector.waiting).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(projector.at).toBeGreaterThan(3);
  });

  it('tells of a part that does not come', async () => {
    const { index, parts } = threeParts();
    const failed = vi.fn();
    projector = new Projector();
    projector.load({ ...whole, index, parts: [parts[2]!], fetch: () => Promise.reject(new Error('gone')), failed });
    projector.seek(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledOnce();
  });
});
