/**
 * The lattice of a table: which hex is where. Lengths are in sides of a hex, y grows downward, as in `Table`.
 * Nothing here knows pixels; the camera does.
 */
import type { Cell, Table } from '../wire';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const ROOT3 = Math.sqrt(3);

/** The six directions clockwise, as records name them, and their angles in degrees clockwise from east. */
const POINTY = { NE: -60, E: 0, SE: 60, SW: 120, W: 180, NW: 240 } as const;
const FLAT = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 } as const;

/** The angle of a facing in degrees, clockwise from east. Facings along a spine of the hex are known too. */
export function angleOf(pointy: boolean, facing: string): number | null {
  const sides: Record<string, number> = pointy ? POINTY : FLAT;
  const spines: Record<string, number> = pointy ? { N: -90, S: 90 } : { E: 0, W: 180 };
  return sides[facing] ?? spines[facing] ?? null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function around(distance: number, degrees: number): Point {
  const a = radians(degrees);
  return { x: distance * Math.cos(a), y: distance * Math.sin(a) };
}

/** A number as SVG wants it: short. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

export class Grid {
  readonly pointy: boolean;
  readonly cells: Cell[];
  readonly byName: Map<string, Cell>;
  readonly bounds: Box;
  /** Directions clockwise, the first as in `grid.py`. */
  readonly directions: string[];
  /** Vector to the neighbour in each direction. */
  readonly steps: Point[];
  /** Corner d lies counter-clockwise of side d: side d runs from corner d to corner d + 1. */
  readonly corners: Point[];
  private readonly lattice = new Map<string, Cell>();
  private readonly origin: Point;

  constructor(table: Pick<Table, 'cells' | 'orientation'>) {
    this.pointy = table.orientation !== 'flat';
    this.cells = table.cells;
    this.byName = new Map(table.cells.map((cell) => [cell.name, cell]));
    const angles: Record<string, number> = this.pointy ? POINTY : FLAT;
    this.directions = Object.keys(angles);
    this.steps = Object.values(angles).map((a) => around(ROOT3, a));
    this.corners = Object.values(angles).map((a) => around(1, a - 30));
    const first = table.cells[0];
    this.origin = first ? { x: first.x, y: first.y } : { x: 0, y: 0 };
    for (const cell of table.cells) this.lattice.set(this.key(cell.x, cell.y), cell);
    this.bounds = boundsOf(table.cells, this.pointy);
  }

  /** The hex that covers a point, or null off the map. */
  at(x: number, y: number): Cell | null {
    return this.lattice.get(this.key(x, y)) ?? null;
  }

  /** All hexes whose centre lies within a distance of a point, nearest first. */
  near(x: number, y: number, distance: number): Cell[] {
    const found: [number, Cell][] = [];
    for (const cell of this.cells) {
      const d = Math.hypot(cell.x - x, cell.y - y);
      if (d <= distance) found.push([d, cell]);
    }
    return found.sort((a, b) => a[0] - b[0]).map(([, cell]) => cell);
  }

  neighbour(cell: Point, direction: number): Cell | null {
    const step = this.steps[direction];
    return step ? this.at(cell.x + step.x, cell.y + step.y) : null;
  }

  /** Hexes from centre to centre. */
  distance(a: Point, b: Point): number {
    const [q1, r1] = this.axial(a.x, a.y);
    const [q2, r2] = this.axial(b.x, b.y);
    const dq = q1 - q2;
    const dr = r1 - r2;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  /** A hexside by its name: its two hexes, or a hex and a direction ("7-F03/7-F04", "7-A01/NW"). */
  side(name: string): [Point, Point] | null {
    const [a, b] = name.split('/');
    const cell = this.byName.get(a ?? '');
    if (!cell || !b) return null;
    const other = this.byName.get(b);
    const d = this.directions.findIndex((word, i) => word === b || (other && this.neighbour(cell, i) === other));
    if (d < 0) return null;
    return [this.corner(cell, d), this.corner(cell, d + 1)];
  }

  /** Does a point lie within a distance of a hexside? */
  nearSide(name: string, at: Point, distance: number): boolean {
    const ends = this.side(name);
    if (!ends) return false;
    const [a, b] = ends;
    const along = (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y); // a side is 1 long
    const foot = mix(a, b, Math.min(1, Math.max(0, along)));
    return Math.hypot(at.x - foot.x, at.y - foot.y) < distance;
  }

  corner(cell: Point, d: number, scale = 1): Point {
    const c = this.corners[d % 6]!;
    return { x: cell.x + c.x * scale, y: cell.y + c.y * scale };
  }

  /** Where a thing named by a view lies: a hex's centre or the middle of a hexside. */
  centre(place: string): Point | null {
    const cell = this.byName.get(place);
    if (cell) return { x: cell.x, y: cell.y };
    const side = this.side(place);
    return side ? { x: (side[0].x + side[1].x) / 2, y: (side[0].y + side[1].y) / 2 } : null;
  }

  centres(places: string[]): Point[] {
    return places.map((place) => this.centre(place)).filter((p) => p !== null);
  }

  /** One hex as an SVG path, in hundredths of a side. */
  hexPath(cell: Point, scale = 1): string {
    const points = this.corners.map((c) => `${n1((cell.x + c.x * scale) * 100)} ${n1((cell.y + c.y * scale) * 100)}`);
    return `M${points.join('L')}Z`;
  }

  /** Marks at the six corners of a hex, each a share of its side long to both hands. */
  cornerMarks(cell: Point, scale: number, share: number): string {
    let d = '';
    for (let i = 0; i < 6; i++) {
      const at = this.corner(cell, i, scale);
      const before = mix(at, this.corner(cell, i + 5, scale), share);
      const after = mix(at, this.corner(cell, i + 1, scale), share);
      d += `M${pair(before)}L${pair(at)}L${pair(after)}`;
    }
    return d;
  }

  /** The outline of a set of hexes: closed lines around each part and each hole, in hundredths of a side. */
  outline(names: Iterable<string>): string {
    const inside = new Set(names);
    const next = new Map<string, { from: Point; to: Point; end: string }>();
    for (const name of inside) {
      const cell = this.byName.get(name);
      if (!cell) continue;
      for (let d = 0; d < 6; d++) {
        const other = this.neighbour(cell, d);
        if (other && inside.has(other.name)) continue;
        const from = this.corner(cell, d);
        const to = this.corner(cell, d + 1);
        next.set(this.cornerKey(from), { from, to, end: this.cornerKey(to) });
      }
    }
    let path = '';
    for (const start of [...next.keys()]) {
      let edge = next.get(start);
      if (!edge) continue;
      let d = `M${pair(edge.from)}`;
      let key = start;
      while (edge) {
        next.delete(key);
        key = edge.end;
        if (key !== start) d += `L${pair(edge.to)}`;
        edge = next.get(key);
      }
      path += `${d}Z`;
    }
    return path;
  }

  /** A corner by its place among all corners: the same for every hex it belongs to, however their centres are rounded. */
  private cornerKey(p: Point): string {
    const dx = p.x - this.origin.x;
    const dy = p.y - this.origin.y;
    const [halves, heights] = this.pointy ? [dy, dx] : [dx, dy];
    return `${Math.round(4 * halves)},${Math.round((4 / ROOT3) * heights)}`;
  }

  private axial(x: number, y: number): [number, number] {
    const dx = x - this.origin.x;
    const dy = y - this.origin.y;
    return this.pointy
      ? round((ROOT3 / 3) * dx - dy / 3, (2 / 3) * dy)
      : round((2 / 3) * dx, (ROOT3 / 3) * dy - dx / 3);
  }

  private key(x: number, y: number): string {
    const [q, r] = this.axial(x, y);
    return `${q},${r}`;
  }
}

/** Axial coordinates to the nearest hex: round all three, mend the one that was off most. */
function round(q: number, r: number): [number, number] {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0]; // + 0 makes no negative zero, which would be another key
}

function boundsOf(cells: Cell[], pointy: boolean): Box {
  if (!cells.length) return { x0: 0, y0: 0, x1: 1, y1: 1 };
  const halfX = pointy ? ROOT3 / 2 : 1;
  const halfY = pointy ? 1 : ROOT3 / 2;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const { x, y } of cells) {
    box.x0 = Math.min(box.x0, x - halfX);
    box.x1 = Math.max(box.x1, x + halfX);
    box.y0 = Math.min(box.y0, y - halfY);
    box.y1 = Math.max(box.y1, y + halfY);
  }
  return box;
}

const pair = (p: Point): string => `${n1(p.x * 100)} ${n1(p.y * 100)}`;

export function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The part of a line that is left when both ends are drawn in by a length. */
export function trim(a: Point, b: Point, startBy: number, endBy: number): [Point, Point] | null {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= startBy + endBy) return null;
  return [mix(a, b, startBy / length), mix(b, a, endBy / length)];
}
