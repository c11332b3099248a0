/**
 * A replay as a film: its acts at a glance, and part by part in full, each act with the scene it leaves behind.
 *
 * A step is one choice of somebody. What a player feels as one act is often several of them (take a unit, move it,
 * turn it; fire, add points, roll): the index of the film says which steps are one act.
 */
import { refOf, refsIn } from '../lib/args';
import type { Move } from '../map/types';
import type { Change, Index, LogLine, Mark, Message, Part, Piece, Ref, Scene, Step } from '../wire';

/** Has a counter that lies here been destroyed? */
export type Destroyed = (piece: Piece) => boolean;

/** Dice and a sum against another sum: an attack, say. */
export interface Contest {
  /** Whose dice they were, -1 if nobody's in particular. */
  owner: number;
  dice: number[];
  /** What was added to the dice. */
  added: number;
  total: number;
  against: number;
  won: boolean;
  /** The chance it had, 0 to 1. */
  chance: number;
  /** The line with the two ledgers. */
  line: LogLine;
  /** What the log says came of it. */
  result: LogLine | undefined;
  rule: string;
}

export type Weight = 'start' | 'roll' | 'move' | 'plan';

/** An act as the scrubber shows it, whether its part is here or not. */
export interface Brief {
  n: number;
  /** The steps it is made of, both included. */
  first: number;
  last: number;
  player: number;
  round: number;
  /** Its number within the round, from 1. */
  inRound: number;
  weight: Weight;
  /** Whose counters were lost in it. */
  losses: number[];
}

export interface Act extends Brief {
  /** How many choices of the record lead to its end; -1 where that is not told. */
  ply: number;
  text: Message | undefined;
  lines: LogLine[];
  scene: Scene;
  moves: Move[];
  /** Counters that were lost in it, as they stood before. */
  lost: Piece[];
  /** Marks that changed hands in it. */
  taken: Mark[];
  contests: Contest[];
  /** The counters that did something. */
  doers: string[];
  /** From whom to where: a shot. */
  aim: { from: string; to: string } | undefined;
}

const WEIGHTS = ['start', 'plan', 'move', 'roll'] as const;

/** All acts of a film at a glance. */
export function glance(index: Index): Brief[] {
  const losses = new Map<number, number[]>();
  for (const [act, owner] of index.losses) losses.set(act, [...(losses.get(act) ?? []), owner]);
  const found: Brief[] = [];
  for (const [n, first] of index.acts.entries()) {
    const before = found.at(-1);
    const round = index.rounds[n] ?? 0;
    found.push({
      n,
      first,
      last: (index.acts[n + 1] ?? index.steps) - 1,
      player: index.players[n] ?? -1,
      round,
      inRound: n === 0 ? 0 : before && before.n > 0 && before.round === round ? before.inRound + 1 : 1,
      weight: WEIGHTS[index.weights[n] ?? 1] ?? 'plan',
      losses: losses.get(n) ?? [],
    });
  }
  return found;
}

/** The part that an act is in. */
export function partOf(index: Index, n: number): number {
  return Math.max(0, index.parts.findLastIndex((first) => first <= n));
}

/** Whole scenes of a part: the one before it, and one after each step. */
export function scenes(part: Part): Scene[] {
  const found = [part.before];
  for (const step of part.steps) found.push(merged(found[found.length - 1] ?? part.before, step.scene));
  return found;
}

function merged(before: Scene, change: Change): Scene {
  return {
    pieces: mergedPieces(before.pieces, change),
    marks: change.marks ?? before.marks,
    tracks: change.tracks ?? before.tracks,
    hands: change.hands ?? before.hands,
  };
}

function mergedPieces(before: Piece[], change: Change): Piece[] {
  if (change.pieces.length === 0 && change.gone.length === 0) return before;
  const gone = new Set(change.gone);
  const news = new Map(change.pieces.map((piece) => [piece.key, piece]));
  const pieces: Piece[] = [];
  for (const piece of before) {
    if (gone.has(piece.key)) continue;
    pieces.push(news.get(piece.key) ?? piece);
    news.delete(piece.key);
  }
  return [...pieces, ...news.values()];
}

/** The single thing of a kind that a message has as a parameter of its own, not in a list. */
export function one(message: Message, kind: string): Ref | undefined {
  for (const arg of Object.values(message.args)) {
    const ref = refOf(arg);
    if (ref?.kind === kind) return ref;
  }
  return undefined;
}

/** The acts of a part in full; `briefs` are those of the whole film. */
export function acts(briefs: readonly Brief[], part: Part, destroyed: Destroyed): Act[] {
  const all = scenes(part);
  const end = part.first + part.steps.length;
  const own = briefs.filter((brief) => brief.first >= part.first && brief.first < end);
  return own.map((brief) => build(brief, part, all, destroyed));
}

/** Counters of the acting player that the step names. */
function doersOf(step: Step, scene: Scene): string[] {
  const own = new Set(scene.pieces.filter((piece) => piece.owner === step.player).map((piece) => piece.key));
  const named = [...(step.text ? [step.text] : []), ...step.lines.map((line) => line.text)].flatMap((text) => {
    const unit = one(text, 'unit');
    return unit ? [unit.key] : [];
  });
  return [...new Set(named)].filter((key) => own.has(key));
}

