import { describe, expect, it } from 'vitest';
import { board, piece } from '../../map/fixture';
import type { Offer, Piece, Question, Ref, Table, View } from '../../wire';
import { facingOfWay, inHand } from './hands';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, anchors: Ref[], more: Partial<Offer> = {}): Offer =>
  ({ key, anchors, role: 'act', group: '', rule: '', cost: -1, rolls: false, regret: null, text: { t: 'msg', id: 'x', args: {} }, ...more });
const question = (kind: string, offers: Offer[]): Question => ({ kind, offers }) as unknown as Question;
const view = (...pieces: Piece[]): View => ({ player: 0, scene: { pieces } }) as unknown as View;
const table = board(5, 5) as unknown as Table; // pointy: rows A to E, columns 1 to 5
const faces = (...ways: string[]): Question => question('Action.face', ways.map((way) => offer(`face U ${way}`, [ref('unit', 'U'), ref('facing', way)])));
const ALL = faces('NE', 'E', 'SE', 'SW', 'W', 'NW');
const after = (q: Question, from: string, to: string, facing: string): string | undefined =>
  facingOfWay(q, view(piece('U', from, { facing })), view(piece('U', to, { facing })), table)?.key;

describe('the way a unit faces after a move', () => {
  it('is the way it went', () => {
    expect(after(ALL, 'C02', 'C03', 'NE')).toBe('face U E');
    expect(after(ALL, 'C02', 'B02', 'E')).toBe('face U NE');
  });

  it('stays as it was in reverse', () => {
    expect(after(ALL, 'C03', 'C02', 'E')).toBe('face U E');
    expect(after(ALL, 'C03', 'C02', 'NE')).toBe('face U NE');
  });

  it('stays where the unit cannot turn', () => expect(after(faces('SE'), 'C02', 'C03', 'SE')).toBe('face U SE'));

  it('is asked where nobody knows the way, or dice follow', () => {
    expect(after(ALL, '@waiting', 'C03', 'E')).toBeUndefined();
    expect(after(ALL, 'C03', 'C03', 'E')).toBeUndefined();
    const rolling = { ...ALL, offers: ALL.offers.map((each) => ({ ...each, rolls: true })) };
    expect(after(rolling, 'C02', 'C03', 'E')).toBeUndefined();
  });
});

describe('the unit in hand', () => {
  const turn = question('Turn.choose', [offer('pass', [], { role: 'end' }), offer('ap U', [ref('unit', 'U')]), offer('cap U', [ref('unit', 'U')])]);
  const active = (key: string, owner = 0): Piece => piece(key, 'C03', { owner, badges: ['active'] });

  it('goes on with its action points', () => expect(inHand(turn, view(active('U'), active('X', 1)))?.key).toBe('ap U'));

  it('is not chosen for the player among several, where none is activated, or in another question', () => {
    expect(inHand(turn, view(active('U'), active('V')))).toBeUndefined();
    expect(inHand(turn, view(piece('U', 'C03')))).toBeUndefined();
    expect(inHand({ ...turn, kind: 'Action.choose' }, view(active('U')))).toBeUndefined();
  });
});
