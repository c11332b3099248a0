/**
 * One seat's view of a game as it comes in, and how it is shown.
 *
 * What others do arrives as whole views. They are played one after another: the shooter and his target are marked and
 * the line between them is drawn, dice fall, then what came of it is shown; a unit goes along its way. Any key or tap
 * shows at once what has come until then. Nothing waits for the film but the film: as soon as all has been shown the
 * reader may choose, also while the last counter is still on its way.
 */
import type { LogStyle } from '../games/registry';
import { refOf, refsOf } from '../lib/args';
import type { Arg, LogLine, Piece, Scene, View } from '../wire';
import { headline } from './logbook';
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
  /** The place that they decide about, and where the shot came from; "" if there is none. */
  at: string;
  from: string;
}

/** A shot: where it came from and where it went. */
export interface Shot {
  from: string;
  to: string;
}

/** What somebody else does now, in words: what it is or what came of it, and the small print. */
export interface Told {
  owner: number;
  head: LogLine;
  more: LogLine[];
}

export interface Pace {
  /** Between two acts of somebody else. */
  act: number;
  /** The line of a shot before its dice fall. */
  aim: number;
  /** Dice in the air. */
  roll: number;
  /** Dice on the table before the result is applied. */
  still: number;
  /** What came of the dice, until the next act. */
  read: number;
  /** A unit goes from one hex to the next. */
  hop: number;
  /** Every act waits until the reader wants the next one. */
  step?: boolean;
}

