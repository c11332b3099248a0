// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Question, Ref, Table, View } from '../../wire';
import { flightOf, straight } from './flight';
import { cohMark, LEGEND } from './marks';

const ROOT3 = Math.sqrt(3);
const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const cell = (name: string, x: number, y: number) => ({ name, x, y, terrain: 'open', level: 0, section: '', features: [] });
const table = {
  orientation: 'pointy',
  cells: [
    cell('A', 0, 0),
    cell('E1', ROOT3, 0),
    cell('E2', 2 * ROOT3, 0),
    cell('E3', 3 * ROOT3, 0),
    cell('E4', 4 * ROOT3, 0),
    cell('W', -ROOT3, 0),
  ],
  faces: [{ id: 'plane', figures: { impulses: 4 } }],
} as unknown as Table;

const args = { unit: ref('unit', 'P'), impulses: 3, metres: 150, bombs: 1, hexes: 1, may_turn: 1, may_shift: 0 };
const question = { kind: 'Flight.fly', prompt: { t: 'msg', id: 'p', args }, offers: [] } as unknown as Question;
const view = {
  question,
  scene: { pieces: [{ key: 'P', face: 'plane', owner: 0, place: 'A', facing: 'E', badges: [], figures: {} }] },
} as unknown as View;

describe('the instruments', () => {
  it('read what the question tells', () => {
    expect(flightOf(view, table, question)).toMatchObject({ unit: 'P', impulses: 3, of: 4, metres: 150, begun: true, mayTurn: true, mayShift: false });
  });

  it('show the way straight on with the impulses that are left', () => {
    expect(straight(view, table)).toEqual(['A', 'E1', 'E2', 'E3']);
    expect(straight({ ...view, question: { ...question, kind: 'Flight.load' } }, table)).toEqual([]);
    expect(straight({ ...view, question: null }, table)).toEqual([]);
  });
});

describe('marks', () => {
  it('of the legend all have a drawing', () => {
    const ink = { side: 'a', s: 40, pointy: true, words: { t: (id: string) => id, text: () => '', has: () => true } };
    for (const each of LEGEND) {
      const drawn = cohMark({ place: '', kind: each.kind, owner: 0, value: each.value ?? 0 }, ink);
      expect((drawn?.under ?? '') + (drawn?.over ?? ''), each.kind).not.toBe('');
    }
  });
});
