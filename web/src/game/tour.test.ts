// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nextOf, type UnitAt } from './tour';

const along: UnitAt[] = [
  { unit: 'west', x: 0, y: 0 },
  { unit: 'waiting', x: Infinity, y: Infinity },
  { unit: 'east', x: 9, y: 0 },
  { unit: 'middle', x: 4, y: 0 },
];

describe('going from unit to unit', () => {
  it('goes to the nearest that was not passed', () => {
    expect(nextOf(along, new Set(), { x: 5, y: 1 })).toBe('middle');
    expect(nextOf(along, new Set(['middle']), { x: 4, y: 0 })).toBe('west');
    expect(nextOf(along, new Set(['middle', 'west']), { x: 0, y: 0 })).toBe('east');
  });

  it('comes to who is not on the map last', () => {
    expect(nextOf(along, new Set(['middle', 'west', 'east']), { x: 9, y: 0 })).toBe('waiting');
  });

  it('begins anew when all were passed', () => {
    const passed = new Set(along.map(({ unit }) => unit));
    expect(nextOf(along, passed, { x: 8, y: 0 })).toBe('east');
    expect(passed.size).toBe(0);
  });

  it('has nobody to go to where nobody can act', () => {
    expect(nextOf([], new Set(), { x: 0, y: 0 })).toBe('');
  });
});