/** The speeds that a reader can choose. */
export const SPEEDS = ['off', 'quick', 'normal', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

export const AT_ONCE: Pace = { act: 0, aim: 0, roll: 0, still: 0, read: 0, hop: 0 };
const NORMAL: Pace = { act: 450, aim: 450, roll: 600, still: 200, read: 1200, hop: 180 };
export const PACES: Record<Speed, Pace> = {
  off: AT_ONCE,
  quick: { act: 200, aim: 200, roll: 300, still: 100, read: 450, hop: 90 },
  normal: NORMAL,
  step: { ...NORMAL, step: true },
};
const QUIET = 120; // milliseconds for what is only paid, or told to nobody
const LONGEST_WAY = 900; // milliseconds, as the map has them
const FASTEST = 4; // times as fast as the reader has chosen, while many acts wait
const TOO_MANY = 40; // lines: after a long absence nobody wants to watch all of it

interface Step {
  view: View;
  log: LogLine[];
  fresh: LogLine[];
  mine: boolean;
  /** What the page opens with is not played. */
  first: boolean;
}

export interface FeedEvents {
  /** A view is on the screen; `fresh` is what its log adds, `mine`: the reader's own choice led to it. */
  shown(view: View, fresh: LogLine[], mine: boolean): void;
  /** Dice are thrown. */
  rolled(roll: Roll): void;
  /** Views were missed: fetch one with the whole log. */
  gap(): void;
  /** An act is about to be played: the places it is about are to be in sight. */
  played?(places: string[]): void;
  /** What others did has been played: all that has come is on the screen. */
  done?(): void;
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
  /** The shots that were told last, from place to place; until something else is done. */
  shots: Shot[] = $state.raw([]);
  /** The shot is being played: its dice are still to fall. */
  aiming = $state(false);
  /** The way that a unit of somebody else has come by now, place after place, while it is the one that moves. */
  trail: { unit: string; places: string[] } | null = $state.raw(null);
  /** What somebody else does, or has done last. */
  told: Told | null = $state.raw(null);
  /** Something is still to be shown, and takes its time. */
  busy = $state(false);
  /** The next act waits until the reader wants it. */
  held = $state(false);

  private all: LogLine[] = [];
  private queue: Step[] = [];
  private skip: (() => void) | undefined;
  private hurried = false;
  /** Everything is shown at once until the reader is asked. */
  private skipping = false;
  private closed = false;
  private pumping = false;
  /** When the next act of somebody else may begin. */
  private due = 0;
  private unread = false;
  /** Somebody else's acts are among what is shown now. */
  private watched = false;

  constructor(
    seat: string,
    private readonly events: FeedEvents,
    private readonly pace: (mine: boolean) => Pace = () => PACES.normal,
    private readonly style: () => LogStyle = () => ({}),
    /** Acts that may wait before those that are shown go by faster. */
    private readonly followed = 3,
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
    this.queue.push({ view, log: this.all, fresh, mine, first: !before });
    if (!this.pumping) void this.pump();
  }

  /** Shows everything that has come, at once; `whole`: and all that comes until the reader is asked. */
  hurry(whole = false): void {
    if (whole) this.skipping = true;
    if (!this.busy) return;
    this.hurried = true;
    this.skip?.();
  }

  /** The next act, where each waits for the reader; elsewhere the rest of this one. */
  next(): void {
    this.skip?.();
  }

  close(): void {
    this.closed = true;
    this.hurry();
  }

  private async pump(): Promise<void> {
    this.pumping = true;
    for (let step = this.queue.shift(); step && !this.closed; step = this.queue.shift()) {
      if (step.first) await this.open(step);
      else if (step.mine) await this.own(step);
      else await this.play(step);
    }
    this.hurried = false;
    this.busy = false;
    this.pumping = false;
    if (this.watched) this.events.done?.();
    this.watched = false;
  }

  private async open(step: Step): Promise<void> {
    this.show(step, AT_ONCE);
    await Promise.resolve(); // more may come with it
  }

  /**
   * What the reader has chosen himself is shown as soon as its dice have fallen; in the same breath where there are none,
   * because the moment before is over, and nothing may be asked about it.
   */
  private async own(step: Step): Promise<void> {
    const pace = this.hurried ? AT_ONCE : this.pace(true);
    this.due = 0;
    this.unread = this.skipping = this.watched = false;
    this.told = null;
    if (pace.roll && rolls(step)) await this.roll(step, pace);
    this.show(step, pace);
  }

  private async play(step: Step): Promise<void> {
    this.watched = true;
    await Promise.resolve(); // more may come with it
    await this.rest();
    const asked = this.shown?.question && step.view.question; // several choose at the same time: nobody waits
    const pace = this.hurried || this.skipping || asked || step.fresh.length > TOO_MANY ? AT_ONCE : this.pace(false);
    const style = this.style();
    const about = placesOf(step, this.shown?.scene, style);
    if (pace.act && about.length) this.events.played?.(about);
    if (pace.aim && rolls(step)) await this.aim(step, pace, about);
    if (pace.roll && rolls(step)) await this.roll(step, pace);
    const { head, more } = headline(step.fresh, style);
    if (head) this.told = { owner: ownerOf(step), head, more };
    this.show(step, pace);
    const quiet = !step.fresh.some(({ kind }) => !style.minor?.includes(kind) && !style.price?.includes(kind));
    const way = Math.min(LONGEST_WAY, pace.hop * longest(this.moves));
    const time = rolls(step) ? pace.read : quiet && !this.moves.length ? Math.min(QUIET, pace.act) : Math.max(pace.act, way);
    this.due = Date.now() + time;
    this.unread = (pace.step ?? false) && !quiet;
    if (step.view.question) this.skipping = false;
  }

  /** The more acts wait to be shown, the faster they go by; but so that they can still be seen. */
  private get haste(): number {
    return Math.min(FASTEST, Math.max(1, this.queue.length - this.followed));
  }

  /** The act before is looked at as long as it takes, or as long as the reader wants. */
  private async rest(): Promise<void> {
    if (this.unread && !this.hurried && !this.skipping) {
      this.unread = false;
      this.held = true;
      await this.wait(Infinity);
      this.held = false;
      return;
    }
    if (!this.skipping) await this.wait((this.due - Date.now()) / this.haste);
  }

  /** The shooter and his target are marked, and the line between them is drawn. */
  private async aim(step: Step, pace: Pace, about: string[]): Promise<void> {
    const style = this.style();
    this.follow(step, style);
    if (!this.shots.length) return;
    const line = shotIn(step, style);
    const owner = line?.owner ?? ownerOf(step);
    this.last = { places: about, owner };
    this.aiming = true;
    if (line) this.told = { owner, head: line, more: [] };
    await this.wait(pace.aim / this.haste);
  }

  private async roll(step: Step, pace: Pace): Promise<void> {
    this.follow(step, this.style());
    const lines = step.fresh.filter((line) => line.dice.length > 0);
    const result = step.fresh.slice(step.fresh.findLastIndex((line) => line.dice.length > 0) + 1);
    const [shot] = this.shots;
    const roll = { lines, result, at: shot?.to ?? decidedAt(step.fresh, this.shown?.scene), from: shot?.from ?? '' };
    this.events.rolled({ ...roll, settled: false });
    await this.wait(pace.roll);
    this.events.rolled({ ...roll, settled: true });
    await this.wait(pace.still);
  }

  /** The lines of the shots that a step tells of; what only comes of a shot leaves its line where it is. */
  private follow({ fresh, view }: Step, style: LogStyle): void {
    if (!fresh.length) return;
    const scene = this.shown?.scene ?? view.scene;
    const shots = shotsOf(fresh, style.shots ?? [], scene);
    const known = [...(style.combat ?? []), ...(style.loss ?? []), ...(style.minor ?? []), ...(style.price ?? [])];
    const goesOn = fresh.every(({ kind }) => known.includes(kind)) && fresh.some(({ dice, kind }) => dice.length || style.results?.includes(kind));
    if (shots.length || !goesOn) this.shots = shots;
  }

  private show(step: Step, pace: Pace): void {
    const before = this.shown;
    this.follow(step, this.style());
    this.aiming = false;
    this.moves = before && pace.act ? movesBetween(before.scene, step.view.scene, step.fresh) : [];
    if (step.fresh.length || step.mine) {
      this.last = step.mine ? { places: [], owner: -1 } : { places: placesOf(step, before?.scene, this.style()), owner: ownerOf(step) };
    }
    if (before && (step.fresh.length || step.mine))
      this.trail = step.mine ? null : trailOf(this.trail, movesBetween(before.scene, step.view.scene, step.fresh));
    this.log = step.log;
    this.shown = step.view;
    this.events.shown(step.view, step.fresh, step.mine);
  }

  private wait(ms: number): Promise<void> {
    if (!(ms > 0) || this.hurried) return Promise.resolve();
    this.busy = true;
    return new Promise((done) => {
      const timer = ms === Infinity ? undefined : setTimeout(finish, ms);
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

const rolls = ({ fresh }: Step): boolean => fresh.some(({ dice }) => dice.length > 0);

/** The line that says who fires at whom: where it was told before, not the one that tells what came of it. */
function shotIn({ fresh, log }: Step, style: LogStyle): LogLine | undefined {
  const isShot = ({ kind }: LogLine): boolean => style.shots?.includes(kind) === true;
  const line = fresh.findLast(isShot);
  if (!line?.dice.length) return line;
  const unit = refOf(line.text.args['unit'])?.key;
  return log.findLast((each) => isShot(each) && !each.dice.length && refOf(each.text.args['unit'])?.key === unit);
}

/** How many hexes the unit goes that goes farthest. */
function longest(moves: Move[]): number {
  const hops = new Map<string, number>();
  for (const { unit } of moves) hops.set(unit, (hops.get(unit) ?? 0) + 1);
  return Math.max(0, ...hops.values());
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

/**
 * Units that are elsewhere than before, as far as both places are on the map (boxes beside it begin with "@"); through
 * the places that the lines name on their way, where more than one step was missed.
 */
export function movesBetween(before: Scene, after: Scene, lines: LogLine[] = []): Move[] {
  const places = new Map(before.pieces.map((piece) => [piece.key, piece.place]));
  const found: Move[] = [];
  for (const piece of after.pieces) {
    const from = places.get(piece.key);
    if (from === undefined || from === piece.place || !onMap(from) || !onMap(piece.place)) continue;
    const way = [from, ...stopsOf(piece, lines)];
    way.slice(1).forEach((to, i) => found.push({ unit: piece.key, from: way[i]!, to }));
  }
  return found;
}

/** The places a unit is told to have come through, the last where it is. */
function stopsOf(piece: Piece, lines: LogLine[]): string[] {
  const told = lines.flatMap(({ text: { args } }) => {
    const place = refOf(args['hex']) ?? refOf(args['place']);
    return refOf(args['unit'])?.key === piece.key && place && onMap(place.key) ? [place.key] : [];
  });
  const stops = told.filter((place, i) => place !== told[i - 1]);
  return stops.at(-1) === piece.place ? stops : [piece.place];
}

/** The last shots that lines tell of, one from each place; who is destroyed by one is where he was before. */
export function shotsOf(lines: LogLine[], kinds: string[], scene: Scene): Shot[] {
  const line = lines.findLast(({ kind }) => kinds.includes(kind));
  if (!line) return [];
  const { unit, units, target, hex } = line.text.args;
  const to = placeOf(target, scene) || placeOf(hex, scene);
  const from = [placeOf(unit, scene), ...refsOf(units).map((ref) => placeOf(ref, scene))];
  return [...new Set(from)].filter((place) => onMap(place) && onMap(to) && place !== to).map((place) => ({ from: place, to }));
}

/** The place that a parameter names: a hex, or where a unit is. */
function placeOf(arg: Arg | undefined, scene: Scene): string {
  const ref = refOf(arg);
  if (ref?.kind === 'unit') return scene.pieces.find(({ key }) => key === ref.key)?.place ?? '';
  return ref?.kind === 'hex' ? ref.key : '';
}

/** The place that a roll without a shot decides about: the first that its lines name. */
function decidedAt(lines: LogLine[], scene: Scene | undefined): string {
  const args = scene ? lines.flatMap(({ text }) => Object.values(text.args)) : [];
  return args.map((arg) => placeOf(arg, scene!)).find((place) => place && onMap(place)) ?? '';
}

/** A way grows while the same unit moves on; another unit begins another, and what is no move ends it. */
export function trailOf(before: Feed['trail'], moves: Move[]): Feed['trail'] {
  const [move] = moves;
  if (!move) return before;
  const way = moves.filter(({ unit }) => unit === move.unit).map(({ to }) => to);
  const goesOn = before?.unit === move.unit && before.places.at(-1) === move.from;
  return { unit: move.unit, places: goesOn ? [...before.places, ...way] : [move.from, ...way] };
}

/** Where the lines of an act happened: the hexes they name, and where the units they name stand or have stood. */
function placesOf(step: Step, before: Scene | undefined, style: LogStyle): string[] {
  const stood = new Map<string, Piece>((before ?? step.view.scene).pieces.map((piece) => [piece.key, piece]));
  const stand = new Map<string, Piece>(step.view.scene.pieces.map((piece) => [piece.key, piece]));
  const found = new Set<string>();
  for (const { kind, text } of step.fresh) {
    if (style.price?.includes(kind)) continue;
    for (const arg of Object.values(text.args)) {
      for (const ref of [refOf(arg), ...refsOf(arg)]) {
        if (ref?.kind === 'hex') found.add(ref.key);
        const now = ref?.kind === 'unit' ? stand.get(ref.key)?.place : undefined;
        const then = ref?.kind === 'unit' ? stood.get(ref.key)?.place : undefined;
        const place = now !== undefined && onMap(now) ? now : then;
        if (place !== undefined && onMap(place)) found.add(place);
      }
    }
  }
  return [...found];
}

function ownerOf(step: Step): number {
  return step.fresh.find((line) => line.owner >= 0)?.owner ?? -1;
}
