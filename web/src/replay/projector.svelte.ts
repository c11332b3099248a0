/** Shows a film: where it stands, whether it runs and how fast. Parts that are not here yet are fetched. */
import type { Move } from '../map/types';
import type { Index, Part } from '../wire';
import { type Act, acts, type Brief, type Destroyed, glance, partOf, type Round, rounds } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long an act is looked at, in ms at normal speed: dice want to be read. */
const LOOK = { start: 700, plan: 700, move: 900, roll: 1800 };

/** Parts in memory: each has a whole scene for every step. */
const MOST_PARTS = 5;

/** A film as the server tells of it, with the parts that came along and a way to get the others. */
export interface Reel {
  index: Index;
  parts: Part[];
  destroyed: Destroyed;
  fetch: (part: number) => Promise<Part>;
  /** A part could not be fetched. */
  failed: (error: unknown) => void;
}

const EMPTY: Index = { steps: 0, parts: [], acts: [], players: [], rounds: [], weights: [], losses: [], scores: [], points: [] };

export class Projector {
  index: Index = $state.raw(EMPTY);
  /** All acts at a glance. */
  briefs: Brief[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  /** The way counters have come, where the film went one act forward. */
  moves: Move[] = $state.raw([]);
  rounds: Round[] = $derived(rounds(this.briefs));

  private parts: ReadonlyMap<number, Act[]> = $state.raw(new Map());
  private shown: Act | undefined = $state.raw();
  private reel: Reel | undefined;
  private coming = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The act that is shown: where the film stands, or the last one before its part was on its way. */
  get act(): Act | undefined {
    return this.here(this.at) ?? this.shown;
  }

  /** The part where the film stands is on its way. */
  get waiting(): boolean {
    return this.briefs.length > 0 && !this.here(this.at);
  }

  /** The acts at hand before and after the one where the film stands, without a gap. */
  get around(): Act[] {
    const middle = partOf(this.index, this.at);
    let first = middle;
    let last = middle;
    while (this.parts.has(first - 1)) first--;
    while (this.parts.has(last + 1)) last++;
    const found: Act[] = [];
    for (let part = first; part <= last; part++) found.push(...(this.parts.get(part) ?? []));
    return found;
  }

  get last(): number {
    return Math.max(0, this.briefs.length - 1);
  }

  /** An act in full, if its part is here. */
  here(n: number): Act | undefined {
    const found = this.parts.get(partOf(this.index, n));
    return found?.[n - (found[0]?.n ?? 0)];
  }

  /** Another film of the same game, such as the other side's: it stays at the same moment. */
  load(reel: Reel): void {
    const before = this.act;
    this.reel = reel;
    this.index = reel.index;
    this.briefs = glance(reel.index);
    this.coming = new Set();
    this.moves = [];
    this.shown = undefined;
    const found = new Map<number, Act[]>();
    for (const part of reel.parts) found.set(part.number, acts(this.briefs, part, reel.destroyed));
    this.parts = found;
    this.at = before ? this.sameMoment(before) : this.last;
    this.shown = this.here(this.at) ?? [...found.values()][0]?.[0];
    this.need(this.at);
  }

  /** The act of this film that comes nearest to one of another. */
  private sameMoment(before: Act): number {
    const known = before.ply >= 0 ? [...this.parts.values()].flat().filter((act) => act.ply >= 0) : [];
    const exact = known.findLast((act) => act.ply <= before.ply);
    const sure = exact && (exact.ply === before.ply || known.at(-1) !== exact || exact.n === this.last);
    if (exact && sure) return exact.n;
    const found = this.briefs.findLast(
      (act) => act.round < before.round || (act.round === before.round && act.inRound <= before.inRound),
    );
    return found?.n ?? 0;
  }

  seek(n: number): void {
    const to = Math.min(this.last, Math.max(0, Math.round(n)));
    if (to === this.at) return;
    const next = to === this.at + 1;
    this.shown = this.act;
    this.at = to;
    this.moves = next ? (this.here(to)?.moves ?? []) : [];
    this.need(to);
    if (this.playing) this.wait();
  }

  /** Fetches the part of an act if it is not here, and the next one when its end is near. */
  private need(n: number): void {
    const part = partOf(this.index, n);
    void this.fetch(part);
    const first = this.index.parts[part] ?? 0;
    const end = this.index.parts[part + 1] ?? this.briefs.length;
    if (n - first > (end - first) / 2) void this.fetch(part + 1);
  }

  /** Fetches a part, if there is one, and forgets those that are furthest away. */
  async fetch(part: number): Promise<void> {
    const reel = this.reel;
    const missing = part >= 0 && part < this.index.parts.length && !this.parts.has(part);
    if (!reel || !missing || this.coming.has(part)) return;
    this.coming.add(part);
    try {
      const found = await reel.fetch(part);
      if (this.reel !== reel) return;
      this.take(part, acts(this.briefs, found, reel.destroyed));
    } catch (error) {
      if (this.reel === reel) reel.failed(error);
    } finally {
      if (this.reel === reel) this.coming.delete(part);
    }
  }

  private take(part: number, found: Act[]): void {
    const middle = partOf(this.index, this.at);
    const all = [...this.parts, [part, found] as const];
    all.sort(([a], [b]) => Math.abs(a - middle) - Math.abs(b - middle));
    this.parts = new Map(all.slice(0, MOST_PARTS));
    if (part === middle && this.playing) this.wait();
  }

  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  /** To the beginning of a round: of the next one, or of this one and then of the one before. */
  round(by: 1 | -1): void {
    this.pause();
    const starts = this.rounds.map((round) => round.first);
    const to = by > 0 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.seek(to ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.briefs.length < 2) return;
    if (this.at === this.last) this.seek(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    if (this.waiting) return; // goes on when the part is here
    this.timer = setTimeout(() => this.seek(this.at + 1), LOOK[this.act?.weight ?? 'plan'] / this.speed);
  }
}
