/**
 * Where the names of cities and of victory hexes stand when the whole map is in sight: over the counters, beside their
 * hex, never beyond the edge of the map. The ground's own names stand where there is room on a bare map.
 */
import type { Label, Table } from '../wire';
import type { Box, Point } from './geometry';

export interface Name {
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
    .filter((label) => label.kind === 'city' || (['town', 'village'].includes(label.kind) && isGoal(label)))
    .map((label) => ({ text: label.text, city: label.kind === 'city', at: { x: label.x, y: label.y } }))
    .toSorted((a, b) => Number(b.city) - Number(a.city));
}

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/**
 * Each name to the right of its hex, to the left, below or above, there also to either side: where it covers the least of the counters (their
 * centres, in sides) and of the names before it.
 */
export function write<T extends { at: Point; width: number }>(names: T[], counters: Point[], s: number, world: Box): Written<T>[] {
  const half = s * 0.62; // a counter, or the hex of a town
  const things = counters.map(({ x, y }): Box => ({ x0: x * s - half, y0: y * s - half, x1: x * s + half, y1: y * s + half }));
  const written: { box: Box; of: Written<T> }[] = [];
  for (const name of names) {
    const [x, y] = [name.at.x * s, name.at.y * s];
    const beside = half + GAP;
    const spots = [
      { x: x + beside, y },
      { x: x - beside - name.width, y },
      { x: x - name.width / 2, y: y + half + HIGH / 2 },
      { x: x - name.width / 2, y: y - half - HIGH / 2 },
      { x: x - name.width + half, y: y + half + HIGH / 2 },
      { x: x - name.width + half, y: y - half - HIGH / 2 },
      { x: x - half, y: y + half + HIGH / 2 },
      { x: x - half, y: y - half - HIGH / 2 },
    ];
    let best: { box: Box; of: Written<T>; cost: number } | undefined;
    for (const spot of spots) {
      const box: Box = { x0: spot.x, y0: spot.y - HIGH / 2, x1: spot.x + name.width, y1: spot.y + HIGH / 2 };
      const outside = box.x0 < world.x0 * s || box.x1 > world.x1 * s || box.y0 < world.y0 * s || box.y1 > world.y1 * s;
      const cost = (outside ? 100 : 0) + things.filter((thing) => overlap(thing, box)).length + 10 * written.filter((other) => overlap(other.box, box)).length;
      if (!best || cost < best.cost) best = { box, of: { name, ...spot }, cost };
    }
    if (best) written.push(best);
  }
  return written.map(({ of }) => of);
}
