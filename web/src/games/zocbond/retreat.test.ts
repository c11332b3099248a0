import { describe, expect, it } from 'vitest';
import { board } from '../../map/fixture';
import type { Note, Offer, Ref, Table } from '../../wire';
import { bestEnd, endsOf } from './retreat';

const hex = (key: string): Ref => ({ t: 'ref', kind: 'hex', index: 0, key });
const to = (place: string): Offer => ({ key: `to ${place}`, anchors: [hex(place)] }) as unknown as Offer;
const note = (place: string, ends: string[], here: boolean, kind = ''): Note => ({
  text: { t: 'msg', id: 'x', args: { ends: ends.map(hex), here: here ? 'yes' : 'no' } },
  about: [],
  kind,
  key: `to ${place}`,
});
const table = board(8, 8) as unknown as Table;

// From D04: by C04 to B04 or B05, by C05 to B05 through a zone, by E04 at the price of a step.
const offers = [to('E04'), to('C05'), to('C04'), { key: 'alone A', anchors: [] } as unknown as Offer];
const notes = [note('E04', [], true, 'costly'), note('C05', ['B05', 'B06'], false, 'bare'), note('C04', ['B04', 'B05'], false)];

describe('a retreat', () => {
  it('is chosen by its end, which takes the cheapest way there', () => {
    const ends = endsOf(offers, notes);
    expect([...ends].map(([end, { key }]) => `${end} ${key}`)).toEqual(['B04 to C04', 'B05 to C04', 'B06 to C05', 'E04 to E04']);
  });

  it('ends best far from the enemy, without loss, where nobody is crowded', () => {
    const ends = endsOf(offers, notes);
    expect(bestEnd(ends, notes, table, ['B08'], [])).toBe('B04');
    expect(bestEnd(ends, notes, table, ['D04'], [])).toBe('B05');
    expect(bestEnd(ends, notes, table, ['E05'], ['B04'])).toBe('B05');
    expect(bestEnd(ends, notes, table, ['E05'], ['B05'])).toBe('B04');
    expect(bestEnd(new Map(), notes, table, ['A01'], [])).toBe('');
  });
});
