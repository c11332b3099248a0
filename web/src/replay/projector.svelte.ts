/** Shows a film: where it stands, whether it runs and how fast. */
import type { Move } from '../map/types';
import { type Act, type Round, rounds } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long an act is looked at, in ms at normal speed: dice want to be read. */
const LOOK = { start: 700, plan: 700, move: 900, roll: 1800 };

export class Projector {
  acts: Act[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  /** The way counters have come, where the film went one act forward. */
  moves: Move[] = $state.raw([]);

  private timer: ReturnType<typeof setTimeout> | undefined;

  get act(): Act | undefined {
    return this.acts[this.at];
  }

  get rounds(): Round[] {
    return rounds(this.acts);
  }

  get last(): number {
    return Math.max(0, this.acts.length - 1);
  }

  /** Another film of the same game, such as the other side's: it stays at the same moment. */
  load(acts: Act[]): void {
    const before = this.act;
    this.acts = acts;
    this.moves = [];
    if (!before) {
      this.at = this.last;
      return;
    }
    const known = before.ply >= 0 && acts.some((act) => act.ply >= 0);
    const found = acts.findLast((act) =>
      known
        ? act.ply <= before.ply
        : act.round < before.round || (act.round === before.round && act.inRound <= before.inRound),
    );
    this.at = found?.n ?? 0;
  }

  seek(n: number): void {
    const to = Math.min(this.last, Math.max(0, Math.round(n)));
    if (to === this.at) return;
    this.moves = to === this.at + 1 ? (this.acts[to]?.moves ?? []) : [];
    this.at = to;
    if (this.playing) this.wait();
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
    if (this.acts.length < 2) return;
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
    this.timer = setTimeout(() => this.seek(this.at + 1), LOOK[this.act?.weight ?? 'plan'] / this.speed);
  }
}
