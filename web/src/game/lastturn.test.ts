import { describe, expect, it } from 'vitest';
import type { LogLine, Part, Piece, Scene, Table } from '../wire';
import { arrows, combatsIn, lastTurn, merged, movedBy, only, type Take, takesOf, waysIn } from './lastturn';

const ref = (kind: string, key: string, index = 0) => ({ t: 'ref' as const, kind, index, key });
const line = (kind: string, args: LogLine['text']['args'] = {}, dice: number[] = [], owner = 1): LogLine => ({
  kind,
  text: { t: 'msg', id: kind, args },
  ledgers: [],
  owner,
  dice,
  begins: true,
});
const piece = (key: string, place: string, owner = 1): Piece => ({ key, face: 'F', owner, place, facing: '', badges: [], figures: {} });
const scene = (...pieces: Piece[]): Scene => ({ pieces, marks: [], tracks: [], hands: [] });
const style = {
  turn: 'player-turn',
  news: { losses: ['eliminated'] },
  minor: ['moves', 'pays'],
  price: ['pays'],
  opens: ['attacks'],
  shots: ['attacks'],
  combat: ['attacks', 'combat', 'eliminated'],
  loss: ['eliminated'],
  results: ['combat'],
};

/** The enemy turn of player 1: A and B move, A attacks C; then the reader is at turn, player 0. */
function turn(): Take[] {
  const start = [piece('A', '0101'), piece('B', '0201'), piece('C', '0105', 0)];
  const steps: [number, Piece[], LogLine[]][] = [
    [0, start, [line('player-turn', { player: ref('player', 'us', 1) })]],
    [1, [piece('A', '0102'), ...start.slice(1)], [line('moves', { unit: ref('unit', 'A'), place: ref('hex', '0102') })]],
    [1, [piece('A', '0103'), ...start.slice(1)], [line('moves', { unit: ref('unit', 'A'), place: ref('hex', '0103') })]],
    [1, [piece('A', '0103'), piece('B', '0202'), start[2]!], [line('moves', { unit: ref('unit', 'B'), place: ref('hex', '0202') })]],
    [1, [piece('A', '0103'), piece('B', '0202'), start[2]!], [line('attacks', { units: [ref('unit', 'A')], hex: ref('hex', '0105') })]],
    [1, [piece('A', '0103'), piece('B', '0202'), piece('C', '@lost', 0)], [line('combat', { hex: ref('hex', '0105') }, [6]), { ...line('eliminated', { unit: ref('unit', 'C') }, [], 0), begins: false }]],
    [1, [piece('A', '0103'), piece('B', '0202'), piece('C', '@lost', 0)], [line('player-turn', { player: ref('player', 'me', 0) })]],
    [0, [piece('A', '0103'), piece('B', '0202'), piece('C', '@lost', 0)], [line('becomes', {}, [], 0)]],
  ];
  const part: Part = {
    number: 0,
    first: 0,
    before: scene(...start),
    steps: steps.map(([player, pieces, lines]) => ({ player, text: null, lines, scene: { pieces, gone: [], marks: null, tracks: null, hands: null }, round: 1, ply: -1 })),
  };
  return takesOf([part]);
}

describe('the last turn of the others', () => {
  it('begins and ends with the headings of a game that has them', () => {
    const found = lastTurn(turn(), 0, style);
    expect(found.takes.map(({ lines }) => lines[0]?.kind)).toEqual(['moves', 'moves', 'moves', 'attacks', 'combat', 'player-turn']);
    expect(found.whole).toBe(true);
    const now = lastTurn(turn().slice(0, 5), 0, style);
    expect(now.takes.map(({ lines }) => lines[0]?.kind)).toEqual(['moves', 'moves', 'moves', 'attacks']);
  });

  it('is elsewhere what they did since the reader last did something', () => {
    const takes = turn();
    const bare = { price: ['pays'] };
    expect(lastTurn(takes, 0, bare).takes).toHaveLength(6);
    expect(lastTurn(takes, 0, bare).takes[0]?.lines[0]?.kind).toBe('moves');
    expect(lastTurn(takes.slice(1, 3), 0, bare).whole, 'its beginning may lie before these takes').toBe(false);
  });

  it('a unit goes its whole way at once, another by itself, dice by themselves', () => {
    const found = merged(lastTurn(turn(), 0, style).takes, style);
    expect(found.map(({ moves }) => moves.map(({ unit, to }) => `${unit} ${to}`))).toEqual([['A 0102', 'A 0103'], ['B 0202'], [], [], []]);
    expect(found[0]?.after.pieces.find(({ key }) => key === 'A')?.place).toBe('0103');
  });

  it('has ways by formation, and their arrows', () => {
    const ways = waysIn(lastTurn(turn(), 0, style).takes);
    expect(ways).toEqual([
      { unit: 'A', owner: 1, places: ['0101', '0102', '0103'] },
      { unit: 'B', owner: 1, places: ['0201', '0202'] },
    ]);
    const table = { counters: [{ key: 'A', group: '' }, { key: 'B', group: 'div' }], cells: [{ name: '0201', x: 1, y: 2 }, { name: '0202', x: 1, y: 4 }] } as unknown as Table;
    expect(movedBy(ways, table).map(({ group }) => group)).toEqual(['div', '']);
    expect(arrows(ways, [], table)?.strokes).toEqual([{ style: 'went', points: [[1, 2], [1, 4]], owner: 1 }]);
  });

  it('has combats with what came of them, and the takes to play', () => {
    const [combat, ...others] = combatsIn(lastTurn(turn(), 0, style).takes, style);
    expect(others).toEqual([]);
    expect(combat?.entry.line.kind).toBe('attacks');
    expect(combat?.result.kind).toBe('combat');
    expect(combat?.takes).toHaveLength(2);
    expect(combat?.shots).toEqual([{ from: '0103', to: '0105' }]);
  });

  it('plays some units alone: the others stay where they were', () => {
    const [take, ...more] = only(lastTurn(turn(), 0, style).takes, new Set(['B']));
    expect(more).toEqual([]);
    expect(take?.after.pieces.map(({ key, place }) => `${key} ${place}`)).toEqual(['A 0103', 'B 0202', 'C 0105']);
    const [first] = only(lastTurn(turn(), 0, style).takes, new Set(['A']));
    expect(first?.after.pieces.find(({ key }) => key === 'B')?.place).toBe('0201');
  });
});
