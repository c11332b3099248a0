/** Going from unit to unit: each time to the nearest that has not been passed yet, so that one walks along the front. */
import type { Point } from '../map/geometry';
import type { Scene, Table } from '../wire';
import { pieceOf } from './offers';

export interface UnitAt extends Point {
  unit: string;
}

/** Units with where they stand; who is not on the map is far from everybody. */
export function spotsOf(units: string[], scene: Scene | undefined, table: Table | undefined): UnitAt[] {
  const cells = new Map(table?.cells.map((cell) => [cell.name, cell]));
  return units.map((unit) => {
    const cell = scene && cells.get(pieceOf(scene, unit)?.place ?? '');
    return { unit, x: cell?.x ?? Infinity, y: cell?.y ?? Infinity };
  });
}

/** The nearest unit that was not passed; when all were, the round begins anew. */
export function nextOf(units: UnitAt[], passed: Set<string>, from: Point): string {
  const left = units.filter(({ unit }) => !passed.has(unit));
  if (!left.length) passed.clear();
  const far = (at: Point): number => Math.hypot(at.x - from.x, at.y - from.y);
  const [first, ...rest] = left.length ? left : units;
  return rest.reduce((best, at) => (far(at) < far(best!) ? at : best), first)?.unit ?? '';
}
