// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Branch, Mark, Note, Offer, Outlook, Overlay, Piece, Question, Ref, Table, View } from '../../wire';
import { airFlightOf } from './air';
import { attackersOf, clashOf, othersOf } from './assaults';
import { barragesOf, batteriesOf, callersOf, dangersOf, gravest, neighbour, plansOf, responsesOf, sheafAt, sheafOf } from './missions';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, ...anchors: Ref[]): Offer => ({ key, text: { t: 'msg', id: '', args: {} }, anchors, role: 'build', group: '', rule: '', cost: -1, rolls: true, regret: null });
const question = (kind: string, offers: Offer[], args: Question['prompt']['args'] = {}): Question => ({ kind, prompt: { t: 'msg', id: '', args }, offers, several: false, default: 0, closed: [] });
const branch = (name: string, about: Record<string, Ref>, p: string, kind: string, then: Branch[] = []): Branch => ({ label: { t: 'msg', id: `panzer-outcome-${name}`, args: about }, p, then, kind });
const outlook = (branches: Branch[], parts: Outlook['parts'] = []): Outlook => ({ branches, ledgers: [], assumes: [], undecided: '0', curve: null, ahead: [], parts });
const piece = (key: string, owner: number, badges: string[] = []): Piece => ({ key, face: 'F', owner, place: '2A1', facing: 'N', badges, figures: {} });
const view = (pieces: Piece[], marks: Mark[] = []): View => ({ scene: { pieces, marks, tracks: [], hands: [] }, player: 0 }) as unknown as View;

describe('a mission', () => {
  const source = ref('card', 'G-BAT-1');
  const call = [branch('responds', { source }, '3/5', 'hit'), branch('fails', { source }, '3/10', 'none'), branch('danger-close', { source }, '1/10', 'kill')];

  it('is answered by each source with its own chance', () => {
    expect(responsesOf(outlook(call))).toEqual([{ source: 'G-BAT-1', chance: 0.6, astray: 0.1 }]);
    expect(responsesOf(outlook([branch('smoke', { hex: ref('hex', '2A1') }, '1', 'good')]))).toEqual([]);
  });

  it('endangers every unit under it, the worst first, terrain last', () => {
    const part = (subject: Ref, hit: string, kill: string) => ({
      subject,
      branches: [branch('damaged', { target: subject }, hit, 'hit'), branch('burns', { target: subject }, kill, 'kill')],
      undecided: '0',
    });
    const parts = [part(ref('hex', '2A1'), '1/4', '1/2'), part(ref('unit', 'G1'), '1/2', '0'), part(ref('unit', 'S1'), '1/4', '1/4')];
    const found = gravest(dangersOf(outlook(call, parts), view([piece('G1', 0), piece('S1', 1)])));
    expect(found.map(({ subject, own, hurt, killed }) => [subject.key, own, hurt, killed])).toEqual([
      ['S1', false, 0.25, 0.25],
      ['G1', true, 0.5, 0],
      ['2A1', false, 0.25, 0.5],
    ]);
  });

  it('is called, kept up or begun by somebody, with the aim point that waits', () => {
    const [fo, hex] = [ref('unit', 'G-FO-1'), ref('hex', '2M4')];
    const offers = [offer('continue G-FO-1', fo), offer('shift G-FO-1 2M4', hex, fo), offer('begin G-BAT-1', source), offer('done')];
    const left: Note[] = [{ text: { t: 'msg', id: 'panzer-left-mission', args: {} }, about: [fo, ref('hex', '2M5')], kind: 'mission', key: '' }];
    const found = callersOf(question('IndirectFire.next', offers), left);
    expect(found.map(({ ref: who, aim, places, acts }) => [who.key, aim, places.length, acts.length])).toEqual([
      ['G-FO-1', '2M5', 1, 1],
      ['G-BAT-1', '', 0, 1],
    ]);
  });

  it('lies on the map with its type and owner', () => {
    const marks: Mark[] = [
      { place: '2M4', kind: 'impact-smoke', owner: 1, value: 1 },
      { place: '2M4', kind: 'barrage', owner: 1, value: 1 },
    ];
    expect(barragesOf(view([], marks))).toEqual([{ place: '2M4', type: 'smoke', owner: 1, fresh: true }]);
  });
});

