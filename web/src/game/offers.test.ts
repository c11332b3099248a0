// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Offer, Question, Ref, Scene } from '../wire';
import {
  actorOf,
  actsOf,
  alternatives,
  brightOf,
  counting,
  isCostly,
  offersAt,
  offerTowards,
  placeOfPrompt,
  purseOf,
  testId,
  turnings,
  unitsOn,
  worded,
} from './offers';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });

function offer(key: string, group: string, anchors: Ref[], more: Partial<Offer> = {}): Offer {
  const text = { t: 'msg' as const, id: `coh-verb-${key.split(' ')[0]}`, args: {} };
  return { key, text, anchors, role: 'act', group, rule: '', cost: -1, rolls: false, regret: null, ...more };
}

function question(offers: Offer[], args: Question['prompt']['args'] = {}): Question {
  return {
    kind: 'Turn.choose',
    prompt: { t: 'msg', id: 'coh-prompt-Turn-choose', args },
    offers,
    several: false,
    default: 0,
    closed: [],
  };
}

const A = ref('unit', 'G-INF-1');
const B = ref('unit', 'G-INF-2');
const choose = [
  offer('pass', '', [], { role: 'end' }),
  offer('activate G-INF-1', 'unit', [A], { role: 'build' }),
  offer('opp G-INF-1', 'unit', [A], { role: 'build' }),
  offer('activate G-INF-2', 'unit', [B], { role: 'build' }),
];
const act = [
  offer('move G-INF-1 7-F03', 'move', [ref('hex', '7-F03'), A], { cost: 1 }),
  offer('move G-INF-1 7-F04', 'move', [ref('hex', '7-F04'), A], { cost: 2 }),
  offer('fire G-INF-1 7-E07', 'fire', [ref('hex', '7-E07'), A], { cost: 3, rolls: true }),
  offer('pivot G-INF-1 NE', 'facing', [A, ref('facing', 'NE')], { cost: 1 }),
  offer('pivot G-INF-1 E', 'facing', [A, ref('facing', 'E')], { cost: 1 }),
];
const scene: Scene = {
  pieces: [{ key: 'S-RIF-1', face: 'S_RIF', owner: 1, place: '7-E07', facing: 'W', badges: [], figures: {} }],
  marks: [],
  tracks: [
    { name: 'cap', value: 5, of: 6, owner: 0, lost: 0 },
    { name: 'cap', value: 2, of: 4, owner: 1, lost: 0 },
  ],
  hands: [],
};

describe('pointing', () => {
  it('means the unit before its hex', () => {
    expect(offersAt(choose, { kind: 'unit', key: 'G-INF-1', place: '7-F02' }).map((o) => o.key)).toEqual([
      'activate G-INF-1',
      'opp G-INF-1',
    ]);
    expect(offersAt(act, { kind: 'unit', key: 'S-RIF-1', place: '7-E07' }).map((o) => o.key)).toEqual([
      'fire G-INF-1 7-E07',
    ]);
    expect(offersAt(act, { kind: 'hex', key: '7-F03', place: '7-F03' }).map((o) => o.key)).toEqual([
      'move G-INF-1 7-F03',
    ]);
    expect(offersAt(act, { kind: 'hex', key: '7-A01', place: '7-A01' })).toEqual([]);
  });
  it('knows who acts, once that is chosen', () => {
    expect(actorOf(question(act))).toBe('G-INF-1');
    expect(actorOf(question(choose))).toBe('');
    expect(actorOf(null)).toBe('');
  });
  it('finds the units to go through', () => {
    expect(unitsOn(choose)).toEqual(['G-INF-1', 'G-INF-2']);
    expect(unitsOn(act)).toEqual([]);
  });
});

