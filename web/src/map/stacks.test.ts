import { describe, expect, it } from 'vitest';
import { PLAIN } from '../games/registry';
import { board, piece } from './fixture';
import { Grid } from './geometry';
import { gone, offsetOf, place, rowsOf, stacksOf } from './stacks';

const grid = new Grid(board(5, 5));
const inOrder = (): number => 0;

describe('stacks', () => {
  it('holds what lies on the map, hex by hex', () => {
    const stacks = stacksOf([piece('a', 'B02'), piece('b', 'B02'), piece('c', 'C03'), piece('d', '@lost')], grid, inOrder);
    expect([...stacks].map(([name, all]) => [name, all.map(({ key }) => key)])).toEqual([
      ['B02', ['a', 'b']],
      ['C03', ['c']],
    ]);
  });

  it('puts first things on top', () => {
    const stacks = stacksOf([piece('a', 'B02'), piece('b', 'B02'), piece('c', 'B02')], grid, ({ key }) => (key === 'a' ? 1 : 0));
    expect(stacks.get('B02')!.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
  });

  it('shifts layers up and to the right, three at most, the whole about the centre', () => {
    expect(offsetOf(0, 1)).toEqual({ x: 0, y: 0 });
    const two = [offsetOf(0, 2), offsetOf(1, 2)];
    expect(two[1]!.x - two[0]!.x).toBeCloseTo(0.13);
    expect(two[1]!.y - two[0]!.y).toBeCloseTo(-0.13);
    expect(two[0]!.x + two[1]!.x).toBeCloseTo(0);
    expect(offsetOf(2, 9)).toEqual(offsetOf(8, 9));
  });

  it('says how many from three on, on the top counter only', () => {
    const pieces = ['a', 'b', 'c'].map((key) => piece(key, 'B02'));
    const placed = place(stacksOf(pieces, grid, inOrder), grid, PLAIN);
    expect(placed.map(({ disc }) => disc)).toEqual(['', '', '3']);
    expect(place(stacksOf(pieces.slice(1), grid, inOrder), grid, PLAIN).every(({ disc }) => disc === '')).toBe(true);
    const steps = { ...PLAIN, weight: () => 2 };
    expect(place(stacksOf(pieces, grid, inOrder), grid, steps).at(-1)!.disc).toBe('6');
  });

  it('shows what has happened to counters of one owner on the top one, and that of another owner by itself', () => {
    const stack = [piece('his', 'B02', { owner: 1 }), piece('low', 'B02', { owner: 0 }), piece('top', 'B02', { owner: 0 })];
    const placed = place(stacksOf(stack, grid, inOrder), grid, PLAIN);
    expect(placed.map(({ buried }) => buried)).toEqual([false, true, false]);
    expect(placed.map(({ under }) => under.map(({ key }) => key))).toEqual([[], [], ['low']]);
  });

  it('opens in a row for each owner, the reader’s own last', () => {
    const stack = [piece('mine', 'B02', { owner: 0 }), piece('his', 'B02', { owner: 1 }), piece('mine2', 'B02', { owner: 0 })];
    expect(rowsOf(stack, 0).map((row) => row.map(({ key }) => key))).toEqual([['his'], ['mine2', 'mine']]);
  });
});

describe('gone', () => {
  it('names what has left the map, and whether it was destroyed', () => {
    const before = [piece('a', 'B02'), piece('b', 'C03'), piece('c', 'C03'), piece('d', 'D04'), piece('e', '@waiting')];
    const now = [piece('a', 'B03'), piece('b', '@lost'), piece('c', '@left'), piece('e', '@lost')];
    expect(gone(before, now, grid, PLAIN).map((one) => [one.piece.key, one.place, one.destroyed])).toEqual([
      ['b', 'C03', true],
      ['c', 'C03', false],
      ['d', 'D04', false],
    ]);
  });
});
