/**
 * Where the reader looks: `s` pixels a side, and where the world's origin lies on the screen. Plain values and
 * functions, so that no frame of a pan goes through the component.
 */
import { ROOT3, type Box, type Point } from './geometry';

export interface Camera {
  s: number;
  tx: number;
  ty: number;
}

export interface Screen {
  width: number;
  height: number;
}

/** Pixels of the screen that panels cover. */
export interface Covered {
  right: number;
  bottom: number;
  /** Along the upper edge, where something stands there. */
  top?: number;
}

export const NOTHING_COVERED: Covered = { right: 0, bottom: 0 };

/** Width of a hex in pixels: the range, and where a game starts. Maps too large for the screen at the least go below it. */
export const MIN_WIDTH = 14;
export const MAX_WIDTH = 190;
export const ZOOM_STEP = 1.2;

export const widthOf = (s: number): number => s * ROOT3;
export const sideOf = (width: number, least = MIN_WIDTH): number => Math.min(MAX_WIDTH, Math.max(least, width)) / ROOT3;

export function startWidth(style: string, phone: boolean): number {
  if (phone) return 71;
  return style === 'operational' ? 81 : 88;
}

export function toScreen(camera: Camera, p: Point): Point {
  return { x: p.x * camera.s + camera.tx, y: p.y * camera.s + camera.ty };
}

export function toWorld(camera: Camera, x: number, y: number): Point {
  return { x: (x - camera.tx) / camera.s, y: (y - camera.ty) / camera.s };
}

/** Zoom so that what is under a point of the screen stays there. */
export function zoomAbout(camera: Camera, x: number, y: number, factor: number, least = MIN_WIDTH): Camera {
  const s = sideOf(widthOf(camera.s * factor), least);
  const ratio = s / camera.s;
  return { s, tx: x - (x - camera.tx) * ratio, ty: y - (y - camera.ty) * ratio };
}

/** What of the world is on the screen, and so many screens more on each side. */
export function sightOf(camera: Camera, screen: Screen, more: number): Box {
  const from = toWorld(camera, -more * screen.width, -more * screen.height);
  const to = toWorld(camera, (1 + more) * screen.width, (1 + more) * screen.height);
  return { x0: from.x, y0: from.y, x1: to.x, y1: to.y };
}

export const encloses = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { s: camera.s, tx: camera.tx + dx, ty: camera.ty + dy };
}

/**
 * Keep the map in sight: it may be dragged until its edge reaches the middle of what is free, and a map smaller
 * than the screen stays whole on it.
 */
export function clamp(camera: Camera, world: Box, screen: Screen, covered: Covered): Camera {
  const free = { width: screen.width - covered.right, height: screen.height - covered.bottom };
  return {
    s: camera.s,
    tx: clampAxis(camera.tx, world.x0 * camera.s, world.x1 * camera.s, free.width),
    ty: clampAxis(camera.ty, world.y0 * camera.s, world.y1 * camera.s, free.height),
  };
}

function clampAxis(t: number, low: number, high: number, free: number): number {
  const half = free / 2;
  const most = Math.max(half - low, free - high); // the low edge at the middle, or all of a small map in sight
  const least = Math.min(half - high, -low);
  return Math.min(most, Math.max(least, t));
}

/** The width of a hex at which all of the world is on the free part of the screen, with a margin. */
function wholeWidth(world: Box, screen: Screen, covered: Covered): number {
  const free = { width: Math.max(1, screen.width - covered.right), height: Math.max(1, screen.height - covered.bottom) };
  const margin = 16;
  const s = Math.min((free.width - 2 * margin) / (world.x1 - world.x0), (free.height - 2 * margin) / (world.y1 - world.y0));
  return widthOf(Math.max(s, 0.1));
}

/** How far a map can be zoomed out: hexes of the least width, or smaller where it takes that to see the whole. */
export function leastWidth(world: Box, screen: Screen, covered: Covered): number {
  return Math.min(MIN_WIDTH, wholeWidth(world, screen, covered));
}

