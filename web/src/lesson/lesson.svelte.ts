/**
 * A guided game: which card of the lesson is shown now. The rules are those of `grognard.core.telling.lesson.Guide`; nothing is a
 * script, so whatever the player does, the lesson goes on.
 *
 *   const guide = await startLesson(gameId, 'coh', 'first-steps');
 *   guide.look(view, log);            on every view; `log` is the whole log so far
 *   guide.chose(keys);                with every choice of the player, before its answer
 *   guide.aims(view)                  what to light
 *   guide.suggestion(view)            the offer "Show me" shows, or undefined
 *
 * What is on the card may lag behind: a card that the reader has had no time for stays until he goes on, and he can
 * leaf back through those he has seen.
 */
import * as api from '../lib/api';
import { TAUGHT, taught } from './taught';
import type { Lesson, LessonStep, LogLine, Offer, Until, View, When } from '../wire';

/** What a card points at, ready to be lit. */
export interface Aims {
  units: string[];
  places: string[];
  offers: string[];
  ui: string[];
  /** A way on the map, and from where to where a shot would go. */
  path?: string[];
  shot?: { from: string; to: string } | undefined;
}

interface Kept {
  done: string[];
  seen: string[];
  current: string;
  since: number;
  chosen: string[];
  left: boolean;
}

const KEY = 'grognard-lesson-';

const PER_SIGN = 35; // milliseconds: nobody has read a card that was there for a shorter time

/** Whether a text fits one of the patterns; `*` stands for any characters, everything else for itself. */
export function matches(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^]*')}$`).test(text);
  });
}

function round(view: View): number {
  return Math.max(0, ...view.scene.tracks.filter(({ name }) => name === 'round' || name === 'turn').map(({ value }) => value));
}

function offers(view: View): Offer[] {
  return view.question?.offers ?? [];
}

function holds(when: When, view: View, log: readonly LogLine[]): boolean {
  if (when.asked.length > 0 && !(view.question && matches(view.question.kind, when.asked))) return false;
  if (when.offered.length > 0 && !offers(view).some((offer) => matches(offer.key, when.offered))) return false;
  if (offers(view).some((offer) => matches(offer.key, when.lacking))) return false;
  if (when.told.length > 0 && !log.some((line) => matches(line.kind, when.told))) return false;
  return when.round <= round(view);
}

export class Guide {
  /** The step to show; undefined while there is nothing to say. */
  current: LessonStep | undefined = $state.raw();
  /** The step on the card: as `current`, but it stays while the others play, and until it has been read. */
  shown: LessonStep | undefined = $state.raw();
  /** Ids of the cards there have been, in their order. */
  seen: string[] = $state.raw([]);
  /** How far the reader leafs back: 0, and the newest card is shown. */
  back = $state(0);
  /** Ids of the steps that are over. */
  done: string[] = $state.raw([]);
  /** The player has left the lesson; the game goes on. */
  left = $state(false);
  /** The game is over, and the lesson with it. */
  ended = $state(false);

  private since = 0;
  private upSince = 0;
  /** How long the card takes to be read, in milliseconds. */
  private takes = 0;
  private chosen: string[] = [];
  private last: { view: View; log: readonly LogLine[] } | undefined;

  constructor(
    readonly lesson: Lesson,
    private readonly id: string,
    private readonly length: (step: LessonStep) => number = () => 0,
    private readonly clock: () => number = () => Date.now(),
  ) {
    const kept = read(id);
    const known = new Set(lesson.steps.map((step) => step.id));
    this.done = kept.done.filter((step) => known.has(step));
    this.left = kept.left;
    this.current = lesson.steps.find((step) => step.id === kept.current && !this.done.includes(step.id));
    this.seen = kept.seen.filter((step) => known.has(step));
    this.show(this.current);
    this.since = kept.since;
    this.chosen = kept.chosen;
  }

  get over(): boolean {
    return this.ended || this.done.length >= this.lesson.steps.length;
  }

  /** What the reader sees: the card, or one before it that he has leafed back to. */
  get card(): LessonStep | undefined {
    if (this.back === 0) return this.shown;
    const id = this.before[this.back - 1];
    return this.lesson.steps.find((step) => step.id === id);
  }

  /** The number of the card in the order in which they came, from 1. */
  get number(): number {
    return this.seen.length - this.back;
  }

  get canGoBack(): boolean {
    return this.back < this.before.length;
  }

  /** The cards before the newest, the last first. */
  private get before(): string[] {
    const [last] = this.seen.slice(-1);
    const all = this.seen.toReversed();
    return last !== undefined && last === this.shown?.id ? all.slice(1) : all;
  }

  goBack(): void {
    if (this.canGoBack) this.back += 1;
  }

  /** Brings the lesson up to a view. */
  look(view: View, log: readonly LogLine[]): void {
    this.last = { view, log };
    this.ended = view.outcome >= 0;
    const { current } = this;
    const own = current !== undefined && this.chosen.some((key) => matches(key, current.until.chosen));
    for (;;) {
      const before = this.current;
      if (before && !this.done.includes(before.id) && this.fulfilled(before.until, view, log)) this.finish(before);
      const step = this.first(view, log);
      if (step === before) break;
      this.current = step;
      this.since = log.length;
      this.chosen = [];
    }
    const waits = !this.current && !view.question && this.shown && !this.done.includes(this.shown.id);
    if (!waits && (own || this.isRead())) this.show(this.current);
    if (this.over) markTaught(this.lesson);
    this.keep();
  }