describe('kinds of choices', () => {
  it('puts directions of one unit together', () => {
    expect(turnings(act).map((t) => [t.unit, t.offers.length])).toEqual([['G-INF-1', 2]]);
  });
  it('sees a choice of a number', () => {
    const commit = (n: number): Offer => ({
      ...offer(`commit ${n}`, 'roll', []),
      text: { t: 'msg', id: 'coh-verb-commit', args: { n } },
    });
    expect(counting([commit(0), commit(1), commit(-1)])?.offers.map(({ n }) => n)).toEqual([-1, 0, 1]);
    expect(counting([commit(0), offer('luck', 'roll', [])])).toBeNull();
    expect(counting([commit(0)])).toBeNull();
  });
  it('makes one button of a group and one of each offer without a place', () => {
    expect(
      actsOf([...choose.slice(0, 1), ...act].map((o) => ({ offer: o, back: 0 }))).map((a) => [a.id, a.items.length]),
    ).toEqual([
      ['move', 2],
      ['fire', 1],
      ['facing', 2],
      ['pass', 1],
    ]);
  });
  it('lights a choice of half the map only when its button is pressed', () => {
    const forts = Array.from({ length: 100 }, (_, i) => offer(`fortify ${i}`, '', [ref('hex', String(i))]));
    const stocks = ['@X', '@Y'].map((key) => offer(`buy ${key}`, '', [ref('place', key)]));
    expect(brightOf([...forts, ...stocks])).toEqual(stocks);
    expect(brightOf(forts)).toEqual(forts);
    const halt = offer('halt', '', [], { role: 'end' });
    expect(brightOf([...forts, halt])).toEqual([...forts, halt]); // beside a mere button they are told apart
    const [fortify, buy] = actsOf([...forts, ...stocks].map((o) => ({ offer: o, back: 0 })));
    expect([fortify?.group, buy?.group]).toEqual(['fortify', '']);
  });
  it('leaves hexsides that no menu can hold unlit as well: clicks near them mean the units there', () => {
    const sides = (n: number) => Array.from({ length: n }, (_, i) => offer(`flotilla ${i}`, '', [ref('side', `${i}/${i + 1}`)]));
    const mover = offer('march S-RIF-1', 'move', [ref('unit', 'S-RIF-1')]);
    expect(brightOf([mover, ...sides(48)])).toEqual([mover]);
    expect(brightOf([mover, ...sides(4)])).toHaveLength(5);
    expect(brightOf(sides(48))).toHaveLength(48);
  });
  it('finds the other ways to pay for the same unit', () => {
    const chosen = choose[1];
    expect(chosen && alternatives(choose, chosen).map((o) => o.key)).toEqual(['activate G-INF-1', 'opp G-INF-1']);
  });
});

describe('prices', () => {
  it('are costly above the cheapest of the group', () => {
    expect(act.slice(0, 3).map((o) => isCostly(o, act))).toEqual([false, true, false]);
  });
  it('are in the track that the payment names', () => {
    const payment = { t: 'msg' as const, id: 'coh-word-cap', args: {} };
    expect(purseOf(question(act, { payment }), scene, 1)?.value).toBe(2);
    expect(purseOf(question(act, { payment: { ...payment, id: 'coh-word-opp' } }), scene, 1)).toBeNull();
  });
});

it('finds what a prompt is about', () => {
  expect(placeOfPrompt(question([], { unit: ref('unit', 'S-RIF-1') }), scene)).toBe('7-E07');
  expect(placeOfPrompt(question([], { unit: ref('unit', '-') }), scene)).toBe('');
});

it('makes test ids of keys', () => {
  expect(testId('move G-INF-1 7-F03')).toBe('offer-move_G-INF-1_7-F03');
});

it('turns towards the neighbour that was clicked', () => {
  const cell = (name: string, x: number, y: number) => ({
    name,
    x,
    y,
    terrain: 'open',
    level: 0,
    section: '',
    features: [],
  });
  const cells = [cell('C', 0, 0), cell('NE', 0.866, -1.5), cell('E', 1.732, 0), cell('far', 3.464, 0)];
  const table = { orientation: 'pointy', cells } as unknown as Parameters<typeof offerTowards>[0];
  const here: Scene = { ...scene, pieces: [{ ...scene.pieces[0]!, key: 'G-INF-1', place: 'C' }] };
  const [turning] = turnings(act);
  const towards = (to: string): string | undefined => offerTowards(table, here, turning!, to)?.key;
  expect([towards('NE'), towards('E'), towards('far'), towards('C')]).toEqual([
    'pivot G-INF-1 NE',
    'pivot G-INF-1 E',
    undefined,
    undefined,
  ]);
});

it('says a choice in the words of what it is asked for', () => {
  const asked = { ...question([offer('lose A', 'lose', []), offer('done', '', [])]), kind: 'Trim.choose' };
  const found = worded(asked, 'coh', (id) => id === 'page-coh-Trim-lose');
  expect(found.offers.map(({ text }) => text.id)).toEqual(['page-coh-Trim-lose', 'coh-verb-done']);
  expect(worded(asked, 'coh', () => false)).toBe(asked);
});
