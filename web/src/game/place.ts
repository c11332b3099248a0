/** Where what floats over the map goes: beside what it is about, never over what can be clicked there. */

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

/** What is not to be covered: what it is about and who acts; what else can be clicked; what else is read there. */
export interface Clear {
  about: Anchor[];
  lit: Anchor[];
  boxes: Box[];
  /** Pixels from the middle of what it is about. */
  gap: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Nothing of what can be clicked lies under it. */
  free: boolean;
}

export interface Placed extends Spot {
  /** The line from the panel to its cause; null where there is no room for one. */
  line: { x1: number; y1: number; x2: number; y2: number } | null;
}

const EDGE = 12;
const STEP = 20; // pixels between spots that are tried
const AIR = 2; // pixels that stay free around a hex

/** The square around a hex that is `half` of its width to each side: its corners reach a little farther than its sides. */
const square = ({ x, y, w }: Anchor, half: number): Box => {
  const reach = w * half + AIR;
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
};
const HEX = 0.58;

/**
 * The spot for a panel of `width` x `height` in a room: the nearest to `at` that covers nothing. If there is none, the one
 * that covers least of what it is about, then of what is read there, then of what can be clicked.
 */
export function placeBeside(room: Box, at: { x: number; y: number }, width: number, height: number, clear: Clear): Spot {
  const inside = (hexes: Anchor[]): Box[] => hexes.map((hex) => square(hex, HEX)).filter((box) => overlap(room, box) > 0);
  const [about, lit] = [inside(clear.about), inside(clear.lit)];
  const inX = (x: number): number => clamp(x, room.x + EDGE, room.x + room.width - width - EDGE);
  const inY = (y: number): number => clamp(y, room.y + EDGE, room.y + room.height - height - EDGE);
  const cost = (left: number, top: number): number => {
    const panel = { x: left, y: top, width, height };
    const over = (boxes: Box[]): number => boxes.reduce((sum, box) => sum + overlap(panel, box), 0);
    return 100 * over(about) + 10 * over(clear.boxes) + over(lit);
  };
  const far = (left: number, top: number): number => {
    const dx = Math.max(left - at.x, at.x - left - width);
    const dy = Math.max(top - at.y, at.y - top - height);
    const near = Math.max(dx, dy) < clear.gap - 1 ? 1000 : 0; // it would touch its cause
    const left_of = left < at.x ? 1 : 0; // to the right, if that is all the same
    return near + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + 0.1 * Math.abs(top + height / 2 - at.y) + left_of;
  };
  let best = { left: inX(at.x + clear.gap), top: inY(at.y - height / 2), cost: Infinity, far: Infinity };
  const { gap } = clear;
  for (const left of steps(inX(-Infinity), inX(Infinity), [inX(at.x + gap), inX(at.x - gap - width), inX(at.x - width / 2)])) {
    for (const top of steps(inY(-Infinity), inY(Infinity), [inY(at.y - height / 2), inY(at.y + gap), inY(at.y - gap - height)])) {
      const away = far(left, top);
      if (best.cost === 0 && away >= best.far) continue;
      const found = cost(left, top);
      if (found < best.cost || (found === best.cost && away < best.far)) best = { left, top, cost: found, far: away };
    }
  }
  const panel = { x: best.left, y: best.top, width, height };
  return { left: best.left, top: best.top, free: [...about, ...lit].every((box) => overlap(panel, box) === 0) };
}

/** Where places are on the screen, as text: another text says that the map has moved under what lies on it. */
export function whereText(find: (place: string) => Anchor | null, places: (string | undefined)[]): string {
  const spots = places.map((place) => (place ? find(place) : null));
  return spots.map((spot) => (spot ? `${Math.round(spot.x)} ${Math.round(spot.y)} ${Math.round(spot.w)}` : '')).join('|');
}

/** Whether a box lies on one of these hexes. */
export const coversAny = (box: Box, hexes: Anchor[]): boolean => hexes.some((hex) => overlap(box, square(hex, HEX)) > 0);

/** What else is read on the map around a panel, such as the card of a lesson and the tools: it does not go over that if it can. */
export function keptClear(panel: Element, stage: DOMRect): Box[] {
  const found = [...(panel.parentElement?.querySelectorAll('[data-keep-clear]') ?? [])].filter((element) => element !== panel);
  return found
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1)
    .map((box) => ({ x: box.left - stage.left, y: box.top - stage.top, width: box.width, height: box.height }));
}

/** How high a strip along the lower edge of a room may be that covers nothing of what can be clicked. */
export function stripBelow(room: Box, { about, lit }: Pick<Clear, 'about' | 'lit'>): number {
  const boxes = [...about, ...lit].map((hex) => square(hex, HEX)).filter((box) => overlap(room, box) > 0);
  const lowest = Math.max(room.y, ...boxes.map((box) => box.y + box.height));
  return Math.max(0, room.y + room.height - lowest);
}

/** From one end to the other, and the spots that are wanted. */
function steps(low: number, high: number, wanted: number[]): number[] {
  const found = [...wanted, high];
  for (let at = low; at < high; at += STEP) found.push(at);
  return found;
}

/** A panel beside a hex, with a line to it. */
export function placePanel(room: Box, at: Anchor, width: number, height: number, keep: Anchor[] = [], boxes: Box[] = [], lit: Anchor[] = []): Placed {
  const spot = placeBeside(room, at, width, height, { about: [at, ...keep], lit, boxes, gap: at.w });
  return { ...spot, line: lineTo(spot, at, width, height) };
}

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function lineTo({ left, top }: Spot, at: Anchor, width: number, height: number): Placed['line'] {
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
