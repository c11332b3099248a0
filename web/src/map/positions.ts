/** Positions of all games as geometry, for tests: written by tools/positions.py. Lengths are in sides of a hex. */
import type { Box, Point } from './geometry';
import { ROOT3 } from './geometry';

export interface Position {
  name: string;
  kind: string;
  style: string;
  pointy: boolean;
  world: Box;
  /** Those who act, what can be chosen, the reader's own units, the others, stacks of several. */
  actors: Point[];
  lit: Point[];
  own: Point[];
  others: Point[];
  stacks: Point[];
}

/** The map's part of a screen: beside the panel and between the bars. */
export const SCREENS = [
  { name: 'a desktop', phone: false, map: { width: 1048, height: 760 }, sheet: 0, left: 66 },
  { name: 'a tablet', phone: false, map: { width: 768, height: 860 }, sheet: 0, left: 66 },
  { name: 'a phone', phone: true, map: { width: 390, height: 698 }, sheet: 96, left: 0 },
];

const points = (text = ''): Point[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((at) => {
      const [x = 0, y = 0] = at.split(',').map(Number);
      return { x: x / 100, y: y / 100 };
    });

export function positions(text: string): Position[] {
  return text.trim().split('\n').map((line) => {
    const [name = '', kind = '', style = '', lie, bounds = '', ...rest] = line.split('|');
    const pointy = lie === 'pointy';
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds.split(',').map((value) => Number(value) / 100);
    const [dx, dy] = pointy ? [ROOT3 / 2, 1] : [1, ROOT3 / 2];
    const [actors = [], lit = [], own = [], others = [], stacks = []] = rest.map(points);
    return { name, kind, style, pointy, world: { x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy }, actors, lit, own, others, stacks };
  });
}
