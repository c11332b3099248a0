import { describe, expect, it } from 'vitest';
import type { Branch, LogLine, Note, Offer, Outlook, Piece, Question, Ref, View } from '../../wire';
import { commandOf, mayBe } from './command';
import { shortName } from './face';
import { panzerLook, panzerSecret } from './look';
import { crewKeys, unitsOf } from './orders';
import { actingIn, agrees, bearingOf, chancesOf, meetingsOf, pairOf, placesOf, promptOf, sayingOf, toldOf } from './shots';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string): Offer => ({ key, text: { t: 'msg', id: '', args: {} }, anchors: [], role: 'build', group: '', rule: '', cost: -1, rolls: true, regret: null });
const piece = (key: string, badges: string[], more: Partial<Piece> = {}): Piece => ({ key, face: 'F', owner: 0, place: '2A1', facing: 'N', badges, figures: {}, ...more });
const line = (kind: string, args: LogLine['text']['args']): LogLine => ({ kind, text: { t: 'msg', id: `panzer-event-${kind}`, args }, ledgers: [], owner: 0, dice: [], begins: false });
const branch = (name: string, p: string, kind: string, then: Branch[] = []): Branch => ({ label: { t: 'msg', id: `panzer-outcome-${name}`, args: {} }, p, then, kind });
const outlook = (branches: Branch[], undecided = '0'): Outlook => ({ branches, ledgers: [], assumes: [], undecided, curve: null, ahead: [], parts: [] });
const view = (pieces: Piece[]): View => ({ scene: { pieces, marks: [], tracks: [], hands: [] }, player: 0 }) as unknown as View;
const question = (kind: string, args: Question['prompt']['args'], offers: Offer[] = []): Question => ({ kind, prompt: { t: 'msg', id: '', args }, offers, several: false, default: 0, closed: [] });

describe('command counters', () => {
  it('are told as far as the reader knows them', () => {
    expect(commandOf(piece('G1', []))).toBeUndefined();
    expect(commandOf(piece('G1', ['face-down', 'command:fire']))).toEqual({ name: 'fire', down: true, done: false });
    expect(commandOf(piece('G1', ['command:short-halt', 'acted:fired']))).toEqual({ name: 'short-halt', down: false, done: false });
    expect(commandOf(piece('S1', ['face-down', 'may:fire', 'may:no-command']))).toEqual({ name: 'secret', down: true, done: false });
    expect(mayBe(piece('S1', ['face-down', 'may:fire', 'may:no-command']))).toEqual(['fire', 'no-command']);
    expect(commandOf(piece('G1', ['face-down', 'command:no-command']))).toBeUndefined();
  });

  it('that are carried out lie striped; one’s own face down are secret', () => {
    expect(panzerLook(piece('G1', ['command:move', 'acted:done'])).spent).toBe(true);
    expect(panzerLook(piece('G1', ['face-down', 'command:move'])).spent).toBe(false);
    expect(panzerSecret(view([piece('G1', ['face-down', 'command:move'])]))).toBe(true);
    expect(panzerSecret(view([piece('S1', ['face-down', 'may:move'], { owner: 1 })]))).toBe(false);
    expect(panzerSecret(view([piece('G1', ['command:move', 'acted:done'])]))).toBe(false);
  });

  it('are given to units on the map that can have one', () => {
    const pieces = [piece('G1', []), piece('G2', ['face-down', 'command:fire']), piece('G3', [], { place: '@lost' }), piece('S1', [], { owner: 1 })];
    const found = unitsOf(view(pieces), question('Orders.unit', {}, [offer('done'), offer('order G1')]));
    expect(found).toEqual([
      { unit: 'G1', key: 'order G1', command: '' },
      { unit: 'G2', key: '', command: 'fire' },
    ]);
    expect(crewKeys('G1', 'move-order')).toEqual(['order G1', 'move-order']);
  });
});

