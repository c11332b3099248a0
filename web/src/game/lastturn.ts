/** What the others did in their last turn, from the film of the game: for playing it again, for arrows and a summary. */
import type { LogStyle } from '../games/registry';
import { refOf } from '../lib/args';
import { scenes } from '../replay/film';
import type { LogLine, Overlay, Part, Piece, Scene, Table } from '../wire';
import { type Move, movesBetween, type Shot, shotsOf } from './feed.svelte';
import { type Entry, entries } from './logbook';
import { onMap } from './offers';

/** One thing that was done: what was told of it, and the scene before and after it. */
export interface Take {
  player: number;
  lines: LogLine[];
  before: Scene;
  after: Scene;
  moves: Move[];
}

/** The steps of parts of a film that follow each other. */
export function takesOf(parts: Part[]): Take[] {
  return parts.flatMap((part) => {
    const all = scenes(part);
    return part.steps.map(({ player, lines }, i) => {
      const [before, after] = [all[i]!, all[i + 1]!];
      return { player, lines, before, after, moves: movesBetween(before, after, lines) };
    });
  });
}

/** The takes of the others' last turn, and whether its beginning is among these takes. */
export function lastTurn(takes: Take[], me: number, style: LogStyle = {}): { takes: Take[]; whole: boolean } {
  const [first, end] = style.turn && style.news ? byHeading(takes, me, style.turn) : sinceOwn(takes, me);
  return { takes: takes.slice(Math.max(0, first), end), whole: first > 0 };
}

/** A game that says whose turn begins. */
function byHeading(takes: Take[], me: number, kind: string): [number, number] {
  const turns = takes.flatMap(({ lines }, at) =>
    lines.flatMap((line) => {
      const player = line.kind === kind ? refOf(line.text.args['player']) : undefined;
      return player ? [{ at, player: player.index }] : [];
    }),
  );
  const now = turns.at(-1);
  if (!now) return [0, takes.length];
  const mine = now.player === me || (me < 0 && now.at === takes.length - 1);
  const end = mine ? now.at + 1 : takes.length;
  const before = mine ? turns.slice(0, -1) : turns;
  const own = before.findLastIndex(({ player }) => player === me);
  const first = me < 0 ? before.at(-1) : before[own + 1];
  return [first ? first.at + 1 : own < 0 ? 0 : end, end];
}

/** Elsewhere: what the others have done since the reader last did something himself. */
function sinceOwn(takes: Take[], me: number): [number, number] {
  const own = (take: Take): boolean => take.player === me || (me < 0 && take.player !== takes.at(-1)?.player);
  let end = takes.length;
  while (end > 0 && own(takes[end - 1]!)) end -= 1;
  let first = end;
  while (first > 0 && !(own(takes[first - 1]!) && takes[first - 1]!.lines.length)) first -= 1;
  return [first, end];
}

/** Takes as they are played: a unit goes its whole way at once, and what is only paid goes with what it pays for. */
export function merged(takes: Take[], style: LogStyle = {}): Take[] {
  const found: Take[] = [];
  for (const take of takes) {
    const last = found.at(-1);
    if (last && belongs(last, take, style)) found[found.length - 1] = joined(last, take);
    else if (take.lines.length || take.moves.length) found.push(take);
  }
  return found;
}

function belongs(last: Take, take: Take, style: LogStyle): boolean {
  if (take.player !== last.player || take.lines.some(({ dice }) => dice.length)) return false;
  const small = take.lines.every(({ kind }) => style.minor?.includes(kind) || style.price?.includes(kind));
  if (!take.moves.length) return small;
  const movers = new Set(last.moves.map(({ unit }) => unit));
  const plain = !last.lines.some(({ dice }) => dice.length);
  return plain && movers.size > 0 && take.moves.every(({ unit }) => movers.has(unit));
}

function joined(a: Take, b: Take): Take {
  return { ...a, lines: [...a.lines, ...b.lines], after: b.after, moves: [...a.moves, ...b.moves] };
}

