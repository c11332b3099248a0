/**
 * Where the names of cities and of victory hexes stand. While the whole map is in sight: over the counters, beside their
 * hex, never beyond the edge of the map. From nearer the ground's own names are read, and those that counters hide stand
 * beside the counters, where there is room.
 */
import type { Label, Table } from '../wire';
import type { Box, Point } from './geometry';

export interface Name {
  /** Which of the table's labels it is. */
  label: number;
  text: Label['text'];
  /** A city is written larger. */
  city: boolean;
  at: Point;
}

/** A name on the map: the middle of its left edge, in pixels of the world. */
export interface Written<T> {
  name: T;
  x: number;
  y: number;
}

const HIGH = 13; // pixels: a line of letters
const GAP = 3;

/** The names that are worth their room, the more important first. */
export function namesWorth(table: Table): Name[] {
  const goals = table.cells.filter(({ features }) => features.includes('victory'));
  const isGoal = ({ x, y }: Label): boolean => goals.some((cell) => Math.hypot(cell.x - x, cell.y - y) < 0.01);
  return table.labels
    .map((label, number) => ({ label, number }))
    .filter(({ label }) => label.kind === 'city' || (['town', 'village'].includes(label.kind) && isGoal(label)))
    .map(({ label, number }) => ({ label: number, text: label.text, city: label.kind === 'city', at: { x: label.x, y: label.y } }))
    .toSorted((a, b) => Number(b.city) - Number(a.city));
}

const across = (a: Box, b: Box): number => Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0));
const down = (a: Box, b: Box): number => Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Squares around points of the world, in pixels: counters, or the hexes of towns. */
const squares = (points: Point[], s: number, half: number): Box[] =>
  points.map(({ x, y }): Box => ({ x0: x * s - half, y0: y * s - half, x1: x * s + half, y1: y * s + half }));

const boxAt = ({ x, y }: Point, width: number, high: number): Box => ({ x0: x, y0: y - high / 2, x1: x + width, y1: y + high / 2 });

const within = (box: Box, world: Box, s: number): boolean =>
  box.x0 >= world.x0 * s && box.x1 <= world.x1 * s && box.y0 >= world.y0 * s && box.y1 <= world.y1 * s;

/** The spots for a name beside a hex: to the right, to the left, below or above, there also to either side. */
function spotsBeside({ x, y }: Point, width: number, high: number, half: number): Point[] {
  const beside = half + GAP;
  return [
    { x: x + beside, y },
    { x: x - beside - width, y },
    { x: x - width / 2, y: y + half + high / 2 },
    { x: x - width / 2, y: y - half - high / 2 },
    { x: x - width + half, y: y + half + high / 2 },
    { x: x - width + half, y: y - half - high / 2 },
    { x: x - half, y: y + half + high / 2 },
    { x: x - half, y: y - half - high / 2 },
  ];
}

/**
 * Each name beside its hex where it covers the least of the counters (their centres, in sides) and of the names before it.
 */
export function write<T extends { at: Point; width: number }>(names: T[], counters: Point[], s: number, world: Box): Written<T>[] {
  const half = s * 0.62; // a counter, or the hex of a town
  const things = squares(counters, s, half);
  const written: { box: Box; of: Written<T> }[] = [];
  for (const name of names) {
    let best: { box: Box; of: Written<T>; cost: number } | undefined;
    for (const spot of spotsBeside({ x: name.at.x * s, y: name.at.y * s }, name.width, HIGH, half)) {
      const box = boxAt(spot, name.width, HIGH);
      const outside = !within(box, world, s);
      const cost = (outside ? 100 : 0) + things.filter((thing) => overlap(thing, box)).length + 10 * written.filter((other) => overlap(other.box, box)).length;
      if (!best || cost < best.cost) best = { box, of: { name, ...spot }, cost };
    }
    if (best) written.push(best);
  }
  return written.map(({ of }) => of);
}

// -- the ground's own names --------------------------------------------------------------------------------------

/** How a kind of name is printed (`grognard.render.svg`): hundredths of a side, pixels at the least, width of a letter. */
interface Type {
  full: number;
  pixels: number;
  letter: number;
  spacing: number;
  /** It is left out while a hex is less than 46 pixels wide. */
  small: boolean;
}

