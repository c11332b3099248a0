import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Piece, Question, View } from '../wire';
import { Feed, freshLines, movesBetween, PACES, type Roll, shotsOf, trailOf } from './feed.svelte';

function line(kind: string, owner = 0, dice: number[] = []): LogLine {
  return { kind, text: { t: 'msg', id: `coh-event-${kind}`, args: {} }, ledgers: [], owner, dice, begins: false };
}

function piece(key: string, place: string): Piece {
  return { key, face: 'F', owner: 1, place, facing: 'E', badges: [], figures: {} };
}

function view(seq: number, log: LogLine[], more: Partial<View> = {}): View {
  return {
    game: 'coh',
    scenario: 'x',
    options: {},
    seats: ['german', 'soviet'],
    player: 0,
    seq,
    scene: { pieces: [], marks: [], tracks: [], hands: [] },
    path: [],
    asked: [],
    question: null,
    log,
    undo: false,
    redo: false,
    held: false,
    outcome: -1,
    log_from: 0,
    log_final: 0,
    ...more,
  };
}

const question: Question = { kind: 'Turn.choose', prompt: { t: 'msg', id: 'x', args: {} }, offers: [], several: false, default: 0, closed: [] };

let shown: [number, string[], boolean][];
let rolls: Roll[];
let gaps: number;
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rolls = [];
  gaps = 0;
  feed = new Feed('german', {
    shown: (v, fresh, mine) => shown.push([v.seq, fresh.map((l) => l.kind), mine]),
    rolled: (roll) => rolls.push(roll),
    gap: () => (gaps += 1),
  });
});

afterEach(() => vi.useRealTimers());

const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('what comes in', () => {
  it('is shown at once when the page opens, without playing what happened before', async () => {
    feed.take(view(5, [line('a'), line('rolled', 0, [1, 2])]), false);
    await settle();
    expect(shown).toEqual([[5, [], false]]);
    expect(rolls).toEqual([]);
  });

  it('is played one by one, and any key shows the rest', async () => {
    feed.take(view(1, []), false);
    await settle();
    feed.take(view(2, [line('a')]), false);
    feed.take(view(3, [line('a'), line('b')]), false);
    feed.take(view(4, [line('a'), line('b'), line('c')]), false);
    await settle();
    expect(shown.map(([seq]) => seq)).toEqual([1, 2]);
    await settle(450);
    expect(shown.map(([seq]) => seq)).toEqual([1, 2, 3]);
    feed.hurry();
    await settle();
    expect(shown).toEqual([
      [1, [], false],
      [2, ['a'], false],
      [3, ['b'], false],
      [4, ['c'], false],
    ]);
    expect(feed.busy).toBe(false);
  });

  it('goes by faster the more there is to show', async () => {
    feed.take(view(1, []), false);
    await settle();
    for (let seq = 2; seq <= 20; seq += 1) feed.take(view(seq, []), false);
    await settle(450);
    expect(shown.length).toBeGreaterThan(8);
    expect(feed.busy).toBe(true);
  });

  it('but never so fast that nothing can be seen', async () => {
    feed.take(view(1, []), false);
    await settle();
    for (let seq = 2; seq <= 100; seq += 1) feed.take(view(seq, Array.from({ length: seq }, () => line('moves'))), false);
    await settle(1125);
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.length).toBeLessThan(14);
  });

  it('rolls the dice before the result is applied', async () => {
    feed.take(view(1, []), false);
    await settle();
    feed.take(view(2, [line('rolled', 0, [4, 5]), line('hit', 1)]), true);
    await settle();
    expect(rolls.map((roll) => roll.settled)).toEqual([false]);
    expect(shown.at(-1)?.[0]).toBe(1);
    await settle(600);
    expect(rolls.at(-1)).toMatchObject({ settled: true, result: [{ kind: 'hit' }] });
    expect(shown.at(-1)?.[0]).toBe(1);
    await settle(200);
    expect(shown.at(-1)).toEqual([2, ['rolled', 'hit'], true]);
  });

  it('shows in the same breath what the reader has chosen, where no dice fall: the moment before is over', async () => {
    feed.take(view(1, [], { question }), false);
    await settle();
    feed.take(view(2, [line('moves')]), true);
    expect(feed.shown?.seq).toBe(2);
  });

  it('keeps nobody waiting who is asked together with others', async () => {
    feed.take(view(1, [], { question }), false);
    await settle();
    for (const seq of [2, 3, 4]) feed.take(view(seq, Array.from({ length: seq }, () => line('moves')), { question }), false);
    await settle();
    expect(feed.shown?.seq).toBe(4);
    expect(feed.busy).toBe(false);
  });

  it('tells when what others did has been shown, and says nothing of the reader\'s own acts', async () => {
    let done = 0;
    feed = new Feed('german', { shown: () => undefined, rolled: () => undefined, gap: () => undefined, done: () => (done += 1) });
    feed.take(view(1, []), false);
    feed.take(view(2, [line('moves')]), true);
    await settle(5000);
    expect(done).toBe(0);
    feed.take(view(3, [line('moves'), line('fires')]), false);
    await settle(5000);
    expect(done).toBe(1);
  });

  it('takes no time where the film is off', async () => {
    feed = new Feed('german', { shown: () => undefined, rolled: (roll) => rolls.push(roll), gap: () => undefined }, () => PACES.off);
    feed.take(view(1, []), false);
    for (let seq = 2; seq < 9; seq += 1) feed.take(view(seq, Array.from({ length: seq }, () => line('rolled', 1, [1, 2]))), false);
    await settle();
    expect(feed.shown?.seq).toBe(8);
    expect(rolls).toEqual([]);
  });

  it('never goes back to a view that was overtaken', async () => {
    feed.take(view(3, []), false);
    feed.take(view(2, []), false);
    feed.take(view(3, []), false);
    await settle();
    expect(shown.map(([seq]) => seq)).toEqual([3]);
  });

  it('asks for the whole log when lines are missing', async () => {
    feed.take(view(1, [line('a')]), false);
    feed.take(view(9, [line('z')], { log_from: 7 }), false);
    await settle();
    expect(gaps).toBe(1);
    expect(shown.map(([seq]) => seq)).toEqual([1]);
  });

  it('replaces what was undone and keeps the rest of the log', async () => {
    feed.take(view(1, [line('a'), line('b'), line('c')]), false);
    feed.take(view(2, [line('d')], { log_from: 1 }), false);
    feed.hurry();
    await settle();
    expect(feed.log.map((l) => l.kind)).toEqual(['a', 'd']);
  });
});

