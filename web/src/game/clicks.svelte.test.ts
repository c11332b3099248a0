/** How many clicks the most common acts take (docs/page.md, "Clicks"): counted on the decision, as the map tells it of clicks. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../games/registry';
import { board, piece } from '../map/fixture';
import type { Offer, Overlay, Piece, Question, Ref, Shortcut, Then, View } from '../wire';
import { Decision } from './decision.svelte';
import { pick } from './pick';
import type { Sitting } from './sitting.svelte';
import { MOMENT } from './unasked.svelte';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, anchors: Ref[] = [], more: Partial<Offer> = {}): Offer =>
  ({ key, anchors, role: 'act', group: key.split(' ')[0] ?? '', rule: '', cost: -1, rolls: false, regret: null, text: { t: 'msg', id: key.split(' ')[0] ?? '', args: {} }, ...more });
const of = (kind: string, ...offers: Offer[]): Question => ({ kind, offers, prompt: { t: 'msg', id: 'p', args: {} }, several: false, default: 0, closed: [] });
const build = (key: string): Offer => offer(key, [ref('unit', key.split(' ')[1] ?? '')], { role: 'build', group: 'unit' });
const face = (...ways: string[]): Question => of('Action.face', ...ways.map((way) => offer(`face U ${way}`, [ref('unit', 'U'), ref('facing', way)])));

/** A moment of a game: what is asked, and where everybody stands. */
interface Moment {
  question: Question;
  pieces: Piece[];
}

let game: string;
let clicks: number;
let played: string[];
let now: Moment = $state.raw({ question: of('none'), pieces: [] });
let next: (key: string) => Moment;
let seq = $state(0);
let reach: Record<string, Shortcut[]>;
let decision: Decision;

function view(): View {
  return { game, seq, player: 0, question: now.question, undo: true, asked: [], scene: { pieces: now.pieces, tracks: [] } } as unknown as View;
}

const sitting = {
  id: 'g',
  seat: 'a',
  sending: false,
  alone: true,
  watching: false,
  table: board(8, 8),
  get question() {
    return now.question;
  },
  get view() {
    return view();
  },
  get feed() {
    return { shown: view() };
  },
  outlook: () => new Promise(() => undefined),
  overlay: (_: string, at: string[]) => Promise.resolve({ shortcuts: reach[at.join()] ?? [], notes: [] } as unknown as Overlay),
  play: async (keys: string[], _ = 0, then: Then | null = null): Promise<View> => {
    const make = (key: string): void => {
      played.push(key);
      now = next(key);
      seq += 1;
    };
    keys.forEach(make);
    if (then && then.kind === now.question.kind) make(then.key);
    decision.shown(view(), true);
    await decision.unasked.attend(); // as the page's effect does, before whoever chose hears of it
    return view();
  },
};

/** What the page does by itself until it waits for the reader. */
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    for (let k = 0; k < 20; k += 1) await Promise.resolve();
    await decision.unasked.attend();
    await vi.advanceTimersByTimeAsync(MOMENT);
  }
}

async function begin(which: string, first: Moment, then: (key: string) => Moment): Promise<void> {
  await loadPage(which);
  game = which;
  now = first;
  next = then;
  decision = new Decision(sitting as unknown as Sitting);
  decision.shown(view(), true);
  await settle();
}

async function click(what: string, place: string): Promise<void> {
  clicks += 1;
  pick(decision, { kind: what === place ? 'hex' : 'unit', key: what, place }, 0, 0, false);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [clicks, seq, played, reach] = [0, 0, [], {}];
});

