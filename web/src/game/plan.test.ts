import { beforeEach, describe, expect, it } from 'vitest';
import { loadPage } from '../games/registry';
import { board, piece } from '../map/fixture';
import type { Offer, Overlay, Question, Shortcut, Then, View } from '../wire';
import { common, Plan } from './plan.svelte';
import type { Sitting } from './sitting.svelte';

const way = (place: string, price: string, unit = 'A', style = 'reach'): Shortcut => ({ place, path: [place], price, style, keys: [`march ${unit}`, `to ${place}`] });
const offer = (key: string, unit: string): Offer => ({ key, group: 'move', anchors: [{ t: 'ref', kind: 'unit', index: 0, key: unit }] }) as unknown as Offer;
const question = { kind: 'Movement.choose', offers: [offer('march A', 'A'), offer('march B', 'B'), offer('march C', 'C')] } as unknown as Question;
const HALT = 'Move.choose: halt';

let played: string[][];
let reach: Record<string, Shortcut[]>;
let plan: Plan;

beforeEach(async () => {
  await loadPage('holland44');
  played = [];
  const scene = { pieces: [piece('A', 'A01'), piece('B', 'B01'), piece('C', 'B01')] };
  const sitting = {
    view: { game: 'holland44', scene } as unknown as View,
    question,
    table: board(6, 6),
    overlay: (_: string, at: string[]) => Promise.resolve({ shortcuts: reach[at.join()] ?? [] } as unknown as Overlay),
    play: (keys: string[], _: number, then: Then | null) => {
      played.push([...keys, then ? `${then.kind}: ${then.key}` : '']);
      return Promise.resolve({ question } as unknown as View);
    },
  };
  plan = new Plan(sitting as unknown as Sitting);
  reach = {
    'unit:A': [way('A03', '2'), way('A04', '3')],
    'unit:B,unit:C': [way('A03', '2½', 'B'), way('C03', '1', 'B')],
  };
});

describe('several stacks', () => {
  it('light what all of them reach, at the highest price', async () => {
    await plan.join(['A']);
    expect(plan.ways.map(({ place }) => place)).toEqual(['A03', 'A04']);
    await plan.join(['B', 'C']);
    expect(plan.places).toEqual(['A01', 'B01']);
    expect(plan.ways.map(({ place, price }) => `${place} ${price}`)).toEqual(['A03 2½']);
    await plan.join(['A']);
    expect(plan.crew).toEqual(['B', 'C']);
  });

  it('go one after the other; who finds no room goes as near as he can', async () => {
    await plan.choose(['A', 'B', 'C']);
    reach['unit:B,unit:C'] = [way('B03', '2', 'B'), way('C05', '1', 'B')];
    await plan.send(plan.wayTo('A03')!, plan.orders!);
    expect(played).toEqual([['march A', 'to A03', HALT], ['march B', 'to B03', HALT]]);
    expect(plan.crew).toEqual([]);
  });
});

it('a place that one of them goes to at a strain is shown so', () => {
  expect(common([[way('A03', '2')], [way('A03', '1', 'B', 'reach-tactical')]]).map(({ style, price }) => style + price)).toEqual(['reach-tactical2']);
});
