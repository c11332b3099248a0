/** Places are called as the map calls them, wherever the page names them. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import { describePlace } from '../map/roving';
import type { Table } from '../wire';
import type { Decision } from './decision.svelte';
import { placesCalled } from './labels';
import { promptOf } from './prompt';

const table = {
  game: 'test',
  cells: [{ name: '7-G04', x: 0, y: 0, terrain: 'open', features: [] }],
  terrains: [],
  counters: [],
  cards: [],
  labels: [],
  players: [],
  names: { hex: { '*': { t: 'msg', id: 'page-name', args: { name: '', hex: '7-' } } } },
} as unknown as Table;

vi.mock('../lib/words.svelte', async (original) => {
  const all = await original<typeof import('../lib/words.svelte')>();
  /** The only board of a scenario has no number. */
  const hexCalled = (_: unknown, key: string) => ({ t: 'msg', id: 'page-name', args: { name: key.replace(/^7-/, '') } });
  return { ...all, hexCalled };
});

beforeAll(() => words.needOwn());

describe('a place is called as the map calls it', () => {
  it('where results are told', () => {
    expect(placesCalled(table, [{ place: '7-G04' }, { place: '7-G04' }, { place: '7-G05' }])).toBe('G04, G05');
  });

  it('where the map is walked over', () => {
    expect(describePlace('7-G04', table, [], words as never)).toBe('G04');
  });

  it.each(['', '7-G04'])('where units are sent (meant: "%s")', (meant) => {
    const plan = { crew: ['A'], meant, wayTo: () => ({ place: '7-G04', price: '3' }) };
    const sitting = { past: null, info: { status: 'on' }, feed: {}, question: {}, table, names: () => undefined };
    const decision = { plan, preview: { hover: { place: '7-G04' } }, sitting, building: {} } as unknown as Decision;
    expect(promptOf(decision, 0).hint).toMatch(/^G04 for 3 MP/);
  });
});

const PAGES = import.meta.glob<string>(['../**/*.svelte', '!../games/tactical/**', '!../**/workshop/**'], { query: '?raw', import: 'default', eager: true });

describe('no part of the page', () => {
  it('writes the key of a place', () => {
    const bare: string[] = [];
    for (const [path, source] of Object.entries(PAGES)) {
      const markup = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
      for (const [found] of source.matchAll(/words\.t\([^;{]*\{ (hex|place): (?!hexName|placeName|placesCalled|named|called)[^}]*\}/g)) bare.push(`${path}: ${found}`);
      for (const [found] of markup.matchAll(/[>·,(]\s*\{(\w+\.)*(place|hex)\}|`\$\{(\w+\.)*(place|hex)\}`/g)) bare.push(`${path}: ${found}`);
    }
    expect(Object.keys(PAGES).length).toBeGreaterThan(100);
    expect(bare).toEqual([]);
  });
});
