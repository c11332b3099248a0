// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { encloses, isClick, type Corner } from './lasso';

describe('a line round things', () => {
  const square: Corner[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it('encloses what lies inside, though it was not closed', () => {
    expect(encloses(square, [5, 5])).toBe(true);
    expect(encloses(square, [15, 5])).toBe(false);
    expect(encloses(square, [5, -1])).toBe(false);
    expect(encloses([], [5, 5])).toBe(false);
  });

  it('that goes nowhere is a click', () => {
    expect(isClick([[4, 4]])).toBe(true);
    expect(isClick([[4, 4], [6, 5]])).toBe(true);
    expect(isClick(square)).toBe(false);
    expect(isClick([])).toBe(false);
  });
});
