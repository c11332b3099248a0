/** The after-action report: where the points came from, what was lost, how the dice fell, what mattered. */
import type { Piece } from '../wire';
import { type Act, type Contest, one, points } from './film';

/** Points by what they were given for: a hex that is held, enemies destroyed, anything else. */
export interface Source {
  kind: 'hex' | 'losses' | 'other';
  hex: string;
  /** Points of each player. */
  points: number[];
}

export function sources(acts: readonly Act[], players: number): Source[] {
  const found = new Map<string, Source>();
  const give = (kind: Source['kind'], hex: string, player: number, value: number): void => {
    if (value === 0) return;
    const key = `${kind} ${hex}`;
    const source = found.get(key) ?? { kind, hex, points: new Array<number>(players).fill(0) };
    source.points[player] = (source.points[player] ?? 0) + value;
    found.set(key, source);
  };
  for (let player = 0; player < players; player++) {
    const curve = points(acts, player);
    give('other', '', player, curve[0] ?? 0); // what it began with
    for (const act of acts.slice(1)) {
      let left = (curve[act.n] ?? 0) - (curve[act.n - 1] ?? 0);
      if (left === 0) continue;
      for (const [hex, value] of held(act, player)) {
        if (value > left) continue;
        give('hex', hex, player, value);
        left -= value;
      }
      give(act.lost.some((piece) => piece.owner !== player) ? 'losses' : 'other', '', player, left);
    }
  }
  const order = { losses: 0, hex: 1, other: 2 };
  return [...found.values()].sort((a, b) => order[a.kind] - order[b.kind]);
}

/** Lines that say "this player, this hex, so much". */
function held(act: Act, player: number): [string, number][] {
  return act.lines.flatMap((line): [string, number][] => {
    const who = one(line.text, 'player');
    const hex = one(line.text, 'hex');
    const value = Object.values(line.text.args).find((arg) => typeof arg === 'number');
    return who?.index === player && hex && typeof value === 'number' && value > 0 ? [[hex.key, value]] : [];
  });
}

/** Points of each player at the end of each round. */
export function byRound(
  acts: readonly Act[],
  rounds: readonly { number: number; last: number }[],
  players: number,
): { number: number; points: number[] }[] {
  const curves = Array.from({ length: players }, (_, player) => points(acts, player));
  return rounds.map((round) => ({
    number: round.number,
    points: curves.map((curve) => curve[round.last] ?? 0),
  }));
}

/** Counters lost, with the act in which it happened. */
export function losses(acts: readonly Act[]): { piece: Piece; act: number }[] {
  return acts.flatMap((act) => act.lost.map((piece) => ({ piece, act: act.n })));
}

export interface Luck {
  tries: number;
  won: number;
  expected: number;
  /** The share of games with the same tries in which less was won: 0 to 1, halves for the same. */
  better: number;
}

/** How a player's dice fell, over all his contests. */
export function luck(acts: readonly Act[], player: number): Luck {
  const own = acts.flatMap((act) => act.contests).filter((contest) => contest.owner === player);
  const won = own.filter((contest) => contest.won).length;
  const expected = own.reduce((sum, contest) => sum + contest.chance, 0);
  let spread = [1]; // how likely each number of successes is
  for (const { chance } of own) {
    const next = new Array<number>(spread.length + 1).fill(0);
    for (const [n, p] of spread.entries()) {
      next[n] = (next[n] ?? 0) + p * (1 - chance);
      next[n + 1] = (next[n + 1] ?? 0) + p * chance;
    }
    spread = next;
  }
  const below = spread.slice(0, won).reduce((sum, p) => sum + p, 0);
  return { tries: own.length, won, expected, better: below + (spread[won] ?? 0) / 2 };
}

export interface Moment {
  act: Act;
  why: 'lost' | 'taken' | 'lead' | 'lucky' | 'won';
  contest: Contest | undefined;
  score: number;
}

const UNLIKELY = 0.2;

/** The acts that mattered most, in the order of the game. */
export function moments(acts: readonly Act[], players: number, most = 6): Moment[] {
  const leads = acts.map((act) => leader(act.n, acts, players));
  const found = acts.slice(1).flatMap((act): Moment[] => {
    const won = act.contests.filter((contest) => contest.won).sort((a, b) => a.chance - b.chance)[0];
    const turned = leads[act.n] !== leads[act.n - 1] && leads[act.n] !== -1;
    const rare = won !== undefined && won.chance <= UNLIKELY;
    const score =
      3 * act.lost.length + 2 * act.taken.length + (turned ? 2 : 0) + (rare ? 1 : 0) + (won ? 1 - won.chance : 0);
    const why =
      act.lost.length > 0
        ? 'lost'
        : act.taken.length > 0
          ? 'taken'
          : turned
            ? 'lead'
            : rare
              ? 'lucky'
              : won
                ? 'won'
                : undefined;
    return why ? [{ act, why, contest: won, score }] : [];
  });
  return found
    .sort((a, b) => b.score - a.score || a.act.n - b.act.n)
    .slice(0, most)
    .sort((a, b) => a.act.n - b.act.n);
}

/** Who has most points after an act, -1 if nobody alone. */
function leader(n: number, acts: readonly Act[], players: number): number {
  const act = acts[n];
  if (!act) return -1;
  const now = Array.from({ length: players }, (_, player) => points([act], player)[0] ?? 0);
  const best = Math.max(...now);
  return now.filter((value) => value === best).length === 1 ? now.indexOf(best) : -1;
}

/** Since which round the last leader has led, or undefined if nobody leads at the end. */
export function ledSince(acts: readonly Act[], players: number): { player: number; round: number } | undefined {
  const last = acts.at(-1);
  if (!last) return undefined;
  const player = leader(last.n, acts, players);
  if (player < 0) return undefined;
  let at = last.n;
  while (at > 0 && leader(at - 1, acts, players) === player) at -= 1;
  return { player, round: acts[at]?.round ?? last.round };
}