describe('points and plots', () => {
  it('are written for batteries that have some left, and seen by their owner', () => {
    const battery = ref('card', 'G-BAT-1');
    const offers = [offer('done'), offer('register G-BAT-1 2A1', ref('hex', '2A1'), battery), offer('register G-BAT-1 2A2', ref('hex', '2A2'), battery), offer('plot G-BAT-1 2A1', ref('hex', '2A1'), battery)];
    expect(batteriesOf(question('Plots.choose', offers))).toEqual([{ ref: battery, verbs: ['register', 'plot'] }]);
    const marks: Mark[] = [0, 1].map((owner) => ({ place: '2A1', kind: 'registered', owner, value: 0 }));
    expect(plansOf(view([], marks))).toHaveLength(1);
  });
});

describe('a sheaf', () => {
  const tint = (place: string, style: string) => ({ place, style, text: '', owner: -1 });
  const overlay = { name: 'sheaf', tints: [tint('A', 'from'), tint('B', 'barrage'), tint('C', 'long')], strokes: [], says: [], facts: [], shortcuts: [], notes: [] } as Overlay;
  const cells = [
    { name: 'A', x: 0, y: 0 },
    { name: 'N', x: 0, y: -1.732 },
    { name: 'SE', x: 1.5, y: 0.866 },
  ];
  const table = { cells, orientation: 'flat' } as unknown as Table;

  it('is drawn as the choice means it', () => {
    expect(sheafOf(overlay, 'converged').tints.map(({ place }) => place)).toEqual(['A', 'B']);
    expect(sheafOf(overlay, 'open').tints.map(({ style }) => style)).toEqual(['from', 'barrage', 'barrage']);
  });

  it('of a row runs to the hex beside its aim point', () => {
    expect(neighbour(table, 'A', 'N')).toBe('N');
    expect(neighbour(table, 'A', 'SE')).toBe('SE');
    expect(neighbour(table, 'A', 'S')).toBe('');
    expect(sheafAt(table, 'A', 'SE')).toEqual(['hex:A', 'hex:SE']);
    expect(sheafAt(table, 'A', '')).toEqual(['hex:A']);
  });
});

describe('close combat', () => {
  const [own, enemy] = [ref('unit', 'G1'), ref('unit', 'S1')];

  it('has attackers with their targets, and what else can be chosen', () => {
    const asked = question('CloseCombat.declare', [offer('assault G1 S1', enemy, own), offer('approach G1 2A1', ref('hex', '2A1'), own), offer('resolve S1', enemy), offer('done')]);
    expect(attackersOf(asked).map(({ ref: who, offers }) => [who.key, offers.length])).toEqual([['G1', 2]]);
    expect(othersOf(asked).map(({ key }) => key)).toEqual(['resolve S1', 'done']);
  });

  it('may end ill for both', () => {
    const won = branch('removed', { target: enemy }, '1/2', 'kill', [branch('reduced', { target: own }, '1/8', 'hit')]);
    const lost = branch('repulsed', { target: enemy }, '1/2', 'none', [branch('removed', { target: own }, '1/2', 'kill')]);
    expect(clashOf(outlook([won, lost]), view([piece('G1', 0), piece('S1', 1)]))).toEqual({ enemy: { hurt: 0, killed: 0.5 }, own: { hurt: 0.125, killed: 0.5 } });
  });
});

describe('an aircraft', () => {
  it('is told by the prompt and its counter', () => {
    const low = { t: 'msg' as const, id: 'panzer-word-low', args: {} };
    const args = { unit: ref('unit', 'S-IL2-1'), speed: low, altitude: low, moves: 4, banked: -1 };
    const found = airFlightOf(view([piece('S-IL2-1', 0, ['load:bombs'])]), question('Flight.fly', [], args));
    expect(found).toEqual({ unit: 'S-IL2-1', flying: true, speed: low, altitude: low, moves: 4, turned: false, load: 'bombs' });
    expect(airFlightOf(view([]), question('Flight.fly', [], args))).toBeUndefined();
    expect(airFlightOf(view([piece('S-IL2-1', 0)]), question('Flight.edge', [], { ...args, speed: -1 }))?.speed).toBeUndefined();
  });
});
