/**
 * One seat's view of a game as it comes in, and how it is shown.
 *
 * What others do arrives as whole views. They are shown one after another, with dice rolled and units moved in
 * between, so that the reader can follow; any key or tap shows the last of them at once.
 */
import { refOf } from '../lib/args';
import type { LogLine, Piece, Scene, View } from '../wire';
import { onMap } from './offers';

/** A unit that goes from one place to another, as MapView animates it. */
export interface Move {
  unit: string;
  from: string;
  to: string;
}

/** Dice in the air, then on the table with what came of them. */
export interface Roll {
  lines: LogLine[];
  /** What is told after the last of them: what came of it. */
  result: LogLine[];
  settled: boolean;
}

/** A shot: where it came from and where it went. */
export interface Shot {
  from: string;
  to: string;
}

export interface Pace {
  /** Between two acts of somebody else. */
  act: number;
  /** Dice in the air. */
  roll: number;
  /** Dice on the table before the result is applied. */
  still: number;
}

export const PACE: Pace = { act: 450, roll: 600, still: 200 };
const AT_ONCE: Pace = { act: 0, roll: 0, still: 0 };
const FOLLOWED = 3; // acts that wait to be shown: the more there are, the faster they go by
const TOO_MANY = 40; // lines: after a long absence nobody wants to watch all of it

interface Step {
  view: View;
  log: LogLine[];
  fresh: LogLine[];
  mine: boolean;
}

export interface FeedEvents {
  /** A view is on the screen; `fresh` is what its log adds, `mine`: the reader's own choice led to it. */
  shown(view: View, fresh: LogLine[], mine: boolean): void;
  /** Dice are thrown. */
  rolled(roll: Roll): void;
  /** Views were missed: fetch one with the whole log. */
  gap(): void;
}

export class Feed {
  readonly seat: string;
  /** The newest view, and what is on the screen. */
  latest: View | undefined = $state.raw();
  shown: View | undefined = $state.raw();
  log: LogLine[] = $state.raw([]);
  moves: Move[] = $state.raw([]);
  /** Places the last act of somebody else was about, and whose act it was. */
  last: { places: string[]; owner: number } = $state.raw({ places: [], owner: -1 });
  /** The shot that was told last, from place to place; until something else is done. */
  shot: Shot | null = $state.raw(null);
  /** The way that a unit of somebody else has come by now, place after place, while it is the one that moves. */
  trail: { unit: string; places: string[] } | null = $state.raw(null);
  /** Something is still to be shown, and takes its time. */
  busy = $state(false);

  private all: LogLine[] = [];
  private queue: Step[] = [];
  private skip: (() => void) | undefined;
  private hurried = false;
  private closed = false;
  private pumping = false;

  constructor(
    seat: string,
    private readonly events: FeedEvents,
    private readonly pace: () => Pace = () => PACE,
    private readonly shots: () => string[] = () => [],
  ) {
    this.seat = seat;
  }

  /** How many lines of the log are held for good: later ones may still be undone, so they are sent again. */
  get lines(): number {
    return this.latest?.log_final ?? 0;
  }

  /** A view has come. `mine`: as the answer to the reader's own choice; `afresh`: whatever was held before is void. */
  take(view: View, mine: boolean, afresh = false): void {
    const before = this.latest;
    if (before && !afresh && view.player >= 0 && view.seq <= before.seq) return; // seen already, or overtaken
    if (view.log_from > this.all.length) {
      this.events.gap();
      return;
    }
    const fresh = before ? freshLines(this.all.slice(view.log_from), view.log) : [];
    this.all = [...this.all.slice(0, view.log_from), ...view.log];
    this.latest = view;
    this.queue.push({ view, log: this.all, fresh, mine });
    if (!before) this.hurried = true; // what the page opens with is not played
    if (!this.pumping) void this.pump();
  }

  /** Shows everything that has come, at once. */
  hurry(): void {
    if (!this.busy) return;
    this.hurried = true;
    this.skip?.();
  }

  close(): void {
    this.closed = true;
    this.hurry();
  }

  private async pump(): Promise<void> {
    this.pumping = true;
    for (let step = this.queue.shift(); step && !this.closed; step = this.queue.shift()) {
      const pace = this.hurried || step.fresh.length > TOO_MANY ? AT_ONCE : this.pace();
      const thrown = pace.roll ? step.fresh.filter((line) => line.dice.length > 0) : [];
      if (thrown.length) await this.roll(step, thrown, pace);
      else if (!step.mine) await Promise.resolve(); // more may come with it
      this.show(step, pace);
      if (!step.mine && this.queue.length) await this.wait(this.hurried ? 0 : pace.act / Math.max(1, this.queue.length - FOLLOWED));
    }
    this.hurried = false;
    this.busy = false;
    this.pumping = false;
  }