describe('a shot', () => {
  it('has a firer and a target', () => {
    expect(pairOf(offer('react S1 G1'), '')).toEqual({ firer: 'S1', target: 'G1' });
    expect(pairOf(offer('at G1'), 'S1')).toEqual({ firer: 'S1', target: 'G1' });
    expect(pairOf(offer('at G1'), '')).toBeUndefined();
    expect(pairOf(offer('resolve G1'), 'S1')).toBeUndefined();
  });

  it('meets its target by the notes of the overlay', () => {
    const note: Note = { text: { t: 'msg', id: 'panzer-shot-basic', args: { penetration: 17, armour: 12, result: 'ko' } }, about: [], kind: 'angle', key: 'front' };
    expect(meetingsOf([note, { ...note, kind: 'other' }])).toEqual([{ angle: 'front', penetration: 17, armour: 12, result: 'ko' }]);
  });

  it('is told by the roll, the plate that was struck and the gravest that came of it', () => {
    const lines = [
      line('aims', { unit: ref('unit', 'S1'), target: ref('unit', 'G1') }),
      line('hit', { unit: ref('unit', 'S1'), target: ref('unit', 'G1'), n: 12, number: 43 }),
      line('struck', { target: ref('unit', 'G1'), angle: { t: 'msg', id: 'panzer-word-rear', args: {} }, penetration: 17, armour: 5 }),
      line('burns', { target: ref('unit', 'G1'), hex: ref('hex', '2A1') }),
    ];
    expect(toldOf(lines)).toEqual({ firer: 'S1', target: 'G1', roll: 12, number: 43, hit: true, outcome: 'burns', struck: [], meeting: { angle: 'rear', penetration: 17, armour: 5, result: '' } });
    expect(toldOf([line('missed', { unit: ref('unit', 'S1'), target: ref('unit', 'G1'), n: 60, number: 43 })])).toMatchObject({ hit: false, outcome: 'missed' });
    expect(toldOf(lines.slice(0, 1))).toBeUndefined();
  });

  it('is told with every place that was struck, of its own target alone', () => {
    const target = ref('unit', 'G1');
    const at = (place: string, more: object) => line('struck-at', { target, place: { t: 'msg', id: `panzer-word-${place}`, args: {} }, ...more });
    const other = { target: ref('unit', 'G2') };
    const told = toldOf([
      line('hit', { unit: ref('unit', 'S1'), target, n: 4, number: 43 }),
      line('covered', { target, n: 55 }),
      at('tf', { penetration: 19, armour: 15 }),
      line('damaged', { target }),
      line('struck-at', { ...other, place: { t: 'msg', id: 'panzer-word-hf', args: {} }, penetration: 19, armour: 9 }),
      line('burns', other),
    ]);
    expect(told?.struck).toEqual([
      { place: 'covered', penetration: 0, armour: 0 },
      { place: 'tf', penetration: 19, armour: 15 },
    ]);
    expect(told?.outcome).toBe('damaged');
  });

  it('has places with their armour, which are those struck as long as nobody has moved', () => {
    const note = (key: string, args: Note['text']['args']): Note => ({ text: { t: 'msg', id: 'panzer-shot-place', args }, about: [], kind: 'place', key });
    const places = placesOf([
      note('front tf', { n: 40, penetration: 19, armour: 15, pierces: 'yes', shaken: 8, damaged: 8, destroyed: 24 }),
      note('front hf', { n: 50, penetration: 19, armour: 22, pierces: 'no' }),
      note('front covered', { n: 10 }),
    ]);
    expect(places.map(({ angle, place, n, pierces, destroyed }) => [angle, place, n, pierces, destroyed])).toEqual([
      ['front', 'tf', 40, true, 24],
      ['front', 'hf', 50, false, 0],
      ['front', 'covered', 10, false, 0],
    ]);
    expect(agrees(places, [{ place: 'tf', penetration: 19, armour: 15 }, { place: 'covered', penetration: 0, armour: 0 }])).toBe(true);
    expect(agrees(places, [{ place: 'tf', penetration: 17, armour: 15 }])).toBe(false);
    expect(agrees(places, [{ place: 'ts', penetration: 19, armour: 8 }])).toBe(false);
  });

  it('has chances that are summed over all that may follow', () => {
    const all = [branch('miss', '57/100', 'none'), branch('damaged', '23/100', 'hit', [branch('crew-leaves', '23/200', 'kill'), branch('crew-stays', '23/200', 'none')]), branch('burns', '1/5', 'kill')];
    const { hit, vain, kill, leaves } = chancesOf(outlook(all));
    expect(hit).toBeCloseTo(0.43);
    expect(kill).toBeCloseTo(0.2 + 0.115);
    expect([vain, leaves]).toEqual([0, true]);
  });

  it('that hits without piercing is a hit without effect', () => {
    const found = chancesOf(outlook([branch('miss', '57/100', 'none'), branch('nothing', '43/100', 'none')]));
    expect(found.hit).toBeCloseTo(0.43);
    expect(found.vain).toBeCloseTo(0.43);
    expect(found.kill).toBe(0);
    const percent = (p: number): string => `${Math.round(p * 100)} %`;
    expect(sayingOf(found, percent)).toMatchObject({ hit: '43 %', vain: 'all' });
    const twice = branch('nothing', '1/4', 'none', [branch('nothing', '1/8', 'none'), branch('knocked-out', '1/8', 'kill')]);
    const more = chancesOf(outlook([branch('miss', '3/4', 'none'), twice]));
    expect([more.hit, more.vain, more.kill]).toEqual([0.25, 0.125, 0.125]);
    expect(sayingOf(more, percent)).toMatchObject({ vain: 'some', nothing: '13 %' });
    expect(sayingOf(chancesOf(outlook([branch('miss', '1/2', 'none'), branch('burns', '1/2', 'kill')])), percent)).toMatchObject({ vain: 'none', out: 'plain' });
  });

  it('counts what its target alone has to fear, and the hit number where rare courses were left out', () => {
    const at = (unit: string, found: Branch): Branch => ({ ...found, label: { ...found.label, args: { target: ref('unit', unit) } } });
    const both = outlook([at('G1', branch('miss', '1/2', 'none')), at('G1', branch('nothing', '1/4', 'none', [at('G2', branch('burns', '1/4', 'kill'))]))], '1/4');
    expect(chancesOf(both, 'G1').kill).toBe(0);
    expect(chancesOf(both, 'G2').kill).toBe(0.25);
    expect(chancesOf(both, 'G1').hit).toBe(0.25);
    expect(chancesOf(both, 'G1', 50).hit).toBe(0.5);
    expect(chancesOf(both, 'G1', 60).hit).toBe(0.25);
    expect(chancesOf(outlook([branch('ammo-short', '1/10', 'none', [branch('miss', '1/10', 'none')]), branch('ammo-holds', '9/10', '', [branch('burns', '9/10', 'kill')])]))).toMatchObject({ limited: true, kill: 0.9 });
  });

  it('comes from a side of a target that faces up', () => {
    const cells: Record<string, { x: number; y: number }> = { '2A1': { x: 0, y: 0 }, '2A2': { x: 0, y: 2 }, '2B1': { x: 3, y: 0 } };
    const scene = view([piece('G1', []), piece('S1', [], { place: '2A2' }), piece('S2', [], { place: '2B1' })]);
    const at = (name: string) => cells[name];
    expect(bearingOf(scene, at, 'S1', 'G1', 0)).toBe(180);
    expect(bearingOf(scene, at, 'S2', 'G1', 0)).toBe(90);
    expect(bearingOf(scene, at, 'S2', 'G1', 60)).toBe(30);
    expect(bearingOf(scene, at, 'G1', 'G1', 0)).toBeUndefined();
  });
});

