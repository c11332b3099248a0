/** The counters of a side as a list: by formation, or by the hex they stand in. */
import { onMap } from './offers';
import type { Piece, Table, View } from '../wire';

export type Order = 'group' | 'place';

export interface Row {
  piece: Piece;
  /** Steps left, and as printed. */
  steps: number;
  of: number;
}

export interface Band {
  key: string;
  rows: Row[];
  steps: number;
  of: number;
}

/** Units on the map or in an entry area; who waits, or is lost, is in the calendar and in the log. */
const counts = (piece: Piece): boolean => onMap(piece.place) || /^@[A-Z]$/.test(piece.place);

export function bands(table: Table, view: View, owner: number, order: Order): Band[] {
  const groups = new Map(table.counters.map((counter) => [counter.key, counter.group]));
  const printed = new Map(table.faces.map((face) => [face.id, face.figures['steps'] ?? 0]));
  const found = new Map<string, Row[]>();
  for (const piece of view.scene.pieces) {
    if (piece.owner !== owner || !counts(piece)) continue;
    const key = order === 'group' ? (groups.get(piece.key) ?? '') : piece.place;
    const steps = piece.figures['steps'] ?? 0;
    const row = { piece, steps, of: Math.max(steps, printed.get(piece.face) ?? 0) };
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  const sum = (rows: Row[], what: 'steps' | 'of'): number => rows.reduce((total, row) => total + row[what], 0);
  const all = [...found].map(([key, rows]) => ({ key, rows, steps: sum(rows, 'steps'), of: sum(rows, 'of') }));
  return [...all.filter(({ key }) => key), ...all.filter(({ key }) => !key)]; // who belongs to no formation comes last
}
