// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Table, View } from '../wire';
import { bands } from './armies';

const counter = (key: string, group: string) => ({ key, face: key, owner: 0, name: { t: 'msg', id: key, args: {} }, group });
const table = {
  counters: [counter('A', 'gds'), counter('B', 'gds'), counter('C', '50'), counter('D', '50'), counter('E', '')],
  faces: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, figures: { steps: 3 } })),
} as unknown as Table;
const piece = (key: string, place: string, steps: number, owner = 0) => ({ key, face: key, owner, place, facing: '', badges: [], figures: { steps } });
const view = {
  scene: { pieces: [piece('E', '1203', 1), piece('A', '1203', 3), piece('C', '@N', 3), piece('B', '1203', 1), piece('D', '@waiting', 3), piece('X', '1405', 2, 1)] },
} as unknown as View;

describe('the list of armies', () => {
  it('has formations with the steps they have left, and who waits at the edge; who belongs to none comes last', () => {
    const found = bands(table, view, 0, 'group');
    expect(found.map(({ key, steps, of }) => [key, steps, of])).toEqual([
      ['gds', 4, 6],
      ['50', 3, 3],
      ['', 1, 3],
    ]);
  });

  it('has stacks by their hex', () => {
    const found = bands(table, view, 0, 'place');
    expect(found.map(({ key, rows }) => [key, rows.map((row) => row.piece.key)])).toEqual([
      ['1203', ['E', 'A', 'B']],
      ['@N', ['C']],
    ]);
  });
});