/** All of the world on the free part of the screen, with a margin, and never larger than the start. */
export function fit(world: Box, screen: Screen, covered: Covered, largest: number): Camera {
  const width = Math.min(wholeWidth(world, screen, covered), largest);
  const camera = { s: sideOf(width, width), tx: 0, ty: 0 };
  return centreOn(camera, { x: (world.x0 + world.x1) / 2, y: (world.y0 + world.y1) / 2 }, screen, covered);
}

export function centreOn(camera: Camera, p: Point, screen: Screen, covered: Covered): Camera {
  return {
    s: camera.s,
    tx: (screen.width - covered.right) / 2 - p.x * camera.s,
    ty: (screen.height - covered.bottom + topOf(covered)) / 2 - p.y * camera.s,
  };
}

const topOf = ({ top = 0 }: Covered): number => top;

/**
 * The smallest pan that brings all points onto the free part of the screen with `margin` px to spare. Points too far
 * apart for that move nothing while one of them is in sight; else the camera goes where most of them are.
 */
export function reveal(camera: Camera, points: Point[], screen: Screen, covered: Covered, margin: number): Camera {
  if (!points.length) return camera;
  if (!fits(camera.s, points, screen, covered)) return revealSome(camera, points, screen, covered);
  const shown = points.map((p) => toScreen(camera, p));
  const dx = shift(shown.map((p) => p.x), screen.width - covered.right, margin);
  const top = topOf(covered);
  const dy = shift(shown.map((p) => p.y - top), screen.height - covered.bottom - top, margin);
  return dx || dy ? panBy(camera, dx, dy) : camera;
}

/** The width of a hex at which points are in sight together, with `margin` px to spare: from the usual down to the least. */
export function widthToHold(points: Point[], screen: Screen, covered: Covered, margin: number, usual: number, least: number): number {
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);
  const free = { width: screen.width - covered.right - 2 * margin, height: screen.height - covered.bottom - 2 * margin };
  if (!points.length) return usual;
  const s = Math.min(free.width / spread(points.map((p) => p.x)), free.height / spread(points.map((p) => p.y)));
  return widthOf(s) >= least ? Math.min(usual, widthOf(s)) : usual;
}

function revealSome(camera: Camera, points: Point[], screen: Screen, covered: Covered): Camera {
  const free = { width: screen.width - covered.right, height: screen.height - covered.bottom };
  const seen = points.some((p) => {
    const { x, y } = toScreen(camera, p);
    return x > 0 && x < free.width && y > 0 && y < free.height;
  });
  if (seen) return camera;
  const half = { x: free.width / 2 / camera.s, y: free.height / 2 / camera.s };
  return centreOn(camera, densest(points, within(half)), screen, covered);
}

function shift(values: number[], free: number, margin: number): number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high - low > free - 2 * margin) return free / 2 - (low + high) / 2;
  if (low < margin) return margin - low;
  if (high > free - margin) return free - margin - high;
  return 0;
}

/** Level of detail by the width of a hex (guide, section 5). */
export function levelOf(width: number): 0 | 1 | 2 | 3 | 4 {
  if (width < 24) return 0;
  if (width < 46) return 1;
  if (width < 70) return 2;
  return width < 128 ? 3 : 4;
}

/** How far hex numbers have faded in: over widths 66 to 74. */
export function numberOpacity(width: number): number {
  return Math.min(1, Math.max(0, (width - 66) / 8));
}

/** Edge of a counter in sides of a hex. */
export const counterEdge = (style: string): number => (style === 'operational' ? 1.1 : 1.12);

/**
 * The point to begin at: the middle of the counters, or where most of them are in sight if all cannot be; but no more
 * of what lies beyond the map than must be. Without counters the middle of the map.
 */
export function openingView(s: number, points: Point[], world: Box, screen: Screen, covered: Covered): Point {
  const half = { x: (screen.width - covered.right) / 2 / s, y: (screen.height - covered.bottom) / 2 / s };
  const inside = (at: number, low: number, high: number, reach: number): number =>
    high - low <= 2 * reach ? (low + high) / 2 : Math.min(high - reach, Math.max(low + reach, at));
  const mid = (values: number[], low: number, high: number): number =>
    values.length ? (Math.min(...values) + Math.max(...values)) / 2 : (low + high) / 2;
  const near = within(half);
  const middle = {
    x: mid(points.map((p) => p.x), world.x0, world.x1),
    y: mid(points.map((p) => p.y), world.y0, world.y1),
  };
  const begin = points.every((p) => near(p, middle)) ? middle : densest(points, near);
  return { x: inside(begin.x, world.x0, world.x1, half.x), y: inside(begin.y, world.y0, world.y1, half.y) };
}

