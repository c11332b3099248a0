/** Steps of a small game for the tests: two sides, one counter each and one that is lost. */
import type { Account, Change, Index, LogLine, Message, Part, Piece, Ref, Scene, Step } from '../wire';
import { type Act, acts, glance } from './film';

export function ref(kind: string, key: string, index = -1): Ref {
  return { t: 'ref', kind, index, key };
}

export function message(id: string, args: Message['args'] = {}): Message {
  return { t: 'msg', id, args };
}

export function piece(key: string, owner: number, place: string): Piece {
  return { key, face: key.slice(0, 5), owner, place, facing: 'E', badges: [], figures: {} };
}

export function line(kind: string, args: Message['args'] = {}, more: Partial<LogLine> = {}): LogLine {
  return { kind, text: message(`event-${kind}`, args), ledgers: [], owner: -1, dice: [], begins: false, ...more };
}

function account(total: number, ...values: [string, number][]): Account {
  const lines = values.map(([rule, value]) => ({ rule, text: message('modifier'), op: 'add', value, total: value }));
  return { title: message('ledger'), lines, total };
}

export const attack = (av: number, dv: number, roll: number): Account[] => [
  account(av, ['COH-7.1', av - roll], ['COH-7.1', roll]),
  account(dv, ['COH-7.2', dv]),
];

export function scene(pieces: Piece[], vp: [number, number], round: number, flag = 1): Change {
  const mark = { place: 'G08', kind: 'objective', owner: flag, value: 2 };
  const tracks = [
    { name: 'round', value: round, of: 5, owner: -1, lost: 0 },
    { name: 'vp', value: vp[0], of: -1, owner: 0, lost: 0 },
    { name: 'vp', value: vp[1], of: -1, owner: 1, lost: 0 },
  ];
  return { pieces, gone: [], marks: [mark], tracks, hands: null };
}

export function step(player: number, round: number, changed: Change, lines: LogLine[], more: Partial<Step> = {}): Step {
  return { player, text: null, lines, scene: changed, round, ply: 0, ...more };
}

export const destroyed = (each: Piece): boolean => each.place === '@lost';

const INF = ref('unit', 'G-INF-1', 0);
const MAX = ref('unit', 'S-MAX-1', 2);
const RIF = ref('unit', 'S-RIF-1', 1);

/** Opening, a move in two choices, a stall, a shot in two choices that destroys, the end of the round, a second round. */
export const STEPS: Step[] = [
  step(
    -1,
    1,
    scene([piece('G-INF-1', 0, 'F03'), piece('S-RIF-1', 1, 'G08'), piece('S-MAX-1', 1, 'H08')], [0, 0], 1),
    [],
  ),
  step(
    0,
    1,
    scene([piece('G-INF-1', 0, 'F04')], [0, 0], 1),
    [line('moves', { unit: INF, hex: ref('hex', 'F04') }, { owner: 0 })],
    { ply: 2 },
  ),
  step(
    0,
    1,
    scene([piece('G-INF-1', 0, 'F04')], [0, 0], 1),
    [line('turns', { unit: INF }), line('pays', { player: ref('player', 'german', 0), ap: 1 })],
    { ply: 3 },
  ),
  step(1, 1, scene([], [0, 0], 1), [line('stalls', { player: ref('player', 'soviet', 1) })], { ply: 4 }),
  step(0, 1, scene([], [0, 0], 1), [line('fires', { unit: INF, hex: ref('hex', 'G08') }, { owner: 0 })], { ply: 5 }),
  step(
    0,
    1,
    scene([piece('S-RIF-1', 1, '@lost')], [1, 0], 1),
    [
      line('rolled', { player: ref('player', 'german', 0) }, { owner: 0, dice: [5, 5] }),
      line('attacked', { unit: RIF, av: 14, dv: 12 }, { ledgers: attack(14, 12, 10) }),
      line('destroyed', { unit: RIF }),
      line('scores', { player: ref('player', 'german', 0), n: 1 }),
    ],
    { ply: 6 },
  ),
  step(
    1,
    2,
    scene([], [1, 2], 2),
    [
      line('passes', { player: ref('player', 'soviet', 1) }),
      line('controls', { player: ref('player', 'soviet', 1), hex: ref('hex', 'G08'), n: 2 }),
      line('scores', { player: ref('player', 'soviet', 1), n: 2 }),
    ],
    { ply: 7 },
  ),
  step(
    0,
    2,
    scene([piece('G-INF-1', 0, 'G08')], [1, 2], 2, 0),
    [line('moves', { unit: INF, hex: ref('hex', 'G08') })],
    { ply: 9 },
  ),
  step(
    1,
    2,
    scene([], [1, 2], 2, 0),
    [
      line('fires', { unit: MAX, hex: ref('hex', 'G08') }, { owner: 1 }),
      line('rolled', { player: ref('player', 'soviet', 1) }, { owner: 1, dice: [1, 2] }),
      line('attacked', { unit: INF, av: 6, dv: 12 }, { ledgers: attack(6, 12, 3) }),
      line('missed', { unit: INF }),
    ],
    { ply: 10 },
  ),
];


const NOTHING: Scene = { pieces: [], marks: [], tracks: [], hands: [] };

/** The first steps of some steps' acts as an index that tells no more than it must. */
export function indexOf(steps: readonly Step[], firsts: number[], more: Partial<Index> = {}): Index {
  return {
    steps: steps.length,
    parts: [0],
    acts: firsts,
    players: firsts.map((first) => steps[first]?.player ?? -1),
    rounds: firsts.map((first) => steps[first - 1]?.round ?? 1),
    weights: firsts.map((_, n) => (n ? 1 : 0)),
    losses: [],
    scores: [],
    points: [],
    ...more,
  };
}

export function partOfSteps(steps: readonly Step[]): Part {
  return { number: 0, first: 0, before: NOTHING, steps: [...steps] };
}

/** The acts of steps, by the first step of each. */
export function film(steps: readonly Step[], firsts: number[]): Act[] {
  return acts(glance(indexOf(steps, firsts)), partOfSteps(steps), destroyed);
}

/** What the server says of STEPS. */
export const INDEX: Index = indexOf(STEPS, [0, 1, 3, 4, 6, 7, 8], {
  weights: [0, 2, 1, 3, 1, 2, 3],
  losses: [[3, 1]],
  scores: [0, 1],
  points: [
    [3, 0, 1],
    [4, 1, 2],
  ],
});

export const PART: Part = partOfSteps(STEPS);
export const BRIEFS = glance(INDEX);
export const ACTS: Act[] = acts(BRIEFS, PART, destroyed);

/** The same film in three parts, as if it were long. */
export function threeParts(): { index: Index; parts: Part[] } {
  const firsts = [0, 3, 6];
  const parts = firsts.map((act, number): Part => {
    const first = INDEX.acts[act] ?? 0;
    const end = INDEX.acts[firsts[number + 1] ?? -1] ?? STEPS.length;
    const before = first > 0 ? (ACTS[act - 1]?.scene ?? NOTHING) : NOTHING;
    return { number, first, before, steps: STEPS.slice(first, end) };
  });
  return { index: { ...INDEX, parts: firsts }, parts };
}