describe('in Conflict of Heroes', () => {
  const at = (place: string, active: boolean): Piece[] => [piece('U', place, { facing: 'E', badges: active ? ['active'] : [] }), piece('V', 'F01'), piece('X', 'C07', { owner: 1 })];
  const pass = offer('pass', [], { role: 'end' });
  const fresh = of('Turn.choose', pass, build('activate U'), build('activate V'));
  const again = of('Turn.choose', pass, build('ap U'), build('opp V'));
  const act = of('Action.choose', offer('move U C04', [ref('hex', 'C04'), ref('unit', 'U')]), offer('move U C05', [ref('hex', 'C05'), ref('unit', 'U')]), offer('fire U C07', [ref('hex', 'C07'), ref('unit', 'U')], { rolls: true }));

  const turn = (key: string): Moment => {
    const place = now.pieces[0]?.place ?? '';
    if (key.startsWith('activate')) return { question: again, pieces: at(place, true) };
    if (key.startsWith('ap')) return { question: act, pieces: now.pieces };
    if (key.startsWith('opp')) return { question: of('Action.choose', offer('move V F02', [ref('hex', 'F02'), ref('unit', 'V')]), offer('move V F03', [ref('hex', 'F03'), ref('unit', 'V')])), pieces: now.pieces };
    if (key.startsWith('move')) return { question: face('NE', 'E', 'SE'), pieces: at(key.split(' ')[2] ?? '', true) };
    return { question: again, pieces: now.pieces }; // the enemy has had his turn
  };

  it('a unit is activated and moved by two clicks, and moved on by one each', async () => {
    await begin('coh', { question: fresh, pieces: at('C03', false) }, turn);
    await click('U', 'C03');
    expect(decision.building.levels.map(({ offer: { key } }) => key)).toEqual(['activate U', 'ap U']); // another way to pay is still open
    await click('C04', 'C04');
    expect(clicks).toBe(2);
    await click('C05', 'C05');
    expect(clicks).toBe(3);
    expect(played).toEqual(['activate U', 'ap U', 'move U C04', 'face U E', 'ap U', 'move U C05', 'face U E', 'ap U']);
  });

  it('the unit in hand fires by two: the first shows the chances', async () => {
    await begin('coh', { question: again, pieces: at('C03', true) }, turn);
    await click('X', 'C07');
    expect(played).toEqual(['ap U']);
    await click('X', 'C07');
    expect(clicks).toBe(2);
    expect(played.slice(0, 2)).toEqual(['ap U', 'fire U C07']);
  });

  it('another unit is taken up instead by one', async () => {
    await begin('coh', { question: again, pieces: at('C03', true) }, turn);
    await click('V', 'F01');
    expect(clicks).toBe(1);
    expect(played).toEqual(['ap U', 'opp V']);
  });

  it('a question with one answer takes none', async () => {
    const only = of('Action.load', offer('unload U', []));
    await begin('coh', { question: only, pieces: at('C03', false) }, () => ({ question: fresh, pieces: now.pieces }));
    expect(clicks).toBe(0);
    expect(played).toEqual(['unload U']);
  });
});

describe('in the operational games', () => {
  const way = (unit: string, place: string): Shortcut => ({ place, path: [place], price: '1', style: 'reach', keys: [`march ${unit}`, `to ${place}`] });
  const march = (unit: string): Offer => offer(`march ${unit}`, [ref('unit', unit)], { group: 'move' });
  const moving = of('Movement.choose', march('A'), march('B'), offer('done', [], { role: 'end' }));
  const pieces = [piece('A', 'B02'), piece('B', 'D02')];
  const phase = (key: string): Moment => ({ question: key.startsWith('to') ? of('Move.choose', offer('halt', [], { role: 'end' }), offer('to B05')) : moving, pieces });

  beforeEach(async () => {
    reach = { 'unit:A': [way('A', 'B04')], 'unit:B': [way('B', 'B04')] };
    await begin('holland44', { question: moving, pieces }, phase);
  });

  it('a unit is sent anywhere by two', async () => {
    await click('A', 'B02');
    await click('B04', 'B04');
    expect(clicks).toBe(2);
    expect(played).toEqual(['march A', 'to B04', 'halt']);
  });

  it('clicks that are quicker than the answer where a unit can go mean that unit, not the one before', async () => {
    await click('A', 'B02');
    void click('B', 'D02');
    await click('B04', 'B04');
    expect(played).toEqual(['march B', 'to B04', 'halt']);
    expect(decision.plan.asking).toBeNull();
  });

  it('two stacks are sent together by three', async () => {
    await click('A', 'B02');
    clicks += 1; // with Shift
    decision.drawn(['B']);
    await settle();
    await click('B04', 'B04');
    expect(clicks).toBe(3);
    expect(played).toEqual(['march A', 'to B04', 'halt', 'march B', 'to B04', 'halt']);
  });

  it('a unit is taken off the list of what is left by two', async () => {
    await click('A', 'B02');
    clicks += 1; // the button
    decision.hold();
    expect(clicks).toBe(2);
    await decision.tour.next();
    expect(decision.plan.crew).toEqual(['B']);
    expect(played).toEqual([]);
  });

  it('a retreat is one, wherever it ends', async () => {
    const went: string[] = [];
    decision.ends = { B07: () => Promise.resolve(void went.push('B07')) };
    await click('B07', 'B07');
    expect(clicks).toBe(1);
    expect(went).toEqual(['B07']);
  });
});
