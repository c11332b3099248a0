import { beforeAll, expect, it } from 'vitest';
import { loadPage } from '../games/registry';
import type { Offer } from '../wire';
import { aboutAct } from './about';
import type { Act } from './offers';

function act(id: string, key: string, rule: string): Act {
  const text = { t: 'msg' as const, id: key, args: {} };
  const offer: Offer = { key, text, anchors: [], role: 'act', group: id, rule, cost: -1, rolls: false, regret: null };
  return { id, group: id, items: [{ offer, back: 0 }] };
}

beforeAll(async () => {
  await Promise.all(['coh', 'stalingrad42'].map((game) => loadPage(game)));
});

it('says what a button is for, with its rule', () => {
  expect(aboutAct('coh', act('pass', 'pass', 'COH-2.2'))).toBe(
    'Do nothing more now. When both sides pass one after the other, the round is over. (COH-2.2)',
  );
});

it('takes the words of the family where the game has none of its own', () => {
  expect(aboutAct('stalingrad42', act('regroup', 'rout U', 'S42-13.1.3'))).toMatch(/^Splits a unit.* \(S42-13\.1\.3\)$/);
  expect(aboutAct('stalingrad42', act('buy', 'buy @A', 'S42-18.6.1'))).toContain('supply point');
});

it('names the rule alone where there are no words', () => {
  expect(aboutAct('coh', act('plot', 'plot X', 'COH-12.3'))).toBe('(COH-12.3)');
});