  /** Whether the reader has had time for the card, or it is still the one to be shown. */
  private isRead(): boolean {
    return !this.shown || this.shown === this.current || this.clock() - this.upSince >= this.takes;
  }

  /** The card on the screen is not that of the moment any more: it waits for its reader. */
  get lags(): boolean {
    return this.shown !== this.current && this.shown !== undefined && this.last?.view.question !== null;
  }

  /** The card asks for nothing but to be read. */
  get asksToRead(): boolean {
    return this.back > 0 || this.lags || this.card?.until.next === true;
  }

  private show(step: LessonStep | undefined): void {
    if (step === this.shown) return;
    this.shown = step;
    this.back = 0;
    this.upSince = this.clock();
    this.takes = step ? PER_SIGN * this.length(step) : 0;
    if (step) this.seen = [...this.seen.filter((id) => id !== step.id), step.id];
  }

  /** The player plays these keys: to be told before the view that comes of it. */
  chose(keys: readonly string[]): void {
    this.chosen = [...this.chosen, ...keys];
    this.keep();
  }

  /** Goes on without waiting for the end of the step. */
  next(): void {
    if (this.back > 0) {
      this.back -= 1;
      return;
    }
    if (this.lags) {
      this.show(this.current);
      this.keep();
      return;
    }
    if (this.shown) this.finish(this.shown);
    this.takes = 0;
    if (this.last) this.look(this.last.view, this.last.log);
    else this.keep();
  }

  leave(): void {
    this.left = true;
    this.keep();
  }

  resume(): void {
    this.left = false;
    this.keep();
  }

  /** What the current card points at in this view. */
  aims(view: View): Aims {
    const found: Aims = { units: [], places: [], offers: [], ui: [] };
    if (this.left || !this.current || this.card !== this.current) return found;
    for (const pointer of this.current.point) {
      const at = pointer.indexOf(':');
      const what = pointer.slice(at + 1);
      const kind = pointer.slice(0, at);
      if (kind === 'unit') found.units.push(what);
      else if (kind === 'hex') found.places.push(what);
      else if (kind === 'ui') found.ui.push(what);
      else for (const offer of offers(view)) if (matches(offer.key, [what])) point(found, offer);
    }
    return found;
  }

  /** The offer the card recommends: the first that fits the first of its patterns that fits any. */
  suggestion(view: View): Offer | undefined {
    for (const pattern of this.current?.suggest ?? []) {
      const offer = offers(view).find((each) => matches(each.key, [pattern]));
      if (offer) return offer;
    }
    return undefined;
  }

  /** What the card names in what it recommends: keys of units and hexes, whether they are on offer yet or not. */
  get named(): string[] {
    const { suggest = [], point = [] } = this.current ?? {};
    return [...suggest.flatMap((key) => key.split(' ').slice(1)), ...point.map((pointer) => pointer.slice(pointer.indexOf(':') + 1))];
  }

  /** The first step that is not done and whose moment is now; steps whose round has come are over, seen or not. */
  private first(view: View, log: readonly LogLine[]): LessonStep | undefined {
    for (const step of this.lesson.steps) {
      if (this.done.includes(step.id)) continue;
      if (step.until.round > 0 && step.until.round <= round(view)) this.finish(step);
      else if (holds(step.when, view, log)) return step;
    }
    return undefined;
  }

  private fulfilled(until: Until, view: View, log: readonly LogLine[]): boolean {
    if (this.chosen.some((key) => matches(key, until.chosen))) return true;
    if (log.slice(this.since).some((line) => matches(line.kind, until.told))) return true;
    return view.question !== null && matches(view.question.kind, until.asked);
  }

  private finish(step: LessonStep): void {
    if (!this.done.includes(step.id)) this.done = [...this.done, step.id];
  }

  private keep(): void {
    const { done, seen, since, chosen, left } = this;
    const kept: Kept = { done, seen, current: this.current?.id ?? '', since, chosen, left };
    try {
      localStorage.setItem(KEY + this.id, JSON.stringify(kept));
    } catch {
      // storage is off: the lesson begins anew with the page
    }
  }
}

function point(found: Aims, offer: Offer): void {
  const thing = offer.anchors[0];
  if (thing?.kind === 'unit') add(found.units, thing.key);
  else if (thing && thing.kind !== 'card') add(found.places, thing.key);
  add(found.offers, offer.key);
}

function add(list: string[], item: string): void {
  if (!list.includes(item)) list.push(item);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function read(id: string): Kept {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // storage is off or was written by something else
  }
  return {
    done: strings(found.done),
    seen: strings(found.seen),
    current: typeof found.current === 'string' ? found.current : '',
    since: typeof found.since === 'number' ? found.since : 0,
    chosen: strings(found.chosen),
    left: found.left === true,
  };
}

/** The lesson of a game, where the player left it. `length`: how many signs there are to read on a card. */
export async function startLesson(
  id: string,
  game: string,
  name: string,
  length: (step: LessonStep) => number,
): Promise<Guide> {
  return new Guide(await api.lesson(game, name), id, length);
}

/** Remembers in this browser that a lesson has been taken to its end: the lobby then offers what comes next. */
function markTaught({ game, name }: Lesson): void {
  const before = taught();
  const id = `${game}/${name}`;
  if (before.includes(id)) return;
  try {
    localStorage.setItem(TAUGHT, JSON.stringify([...before, id]));
  } catch {
    // storage is off: the lobby goes by the games that are over
  }
}

