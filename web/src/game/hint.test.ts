import { describe, expect, it } from 'vitest';
import type { Advice, Offer, Scene } from '../wire';
import { aimsOf, told } from './hint.svelte';

const text = { t: 'msg' as const, id: 'x', args: {} };
const ref = (kind: string, key: string) => ({ t: 'ref' as const, kind, index: 0, key });

function step(key: string, anchors: [string, string][], rolls = false): Offer {
  return { key, text, anchors: anchors.map((one) => ref(...one)), role: 'act', group: '', rule: '', cost: -1, rolls, regret: null };
}

const scene = { pieces: [{ key: 'U', place: 'A1' }, { key: 'E', place: 'C3' }], marks: [], tracks: [], hands: [] } as unknown as Scene;
const advice = (...steps: Offer[]): Advice => ({ level: 'captain', steps, reasons: [text], odds: null });

describe('a hint on the map', () => {
  it('is the way of a move from where the unit stands', () => {
    const march = advice(step('march U', [['unit', 'U']]), step('to A2', [['hex', 'A2']]), step('to A3', [['hex', 'A3']]), step('halt', []));
    expect(aimsOf(march, scene)).toMatchObject({ units: ['U'], places: ['A3'], path: ['A1', 'A2', 'A3'] });
    expect(told(march.steps).map(({ key }) => key)).toEqual(['march U', 'to A3', 'halt']);
  });

  it('is a line from the shooter to the hex or the unit that is fired at', () => {
    const fire = advice(step('ap U', [['unit', 'U']]), step('fire U C3', [['hex', 'C3'], ['unit', 'U']], true));
    expect(aimsOf(fire, scene)).toMatchObject({ places: ['C3'], shot: { from: 'A1', to: 'C3' } });
    const at = advice(step('fire U E', [['unit', 'U'], ['unit', 'E']], true));
    expect(aimsOf(at, scene).shot).toEqual({ from: 'A1', to: 'C3' });
  });

  it('is nothing where the map has no part in it', () => {
    expect(aimsOf(advice(step('commit 2', [], true)), scene)).toMatchObject({ units: [], places: [] });
  });
});
