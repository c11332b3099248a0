// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CardDuel, CardIndex, DataCard } from '../wire';
import { bandAt, chosenIn, EVERYTHING, farthest, filtered, month, opponentOf, percent, possible, yearsOf } from './cards';

function card(id: string, more: Partial<DataCard> = {}): DataCard {
  return {
    id,
    name: { t: 'msg', id, args: {} },
    side: id[0] === 'G' ? 'german' : 'soviet',
    family: 'vehicle',
    kind: 'tank',
    since: '1942-09',
    until: '1945-05',
    points: 100,
    facts: [],
    grids: [],
    shape: {},
    ammunition: ['AP'],
    barred: [],
    target: true,
    ...more,
  };
}

const named = (each: DataCard): string => each.id;

describe('the filter', () => {
  const all = [card('G-TIG1'), card('S-T26', { since: '1939-01', until: '1942-12' }), card('SB-LT', { family: 'battery', since: '', until: '' })];

  it('takes everything as long as nothing is asked', () => {
    expect(filtered(all, EVERYTHING, named)).toEqual(all);
  });

  it('knows sides, kinds, years and names', () => {
    const ids = (filter: object): string[] => filtered(all, { ...EVERYTHING, ...filter }, named).map(named);
    expect(ids({ side: 'soviet' })).toEqual(['S-T26', 'SB-LT']);
    expect(ids({ family: 'battery' })).toEqual(['SB-LT']);
    expect(ids({ year: '1941' })).toEqual(['S-T26', 'SB-LT']);
    expect(ids({ year: '1943' })).toEqual(['G-TIG1', 'SB-LT']);
    expect(ids({ text: 'tig' })).toEqual(['G-TIG1']);
    expect(ids({ text: 't zzz' })).toEqual([]);
  });

  it('offers the years that differ', () => {
    expect(yearsOf(all)).toEqual(['1941', '1942', '1943', '1944', '1945']);
  });
});

describe('an opponent', () => {
  it('is of another side, of the same time and worth about as much', () => {
    const tiger = card('G-TIG1', { points: 185 });
    const others = [card('S-T34'), card('S-IS2', { points: 188, since: '1944-04' }), card('S-OLD', { points: 185, since: '1939-01', until: '1941-12' })];
    expect(opponentOf(tiger, [tiger, ...others])?.id).toBe('S-IS2');
  });
});

describe('figures', () => {
  it('are never certain where they are not', () => {
    expect(percent('1/1000')).toBe('<1');
    expect(percent('999/1000')).toBe('>99');
    expect([percent('0'), percent('1'), percent('567/1000')]).toEqual([0, 100, 57]);
  });

  it('have months in the language of the reader', () => {
    expect(month('1942-09', 'en')).toBe('Sep 1942');
    expect(month('1942-09', 'ru')).toMatch(/сент.*1942/);
  });
});

describe('a duel', () => {
  const band = (first: number, last: number) => ({ key: 'P', first, last, hit: '1', pierces: 1, lines: [], aspects: [], plain: {} });
  const duel: CardDuel = { shooter: 'a', target: 'b', ammunition: 'AP', energy: 'KE', since: '', bands: [band(1, 5), band(6, 12)] };

  it('is found by its range', () => {
    expect(bandAt(duel, 6)?.last).toBe(12);
    expect(bandAt(duel, 13)).toBeUndefined();
    expect([farthest(duel), farthest(undefined)]).toEqual([15, 10]);
  });

  it('leaves out what a shooter cannot do, and what is usual', () => {
    const values = (...keys: string[]) => keys.map((key) => ({ key, name: { t: 'msg' as const, id: key, args: {} }, kind: '' }));
    const index = { conditions: [
      { key: 'fire', name: { t: 'msg', id: 'x', args: {} }, values: values('aimed', 'turned'), rule: '' },
      { key: 'cover', name: { t: 'msg', id: 'x', args: {} }, values: values('none', 'light'), rule: '' },
    ] } as unknown as CardIndex;
    const gun = card('G-GUN', { barred: ['fire:turned'] });
    expect(possible(gun, index, { fire: 'turned', cover: 'light' })).toEqual({ cover: 'light' });
    expect(possible(card('G-X'), index, { fire: 'turned', cover: 'none' })).toEqual({ fire: 'turned' });
  });

  it('is named in the address', () => {
    expect(chosenIn('#G-TIG1/S-IS2')).toEqual(['G-TIG1', 'S-IS2']);
    expect(chosenIn('')).toEqual(['', '']);
  });
});