it('takes lines that are sent again as old', () => {
  expect(freshLines([line('a'), line('b')], [line('a'), line('b'), line('c')]).map((l) => l.kind)).toEqual(['c']);
  expect(freshLines([line('a'), line('b')], [line('a')])).toEqual([]);
});

it('moves what is elsewhere on the map, not what comes from a box', () => {
  const before = {
    pieces: [piece('A', 'F01'), piece('B', '@waiting'), piece('C', 'F03')],
    marks: [],
    tracks: [],
    hands: [],
  };
  const after = { ...before, pieces: [piece('A', 'F02'), piece('B', 'F05'), piece('C', 'F03')] };
  expect(movesBetween(before, after)).toEqual([{ unit: 'A', from: 'F01', to: 'F02' }]);
});

describe('what happens on the map', () => {
  const scene = { pieces: [piece('S1', 'A1'), piece('G1', 'A4'), piece('G2', '@lost')], marks: [], tracks: [], hands: [] };
  const told = (kind: string, unit: string, target: string): LogLine => {
    const ref = (key: string) => ({ t: 'ref' as const, kind: 'unit', index: 0, key });
    return { ...line(kind), text: { t: 'msg', id: '', args: { unit: ref(unit), target: ref(target) } } };
  };

  it('a shot goes from the unit to its target, as they stood before', () => {
    expect(shotsOf([told('aims', 'S1', 'G1'), line('damaged')], ['aims', 'hit'], scene)).toEqual([{ from: 'A1', to: 'A4' }]);
    expect(shotsOf([told('aims', 'S1', 'G2')], ['aims'], scene)).toEqual([]);
    expect(shotsOf([told('moves', 'S1', 'G1')], ['aims'], scene)).toEqual([]);
  });

  it('a way grows while one unit goes on, and begins anew with another', () => {
    const first = trailOf(null, [{ unit: 'S1', from: 'A1', to: 'A2' }]);
    expect(first).toEqual({ unit: 'S1', places: ['A1', 'A2'] });
    const second = trailOf(first, [{ unit: 'S1', from: 'A2', to: 'A3' }]);
    expect(second?.places).toEqual(['A1', 'A2', 'A3']);
    expect(trailOf(second, [])).toBe(second);
    expect(trailOf(second, [{ unit: 'S2', from: 'B1', to: 'B2' }])?.places).toEqual(['B1', 'B2']);
  });
});

