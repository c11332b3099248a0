import { describe, expect, it } from 'vitest';
import { board } from './fixture';
import { Grid, type Point } from './geometry';
import { arrow, nearestCell } from './roving';

type Arrow = [number, number];
const RIGHT: Arrow = [1, 0];
const DOWN: Arrow = [0, 1];
const UP: Arrow = [0, -1];

function walk(grid: Grid, from: string, steps: Arrow[]): string[] {
  const seen: string[] = [];
  let cell = grid.byName.get(from)!;
  let column: Point | null = null;
  for (const step of steps) {
    const next = arrow(grid, cell, step, column);
    if (!next) break;
    ({ cell, column } = next);
    seen.push(cell.name);
  }
  return seen;
}

describe('arrow keys', () => {
  it('walk straight along a row of a pointy-top map, and zigzag down and back', () => {
    const grid = new Grid(board(6, 6));
    expect(walk(grid, 'C02', [RIGHT, RIGHT])).toEqual(['C03', 'C04']);
    expect(walk(grid, 'B02', [DOWN, DOWN, UP, UP]).at(-1)).toBe('B02');
    const down = walk(grid, 'A03', [DOWN, DOWN, DOWN, DOWN]);
    expect(down.map((name) => name[0])).toEqual(['B', 'C', 'D', 'E']);
    expect([down[1], down[3]]).toEqual(['C03', 'E03']);
  });

  it('walk straight along a column of a flat-top map', () => {
    const grid = new Grid(board(6, 6, 'flat'));
    expect(walk(grid, 'B02', [DOWN, DOWN])).toEqual(['C02', 'D02']);
    expect(walk(grid, 'B02', [RIGHT, RIGHT, RIGHT, RIGHT]).at(-1)).toBe('B06');
  });

  it('stop at the edge', () => expect(walk(new Grid(board(3, 3)), 'A01', [UP])).toEqual([]));
});

it('begins at the hex nearest to a point', () => {
  const grid = new Grid(board(6, 6));
  const cell = grid.byName.get('D04')!;
  expect(nearestCell(grid, { x: cell.x + 0.3, y: cell.y - 0.2 })).toBe(cell);
});
