// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Offer, Piece, Question, View } from '../../wire';
import { adjustable } from './adjust';

const offer = (key: string): Offer => {
  const [, unit = ''] = key.split(' ');
  const anchors = unit ? [{ t: 'ref' as const, kind: 'unit', index: 0, key: unit }] : [];
  return { key, text: { t: 'msg', id: '', args: {} }, anchors, role: 'build', group: '', rule: '', cost: -1, rolls: false, regret: null };
};
const piece = (key: string, owner: number, badges: string[] = []): Piece => ({ key, face: 'F', owner, place: '2A1', facing: 'N', badges, figures: {} });
const view = (pieces: Piece[]): View => ({ scene: { pieces, marks: [], tracks: [], hands: [] }, player: 0 }) as unknown as View;
const question = (offers: Offer[]): Question => ({ kind: 'Pivots.choose', prompt: { t: 'msg', id: '', args: {} }, offers, several: true, default: 0, closed: [] });

describe('the end of a turn', () => {
  it('lists what each unit may still do, and what was chosen for it', () => {
    const pieces = [piece('G1', 0), piece('G2', 0, ['will-face-ne', 'full-cover']), piece('G3', 0), piece('S1', 1, ['will-dig'])];
    const found = adjustable(view(pieces), question(['done', 'pivot G1 NE', 'pivot G1 S', 'cover G1', 'dig G2'].map(offer)));
    expect(found.map(({ unit, turns, others, chosen }) => [unit, turns.map(({ facing }) => facing), others.map(({ key }) => key), chosen])).toEqual([
      ['G1', ['NE', 'S'], ['cover G1'], []],
      ['G2', [], ['dig G2'], ['will-face-ne']],
    ]);
  });
});
