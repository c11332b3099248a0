/** Which counters lie in a hex, which of them on top, and where each is drawn. */
import { isDestroyed, type GamePage } from '../games/registry';
import type { Piece } from '../wire';
import type { Grid, Point } from './geometry';

/** So many layers of a stack are drawn; the rest is under them. */
export const LAYERS = 3;
const SHIFT = 0.13;
/** From so many counters on a disc says how many. */
const DISC_FROM = 3;

export interface Placed {
  piece: Piece;
  /** The hex's centre, and the counter's offset from it, in sides. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** 0 on top. */
  depth: number;
  stack: number;
  /** Text of the disc at the top left, on the top counter of a high stack. */
  disc: string;
  /** Under the top counter, of the same owner: what has happened to it is shown there; and those of whom that holds. */
  buried: boolean;
  under: Piece[];
}

/** The pieces that lie on the map, hex by hex, the lowest first. */
export function stacksOf(pieces: Piece[], grid: Grid, first: (piece: Piece) => number): Map<string, Piece[]> {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!grid.byName.has(piece.place)) continue;
    const stack = stacks.get(piece.place);
    if (stack) stack.push(piece);
    else stacks.set(piece.place, [piece]);
  }
  for (const stack of stacks.values()) if (stack.length > 1) stack.sort((a, b) => first(a) - first(b));
  return stacks;
}

/** Where the layer `depth` of a stack of `height` lies: shifted up and right, the whole about the centre. */
export function offsetOf(depth: number, height: number): Point {
  const shown = Math.min(height, LAYERS);
  const layer = Math.min(depth, shown - 1);
  const middle = ((shown - 1) * SHIFT) / 2;
  return { x: layer * SHIFT - middle, y: middle - layer * SHIFT };
}

/** The highest counter of a stack under a point, given from the hex's centre; `edge` is a counter's edge in sides. */
export function pieceAt(stack: Piece[], dx: number, dy: number, edge: number): Piece | undefined {
  for (let depth = 0; depth < Math.min(LAYERS, stack.length); depth++) {
    const at = offsetOf(depth, stack.length);
    if (Math.abs(dx - at.x) <= edge / 2 && Math.abs(dy - at.y) <= edge / 2) return stack[stack.length - 1 - depth];
  }
  return undefined;
}

export function place(stacks: Map<string, Piece[]>, grid: Grid, page: GamePage): Placed[] {
  const placed: Placed[] = [];
  for (const [name, stack] of stacks) {
    const cell = grid.byName.get(name)!;
    const weight = stack.reduce((sum, piece) => sum + (page.weight?.(piece) ?? 1), 0);
    const top = stack[stack.length - 1]!;
    const buried = (piece: Piece): boolean => piece !== top && piece.owner === top.owner;
    stack.forEach((piece, i) => {
      const depth = stack.length - 1 - i;
      const offset = offsetOf(depth, stack.length);
      const disc = depth === 0 && stack.length >= DISC_FROM ? String(weight) : '';
      placed.push({ piece, x: cell.x, y: cell.y, dx: offset.x, dy: offset.y, depth, stack: stack.length, disc, buried: buried(piece), under: depth ? [] : stack.filter(buried).reverse() });
    });
  }
  return placed;
}

/** The rows of an opened stack: the reader's own units below, one row for each other owner above; top units first. */
export function rowsOf(stack: Piece[], me: number): Piece[][] {
  const owners = [...new Set(stack.map((piece) => piece.owner))].sort((a, b) => Number(a === me) - Number(b === me));
  return owners.map((owner) => stack.filter((piece) => piece.owner === owner).reverse());
}

/** Pixels between the counters of an opened stack, and below each for its tab. */
export const GAP = 8;
export const UNDER = 22;
const PAPER = { sides: 22, ends: 34, rows: 13, all: 36 }; // its margins, the line under them, between rows, a button

/** How large an opened stack is, its counters `px` wide, in a map of that width. */
export function fanSize(rows: Piece[][], px: number, width: number, button: boolean): { wide: number; tall: number } {
  const longest = Math.max(...rows.map((row) => row.length));
  const perRow = Math.max(1, Math.min(longest, Math.floor((width - PAPER.sides - 8) / (px + GAP))));
  const lines = rows.reduce((sum, row) => sum + Math.ceil(row.length / perRow), 0);
  const tall = lines * (px + UNDER) + PAPER.ends + (rows.length - 1) * PAPER.rows + (button ? PAPER.all : 0);
  return { wide: perRow * (px + GAP) + PAPER.sides, tall };
}

/** A counter that was on the map and is not any more. */
export interface Gone {
  piece: Piece;
  place: string;
  destroyed: boolean;
}

export function gone(before: Piece[], now: Piece[], grid: Grid, page: GamePage): Gone[] {
  const present = new Map(now.map((piece) => [piece.key, piece]));
  const found: Gone[] = [];
  for (const piece of before) {
    if (!grid.byName.has(piece.place)) continue;
    const after = present.get(piece.key);
    if (after && grid.byName.has(after.place)) continue;
    found.push({ piece, place: piece.place, destroyed: after ? isDestroyed(page, after) : false });
  }
  return found;
}