const CONTACT = 2 * ROOT3 + 0.1; // two hexes, in sides

/** The counters at the front: those with an enemy within two hexes; all of them while nobody is so near. */
export function frontOf(own: Point[], enemies: Point[]): Point[] {
  const near = own.filter((a) => enemies.some((b) => Math.hypot(a.x - b.x, a.y - b.y) <= CONTACT));
  return near.length ? near : own;
}

/** Whether points can be in sight together. */
export function fits(s: number, points: Point[], screen: Screen, covered: Covered): boolean {
  const spread = (values: number[]): number => (values.length ? Math.max(...values) - Math.min(...values) : 0);
  return (
    spread(points.map((p) => p.x)) * s <= screen.width - covered.right &&
    spread(points.map((p) => p.y)) * s <= screen.height - covered.bottom - topOf(covered)
  );
}

/** Whether one point is in sight while the screen, of twice these halves, is centred on the other. */
const within =
  (half: Point) =>
  (a: Point, b: Point): boolean =>
    Math.abs(a.x - b.x) <= half.x && Math.abs(a.y - b.y) <= half.y;

/** The point that has most of the others near it. */
function densest(points: Point[], near: (a: Point, b: Point) => boolean): Point {
  const counts = points.map((at) => points.filter((p) => near(at, p)).length);
  return points[counts.indexOf(Math.max(...counts))]!;
}

/** What is to be in sight: what must be (who acts, against what), and what should be (what he can reach). */
export interface Wanted {
  must: Point[];
  should: Point[];
}

/** What the camera moves within: the map, the screen, and what covers it; along the left edge the tools do. */
export interface Room {
  world: Box;
  screen: Screen;
  covered: Covered;
  left: number;
}

/** Pixels beyond the edge of the map that a camera shows which goes somewhere by itself: the tools stand there. */
export const BEYOND = 80;

/** A span of the screen, along one axis. */
interface Span {
  from: number;
  to: number;
}

const spans = ({ screen, covered, left }: Room): { x: Span; y: Span } => ({
  x: { from: left, to: screen.width - covered.right },
  y: { from: topOf(covered), to: screen.height - covered.bottom },
});

/** As near to a camera as may be without showing more of what lies beyond the map than `BEYOND`. */
export function onMap(camera: Camera, room: Room): Camera {
  const { x, y } = spans(room);
  const { x0, x1, y0, y1 } = room.world;
  return { s: camera.s, tx: inAxis(camera.tx, x0 * camera.s, x1 * camera.s, x), ty: inAxis(camera.ty, y0 * camera.s, y1 * camera.s, y) };
}

function inAxis(t: number, low: number, high: number, { from, to }: Span): number {
  const beyond = Math.max(0, BEYOND - from);
  if (high - low + 2 * beyond <= to - from) return (from + to) / 2 - (low + high) / 2; // all of it is in sight anyway
  return Math.min(from + beyond - low, Math.max(to - beyond - high, t));
}

/** From a hex's centre to the edge of the screen: half of it, and a little. */
const edgeOf = (s: number): number => s * 1.1;

/** Whether points are on the free part of the screen with their hexes. */
export function holds(camera: Camera, points: Point[], room: Room): boolean {
  const { x, y } = spans(room);
  const edge = edgeOf(camera.s) - 0.5; // cameras stand on whole pixels
  return points.every((p) => {
    const at = toScreen(camera, p);
    return at.x >= x.from + edge && at.x <= x.to - edge && at.y >= y.from + edge && at.y <= y.to - edge;
  });
}

/** Whether a decision is in sight: all that must be, and something of what should be. */
export function shows(camera: Camera, { must, should }: Wanted, room: Room): boolean {
  return holds(camera, must, room) && (!should.length || should.some((p) => holds(camera, [p], room)));
}

