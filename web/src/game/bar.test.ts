import { expect, it } from 'vitest';
import { FAMILY } from '../games/zocbond/family';
import type { Offer, Question, Ref } from '../wire';
import { acts } from './bar';
import type { Decision } from './decision.svelte';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, group: string, anchors: Ref[], role = 'act'): Offer =>
  ({ key, group, anchors, role, text: { t: 'msg', id: key, args: {} }, rule: '', cost: -1, rolls: false, regret: null }) as Offer;

const offers = [
  offer('march A', 'move', [ref('unit', 'A')]),
  offer('march B', 'move', [ref('unit', 'B')]),
  offer('rail A', 'move', [ref('unit', 'A')]),
  offer('rail B', 'move', [ref('unit', 'B')]),
  offer('sail A 2338', 'move', [ref('place', '2338'), ref('unit', 'A')]),
  offer('sail A 2935', 'move', [ref('place', '2935'), ref('unit', 'A')]),
  offer('rout B', 'regroup', [ref('unit', 'B')]),
  offer('done', '', [], 'end'),
];

function decision(crew: string[], open = offers): Decision {
  const question = { kind: 'Movement.choose', offers } as unknown as Question;
  const building = { question, open: open.map((one) => ({ offer: one, back: 0 })), group: '', subjects: [] };
  return { building, plan: { crew }, preview: { told: false } } as unknown as Decision;
}

const keys = (crew: string[]): string[][] => acts(decision(crew), FAMILY).map((act) => [act.id, ...act.items.map(({ offer: one }) => one.key)]);

it('names what the unit in hand can do beside going to a lit place', () => {
  expect(keys(['A'])).toEqual([['rail', 'rail A'], ['sail', 'sail A 2338', 'sail A 2935'], ['done', 'done']]);
  expect(keys(['B'])).toEqual([['rail', 'rail B'], ['rout', 'rout B'], ['done', 'done']]);
});

it('names groups of orders while no unit is in hand, or a whole stack', () => {
  for (const crew of [[], ['A', 'B']]) expect(keys(crew).map(([id]) => id)).toEqual(['move', 'regroup', 'done']);
});

it('has no button for many places of one verb where nothing else is on the map', () => {
  const ways = Array.from({ length: 20 }, (_, i) => offer(`to ${i}`, '', [ref('hex', String(i))]));
  const going = (...more: Offer[]): Decision => decision([], [...ways, ...more]);
  expect(acts(going(offer('halt', '', [], 'end')), FAMILY).map(({ id }) => id)).toEqual(['halt']);
  expect(acts(going(offer('raze 3', '', [ref('hex', '3')])), FAMILY).map(({ id }) => id)).toEqual(['to', 'raze']);
});
