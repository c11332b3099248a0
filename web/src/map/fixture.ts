/** Boards and pieces for the tests of the map. */
import type { Cell, Piece } from '../wire';
import { ROOT3 } from './geometry';

export function board(columns: number, rows: number, orientation: 'pointy' | 'flat' = 'pointy'): { cells: Cell[]; orientation: string } {
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pointy = orientation === 'pointy';
      const x = pointy ? ROOT3 * (column + (row % 2) / 2) : 1.5 * column;
      const y = pointy ? 1.5 * row : ROOT3 * (row + (column % 2) / 2);
      cells.push({ name: `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`, x, y, terrain: 'open', level: 0, section: '', features: [] });
    }
  }
  return { cells, orientation };
}

export function piece(key: string, place: string, more: Partial<Piece> = {}): Piece {
  return { key, face: 'F', owner: 0, place, facing: '', badges: [], figures: {}, ...more };
}
