/** Where a label goes: beside a hex, not over the line that leads to it, inside the frame. */

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** `spot` is the hex with its width, `from` where the line comes from; all in pixels of the frame. */
export function beside(spot: Point & { w: number }, from: Point, label: Size, frame: Size): Point {
  const off = 0.7 * spot.w;
  const x = within(spot.x - label.width / 2, label.width, frame.width);
  const y = within(spot.y - label.height / 2, label.height, frame.height);
  const left = { x: spot.x - off - label.width, y };
  const right = { x: spot.x + off, y };
  const above = { x, y: spot.y - off - label.height };
  const below = { x, y: spot.y + off };
  const [away, towards] = from.x > spot.x ? [left, right] : [right, left];
  const [up, down] = from.y > spot.y ? [below, above] : [above, below];
  // The side away from the line first; towards it only if nothing else fits.
  const free = [away, down, up, towards].find((wish) => fits(wish, label, frame)) ?? right;
  return { x: within(free.x, label.width, frame.width), y: within(free.y, label.height, frame.height) };
}

function within(at: number, size: number, all: number): number {
  return Math.max(EDGE, Math.min(at, all - size - EDGE));
}

function fits(wish: Point, label: Size, frame: Size): boolean {
  return within(wish.x, label.width, frame.width) === wish.x && within(wish.y, label.height, frame.height) === wish.y;
}