function build(brief: Brief, part: Part, all: readonly Scene[], destroyed: Destroyed): Act {
  const first = brief.first - part.first;
  const last = brief.last - part.first;
  const own = part.steps.slice(first, last + 1);
  const scene = all[last + 1] ?? part.before;
  const start = brief.n > 0 ? (all[first] ?? scene) : scene;
  const lines = own.flatMap((step) => step.lines);
  return {
    ...brief,
    ply: own.at(-1)?.ply ?? -1,
    text: own.findLast((step) => step.text)?.text ?? undefined,
    lines,
    scene,
    moves: brief.n > 0 ? travel(all.slice(first, last + 2)) : [],
    lost: lostBetween(start, scene, destroyed),
    taken: takenBetween(start, scene),
    contests: contestsOf(lines),
    doers: [...new Set(own.flatMap((step) => doersOf(step, scene)))],
    aim: aimOf(lines, start, scene),
  };
}

/** Every hop of every counter on the map, in order. */
function travel(all: readonly Scene[]): Move[] {
  const moves: Move[] = [];
  for (const [i, scene] of all.entries()) {
    const before = i > 0 ? places(all[i - 1]) : undefined;
    if (!before) continue;
    for (const piece of scene.pieces) {
      const from = before.get(piece.key);
      if (from !== undefined && from !== piece.place && onMap(from) && onMap(piece.place)) {
        moves.push({ unit: piece.key, from, to: piece.place });
      }
    }
  }
  return moves;
}

function places(scene: Scene | undefined): Map<string, string> {
  return new Map(scene?.pieces.map((piece) => [piece.key, piece.place]));
}

export function onMap(place: string): boolean {
  return place !== '' && !/^@[^A-Z]/.test(place);
}

function lostBetween(before: Scene, after: Scene, destroyed: Destroyed): Piece[] {
  const then = new Map(before.pieces.map((piece) => [piece.key, piece]));
  return after.pieces.flatMap((piece) => {
    const old = then.get(piece.key);
    return old && destroyed(piece) && !destroyed(old) ? [old] : [];
  });
}

function takenBetween(before: Scene, after: Scene): Mark[] {
  const then = new Map(before.marks.map((mark) => [`${mark.kind} ${mark.place}`, mark.owner]));
  return after.marks.filter((mark) => {
    const owner = then.get(`${mark.kind} ${mark.place}`);
    return owner !== undefined && owner !== mark.owner && mark.owner >= 0;
  });
}

/** Somebody who stays where he is does something to another place. */
function aimOf(lines: readonly LogLine[], before: Scene, after: Scene): { from: string; to: string } | undefined {
  const old = places(before);
  const now = places(after);
  for (const line of lines) {
    const unit = one(line.text, 'unit')?.key;
    const to = one(line.text, 'hex')?.key;
    if (unit === undefined || to === undefined) continue;
    const from = old.get(unit);
    if (from !== undefined && onMap(from) && from !== to && now.get(unit) !== to) return { from, to };
  }
  return undefined;
}

// Dice

/**
 * A line with two ledgers, the first of which holds the dice of the line before it, is a contest: the first sum must
 * reach the second.
 */
export function contestsOf(lines: readonly LogLine[]): Contest[] {
  const found: Contest[] = [];
  let roll: LogLine | undefined;
  for (const [i, line] of lines.entries()) {
    if (line.dice.length > 0) roll = line;
    const [mine, theirs] = line.ledgers;
    if (!roll || !mine || !theirs || line.ledgers.length !== 2) continue;
    const sum = roll.dice.reduce((a, b) => a + b, 0);
    const added = mine.total - sum;
    found.push({
      owner: roll.owner,
      dice: roll.dice,
      added,
      total: mine.total,
      against: theirs.total,
      won: mine.total >= theirs.total,
      chance: chanceOf(roll.dice.length, theirs.total - added),
      line,
      result: untilDice(lines.slice(i + 1)).findLast((later) => sharesUnit(line, later)),
      rule: theirs.lines.at(0)?.rule ?? '',
    });
  }
  return found;
}

function untilDice(lines: LogLine[]): LogLine[] {
  const next = lines.findIndex((line) => line.dice.length > 0);
  return next < 0 ? lines : lines.slice(0, next);
}

function sharesUnit(a: LogLine, b: LogLine): boolean {
  const unit = one(a.text, 'unit');
  return unit !== undefined && refsIn(b.text).some((ref) => ref.kind === 'unit' && ref.key === unit.key);
}

/** The chance that so many dice sum to this much or more. */
export function chanceOf(dice: number, target: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    for (const [sum, count] of ways.entries()) {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
    }
    ways = next;
  }
  const good = ways.reduce((all, count, sum) => (sum >= target ? all + count : all), 0);
  return good / 6 ** dice;
}

// Numbers over time

/** Victory points of a player after each act. */
export function points(index: Index, owner: number): number[] {
  const found: number[] = [];
  let value = 0;
  let next = 0;
  const own = index.points.filter(([, player]) => player === owner);
  for (const n of index.acts.keys()) {
    for (; own[next] && own[next]![0] <= n; next++) value = own[next]![2];
    found.push(value);
  }
  return found;
}

export interface Round {
  number: number;
  /** Its first and last act. */
  first: number;
  last: number;
}

/** The rounds with their acts, the opening position counted to the first. */
export function rounds(acts: readonly Brief[]): Round[] {
  const found: Round[] = [];
  for (const act of acts) {
    const current = found.at(-1);
    if (current && (current.number === act.round || act.n === 1)) {
      current.last = act.n;
      current.number = act.round;
    } else {
      found.push({ number: act.round, first: act.n, last: act.n });
    }
  }
  return found;
}
