import { expect, it } from 'vitest';
import type { Offer, Overlay, Ref } from '../../wire';
import { bestLanding } from './landing';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const land = (unit: string, place: string): Offer => ({ key: `land ${unit} ${place}`, anchors: [ref('hex', place), ref('unit', unit)] }) as unknown as Offer;
const rolls = (wells: Record<string, number>): Overlay =>
  ({
    facts: Object.keys(wells).map((place) => ref('hex', place)),
    says: Object.values(wells).map((well) => ({ t: 'msg', id: 'x', args: { well } })),
  }) as unknown as Overlay;

it('puts the next unit down where it is hurt least, then where fewest have landed', () => {
  const offers = [land('A', '1001'), land('A', '1002'), land('A', '1003'), land('B', '1004')];
  const found = bestLanding(offers, rolls({ 1001: 3, 1002: 5, 1003: 5, 1004: 6 }), (place) => (place === '1002' ? 2 : 0));
  expect(found?.key).toBe('land A 1003');
  expect(bestLanding([], rolls({}), () => 0)).toBeUndefined();
});
