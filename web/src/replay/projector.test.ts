import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from './film';
import { destroyed, STEPS } from './fixture';
import { Projector } from './projector.svelte';

const acts = film(STEPS, destroyed);

describe('the projector', () => {
  let projector: Projector;

  beforeEach(() => {
    vi.useFakeTimers();
    projector = new Projector();
    projector.load(acts);
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
    const fewer = film([STEPS[0]!, STEPS[3]!, ...STEPS.slice(7)], destroyed);
    projector.load(fewer);
    expect(projector.act?.ply).toBe(4);
    projector.seek(2);
    projector.load(acts);
    expect(projector.act?.ply).toBe(9);
  });
});
