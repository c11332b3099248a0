/**
 * A replay as a film: its steps put together into acts, each with the scene it leaves behind.
 *
 * A step is one choice of somebody. What a player feels as one act is often several of them (take a unit, move it,
 * turn it; fire, add points, roll), so steps are joined until the acting unit, the player or the round changes.
 */
import type { Move } from '../map/types';
import type { Arg, LogLine, Mark, Message, Piece, Ref, Scene, Step, Track } from '../wire';

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

export interface Act {
  n: number;
  /** The steps it is made of, both included. */
  first: number;
  last: number;
  /** How many choices of the record lead to its end; -1 where that is not told. */
  ply: number;
  player: number;
  round: number;
  /** Its number within the round, from 1. */
  inRound: number;
  weight: Weight;
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

/** Whole scenes, one for each step. */
export function scenes(steps: readonly Step[]): Scene[] {
  const found: Scene[] = [];
  let before: Scene | undefined;
  for (const step of steps) {
    const scene: Scene = step.whole || !before ? step.scene : { ...step.scene, pieces: merged(before, step.scene) };
    found.push(scene);
    before = scene;
  }
  return found;
}

function merged(before: Scene, changed: Scene): Piece[] {
  if (changed.pieces.length === 0) return before.pieces;
  const news = new Map(changed.pieces.map((piece) => [piece.key, piece]));
  const pieces = before.pieces.map((piece) => {
    const next = news.get(piece.key);
    news.delete(piece.key);
    return next ?? piece;
  });
  return [...pieces, ...news.values()];
}

/** All things a message names, in the order they stand in it. */
export function refs(message: Message): Ref[] {
  const found: Ref[] = [];
  const look = (arg: Arg): void => {
    if (Array.isArray(arg)) arg.forEach(look);
    else if (typeof arg === 'object') {
      if (arg.t === 'ref') found.push(arg);
      else Object.values(arg.args).forEach(look);
    }
  };
  Object.values(message.args).forEach(look);
  return found;
}

/** The single thing of a kind that a message has as a parameter of its own, not in a list. */
export function one(message: Message, kind: string): Ref | undefined {
  for (const arg of Object.values(message.args)) {
    if (typeof arg === 'object' && !Array.isArray(arg) && arg.t === 'ref' && arg.kind === kind) return arg;
  }
  return undefined;
}

export function film(steps: readonly Step[], destroyed: Destroyed): Act[] {
  const all = scenes(steps);
  const acts: Act[] = [];
  let open: { first: number; doers: Set<string>; rolled: boolean } | undefined;
  for (const [i, step] of steps.entries()) {
    const doers = doersOf(step, all[i]);
    const rolls = step.lines.some((line) => line.dice.length > 0);
    const act = acts.at(-1);
    if (!open || !act || begins(act, open, step, roundOf(steps, i), doers, rolls)) {
      open = { first: i, doers: new Set(doers), rolled: rolls };
      acts.push(build(steps, all, open.first, i, acts, destroyed));
    } else {
      for (const key of doers) open.doers.add(key);
      open.rolled ||= rolls;
      acts[acts.length - 1] = build(steps, all, open.first, i, acts.slice(0, -1), destroyed);
    }
  }
  return acts;
}

/** The round a step was made in: it may end it, so the one it found. */
function roundOf(steps: readonly Step[], i: number): number {
  return steps[i - 1]?.round || (steps[i]?.round ?? 0);
}

/** Counters of the acting player that the step names. */
function doersOf(step: Step, scene: Scene | undefined): string[] {
  const own = new Set(scene?.pieces.filter((piece) => piece.owner === step.player).map((piece) => piece.key));
  const named = [...(step.text ? [step.text] : []), ...step.lines.map((line) => line.text)].flatMap((text) => {
    const unit = one(text, 'unit');
    return unit ? [unit.key] : [];
  });
  return [...new Set(named)].filter((key) => own.has(key));
}

function begins(
  act: Act,
  open: { first: number; doers: Set<string>; rolled: boolean },
  step: Step,
  round: number,
  doers: string[],
  rolls: boolean,
): boolean {
  if (open.first === 0) return true; // the opening position stands for itself
  if (round !== act.round) return true;
  if (step.player !== act.player) return !(rolls && !open.rolled && act.aim); // the other only answers before the roll
  if (open.rolled) return true;
  return doers.length > 0 && open.doers.size > 0 && !doers.some((key) => open.doers.has(key));
}

function build(
  steps: readonly Step[],
  all: readonly Scene[],
  first: number,
  last: number,
  before: Act[],
  destroyed: Destroyed,
): Act {
  const own = steps.slice(first, last + 1);
  const scene = all[last] ?? { pieces: [], marks: [], tracks: [], hands: [] };
  const start = first > 0 ? (all[first - 1] ?? scene) : scene;
  const lines = own.flatMap((step) => step.lines);
  const player = own[0]?.player ?? -1;
  const round = roundOf(steps, first);
  const moves = first > 0 ? travel(all.slice(first - 1, last + 1)) : [];
  const contests = contestsOf(lines);
  const previous = before.at(-1);
  const inRound = first === 0 ? 0 : previous && previous.round === round ? previous.inRound + 1 : 1;
  return {
    n: before.length,
    first,
    last,
    ply: steps[last]?.ply ?? -1,
    player,
    round,
    inRound,
    weight: first === 0 ? 'start' : rolled(lines) ? 'roll' : moves.length > 0 ? 'move' : 'plan',
    text: own.findLast((step) => step.text)?.text ?? undefined,
    lines,
    scene,
    moves,
    lost: lostBetween(start, scene, destroyed),
    taken: takenBetween(start, scene),
    contests,
    doers: [...new Set(own.flatMap((step) => doersOf(step, scene)))],
    aim: aimOf(lines, start, scene),
  };
}

function rolled(lines: readonly LogLine[]): boolean {
  return lines.some((line) => line.dice.length > 0);
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
  return unit !== undefined && refs(b.text).some((ref) => ref.kind === 'unit' && ref.key === unit.key);
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

/** The value of a track of a player, or of everybody's. */
export function track(scene: Scene, name: string, owner = -1): Track | undefined {
  return scene.tracks.find((found) => found.name === name && found.owner === owner);
}

export const POINTS = 'vp';

/** Victory points of a player after each act. */
export function points(acts: readonly Act[], owner: number): number[] {
  return acts.map((act) => track(act.scene, POINTS, owner)?.value ?? 0);
}

/** Whether the game counts victory points. */
export function hasPoints(acts: readonly Act[], player: number): boolean {
  return acts[0]?.scene.tracks.some((found) => found.name === POINTS && found.owner === player) ?? false;
}

export interface Round {
  number: number;
  /** Its first and last act. */
  first: number;
  last: number;
}

/** The rounds with their acts, the opening position counted to the first. */
export function rounds(acts: readonly Act[]): Round[] {
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
