// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Table } from '../wire';
import { namesWorth, write } from './names';

const world = { x0: 0, y0: 0, x1: 40, y1: 40 };
const name = (x: number, y: number) => ({ at: { x, y }, width: 50 });

describe('names over the counters', () => {
  it('are those of cities and of victory hexes, cities first', () => {
    const label = (text: string, kind: string, x: number) => ({ text, kind, x, y: 0 });
    const table = {
      cells: [{ x: 1, y: 0, features: ['victory'] }, { x: 2, y: 0, features: [] }, { x: 4, y: 0, features: ['victory'] }],
      labels: [label('Kupyansk', 'town', 1), label('Kursk', 'town', 2), label('Rostov', 'city', 3), label('Don', 'water', 1), label('Valuyki', 'village', 4)],
    } as unknown as Table;
    expect(namesWorth(table).map(({ text }) => text)).toEqual(['Rostov', 'Kupyansk', 'Valuyki']);
  });

  it('stand to the right, or where no counter is covered', () => {
    const [free] = write([name(20, 20)], [], 10, world);
    expect(free).toMatchObject({ x: 200 + 6.2 + 3, y: 200 });
    const [left] = write([name(20, 20)], [{ x: 22, y: 20 }], 10, world);
    expect(left!.x + 50).toBeLessThan(200);
  });

  it('never leave the map, nor cover each other', () => {
    const [east] = write([name(39, 20)], [], 10, world);
    expect(east!.x + 50).toBeLessThanOrEqual(400);
    const [west] = write([name(1, 20)], [{ x: 3, y: 20 }], 10, world);
    expect(west!.x).toBeGreaterThanOrEqual(0);
    const [one, other] = write([name(20, 20), name(20, 20)], [], 10, world);
    expect(one!.x).not.toBe(other!.x);
  });

  it('stand below or above to one side, where the edge of the map and another name leave no more', () => {
    const [city, port] = write([name(30, 20), name(38, 20.4)], [], 10, world);
    expect(Math.abs(city!.y - port!.y) >= 13 || port!.x >= city!.x + 50).toBe(true);
    expect(port!.x + 50).toBeLessThanOrEqual(400);
  });
});