/** The same takes with these units alone: all others stay where they were. */
export function only(takes: Take[], units: Set<string>): Take[] {
  const about = takes.filter(({ moves }) => moves.some(({ unit }) => units.has(unit)));
  const found: Take[] = [];
  for (const take of about) {
    const before: Scene = found.at(-1)?.after ?? take.before;
    const now = new Map(take.after.pieces.map((piece) => [piece.key, piece]));
    const pieces = before.pieces.map((piece): Piece => (units.has(piece.key) ? (now.get(piece.key) ?? piece) : piece));
    found.push({ ...take, before, after: { ...before, pieces }, moves: take.moves.filter(({ unit }) => units.has(unit)) });
  }
  return found;
}

/** A unit's way through a turn. */
export interface Way {
  unit: string;
  owner: number;
  places: string[];
}

/** The ways of all units that moved, other than back to where they were. */
export function waysIn(takes: Take[]): Way[] {
  const found = new Map<string, Way>();
  for (const { moves, after } of takes) {
    for (const { unit, from, to } of moves) {
      const way = found.get(unit);
      if (way) way.places.push(...(way.places.at(-1) === from ? [to] : [from, to]));
      else found.set(unit, { unit, owner: after.pieces.find(({ key }) => key === unit)?.owner ?? -1, places: [from, to] });
    }
  }
  return [...found.values()].filter(({ places }) => new Set(places).size > 1);
}

/** Those who moved, by formation; who belongs to none comes last. */
export function movedBy(ways: Way[], table: Table): { group: string; ways: Way[] }[] {
  const groups = new Map(table.counters.map(({ key, group }) => [key, group]));
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const group = groups.get(way.unit) ?? '';
    found.set(group, [...(found.get(group) ?? []), way]);
  }
  const all = [...found].map(([group, ways]) => ({ group, ways }));
  return [...all.filter(({ group }) => group), ...all.filter(({ group }) => !group)];
}

/** A combat: what the log says of it, and the takes in which it happened. */
export interface Combat {
  entry: Entry;
  /** The line with its roll, or the first. */
  result: LogLine;
  takes: Take[];
  shots: Shot[];
}

export function combatsIn(takes: Take[], style: LogStyle = {}): Combat[] {
  const of: number[] = [];
  const log = takes.flatMap(({ lines }, n) => lines.map((line) => (of.push(n), line)));
  return entries(log, style).flatMap((entry) => {
    const lines = [entry, ...entry.more];
    const rolled = lines.findLast(({ line }) => style.results?.includes(line.kind) && line.dice.length) ?? lines.find(({ line }) => style.results?.includes(line.kind));
    const fought = [...(style.opens ?? []), ...(style.results ?? [])].includes(entry.line.kind);
    if (entry.heading || !fought || !lines.some(({ line }) => line.dice.length)) return [];
    const numbers = lines.map(({ at }) => of[at] ?? 0);
    const own = takes.slice(Math.min(...numbers), Math.max(...numbers) + 1);
    const shots = own.flatMap((take) => shotsOf(take.lines, style.shots ?? [], take.before));
    return [{ entry, result: (rolled ?? entry).line, takes: own, shots }];
  });
}

/** Arrows of ways and shots, to be drawn over the map. */
export function arrows(ways: Way[], shots: { owner: number; shot: Shot }[], table: Table): Overlay | null {
  const at = new Map(table.cells.map((cell) => [cell.name, [cell.x, cell.y] as [number, number]]));
  const points = (places: string[]): [number, number][] => places.flatMap((place) => (onMap(place) ? [at.get(place)] : [])).filter((p) => p !== undefined);
  const strokes = [
    ...ways.map(({ places, owner }) => ({ style: 'went', points: points(places), owner })),
    ...shots.map(({ shot, owner }) => ({ style: 'fired', points: points([shot.from, shot.to]), owner })),
  ].filter((stroke) => stroke.points.length > 1);
  return strokes.length ? { name: 'last-turn', tints: [], strokes, says: [], facts: [], shortcuts: [], notes: [] } : null;
}
