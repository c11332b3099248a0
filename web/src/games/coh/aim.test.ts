import { describe, expect, it } from 'vitest';
import { piece } from '../../map/fixture';
import type { Offer, Piece, View } from '../../wire';
import { aimedAt } from './aim';

const hex = { t: 'ref' as const, kind: 'hex', index: 0, key: 'F07' };
const shot = (verb: string): Offer => ({ key: `${verb} A F07`, text: { t: 'msg', id: `coh-verb-${verb}`, args: { hex } } }) as unknown as Offer;
const seen = (...pieces: Piece[]): View => ({ player: 0, scene: { pieces } }) as unknown as View;
const enemy = (key: string, place: string, more: Partial<Piece> = {}): Piece => piece(key, place, { owner: 1, face: 'rifle', ...more });
const named = (offer: Offer, view: View): unknown => aimedAt(offer, view)?.args['unit'];

describe('a shot is aimed', () => {
  it('at the one unit that is seen in the hex', () => {
    const view = seen(enemy('R2', 'F07'), enemy('R3', 'F08'));
    expect(aimedAt(shot('fire'), view)).toMatchObject({ id: 'page-coh-fire-at', args: { unit: { key: 'R2' }, hex } });
    expect(aimedAt(shot('indirect'), view)?.id).toBe('page-coh-indirect-at');
  });

  it('at the hex, where nobody, several units, one\'s own or a counter of unknown kind is in it', () => {
    expect(named(shot('fire'), seen(enemy('R3', 'F08')))).toBeUndefined();
    expect(named(shot('fire'), seen(enemy('R2', 'F07'), enemy('R3', 'F07')))).toBeUndefined();
    expect(named(shot('fire'), seen(enemy('R2', 'F07'), enemy('A', 'F07', { owner: 0 })))).toBeUndefined();
    expect(named(shot('fire'), seen(enemy('A', 'F07', { owner: 0 })))).toBeUndefined();
    expect(named(shot('fire'), seen(enemy('R2', 'F07', { face: '' })))).toBeUndefined();
  });

  it('at the hex by every other choice', () => expect(aimedAt(shot('suspect'), seen(enemy('R2', 'F07')))).toBeUndefined());
});