  private async roll(step: Step, thrown: LogLine[], pace: Pace): Promise<void> {
    const result = step.fresh.slice(step.fresh.findLastIndex((line) => line.dice.length > 0) + 1);
    this.events.rolled({ lines: thrown, result, settled: false });
    await this.wait(pace.roll);
    this.events.rolled({ lines: thrown, result, settled: true });
    await this.wait(pace.still);
  }

  private show(step: Step, pace: Pace): void {
    const before = this.shown;
    this.moves = before && pace.act ? movesBetween(before.scene, step.view.scene) : [];
    if (step.fresh.length || step.mine) {
      this.last = step.mine ? { places: [], owner: -1 } : { places: placesOf(step), owner: ownerOf(step) };
    }
    if (step.fresh.length) this.shot = shotOf(step.fresh, this.shots(), before?.scene ?? step.view.scene);
    if (before && (step.fresh.length || step.mine)) this.trail = step.mine ? null : trailOf(this.trail, movesBetween(before.scene, step.view.scene));
    this.log = step.log;
    this.shown = step.view;
    this.events.shown(step.view, step.fresh, step.mine);
  }

  private wait(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried) return Promise.resolve();
    this.busy = true;
    return new Promise((done) => {
      const timer = setTimeout(finish, ms);
      const feed = this;
      function finish(): void {
        clearTimeout(timer);
        feed.skip = undefined;
        done();
      }
      this.skip = finish;
    });
  }
}

/** The lines of a log that were not there before. What may still be undone is sent again, so equal lines are old. */
export function freshLines(before: LogLine[], after: LogLine[]): LogLine[] {
  let same = 0;
  while (same < before.length && same < after.length) {
    if (JSON.stringify(before[same]) !== JSON.stringify(after[same])) break;
    same += 1;
  }
  return after.slice(same);
}

/** Units that are elsewhere than before, as far as both places are on the map (boxes beside it begin with "@"). */
export function movesBetween(before: Scene, after: Scene): Move[] {
  const places = new Map(before.pieces.map((piece) => [piece.key, piece.place]));
  const found: Move[] = [];
  for (const piece of after.pieces) {
    const from = places.get(piece.key);
    if (from !== undefined && from !== piece.place && onMap(from) && onMap(piece.place)) {
      found.push({ unit: piece.key, from, to: piece.place });
    }
  }
  return found;
}

/** The last shot that lines tell of; who is destroyed by it is where it was before. */
export function shotOf(lines: LogLine[], kinds: string[], scene: Scene): Shot | null {
  const line = lines.findLast(({ kind }) => kinds.includes(kind));
  const place = (name: string): string => {
    const key = refOf(line?.text.args[name])?.key;
    return scene.pieces.find((piece) => piece.key === key)?.place ?? '';
  };
  const [from, to] = [place('unit'), place('target')];
  return onMap(from) && onMap(to) && from !== to ? { from, to } : null;
}

/** A way grows while the same unit moves on; another unit begins another, and what is no move ends it. */
export function trailOf(before: Feed['trail'], moves: Move[]): Feed['trail'] {
  const [move] = moves;
  if (!move) return before;
  const goesOn = before?.unit === move.unit && before.places.at(-1) === move.from;
  return { unit: move.unit, places: goesOn ? [...before.places, move.to] : [move.from, move.to] };
}

/** Where the lines of an act happened: the hexes they name, else where the units they name stand. */
function placesOf(step: Step): string[] {
  const pieces = new Map<string, Piece>(step.view.scene.pieces.map((piece) => [piece.key, piece]));
  const found = new Set<string>();
  for (const line of step.fresh) {
    for (const arg of Object.values(line.text.args)) {
      const ref = refOf(arg);
      if (ref?.kind === 'hex') found.add(ref.key);
      const piece = ref?.kind === 'unit' ? pieces.get(ref.key) : undefined;
      if (piece && onMap(piece.place)) found.add(piece.place);
    }
  }
  return [...found];
}

function ownerOf(step: Step): number {
  return step.fresh.find((line) => line.owner >= 0)?.owner ?? -1;
}