describe('who acts', () => {
  it('is the firer or the unit that moves, and nobody while units are chosen', () => {
    expect(actingIn(question('DirectFire.declare', { firer: ref('unit', 'G1') }))).toBe('G1');
    expect(actingIn(question('DirectFire.declare', { firer: ref('unit', '-'), unit: ref('unit', 'S1') }))).toBe('');
    expect(actingIn(question('Move.step', { unit: ref('unit', 'G1') }))).toBe('G1');
    expect(actingIn(question('Orders.unit', { unit: ref('unit', '-') }))).toBe('');
    expect(actingIn(question('Movement.unit', {}))).toBe('');
  });
});

describe('a window', () => {
  it('is asked about by the unit that moves', () => {
    expect(promptOf(question('Reactions.offer', { mover: ref('unit', 'G1') }))).toBe('page-panzer-window');
    expect(promptOf(question('Reactions.offer', { mover: ref('unit', '-') }))).toBeUndefined();
    expect(promptOf(question('DirectFire.declare', {}, ['fire G1', 'resolve S1'].map(offer)))).toBeUndefined();
    expect(promptOf(question('DirectFire.declare', {}, ['resolve S1'].map(offer)))).toBe('page-panzer-resolve');
    expect(promptOf(question('DirectFire.declare', { firer: ref('unit', 'G1') }, ['at S1'].map(offer)))).toBe('page-panzer-aim');
    expect(promptOf(question('DirectFire.declare', { firer: ref('unit', 'G1') }, ['smoke 2A1'].map(offer)))).toBe('page-panzer-aim-smoke');
    expect(promptOf(question('DirectFire.declare', { firer: ref('unit', 'G1') }, ['weapon ap', 'weapon special'].map(offer)))).toBe('page-panzer-aim-weapon');
    expect(promptOf(question('Orders.unit', {}, ['done', 'order G1'].map(offer)))).toBeUndefined();
    expect(promptOf(question('Orders.unit', {}, ['done'].map(offer)))).toBe('page-panzer-commanded');
    expect(promptOf(question('Movement.unit', {}, ['move G1'].map(offer)))).toBeUndefined();
    expect(promptOf(question('Movement.unit', {}, ['done'].map(offer)))).toBe('page-panzer-moved');
  });
});

describe('names on counters', () => {
  it.each([
    ['PzKpfw IVF2 / G (early)', 'Pz IVF2'],
    ['PzKpfw 38(t) F', 'Pz 38(t) F'],
    ['PzKpfw VI Tiger I', 'Tiger I'],
    ['T-34/76 m41', 'T-34/76 m41'],
    ['M4A2 (lend-lease, 75mm)', 'M4A2'],
    ['German infantry (Grenadier) squad', 'infantry'],
  ])('%s is %s', (long, short) => {
    expect(shortName(long)).toBe(short);
  });
});
