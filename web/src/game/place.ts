/** Where a floating panel goes: beside what it is about, never over it, on the emptier side. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Anchor {
  x: number;
  y: number;
  /** Width of a hex in pixels. */
  w: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The line from the panel to its cause; null where there is no room for one. */
  line: { x1: number; y1: number; x2: number; y2: number } | null;
}

const EDGE = 12;

/**
 * Puts a panel of `width` x `height` into `room`: one hex away from `at`, to the right, the left, below or above, wherever
 * it covers least of `at` itself, then of `boxes`, what else is read on the map, then of `keep`, the other places of the
 * decision.
 */
export function placePanel(
  room: Box,
  at: Anchor,
  width: number,
  height: number,
  keep: Anchor[] = [],
  boxes: Box[] = [],
): Placed {
  const gap = at.w;
  const inX = (x: number): number => clamp(x, room.x + EDGE, room.x + room.width - width - EDGE);
  const inY = (y: number): number => clamp(y, room.y + EDGE, room.y + room.height - height - EDGE);
  const spots = [
    { left: inX(at.x + gap), top: inY(at.y - height / 2) },
    { left: inX(at.x - gap - width), top: inY(at.y - height / 2) },
    { left: inX(at.x - width / 2), top: inY(at.y + gap * 0.7) },
    { left: inX(at.x - width / 2), top: inY(at.y - gap * 0.7 - height) },
    ...boxes.map((box) => ({ left: inX(at.x + gap), top: inY(box.y + box.height + EDGE) })),
    ...boxes.map((box) => ({ left: inX(at.x - gap - width), top: inY(box.y + box.height + EDGE) })),
  ];
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const panel = { x: left, y: top, width, height };
    const others = keep.reduce((sum, place) => sum + covered(panel, place), 0);
    return 100 * covered(panel, at) + 10 * boxes.reduce((sum, box) => sum + overlap(panel, box), 0) + others;
  };
  const best = spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  return { ...best, line: lineTo(best, at, width, height) };
}

/** How much of a hex a panel covers, in square pixels. */
function covered(panel: Box, at: Anchor): number {
  return overlap(panel, { x: at.x - at.w / 2, y: at.y - at.w / 2, width: at.w, height: at.w });
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function lineTo(
  { left, top }: { left: number; top: number },
  at: Anchor,
  width: number,
  height: number,
): Placed['line'] {
  const beside = at.x < left || at.x > left + width;
  if (!beside) return null;
  const side = at.x < left ? left : left + width;
  const start = at.x + Math.sign(side - at.x) * at.w * 0.52;
  if (Math.sign(side - start) !== Math.sign(side - at.x)) return null; // too near for a line
  return { x1: start, y1: at.y, x2: side, y2: clamp(at.y, top + 16, top + height - 16) };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
