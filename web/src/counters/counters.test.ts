import { describe, expect, it } from 'vitest';
import coh from '../games/coh';
import en from '../texts/en/games/coh.ftl?raw';
import ru from '../texts/ru/games/coh.ftl?raw';
import { PLAIN, type Speaker } from '../games/registry';
import type { Face, Piece } from '../wire';
import { drawCounter, faceSize, usualBody } from './draw';
import { loadSymbols, natoFace } from './nato';
import { markOf } from './plain';
import { outline, stripes, text, textWidth } from './shapes';
import { SILHOUETTES, silhouette } from './silhouettes';

const words: Speaker = { t: (id) => id, text: (message) => message.id, has: () => true };

const face = (more: Partial<Face> = {}): Face => ({
  id: 'G_PZ4',
  kind: 'coh',
  body: 'german',
  symbol: 'tank',
  name: { t: 'msg', id: 'x', args: {} },
  short: 'Pz IVh',
  figures: { fire: 3, move: 1, red: 5, blue: 11, range: 14, rear: 15, front: 18, bonus: 1 },
  flags: ['tracked', 'turret', 'front-blue', 'rear-blue'],
  facts: [],
  ...more,
});

const piece = (more: Partial<Piece> = {}): Piece => ({ key: 'G-PZ4-1', face: 'G_PZ4', owner: 0, place: '', facing: '', badges: [], figures: {}, ...more });

const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!);
const draw = (px: number, more: Partial<Piece> = {}, of: Partial<Face> = {}): string =>
  drawCounter({ page: coh, piece: piece(more), face: face(of), side: 'a', px, words });

describe('faces by size', () => {
  it('follow the guide', () => {
    expect([83, 46, 45, 30, 29, 16, 15].map(faceSize)).toEqual(['full', 'full', 'small', 'small', 'symbol', 'symbol', 'block']);
  });

  it('show all figures, then two, then none', () => {
    expect(texts(draw(57)).sort()).toEqual(['1', '11', '14', '15', '18', '3', '5']);
    expect(texts(draw(36)).sort()).toEqual(['11', '18']);
    expect(texts(draw(24))).toEqual([]);
    expect(draw(12)).toContain('var(--printed-a');
  });

  it('add the name on large counters only', () => {
    expect(texts(draw(112))).toContain('Pz IVh');
    expect(texts(draw(57))).not.toContain('Pz IVh');
  });

  it('never draw a glyph below 7.5 px', () => {
    const mortar = { figures: { ...face().figures, indirect: 4, 'min-range': 3, shield: 2 } };
    for (let px = 8; px <= 130; px++) {
      const drawn = draw(px, { badges: ['hit', 'dug', 'active'] }, mortar);
      for (const [, size] of drawn.matchAll(/font-size="([\d.]+)"/g)) expect((Number(size) * px) / 100).toBeGreaterThanOrEqual(7.5);
    }
  });
});