describe('what others do', () => {
  const unit = (key: string) => ({ t: 'ref' as const, kind: 'unit', index: 0, key });
  const hex = (key: string) => ({ t: 'ref' as const, kind: 'hex', index: 0, key });
  const told = (kind: string, args: LogLine['text']['args'], dice: number[] = [], owner = 1): LogLine => ({ ...line(kind, owner, dice), text: { t: 'msg', id: kind, args } });
  const scene = (place: string) => ({ pieces: [piece('S1', place), piece('G1', 'A4')], marks: [], tracks: [], hands: [] });
  const shot = [line('pays', 1), told('fires', { unit: unit('S1'), hex: hex('A4') }), told('rolled', {}, [5, 6]), told('destroyed', { unit: unit('G1') }, [], 0)];
  const style = { shots: ['fires'], results: ['destroyed', 'missed'], price: ['pays'], minor: ['rolled', 'pays'] };
  let pace = PACES.normal;
  let played: string[][];

  beforeEach(async () => {
    pace = PACES.normal;
    played = [];
    const events = { shown: () => undefined, rolled: (roll: Roll) => rolls.push(roll), gap: () => undefined, played: (places: string[]) => played.push(places) };
    feed = new Feed('german', events, () => pace, () => style);
    feed.take(view(1, [], { scene: scene('A1') }), false);
    await settle();
  });

  it('a shot is aimed before its dice fall, and its result is the headline', async () => {
    feed.take(view(2, shot, { scene: scene('A1') }), false);
    await settle(100);
    expect(feed.aiming).toBe(true);
    expect(feed.shots).toEqual([{ from: 'A1', to: 'A4' }]);
    expect(feed.told?.head.kind).toBe('fires');
    expect(played[0]).toEqual(['A1', 'A4']);
    expect(rolls).toEqual([]);
    await settle(400);
    expect(rolls.at(-1)).toMatchObject({ settled: false, at: 'A4', from: 'A1' });
    await settle(800);
    expect(feed.shown?.seq).toBe(2);
    expect(feed.aiming).toBe(false);
    expect(feed.shots, 'the line stays').toHaveLength(1);
    expect(feed.told?.head.kind).toBe('destroyed');
    expect(feed.told?.more.map(({ kind }) => kind)).toEqual(['fires', 'rolled', 'pays']);
    expect(feed.busy, 'the reader may choose at once').toBe(false);
  });

  it('what came of a shot is no headline while its dice roll, though a line of its own tells who fired', async () => {
    const both = { ...style, shots: ['fires', 'missed'] };
    const later = new Feed('german', { shown: () => undefined, rolled: () => undefined, gap: () => undefined }, () => pace, () => both);
    later.take(view(1, [], { scene: scene('A1') }), false);
    later.take(view(2, [told('fires', { unit: unit('S1'), target: unit('G1') })], { scene: scene('A1') }), false);
    await settle(2000);
    later.take(view(3, [told('missed', { unit: unit('S1'), target: unit('G1') }, [75])], { scene: scene('A1'), log_from: 1 }), false);
    await settle(100);
    expect(later.aiming).toBe(true);
    expect(later.told?.head.kind).toBe('fires');
    await settle(2000);
    expect(later.told?.head.kind).toBe('missed');
  });

  it('an act waits until the unit before has come to the end of its way', async () => {
    const way = ['A2', 'A3'].map((place) => told('moves', { unit: unit('S1'), hex: hex(place) }));
    feed.take(view(2, way, { scene: scene('A3') }), false);
    await settle();
    expect(feed.moves, 'through the hexes that were told').toEqual([{ unit: 'S1', from: 'A1', to: 'A2' }, { unit: 'S1', from: 'A2', to: 'A3' }]);
    expect(feed.trail?.places).toEqual(['A1', 'A2', 'A3']);
    expect(feed.busy).toBe(false);
    feed.take(view(3, [...way, line('passes', 1)], { scene: scene('A3') }), false);
    await settle(300);
    expect(feed.shown?.seq).toBe(2);
    await settle(200);
    expect(feed.shown?.seq).toBe(3);
  });

  it('step by step each act waits for the reader; he can have all of them at once', async () => {
    pace = PACES.step;
    for (let seq = 2; seq < 6; seq += 1) feed.take(view(seq, 'abcd'.slice(0, seq - 1).split('').map((kind) => line(kind, 1)), { scene: scene('A1') }), false);
    await settle(5000);
    expect([feed.shown?.seq, feed.held, feed.busy]).toEqual([2, true, true]);
    feed.next();
    await settle(5000);
    expect([feed.shown?.seq, feed.held]).toEqual([3, true]);
    feed.hurry(true);
    await settle();
    expect([feed.shown?.seq, feed.held, feed.busy]).toEqual([5, false, false]);
  });

  it('a turn that is skipped stays skipped while its acts arrive, until the reader is asked', async () => {
    feed.hurry(true);
    feed.take(view(2, shot, { scene: scene('A1') }), false);
    await settle();
    expect([feed.shown?.seq, rolls.length]).toEqual([2, 0]);
    const question = { kind: 'x', prompt: { t: 'msg' as const, id: '', args: {} }, offers: [], several: false, default: 0, closed: [] };
    feed.take(view(3, [...shot, line('passes', 1)], { scene: scene('A1'), question }), false);
    await settle();
    feed.take(view(4, [...shot, line('passes', 1), ...shot], { scene: scene('A1') }), false);
    await settle(500);
    expect([feed.shown?.seq, rolls.length]).toEqual([3, 1]);
  });

  it('the reader’s own choice is not kept waiting', async () => {
    feed.take(view(2, shot, { scene: scene('A1') }), false);
    await settle(1300);
    feed.take(view(3, [...shot, line('moves', 0)], { scene: scene('A1') }), true);
    await settle();
    expect(feed.shown?.seq).toBe(3);
    expect(feed.told).toBeNull();
  });
});
