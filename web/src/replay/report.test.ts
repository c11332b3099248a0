import { describe, expect, it } from 'vitest';
import { film, rounds } from './film';
import { destroyed, line, step, STEPS } from './fixture';
import { byRound, ledSince, losses, luck, moments, sources } from './report';
import { headline } from './sentence';

const acts = film(STEPS, destroyed);

describe('the report', () => {
  it('says where the points came from', () => {
    expect(sources(acts, 2)).toEqual([
      { kind: 'losses', hex: '', points: [1, 0] },
      { kind: 'hex', hex: 'G08', points: [0, 2] },
    ]);
  });

  it('sums to the final score', () => {
    const total = [0, 1].map((player) => sources(acts, 2).reduce((sum, each) => sum + (each.points[player] ?? 0), 0));
    expect(total).toEqual([1, 2]);
  });

  it('gives points by round, losses and the lead', () => {
    expect(byRound(acts, rounds(acts), 2)).toEqual([
      { number: 1, points: [1, 2] },
      { number: 2, points: [1, 2] },
    ]);
    expect(losses(acts).map((each) => [each.piece.key, each.act])).toEqual([['S-RIF-1', 3]]);
    expect(ledSince(acts, 2)).toEqual({ player: 1, round: 1 });
    expect(ledSince(acts.slice(0, 2), 2)).toBeUndefined();
  });

  it('measures luck against the exact spread', () => {
    const german = luck(acts, 0);
    expect(german).toMatchObject({ tries: 1, won: 1 });
    expect(german.expected).toBeCloseTo(15 / 36, 12);
    expect(german.better).toBeCloseTo(21 / 36 + 15 / 72, 12);
    const soviet = luck(acts, 1);
    expect(soviet).toMatchObject({ tries: 1, won: 0 });
    expect(soviet.better).toBeCloseTo((1 - 10 / 36) / 2, 12);
    expect(luck([], 0)).toEqual({ tries: 0, won: 0, expected: 0, better: 0.5 });
  });

  it('names the moments in the order of the game', () => {
    const found = moments(acts, 2);
    expect(found.map((each) => [each.act.n, each.why])).toEqual([
      [3, 'lost'],
      [4, 'lead'],
      [5, 'taken'],
    ]);
    const hit = { ...STEPS[5]!, scene: { ...STEPS[5]!.scene, pieces: [], tracks: STEPS[0]!.scene.tracks } };
    expect(moments(film([...STEPS.slice(0, 5), hit], destroyed), 2).map((each) => [each.act.n, each.why])).toEqual([
      [3, 'won'],
    ]);
    expect(moments(acts, 2, 1).map((each) => each.act.n)).toEqual([3]);
  });
});

describe('the heading of an act', () => {
  const said = (n: number): string[] => headline(acts[n] ?? acts[0]!).map((text) => text.id);

  it('tells what units did and what came of it', () => {
    expect(said(1)).toEqual(['event-moves', 'event-turns']);
    expect(said(3)).toEqual(['event-fires', 'event-destroyed']);
  });

  it('falls back on what is there', () => {
    expect(said(2)).toEqual(['event-stalls']);
    expect(said(4)).toEqual(['event-passes', 'event-controls']);
    expect(said(0)).toEqual([]);
  });

  it('tells what came of dice that no unit rolled', () => {
    const lines = [
      line('commits'),
      line('rolled', {}, { dice: [3, 4] }),
      line('rolled', {}, { dice: [1, 1] }),
      line('initiative'),
    ];
    const rolled = film([STEPS[0]!, step(1, 1, STEPS[0]!.scene, lines)], destroyed)[1]!;
    expect(headline(rolled).map((text) => text.id)).toEqual(['event-initiative']);
  });
});
