/**
 * The log as it is read: headings, entries with their small print, filters.
 *
 * The game tells things in the order in which they happen: what an act costs comes before it or after it, its result
 * many choices later. An entry is a whole act: the first lines of a choice wait for the line that says what was done.
 */
import type { LogStyle } from '../games/registry';
import { refsIn } from '../lib/args';
import type { LogLine } from '../wire';

export type Filter = 'all' | 'combat' | 'losses' | 'mine';
export const FILTERS: Filter[] = ['all', 'combat', 'losses', 'mine'];

interface Numbered {
  at: number;
  line: LogLine;
}

/** An entry: a line, and the lines that only say more about it. `at`: its number in the log. */
export interface Entry extends Numbered {
  heading: boolean;
  more: Numbered[];
}

export function entries(log: LogLine[], kinds: LogStyle = {}): Entry[] {
  const book = new Book(kinds);
  for (const [at, line] of log.entries()) book.add({ at, line });
  return book.whole();
}

/** How many lines of the log there are up to the end of an entry. */
export const linesUntil = (entry: Entry): number => Math.max(entry.at, ...entry.more.map(({ at }) => at)) + 1;

class Book {
  private readonly found: Entry[] = [];
  /** The first lines of a choice, while none of them says what was done. */
  private waiting: Numbered[] = [];
  private begun = true;

  constructor(private readonly kinds: LogStyle) {}

  add(next: Numbered): void {
    const { kind, begins } = next.line;
    if (begins) {
      this.settle();
      this.begun = false;
    }
    if (this.is('heading', kind)) {
      this.settle();
      this.found.push({ ...next, heading: true, more: [] });
      this.begun = true;
    } else if (!this.is('minor', kind)) {
      this.enter(next);
    } else if (this.begun && this.found.length) {
      this.print(this.found.at(-1)!, next);
    } else {
      this.waiting.push(next);
    }
  }

  whole(): Entry[] {
    this.settle();
    for (const { more } of this.found) more.sort((a, b) => Number(this.is('price', a.line.kind)) - Number(this.is('price', b.line.kind)) || a.at - b.at);
    return this.found;
  }

  private is(what: 'heading' | 'minor' | 'price' | 'runs' | 'combat' | 'loss' | 'opens', kind: string): boolean {
    return this.kinds[what]?.includes(kind) === true;
  }

  /** A line that says what was done, or what came of the act that goes on. */
  private enter(next: Numbered): void {
    const last = this.found.at(-1);
    const { kind } = next.line;
    const more = this.waiting.splice(0);
    this.begun = true;
    const follows = last && this.is('opens', last.line.kind) && !this.is('opens', kind) && (this.is('combat', kind) || this.is('loss', kind));
    if (follows) {
      for (const each of [...more, next]) this.print(last, each);
      return;
    }
    if (this.is('runs', kind)) forgetStep(this.found, next.line);
    this.found.push({ ...next, heading: false, more });
  }

  private print(entry: Entry, next: Numbered): void {
    if (this.is('runs', next.line.kind)) forgetStep(entry.more, next.line);
    entry.more.push(next);
  }

  /** A choice of which only small print is told goes on with the act before it, or is an act of its own. */
  private settle(): void {
    const own = this.waiting.splice(0);
    const last = this.found.at(-1);
    this.begun = true;
    if (!own.length) return;
    if (last && this.goesOn(last, own)) {
      for (const each of own) this.print(last, each);
      return;
    }
    const head = own.find(({ line }) => !this.is('price', line.kind)) ?? own[0]!;
    this.found.push({ ...head, heading: false, more: own.filter((each) => each !== head) });
  }

  private goesOn(last: Entry, own: Numbered[]): boolean {
    const paid = own.some(({ line }) => this.is('price', line.kind));
    const owner = own.find(({ line }) => line.owner >= 0)?.line.owner ?? -1;
    if (last.heading) return !paid;
    const before = ownerOf(last);
    if (owner >= 0 && before >= 0 && owner !== before) return false;
    if (paid && owner !== before) return false;
    if (!paid && this.is('minor', last.line.kind)) return true; // small acts stand together
    const moves = own.some(({ line }) => this.is('runs', line.kind));
    const things = thingsOf(own, moves ? ['unit'] : ['unit', 'hex']);
    return !things.length || thingsOf([last, ...last.more], ['unit', 'hex']).some((thing) => things.includes(thing));
  }
}

/** Whose act an entry is. */
export function ownerOf(entry: Entry): number {
  return [entry, ...entry.more].find(({ line }) => line.owner >= 0)?.line.owner ?? -1;
}

/** The units that lines name, and the hexes if these are wanted. */
function thingsOf(lines: Numbered[], kinds: string[]): string[] {
  return lines.flatMap(({ line }) => refsIn(line.text).flatMap((ref) => (kinds.includes(ref.kind) ? [`${ref.kind} ${ref.key}`] : [])));
}

/** A unit goes on from hex to hex, alone or with its stack: the step before, among the last lines of its kind, is not told. */
function forgetStep(lines: { line: LogLine; more?: unknown[] }[], line: LogLine): void {
  const unit = JSON.stringify(line.text.args['unit']);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const before = lines[at];
    if (!before || before.line.kind !== line.kind || before.more?.length) return;
    if (JSON.stringify(before.line.text.args['unit']) === unit) return void lines.splice(at, 1);
  }
}

/**
 * What of some lines is the headline, and what is small print: the gravest result, else whose turn begins, else what was
 * done; what was paid comes last.
 */
export function headline(lines: LogLine[], kinds: LogStyle = {}): { head: LogLine | undefined; more: LogLine[] } {
  const rank = (line: LogLine): number => (kinds.price?.includes(line.kind) ? 2 : kinds.minor?.includes(line.kind) || line.dice.length ? 1 : 0);
  const told = (kinds.results ?? []).map((kind) => lines.findLast((line) => line.kind === kind));
  const plain = Math.min(...lines.map(rank));
  const begins = lines.findLast(({ kind }) => kinds.heading?.includes(kind));
  const head = told.find((line) => line !== undefined) ?? begins ?? lines.findLast((line) => rank(line) === plain);
  const unit = JSON.stringify(head?.text.args['unit']);
  const onTheWay = (line: LogLine): boolean => line.kind === head?.kind && kinds.runs?.includes(line.kind) === true && JSON.stringify(line.text.args['unit']) === unit;
  const more = lines.filter((line) => line !== head && !onTheWay(line)); // where a unit ends says where it went
  return { head, more: more.sort((a, b) => Number(rank(a) === 2) - Number(rank(b) === 2)) };
}

/** Without a game's word for it, combat is what rolls dice or has ledgers. */
export function passes(entry: Entry, filter: Filter, player: number, kinds: LogStyle = {}): boolean {
  if (filter === 'all' || entry.heading) return true;
  const lines = [entry.line, ...entry.more.map(({ line }) => line)];
  if (filter === 'mine') return lines.some((line) => line.owner === player && player >= 0);
  const wanted = filter === 'combat' ? kinds.combat : kinds.loss;
  if (wanted) return lines.some((line) => wanted.includes(line.kind));
  return filter === 'combat' && lines.some((line) => line.dice.length > 0 || line.ledgers.length > 0);
}

/** The entries that pass, without headings that have nothing under them. */
export function filtered(all: Entry[], filter: Filter, player: number, kinds: LogStyle = {}): Entry[] {
  const found = all.filter((entry) => passes(entry, filter, player, kinds));
  if (filter === 'all') return found;
  return found.filter((entry, i) => !entry.heading || (found[i + 1] !== undefined && !found[i + 1]?.heading));
}
