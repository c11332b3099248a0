// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { board } from './fixture';
import { angleOf, Grid, trim } from './geometry';

for (const orientation of ['pointy', 'flat'] as const) {
  describe(`${orientation} grid`, () => {
    const grid = new Grid(board(7, 6, orientation));

    it('finds the hex under every point near a centre, and none beyond the map', () => {
      for (const cell of grid.cells) {
        for (let a = 0; a < 360; a += 15) {
          const x = cell.x + 0.85 * Math.cos((a * Math.PI) / 180);
          const y = cell.y + 0.85 * Math.sin((a * Math.PI) / 180);
          expect(grid.at(x, y)).toBe(cell);
        }
      }
      expect(grid.at(grid.bounds.x0 - 0.5, grid.bounds.y0 - 0.5)).toBeNull();
    });

    it('gives neighbours that give each other back', () => {
      for (const cell of grid.cells) {
        for (let d = 0; d < 6; d++) {
          const other = grid.neighbour(cell, d);
          if (!other) continue;
          expect(grid.neighbour(other, (d + 3) % 6)).toBe(cell);
          expect(grid.distance(cell, other)).toBe(1);
        }
      }
    });

    it('knows a hexside by its two hexes and by hex and direction', () => {
      const cell = grid.cells.find((one) => grid.directions.every((_, d) => grid.neighbour(one, d)))!;
      for (let d = 0; d < 6; d++) {
        const other = grid.neighbour(cell, d)!;
        const [a, b] = grid.side(`${cell.name}/${other.name}`)!;
        expect(grid.side(`${cell.name}/${grid.directions[d]}`)).toEqual([a, b]);
        expect((a.x + b.x) / 2).toBeCloseTo((cell.x + other.x) / 2, 6);
        expect((a.y + b.y) / 2).toBeCloseTo((cell.y + other.y) / 2, 6);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1, 6);
      }
      expect(grid.side('A01/F07')).toBeNull();
      expect(grid.side('A01')).toBeNull();
    });

    it('tells whether a point is at a hexside', () => {
      const [a, b] = grid.side(`B02/${grid.directions[1]}`)!;
      const name = `B02/${grid.directions[1]}`;
      expect(grid.nearSide(name, { x: (a.x + b.x) / 2 + 0.1, y: (a.y + b.y) / 2 }, 0.2)).toBe(true);
      expect(grid.nearSide(name, grid.byName.get('B02')!, 0.2)).toBe(false);
      expect(grid.nearSide(name, { x: a.x + (a.x - b.x), y: a.y + (a.y - b.y) }, 0.2)).toBe(false);
      expect(grid.nearSide('nowhere/NE', a, 0.2)).toBe(false);
    });

    it('outlines a set: one line around a part, one more around a hole', () => {
      const middle = grid.byName.get('C04')!;
      const ring = grid.directions.map((_, d) => grid.neighbour(middle, d)!.name);
      const lines = (path: string): string[] => path.split('Z').filter(Boolean);
      expect(lines(grid.outline(['C04']))).toHaveLength(1);
      expect(lines(grid.outline(['C04', ...ring]))).toHaveLength(1);
      expect(lines(grid.outline(ring))).toHaveLength(2);
      expect(lines(grid.outline(['A01', 'F07']))).toHaveLength(2);
      const corners = (path: string): number => path.split(/[ML]/).length - 1;
      expect(corners(grid.outline(['C04']))).toBe(6);
      expect(corners(grid.outline(['C04', ...ring]))).toBe(18);
      expect(grid.outline(['nowhere'])).toBe('');
    });

    it('outlines a large map whose centres are rounded, all in one line', () => {
      const large = board(90, 90, orientation);
      const short = (n: number): number => Math.round(n * 1e4) / 1e4;
      const cells = large.cells.map((cell) => ({ ...cell, x: short(cell.x), y: short(cell.y) }));
      const path = new Grid({ ...large, cells }).outline(cells.map(({ name }) => name));
      expect(path.split('Z').filter(Boolean)).toHaveLength(1);
    });
  });
}

describe('facings', () => {
  it('point to the middle of a side', () => {
    const grid = new Grid(board(5, 5));
    const middle = grid.byName.get('C03')!;
    grid.directions.forEach((name, d) => {
      const other = grid.neighbour(middle, d)!;
      const angle = (Math.atan2(other.y - middle.y, other.x - middle.x) * 180) / Math.PI;
      expect((angleOf(true, name)! - angle + 720) % 360).toBeCloseTo(0, 6);
    });
  });

  it('are null where there is none', () => expect(angleOf(true, '')).toBeNull());
});

describe('trim', () => {
  it('draws both ends in', () => {
    expect(trim({ x: 0, y: 0 }, { x: 10, y: 0 }, 2, 3)).toEqual([
      { x: 2, y: 0 },
      { x: 7, y: 0 },
    ]);
  });

  it('leaves nothing of a line that is too short', () => expect(trim({ x: 0, y: 0 }, { x: 1, y: 0 }, 0.6, 0.6)).toBeNull());
});