/**
 * Where the camera goes for a decision: nowhere while all that matters is in sight. Else so that all of it is, from
 * farther away if need be, but never so far that a hex is less than `least` wide; else so that what must be is, with as
 * much of what should be as possible; else where most of it is.
 */
export function frame(camera: Camera, wanted: Wanted, room: Room, least: number): Camera {
  const all = [...wanted.must, ...wanted.should];
  if (!all.length || holds(camera, all, room)) return camera;
  const together = gathered(camera, all, all, room, least);
  if (together) return together;
  const must = wanted.must.length ? wanted.must : all;
  if (wanted.must.length && holds(camera, must, room)) return camera;
  const some = wanted.must.length ? gathered(camera, must, wanted.should.length ? wanted.should : must, room, least) : null;
  if (some) return some;
  const { x, y } = spans(room);
  const half = { x: (x.to - x.from) / 2 / camera.s, y: (y.to - y.from) / 2 / camera.s };
  const at = densest(must, within(half));
  return onMap({ s: camera.s, tx: (x.from + x.to) / 2 - at.x * camera.s, ty: (y.from + y.to) / 2 - at.y * camera.s }, room);
}

/** All points in sight from as near as that can be, and the middle of `about` as near to that of the screen. */
function gathered(camera: Camera, points: Point[], about: Point[], room: Room, least: number): Camera | null {
  const { x, y } = spans(room);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const across = (values: number[]): number => Math.max(...values) - Math.min(...values) + 2.2; // with half a hex at each end
  const s = Math.min(camera.s, (x.to - x.from) / across(xs), (y.to - y.from) / across(ys));
  if (widthOf(s) < Math.min(least, widthOf(camera.s))) return null;
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const shift = (values: number[], others: number[], { from, to }: Span): number => {
    const [low, high] = [from + edgeOf(s) - Math.min(...values) * s, to - edgeOf(s) - Math.max(...values) * s];
    return Math.min(high, Math.max(low, (from + to) / 2 - middle(others) * s));
  };
  return onMap({ s, tx: shift(xs, about.map((p) => p.x), x), ty: shift(ys, about.map((p) => p.y), y) }, room);
}

/** A place out of sight: where on the edge of the screen an arrow points to it, and which way, in degrees from north. */
export interface Arrow {
  x: number;
  y: number;
  turn: number;
  /** The first of the points it stands for. */
  to: Point;
  n: number;
}

const APART = 100; // pixels: arrows that lie nearer to each other are one

/** Arrows to points out of sight, each as near to its point as the free part of the screen reaches, `edge` pixels inside. */
export function arrows(camera: Camera, points: Point[], room: Room, edge: number): Arrow[] {
  const { x, y } = spans(room);
  const into = (value: number, { from, to }: Span): number => Math.min(to - edge, Math.max(from + edge, value));
  const found: Arrow[] = [];
  for (const to of points) {
    const at = toScreen(camera, to);
    if (at.x >= x.from && at.x <= x.to && at.y >= y.from && at.y <= y.to) continue;
    const spot = { x: into(at.x, x), y: into(at.y, y) };
    const before = found.find((arrow) => Math.hypot(arrow.x - spot.x, arrow.y - spot.y) < APART);
    if (before) before.n += 1;
    else found.push({ ...spot, turn: (Math.atan2(at.x - spot.x, spot.y - at.y) * 180) / Math.PI, to, n: 1 });
  }
  return found;
}

/** Never so far away for a decision that a hex is narrower than this: its counters can still be read. */
export const leastFor = (style: string): number => (style === 'operational' ? 46 : 60);

/** Where a game opens that asks its reader something: as `frame`, and of many choices where the front is. */
export function open(camera: Camera, { must, should, front }: Wanted & { front: Point[] }, room: Room, least: number): Camera {
  const nowhere = { s: camera.s, tx: -1e9, ty: -1e9 };
  const key = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const contact = new Set(front.map(key));
  const there = should.filter((p) => contact.has(key(p)));
  const all = [...must, ...should];
  return gathered(nowhere, all, all, room, least) ?? frame(nowhere, { must, should: there.length ? there : should }, room, least);
}
