/** Walking the map by arrow keys, hex by hex. */
import type { Speaker } from '../games/registry';
import { hexCalled, namesOf } from '../lib/words.svelte';
import type { Cell, Piece, Table } from '../wire';
import type { Grid, Point } from './geometry';

/** The arrow keys and where they lead on the screen. */
export const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Step {
  cell: Cell;
  /** Where the walk began on the axis that zigzags: going on in the same direction keeps to it. */
  column: Point;
}

/**
 * The hex one arrow away. Along its rows (pointy-top) or columns (flat-top) there is a neighbour straight on; across
 * them the way zigzags, and stays near the line it began on.
 */
export function arrow(grid: Grid, cell: Cell, [dx, dy]: [number, number], column: Point | null): Step | null {
  const neighbours = grid.directions.map((_, d) => grid.neighbour(cell, d)).filter((other) => other !== null);
  const ahead = neighbours.filter((other) => (other.x - cell.x) * dx + (other.y - cell.y) * dy > 0.5);
  const straight = grid.pointy ? dx !== 0 : dy !== 0;
  const line = column ?? { x: cell.x, y: cell.y };
  const off = (other: Cell): number =>
    straight ? Math.abs(dx ? other.y - cell.y : other.x - cell.x) : Math.abs(dx ? other.y - line.y : other.x - line.x);
  const best = ahead.sort((a, b) => off(a) - off(b))[0];
  if (!best) return null;
  return { cell: best, column: straight ? { x: best.x, y: best.y } : line };
}

export function nearestCell(grid: Grid, at: Point): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of grid.cells) {
    const d = (cell.x - at.x) ** 2 + (cell.y - at.y) ** 2;
    if (d < least) [best, least] = [cell, d];
  }
  return best;
}

/** A place in words, where the page does not say more: its name, its ground, the units on it. */
export function describePlace(place: string, table: Table, stack: Piece[], words: Speaker): string {
  const cell = table.cells.find(({ name }) => name === place);
  const terrain = table.terrains.find((kind) => kind.id === cell?.terrain);
  const names = namesOf(table);
  const units = stack.map((piece) => {
    const counter = table.counters.find(({ key }) => key === piece.key);
    return counter ? words.text(counter.name, names) : words.t('page-map-unknown');
  });
  const called = hexCalled(table, place);
  return [called ? words.text(called, names) : place, ...(terrain ? [words.text(terrain.name)] : []), ...units].join(', ');
}