const TYPES: Record<string, Type> = {
  city: { full: 36, pixels: 11, letter: 0.56, spacing: 5, small: false },
  town: { full: 26.5, pixels: 9, letter: 0.47, spacing: 0, small: false },
  village: { full: 21.5, pixels: 7.5, letter: 0.47, spacing: 0, small: true },
  bridge: { full: 18, pixels: 7.5, letter: 0.47, spacing: 0, small: true },
};

/** Where the ground has printed a name: its base line, in sides, and how that is drawn out from there. */
export interface Printed {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

/** The names that the ground prints by the numbers of their labels; those that run along a river are left out. */
export function printedNames(ground: string): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const [text, x, y, rest = ''] of ground.matchAll(/<text x="(-?\d+)" y="(-?\d+)"([^>]*data-label="\d+"[^>]*)>/g)) {
    const label = /data-label="(\d+)"/.exec(text)?.[1];
    if (label === undefined || rest.includes('rotate(')) continue;
    const anchor = /text-anchor:(start|end)/.exec(rest)?.[1];
    found.set(Number(label), { at: { x: Number(x) / 100, y: Number(y) / 100 }, anchor: anchor === 'start' || anchor === 'end' ? anchor : 'middle' });
  }
  return found;
}

/** A name as it is printed: how high its letters are and how long it is, in pixels. */
export function printedSize(kind: string, letters: number, s: number): { size: number; width: number } {
  const type = TYPES[kind] ?? TYPES['village']!;
  const size = Math.max((type.full * s) / 100, type.pixels);
  return { size, width: letters * (type.letter * size + (type.spacing * s) / 100) };
}

/** The box of a printed name, in pixels of the world: its letters stand on the base line. */
function printedBox({ at, anchor }: Printed, size: number, width: number, s: number): Box {
  const from = { start: 0, middle: 0.5, end: 1 }[anchor];
  const x0 = at.x * s - from * width;
  return { x0, y0: at.y * s - 0.75 * size, x1: x0 + width, y1: at.y * s + 0.1 * size };
}

const HIDDEN = 0.25; // of a name: so much under counters, and it cannot be read

/** A name of the ground that stands elsewhere, because counters lie on it. */
export interface Moved {
  label: number;
  said: string;
  city: boolean;
  x: number;
  y: number;
  size: number;
  width: number;
}

/**
 * The names that counters hide, each beside its hex or the next one, where it lies on no counter and no other name. One for
 * which there is no such place stays where it is printed.
 */
export function movedNames(table: Table, printed: Map<number, Printed>, say: (text: Label['text']) => string, counters: Point[], edge: number, s: number, world: Box, small: boolean): Moved[] {
  const things = squares(counters, s, (edge * s) / 2);
  const boxes = new Map<number, Box>();
  for (const [number, spot] of printed) {
    const label = table.labels[number];
    if (!label || (small && (TYPES[label.kind]?.small ?? true))) continue;
    const { size, width } = printedSize(label.kind, say(label.text).length, s);
    boxes.set(number, printedBox(spot, size, width, s));
  }
  const moved: Moved[] = [];
  for (const name of namesWorth(table)) {
    const own = boxes.get(name.label);
    if (!own || !isHidden(own, things)) continue;
    const kind = table.labels[name.label]?.kind ?? '';
    const said = say(name.text);
    const { size, width } = printedSize(kind, said.length, s);
    const others = [...boxes].filter(([number]) => number !== name.label).map(([, box]) => box);
    const spot = freeSpot(name.at, width, size * 1.1, s, [...things, ...others], world);
    if (!spot) continue;
    moved.push({ label: name.label, said, city: name.city, ...spot, size, width });
    boxes.set(name.label, boxAt(spot, width, size));
  }
  return moved;
}

function isHidden(box: Box, things: Box[]): boolean {
  const covered = things.reduce((sum, thing) => sum + across(box, thing) * down(box, thing), 0);
  return covered > HIDDEN * (box.x1 - box.x0) * (box.y1 - box.y0);
}

/** The first spot beside a hex, then a hex farther, that is free of everything. */
function freeSpot(at: Point, width: number, high: number, s: number, taken: Box[], world: Box): Point | undefined {
  const middle = { x: at.x * s, y: at.y * s };
  const spots = [0.62, 1.1, 1.6, 2.1].flatMap((half) => spotsBeside(middle, width, high, half * s));
  return spots.find((spot) => {
    const box = boxAt(spot, width, high);
    return within(box, world, s) && !taken.some((other) => overlap(other, box));
  });
}
