// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { acts as actsOf, chanceOf, contestsOf, glance, partOf, points, rounds, scenes } from './film';
import { ACTS as acts, attack, BRIEFS, destroyed, INDEX, line, PART, partOfSteps, piece, ref, scene, step, STEPS, threeParts } from './fixture';

describe('scenes', () => {
  it('keeps what a step does not name', () => {
    const all = scenes(PART).slice(1);
    expect(all.map((each) => each.pieces.length)).toEqual(STEPS.map(() => 3));
    expect(all[1]?.pieces.find((each) => each.key === 'G-INF-1')?.place).toBe('F04');
    expect(all[1]?.pieces.find((each) => each.key === 'S-RIF-1')?.place).toBe('G08');
    expect(all.at(-1)?.tracks.find((each) => each.name === 'round')?.value).toBe(2);
  });

  it('takes counters that appear, and lets those go that are gone', () => {
    const comes = step(0, 1, scene([piece('Y', 1, 'A02')], [0, 0], 1), []);
    const goes = step(0, 1, { ...scene([], [0, 0], 1), gone: ['S-RIF-1'], marks: null, tracks: null }, []);
    const all = scenes(partOfSteps([STEPS[0]!, comes, goes]));
    expect(all.at(-2)?.pieces.map((each) => each.key)).toEqual(['G-INF-1', 'S-RIF-1', 'S-MAX-1', 'Y']);
    expect(all.at(-1)?.pieces.map((each) => each.key)).toEqual(['G-INF-1', 'S-MAX-1', 'Y']);
    expect(all.at(-1)?.tracks).toBe(all.at(-2)?.tracks);
  });
});

describe('acts', () => {
  it('are those that the index names', () => {
    expect(acts.map((act) => [act.first, act.last])).toEqual([
      [0, 0],
      [1, 2],
      [3, 3],
      [4, 5],
      [6, 6],
      [7, 7],
      [8, 8],
    ]);
    expect(acts.map((act) => act.inRound)).toEqual([0, 1, 2, 3, 4, 1, 2]);
    expect(acts.map((act) => act.weight)).toEqual(['start', 'move', 'plan', 'roll', 'plan', 'move', 'roll']);
    expect(acts.map((act) => act.ply)).toEqual([0, 3, 4, 6, 7, 9, 10]);
  });

  it('are the same whether the film comes whole or in parts', () => {
    const { index, parts } = threeParts();
    expect(parts.flatMap((part) => actsOf(glance(index), part, destroyed))).toEqual(acts);
    expect([0, 2, 3, 5, 6].map((n) => partOf(index, n))).toEqual([0, 0, 1, 1, 2]);
  });

  it('knows who did what', () => {
    expect(acts[1]?.moves).toEqual([{ unit: 'G-INF-1', from: 'F03', to: 'F04' }]);
    expect(acts[1]?.aim).toBeUndefined();
    expect(acts[3]?.aim).toEqual({ from: 'F04', to: 'G08' });
    expect(acts[3]?.doers).toEqual(['G-INF-1']);
    expect(acts[3]?.lost.map((each) => [each.key, each.place])).toEqual([['S-RIF-1', 'G08']]);
    expect(acts[5]?.taken.map((each) => [each.place, each.owner])).toEqual([['G08', 0]]);
  });
});

describe('dice', () => {
  it('finds the contest, its sums and its chance', () => {
    const found = contestsOf(acts[3]?.lines ?? []);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      owner: 0,
      dice: [5, 5],
      added: 4,
      total: 14,
      against: 12,
      won: true,
      rule: 'COH-7.2',
    });
    expect(found[0]?.chance).toBeCloseTo(15 / 36, 12);
    expect(found[0]?.result?.kind).toBe('destroyed');
  });

  it('gives each sum the dice rolled last before it', () => {
    const unit = ref('unit', 'S-RIF-1');
    const two = [
      line('rolled', {}, { dice: [1, 1] }),
      line('attacked', { unit }, { ledgers: attack(4, 9, 2) }),
      line('rolled', {}, { dice: [6, 6] }),
      line('attacked', { unit }, { ledgers: attack(14, 9, 12) }),
    ];
    expect(contestsOf(two).map((each) => each.won)).toEqual([false, true]);
    expect(contestsOf([line('attacked', { unit }, { ledgers: attack(4, 9, 2) })])).toEqual([]);
  });

  it('counts ways', () => {
    expect(chanceOf(2, 2)).toBe(1);
    expect(chanceOf(2, 7)).toBeCloseTo(21 / 36, 12);
    expect(chanceOf(2, 12)).toBeCloseTo(1 / 36, 12);
    expect(chanceOf(2, 13)).toBe(0);
    expect(chanceOf(1, 5)).toBeCloseTo(1 / 3, 12);
  });
});

it('follows points and rounds', () => {
  expect(points(INDEX, 0)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(points(INDEX, 1)).toEqual([0, 0, 0, 0, 2, 2, 2]);
  expect(rounds(BRIEFS)).toEqual([
    { number: 1, first: 0, last: 4 },
    { number: 2, first: 5, last: 6 },
  ]);
});
