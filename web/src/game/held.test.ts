import { beforeEach, describe, expect, it } from 'vitest';
import { loadPage } from '../games/registry';
import type { Note, Offer, View } from '../wire';
import { Decision } from './decision.svelte';
import { Held, withoutHeld } from './held.svelte';
import type { Sitting } from './sitting.svelte';

const note = (id: string, units: string[], kind = ''): Note => ({
  text: { t: 'msg', id, args: { n: units.length } },
  about: units.map((key) => ({ t: 'ref', kind: 'unit', index: 0, key })),
  kind,
  key: '',
});

beforeEach(() => localStorage.clear());

describe('the end of a phase', () => {
  const done = { key: 'done', role: 'end', anchors: [], regret: null } as unknown as Offer;
  const view = (seq: number, kind: string): View => ({ game: 'holland44', seq, question: { kind, offers: [done] }, scene: { pieces: [] } }) as unknown as View;

  it('is asked about where its player has done nothing in it', async () => {
    await loadPage('holland44');
    const sitting = { view: view(1, 'Movement.choose'), question: view(1, 'Movement.choose').question, table: { game: 'holland44', overlays: [{ name: 'left' }] }, overlay: () => Promise.resolve({ notes: [note('move', ['A'])] }) };
    const decision = new Decision(sitting as unknown as Sitting);
    decision.shown(view(1, 'Movement.choose'), false);
    await decision.lookLeft();
    expect(decision.regretOf(done)?.id).toBe('move');
    decision.shown(view(2, 'Movement.choose'), true);
    expect(decision.regretOf(done)).toBeNull();
    decision.shown(view(3, 'Combat.attacks'), true);
    expect(decision.regretOf(done)).toBeNull();
    decision.shown(view(4, 'Movement.choose'), true);
    decision.held.hold(['A']);
    expect(decision.regretOf(done)).toBeNull();
  });
});

describe('units that hold', () => {
  it('are off the list of what is left, but for what is lost', () => {
    const notes = [note('move', ['A', 'B', 'C']), note('outside', ['A']), note('enter', ['A'], 'grave')];
    const left = withoutHeld(notes, ['A', 'C'], 'grave');
    expect(left.map(({ text, about }) => [text.id, text.args['n'], about.map(({ key }) => key)])).toEqual([
      ['move', 1, ['B']],
      ['enter', 1, ['A']],
    ]);
  });

  it('hold in their own seat, in this browser, until they are released', () => {
    const sitting = { id: 'g', seat: 'allied' } as unknown as Sitting;
    const held = new Held(sitting);
    held.open('g');
    held.hold(['A', 'B']);
    held.release(['B']);
    expect(held.units).toEqual(['A']);
    const again = new Held(sitting);
    again.open('g');
    expect(again.has('A')).toBe(true);
    (sitting as { seat: string }).seat = 'german';
    expect(again.units).toEqual([]);
  });
});