describe('signs of Conflict of Heroes', () => {
  it('put armour on a block and soft figures in ink', () => {
    const infantry = draw(57, {}, { flags: ['foot'], figures: { fire: 3, move: 1, red: 4, range: 7, rear: 11, front: 12 } });
    expect(infantry).not.toContain('var(--armour)');
    expect(texts(infantry).sort()).toEqual(['1', '11', '12', '3', '4', '7']);
    expect(draw(57)).toContain('var(--armour)');
  });

  it('box crew-served weapons and print a least range', () => {
    const boxed = draw(57, {}, { flags: ['foot', 'boxed-red'], figures: { fire: 3, move: 2, red: 4, range: 14, 'min-range': 3, rear: 10, front: 12 } });
    expect(texts(boxed)).toContain('3–14');
    expect(boxed).toContain('fill="#fff"');
  });

  it('tell the kind of a hit only to those who were told', () => {
    const tabs = (badges: string[]): string[] => coh.tabs!(piece({ badges }), words).map((tab) => tab.text);
    expect(tabs(['hit'])).toEqual(['page-coh-tab-hit']);
    expect(tabs(['hit', 'hit:veh_gun_damaged_red'])).toEqual(['page-coh-hit-veh-gun-damaged-red']);
    expect(tabs([])).toEqual([]);
  });

  it('have words for every hit counter and state in both languages', () => {
    const hits = ['stunned', 'unnerved', 'killed', 'panicked', 'pinned', 'suppressed', 'cowering'];
    const damage = ['destroyed', 'gun_damaged_red', 'gun_damaged_blue', 'immobilised', 'light_damage', 'panicked', 'stunned', 'suppressed'];
    const badges = [...hits, ...damage.map((hit) => `veh_${hit}`)].map((hit) => ['hit', `hit:${hit}`]);
    const states = ['dug', 'exposed', 'bogged', 'inside', 'carried', 'hidden'].map((state) => [state]);
    for (const list of [...badges, ...states, ['hit']]) {
      const [tab] = coh.tabs!(piece({ badges: list }), words);
      for (const texts of [en, ru]) expect(texts).toContain(`\n${tab!.text} = `);
    }
  });

  it('draw the graver of two states in words and the other as a square', () => {
    expect(texts(draw(57, { badges: ['hit', 'dug'] }))).toContain('page-coh-tab-hit');
    expect(texts(draw(57, { badges: ['hit', 'dug'] }))).not.toContain('page-coh-tab-dug');
    expect(texts(draw(57, { badges: ['dug'] }))).toContain('page-coh-tab-dug');
  });

  it('know every drawing they name', () => {
    for (const symbol of ['rifle-squad', 'smg-squad', 'engineer-squad', 'mg', 'hmg', 'sniper', 'mortar', 'at-gun', 'at-rifle', 'flak', 'infantry-gun', 'truck', 'apc', 'gun-carrier', 'aa-carrier', 'light-tank', 'tank', 'heavy-tank', 'tank-soviet', 'assault-gun', 'tank-destroyer', 'armoured-car', 'aircraft']) {
      expect(silhouette(symbol), symbol).not.toBe('');
    }
    for (const name of SILHOUETTES) expect(silhouette(name)).not.toMatch(/NaN|undefined/);
  });
});

describe('states', () => {
  it('of spent units: paler, striped, without a shadow', () => {
    expect(draw(57)).toContain('class="shadow"');
    const spent = draw(57, { badges: ['spent'] });
    expect(spent).not.toContain('class="shadow"');
    expect(spent).toContain('var(--p)');
    expect(spent).toContain('stroke-width="4.2"');
  });

  it('of activated units: a ring, unless the hex has one', () => {
    const active = { page: coh, piece: piece({ badges: ['active'] }), face: face(), side: 'a', px: 57, words };
    expect(drawCounter(active)).toContain('class="ring"');
    expect(drawCounter({ ...active, ring: false })).not.toContain('class="ring"');
  });

  it('of unknown units: a question mark in the colours of the side', () => {
    const unknown = drawCounter({ page: coh, piece: piece(), face: undefined, body: 'soviet', side: 'b', px: 57, words });
    expect(texts(unknown)[0]).toBe('?');
    expect(unknown).toContain('--c-soviet');
    const table = { faces: [face(), face({ id: 'X', body: 'ss' })], counters: ['G_PZ4', 'G_PZ4', 'X'].map((id, i) => ({ key: String(i), face: id, owner: 0, name: face().name, group: '' })) };
    expect(usualBody(table, 0)).toBe('german');
    expect(usualBody(table, 1)).toBe('');
  });
});

