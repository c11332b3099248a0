import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../games/registry';
import { board, piece } from '../map/fixture';
import type { Offer, Question, Ref, View } from '../wire';
import type { Open } from './offers';
import type { Sitting } from './sitting.svelte';
import { MOMENT, onlyAnswer, Unasked } from './unasked.svelte';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, anchors: Ref[] = [], more: Partial<Offer> = {}): Offer =>
  ({ key, anchors, role: 'act', group: '', rule: '', cost: -1, rolls: false, regret: null, text: { t: 'msg', id: 'x', args: {} }, ...more });
const question = (kind: string, ...offers: Offer[]): Question => ({ kind, offers }) as unknown as Question;

let seq = 0;
let taken: string[];
let busy: boolean;
let sitting: { question: Question | null; view: View | undefined; sending: boolean; alone: boolean; seat: string; table: unknown };
let unasked: Unasked;

function shows(q: Question, place = 'C03', mine = true): Promise<void> {
  seq += 1;
  sitting.question = q;
  sitting.view = { game: 'coh', seq, player: 0, question: q, scene: { pieces: [piece('U', place, { facing: 'E' })] } } as unknown as View;
  unasked.shown(mine);
  return unasked.attend();
}

beforeEach(async () => {
  vi.useFakeTimers();
  await loadPage('coh');
  taken = [];
  busy = false;
  sitting = { question: null, view: undefined, sending: false, alone: true, seat: 'a', table: board(5, 5) };
  const take = ({ offer: found }: Open): Promise<void> => {
    taken.push(found.key);
    return Promise.resolve();
  };
  unasked = new Unasked(sitting as unknown as Sitting, take, () => busy);
});

describe('a question with one answer', () => {
  const only = question('Stand.choose', offer('stand'));

  it('is not asked', async () => {
    await shows(only);
    expect(taken).toEqual(['stand']);
  });

  it('is asked on a page that was just opened, and where the reader plays on another page', async () => {
    await shows(only, 'C03', false);
    expect(taken).toEqual([]);
    unasked.shown(true, true);
    unasked.shown(false, true); // he has answered elsewhere
    await shows(only, 'C03', false);
    expect(taken).toEqual([]);
  });

  it('is asked where it ends something, rolls dice or may be regretted', () => {
    expect(onlyAnswer(only)?.key).toBe('stand');
    expect(onlyAnswer(question('x', offer('done', [], { role: 'end' })))).toBeUndefined();
    expect(onlyAnswer(question('x', offer('fire', [], { rolls: true })))).toBeUndefined();
    expect(onlyAnswer(question('x', offer('go', [], { regret: { t: 'msg', id: 'r', args: {} } })))).toBeUndefined();
    expect(onlyAnswer(question('x', offer('a'), offer('b')))).toBeUndefined();
  });

  it('is asked after a step back, until the reader chooses', async () => {
    unasked.back();
    await shows(only);
    expect(taken).toEqual([]);
    unasked.chosen();
    await shows(only);
    expect(taken).toEqual(['stand']);
  });

  it('is asked where the speed of the answer would tell another player something', async () => {
    sitting.alone = false;
    await shows(only, 'C03', false);
    expect(taken).toEqual([]);
    await shows(only, 'C03', true);
    expect(taken).toEqual(['stand']);
  });
});

describe('a unit that has moved', () => {
  const face = question('Action.face', ...['NE', 'E', 'W'].map((way) => offer(`face U ${way}`, [ref('unit', 'U'), ref('facing', way)])));
  const move = question('Action.choose', offer('move U C04', [ref('hex', 'C04')]), offer('fire U A01', [], { rolls: true }));

  it('faces the way it went, after a moment', async () => {
    await shows(move);
    unasked.chosen();
    await shows(face, 'C04');
    expect(unasked.standing?.offer.key).toBe('face U E');
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(MOMENT);
    expect(taken).toEqual(['face U E']);
  });

  it('waits while another direction is pointed at, and takes nothing after a choice', async () => {
    await shows(move);
    unasked.chosen();
    await shows(face, 'C04');
    busy = true;
    vi.advanceTimersByTime(5 * MOMENT);
    expect(taken).toEqual([]);
    busy = false;
    unasked.chosen();
    vi.advanceTimersByTime(5 * MOMENT);
    expect(taken).toEqual([]);
    expect(unasked.standing).toBeNull();
  });

  it('is asked about where a lesson points at the choice', async () => {
    await shows(move);
    unasked.chosen();
    seq += 1;
    sitting.question = face;
    sitting.view = { ...sitting.view!, seq, scene: { pieces: [piece('U', 'C04', { facing: 'E' })] } } as unknown as View;
    await unasked.attend(['face U E']);
    expect(unasked.standing).toBeNull();
  });
});
