// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Table } from '../wire';
import { movedNames, namesWorth, printedNames, write } from './names';

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

describe('the names of the ground', () => {
  const ground = '<g><text x="2000" y="2090" data-label="0">N</text><text x="2600" y="2000" style="text-anchor:start" data-label="1">T</text><text x="9" y="9" transform="rotate(9 9 9)" data-label="2">W</text></g>';
  const label = (text: string, kind: string, x: number, y: number) => ({ text, kind, x, y });
  const table = { cells: [], labels: [label('Nijmegen', 'city', 20, 20), label('Elst', 'town', 26, 20), label('Waal', 'water', 0, 0)] } as unknown as Table;
  const printed = printedNames(ground);
  const moved = (counters: { x: number; y: number }[], s = 40) => movedNames(table, printed, (text) => String(text), counters, 1.1, s, world, false);

  it('are found where they are printed, but those along a river', () => {
    expect([...printed]).toEqual([
      [0, { at: { x: 20, y: 20.9 }, anchor: 'middle' }],
      [1, { at: { x: 26, y: 20 }, anchor: 'start' }],
    ]);
  });

  it('stay where nothing lies on them', () => {
    expect(moved([])).toEqual([]);
    expect(moved([{ x: 20, y: 18 }])).toEqual([]);
  });

  it('stand beside the counters that would hide them, and on no other name', () => {
    const counters = [{ x: 20, y: 20 }, { x: 20.87, y: 21.5 }, { x: 19.13, y: 21.5 }, { x: 20, y: 21 }];
    const [name] = moved(counters);
    expect(name?.said).toBe('Nijmegen');
    for (const { x, y } of counters) {
      const free = name!.x >= (x + 0.55) * 40 || name!.x + name!.width <= (x - 0.55) * 40 || name!.y - name!.size / 2 >= (y + 0.55) * 40 || name!.y + name!.size / 2 <= (y - 0.55) * 40;
      expect(free).toBe(true);
    }
  });

  it('stay where they are printed while there is no room anywhere near', () => {
    const all = Array.from({ length: 400 }, (_, n) => ({ x: 10 + (n % 20), y: 10 + Math.floor(n / 20) }));
    expect(moved(all)).toEqual([]);
  });
});