describe('shapes', () => {
  it('give each side its corners', () => {
    expect(outline('a', 0)).toContain('a');
    expect(outline('b', 0)).toBe('M11 0L89 0L100 11L100 89L89 100L11 100L0 89L0 11Z');
    expect(outline('c', 0)).toBe(outline('b', 0));
  });

  it('keep stripes inside cut corners', () => {
    for (const side of ['a', 'b']) {
      const slack = side === 'a' ? 0 : 9;
      for (const [, x, y] of stripes(side).matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
        expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(3.19);
        expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(96.81);
        expect(Math.abs(Number(x) - Number(y))).toBeLessThanOrEqual(93.7 - slack);
      }
    }
  });

  it('write names as text, never as markup', () => {
    expect(text(0, 0, 10, '<b>"&')).toContain('&lt;b&gt;&quot;&amp;');
  });

  it('squeeze what is too wide', () => {
    expect(text(0, 0, 16, 'УНИЧТОЖЕН', { within: 40 })).toContain('textLength="40"');
    expect(text(0, 0, 16, 'A', { within: 40 })).not.toContain('textLength');
    expect(textWidth('MMM', 10)).toBeGreaterThan(textWidth('iii', 10));
  });

  it('hang tabs from the lower edge, or above where the wedge is below', () => {
    const hit = { page: coh, piece: piece({ badges: ['hit'] }), face: face(), side: 'a', px: 57, words, pill: '5 AP' };
    const plate = (more: Partial<typeof hit> & { tabsAbove?: boolean; pillBelow?: boolean }): string => /<g class="tabs"><rect x="[^"]+" y="([^"]+)"/.exec(drawCounter({ ...hit, ...more }))![1]!;
    expect(plate({})).toBe('101');
    expect(plate({ tabsAbove: true, pill: '' })).toBe('-21');
    expect(plate({ tabsAbove: true })).toBe('-50');
    expect(plate({ pillBelow: true })).toBe('130');
  });

  it('of a stack hang from its top counter: its own in words, those under it as squares, and nothing lies twice', () => {
    const top = { page: coh, piece: piece({ badges: ['hit'] }), face: face(), side: 'a', px: 57, words };
    const plates = (drawing: Parameters<typeof drawCounter>[0]): number[] =>
      [...(/<g class="tabs">.*/.exec(drawCounter(drawing))?.[0] ?? '').matchAll(/<rect x="([^"]+)" y="101" width="([^"]+)"/g)].flatMap(([, x, width]) => [Number(x), Number(x) + Number(width)]);
    const under = [piece({ badges: ['hit'] }), piece({ badges: ['dug'] }), piece({ badges: ['hit'] })];
    const edges = plates({ ...top, under });
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(plates({ ...top, piece: piece({ badges: [] }), under: under.slice(0, 1) })).toHaveLength(2);
    expect(plates({ ...top, buried: true })).toEqual([]);
  });
});

describe('operational face', () => {
  const nato = face({ kind: 'nato', symbol: 'SFGPUCIA--------', short: '2/505', body: 'us', figures: { attack: 5, defence: 5, movement: 3, steps: 3 }, flags: ['elite', 'size:II', 'formation:82'] });
  const at = (px: number, more: Partial<Piece> = {}): string => natoFace(piece({ figures: {}, ...more }), nato, faceSize(px), px);

  it('has designation, strengths and a pip for each step', () => {
    expect(texts(at(57))).toEqual(['2/505', '5', '-', '5', '-', '3']);
    expect(at(57).match(/<circle/g)).toHaveLength(3);
    expect(at(57)).toContain('var(--f-82');
    expect(at(57)).toContain('var(--soft)');
    expect(texts(at(36))).toEqual(['5-5']);
    expect(texts(at(112))).toContain('II');
    expect(texts(natoFace(piece(), { ...nato, short: '2 Gren Gds' }, 'full', 57))).toContain('2 Gren Gds');
  });

  it('has a white band and hollow pips when steps are lost', () => {
    const reduced = at(57, { figures: { steps: 2 } });
    expect(reduced.match(/<circle[^>]*fill="none"/g)).toHaveLength(1);
    expect(reduced).toContain('y="62.5"');
    expect(at(57)).not.toContain('y="62.5"');
  });

  it('has the symbol once the library has arrived, in the counter’s ink', async () => {
    await loadSymbols();
    expect(at(57)).toContain('M25,50 L175,150');
    expect(at(57)).not.toContain('#123456');
  });

  it('is the plain face of counters of its kind', () => {
    expect(texts(PLAIN.face(piece(), nato, 'full', 57, words))).toContain('2/505');
  });
});

it('any counter has a face from its Table alone', () => {
  const strange = face({ kind: 'naval', symbol: 'frigate', short: 'HMS', figures: { guns: 4, speed: 7 } });
  expect(texts(PLAIN.face(piece({ key: 'B-FR-12' }), strange, 'full', 57, words))).toEqual(['HMS', 'HMS', '12', '4-7']);
  expect(texts(PLAIN.face(piece({ key: 'B-FR-12' }), strange, 'small', 36, words))).toEqual(['12', 'HMS', '4-7']);
});

it('counters of one type are told apart by what their keys end with', () => {
  expect(['G-1', 'R-B', 'G12', 'RIDER', 'HORSE'].map(markOf)).toEqual(['1', 'B', '12', 'RI', 'HO']);
});
