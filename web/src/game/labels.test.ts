import { afterEach, describe, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import type { Fact, Offer, Piece, Table } from '../wire';
import { actLabel, hexName, shortName, valueNow } from './labels';
import type { Act } from './offers';

afterEach(() => vi.restoreAllMocks());

const told = (): void => void vi.spyOn(words, 't').mockImplementation((id, args) => `${id} ${Object.values(args ?? {}).join('/')}`);
const fact = (id: string, value: string) => ({ text: { t: 'msg', id, args: {} }, value, rule: '' }) as Fact;
const piece = (place: string, figures: Record<string, number>) => ({ place, figures }) as unknown as Piece;

describe('what a card says', () => {
  it('names the town of a hex, never the river that flows by', () => {
    told();
    const cells = [{ name: '1817', x: 15, y: 27.7 }, { name: '1818', x: 15, y: 29.4 }];
    const labels = [{ text: 'Kupyansk', kind: 'town', x: 15, y: 27.7 }, { text: 'Oskol', kind: 'stream', x: 15, y: 29.4 }];
    const table = { game: 'g', cells, labels, names: {} } as unknown as Table;
    expect(hexName(table, '1817')).toBe('page-place-named Kupyansk/1817');
    expect(hexName(table, '1818')).toBe('1818');
  });

  it('leaves the number of the only board out, with a town and without', () => {
    told();
    const names = { hex: { '*': { t: 'msg', id: 'g-hex', args: { hex: '2' } } } };
    const table = { game: 'g', cells: [{ name: '2M6', x: 1, y: 1 }], labels: [{ text: 'Ponyri', kind: 'village', x: 1, y: 1 }], names } as unknown as Table;
    expect(hexName(table, '2M6')).toBe('page-place-named Ponyri/M6');
  });

  it('calls a hex by its own name before what is left out of the others', () => {
    const text = vi.spyOn(words, 'text').mockImplementation((message) => `${message.id} ${message.args['hex']}`);
    const called = (id: string, hex: string) => ({ t: 'msg', id, args: { hex } });
    const names = { hex: { '*': called('g-hex', '7-'), '7-G08': called('g-hex-named', 'G08') } };
    const table = { game: 'g', cells: [], labels: [], names } as unknown as Table;
    expect(hexName(table, '7-G08')).toBe('g-hex-named G08');
    expect(hexName(table, '7-G09')).toBe('g-hex G09');
    expect(text).toHaveBeenCalledTimes(2);
  });

  it('tells what losses have left of a figure', () => {
    told();
    const attack = fact('g-fact-attack', '3');
    expect(valueNow(attack, piece('1817', { attack: 2 }))).toBe('page-card-of 2/3');
    expect(valueNow(attack, piece('1817', { attack: 3 }))).toBe('3');
    expect(valueNow(attack, piece('@lost', { attack: 0 }))).toBe('3');
    expect(valueNow(fact('g-fact-range', '4'), piece('1817', { attack: 2 }))).toBe('4');
  });
});

it('a side is called by all of its name on a phone, if there is room', () => {
  expect(['Allied', 'German', 'Axis', 'Союзники'].map((name) => shortName(name, false))).toEqual(['Allied', 'German', 'Axis', 'Союзники']);
  expect(['German', 'Axis', 'Soviet 2'].map((name) => shortName(name, true))).toEqual(['Ger', 'Axis', 'Sov 2']);
});

describe('the name of a button', () => {
  const act = (...keys: string[]) => ({ id: 'move-by-rail', group: '', items: keys.map((key) => ({ offer: { key } as Offer, back: 0 })) }) as Act;
  const say = (offer: Offer): string => `sentence of ${offer.key}`;

  it('is the sentence of its only offer, and never that of one of several', () => {
    expect(actLabel('g', act('move-by-rail A B01'), say)).toBe('sentence of move-by-rail A B01');
    expect(actLabel('g', act('move-by-rail A B01', 'move-by-rail A B02'), say)).toBe('Move by rail');
  });
});
