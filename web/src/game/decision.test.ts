import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer, Question, Ref, View } from '../wire';
import { loadPage } from '../games/registry';
import { inOrder, missingWays, openOffers } from './building.svelte';
import { Decision } from './decision.svelte';
import { pick } from './pick';
import type { Sitting } from './sitting.svelte';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });

function offer(key: string, group: string, anchors: Ref[], more: Partial<Offer> = {}): Offer {
  const text = { t: 'msg' as const, id: `coh-verb-${key.split(' ')[0]}`, args: {} };
  return { key, text, anchors, role: 'act', group, rule: '', cost: -1, rolls: false, regret: null, ...more };
}

function question(kind: string, offers: Offer[]): Question {
  return { kind, prompt: { t: 'msg', id: 'p', args: {} }, offers, several: false, default: 0, closed: [] };
}

const build = (key: string, unit: string): Offer => offer(key, 'unit', [ref('unit', unit)], { role: 'build' });
const pass = offer('pass', '', [], { role: 'end', regret: { t: 'msg', id: 'coh-regret-pass-ap', args: {} } });
const choose = question('Turn.choose', [pass, build('activate A', 'A'), build('opp A', 'A'), build('activate B', 'B')]);
const again = question('Turn.choose', [pass, build('ap A', 'A'), build('cap A', 'A'), build('opp B', 'B')]);
const act = question('Action.choose', [
  offer('move A F03', 'move', [ref('hex', 'F03'), ref('unit', 'A')], { cost: 1 }),
  offer('fire A F07', 'fire', [ref('hex', 'F07'), ref('unit', 'A')], { rolls: true }),
]);

const arrive = (unit: string, place: string): Offer => offer(`arrive ${unit} ${place}`, '', [ref('place', place), ref('unit', unit)]);
const done = offer('done', '', [], { role: 'end' });

let played: [string[], number | undefined][];
let asked: string[][];
let answers: Question[];
let decision: Decision;
let sitting: { question: Question | null; sending: boolean };

/** A server that asks one question after another. */
function fake(first: Question): Sitting {
  const view = (q: Question): View => ({ game: 'holland44', question: q, undo: true, seq: 1, scene: { pieces: [] } }) as unknown as View;
  sitting = { question: first, sending: false };
  return Object.assign(sitting, {
    feed: { shown: { undo: true, seq: 1 } },
    play: (keys: string[], back?: number, _then?: unknown, more?: (next: View) => string) => {
      played.push([keys, back]);
      sitting.question = answers.shift() ?? choose;
      for (let key = more?.(view(sitting.question)); key; key = more?.(view(sitting.question))) {
        played.push([[key], undefined]);
        sitting.question = answers.shift() ?? choose;
      }
      return Promise.resolve(view(sitting.question));
    },
    outlook: () => new Promise(() => undefined),
    why: (clicked: string[]) => {
      asked.push(clicked);
      return Promise.resolve({ rule: 'COH-5.0', text: { t: 'msg', id: 'r', args: {} }, facts: [], instead: [] });
    },
  }) as unknown as Sitting;
}

/** One that refuses because A does not see B01, and says how the line between them goes. */
function blind(styles: string[]): Sitting {
  const text = { t: 'msg' as const, id: 'coh-refusal-no-sight', args: { unit: ref('unit', 'A'), hex: ref('hex', 'B01') } };
  const strokes = styles.map((style) => ({ style, points: [], owner: -1 }));
  const line = { name: 'sight', tints: [], strokes, says: [text], facts: [ref('hex', 'C01')], notes: [], shortcuts: [] };
  return Object.assign(fake(act), {
    view: { game: 'coh', question: act, seq: 1, scene: { pieces: [] } },
    why: () => Promise.resolve({ rule: 'COH-6.0', text, facts: [ref('unit', 'A')], instead: [] }),
    overlay: (name: string, at: string[]) => {
      asked.push([name, ...at]);
      return Promise.resolve(line);
    },
  }) as unknown as Sitting;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  asked = [];
  answers = [];
});

describe('the unit whose card is shown', () => {
  const shows = (places: Record<string, string>): View =>
    ({ question: null, seq: 1, scene: { pieces: Object.entries(places).map(([key, place]) => ({ key, place, owner: 1 })) } }) as unknown as View;

  it('is the one that a counter turned out to be, and stays itself when it is lost', () => {
    decision = new Decision(fake(choose));
    decision.inspected = 'U1';
    decision.shown(shows({ U1: '1204', A: '1204', R: '@cup' }), false);
    decision.shown(shows({ U1: '@gone', A: '1204', R: '1204' }), false);
    expect(decision.inspected).toBe('R');
    decision.shown(shows({ U1: '@gone', A: '1204', R: '@lost' }), false);
    expect(decision.inspected).toBe('R');
  });
});

describe('what is taken at one stroke with a choice', () => {
  const attacks = question('Combat.attacks', [build('attack 0101', 'A'), done]);
  const joins = question('Attack.attackers', [build('with A', 'A'), build('with B', 'B'), build('with C', 'C'), done]);
  const last = question('Attack.attackers', [build('with C', 'C'), done]); // B cannot come where A is
  const all = question('Attack.attackers', [done]);
  const [attack] = attacks.offers;

  beforeEach(() => loadPage('holland44'));

  it('is everybody who may join an attack, and each can be taken out by himself', async () => {
    decision = new Decision(fake(attacks));
    answers = [joins, last, all];
    await decision.insist({ offer: attack!, back: 0 });
    expect(played).toEqual([
      [['attack 0101'], 0],
      [['with A'], undefined],
      [['with C'], undefined],
    ]);
    expect(decision.building.levels.map(({ offer: { key } }) => key)).toEqual(['attack 0101', 'with A', 'with C']);
    expect(decision.building.levels[2]?.question).toBe(last);
  });

  it('is nobody where the question is the same as before: somebody was just taken out', async () => {
    decision = new Decision(fake(joins));
    answers = [last];
    await decision.insist({ offer: joins.offers[0]!, back: 0 });
    expect(played).toEqual([[['with A'], 0]]);
  });
});

describe('the ways to pay', () => {
  const PAYS = ['activate', 'ap', 'opp', 'cap'];
  const told = (items: Offer[], missing: string[]): string[] =>
    inOrder({ items: items.map((found) => ({ offer: found, back: 0 })), missing }, PAYS).map(({ key }) => key);

  it('stand in one order, whichever of them there are, and others after them', () => {
    expect(told([build('cap A', 'A'), build('ap A', 'A')], ['opp A'])).toEqual(['ap A', 'opp A', 'cap A']);
    expect(told([build('opp A', 'A'), build('cap A', 'A')], ['ap A'])).toEqual(['ap A', 'opp A', 'cap A']);
    expect(told([build('other A', 'A'), build('cap A', 'A')], [])).toEqual(['cap A', 'other A']);
  });
});

describe('choosing a unit', () => {
  it('takes the first way to pay and goes on to what the unit can do', async () => {
    decision = new Decision(fake(choose));
    answers = [again, act];
    pick(decision, { kind: 'unit', key: 'A', place: 'F02' }, 0, 0, false);
    await settle();
    expect(played).toEqual([
      [['activate A'], 0],
      [['ap A'], 0],
    ]);
    expect(decision.building.levels.map((level) => level.offer.key)).toEqual(['activate A', 'ap A']);
  });

  it('takes exactly what was chosen from the list', async () => {
    decision = new Decision(fake(choose));
    answers = [again];
    await decision.choose({ offer: build('activate A', 'A'), back: 0 });
    expect(played).toEqual([[['activate A'], 0]]);
  });

  it('goes back by undo to choose another way or another unit', async () => {
    decision = new Decision(fake(act));
    decision.building.levels = [
      { question: choose, offer: build('activate A', 'A') },
      { question: again, offer: build('ap A', 'A') },
    ];
    expect(decision.building.ways()?.items.map(({ offer: o, back }) => [o.key, back])).toEqual([
      ['activate A', 2],
      ['opp A', 2],
    ]);
    pick(decision, { kind: 'unit', key: 'B', place: 'G02' }, 0, 0, false);
    await settle();
    expect(played[0]).toEqual([['opp B'], 1]);
  });
});

describe('among units to be sent somewhere', () => {
  const rout = (unit: string): Offer => offer(`rout ${unit}`, 'regroup', [ref('unit', unit)]);
  const raze = offer('raze 2010', 'regroup', [ref('hex', '2010')]);
  const phase = (...offers: Offer[]): Question => question('Movement.choose', [...offers, done]);

  it('gives no other order by a click that did not name it', async () => {
    await loadPage('stalingrad42');
    decision = new Decision(Object.assign(fake(phase(rout('A'), raze)), { view: { game: 'stalingrad42' } as View }));
    pick(decision, { kind: 'unit', key: 'A', place: '2011' }, 0, 0, false);
    expect(decision.menu?.items.map(({ offer: o }) => o.key)).toEqual(['rout A']);
    decision.building.group = 'regroup'; // "other orders" does not say which
    pick(decision, { kind: 'hex', key: '2010', place: '2010' }, 0, 0, false);
    expect(decision.menu?.items.map(({ offer: o }) => o.key)).toEqual(['raze 2010']);
    expect(played).toEqual([]);
  });

  it('gives it where its own button is pressed', async () => {
    await loadPage('stalingrad42');
    decision = new Decision(Object.assign(fake(phase(rout('A'), rout('B'))), { view: { game: 'stalingrad42' } as View }));
    decision.building.group = 'regroup';
    pick(decision, { kind: 'unit', key: 'A', place: '2011' }, 0, 0, false);
    await settle();
    expect(played).toEqual([[['rout A'], 0]]);
  });
});

describe('a click that may mean no more than a look', () => {
  const fortify = (hex: string): Offer => offer(`fortify ${hex}`, '', [ref('hex', hex)]);
  const at = (kind: string, game: string, ...offers: Offer[]): void => {
    decision = new Decision(Object.assign(fake(question(kind, [...offers, done])), { view: { game } as View }));
  };
  const keys = (): string[] | undefined => decision.menu?.items.map(({ offer: o }) => o.key);

  it('begins no fort, rebuilds nobody and moves no railhead, in the phases between', async () => {
    await loadPage('stalingrad42');
    const refit = offer('refit A infantry', '', [ref('unit', 'A')]);
    for (const [kind, found] of Object.entries({ 'Initial.choose': refit, 'SupplyPhase.artillery': fortify('2011'), 'Withdrawal.recall': refit })) {
      at(kind, 'stalingrad42', found);
      pick(decision, { kind: 'unit', key: 'A', place: '2011' }, 0, 0, false);
      expect(keys(), kind).toEqual([found.key]);
      expect(decision.inspected).toBe('A');
    }
    expect(played).toEqual([]);
  });

  it('does what its button has named', async () => {
    await loadPage('stalingrad42');
    at('Initial.choose', 'stalingrad42', fortify('2011'), fortify('2012'));
    decision.building.group = 'fortify';
    pick(decision, { kind: 'unit', key: 'A', place: '2011' }, 0, 0, false);
    await settle();
    expect(played).toEqual([[['fortify 2011'], 0]]);
  });

  it('refits nobody while units move, and attacks at once where attacks are asked for', async () => {
    await loadPage('holland44');
    at('Movement.choose', 'holland44', offer('refit A west', '', [ref('unit', 'A')]));
    pick(decision, { kind: 'unit', key: 'A', place: '2011' }, 0, 0, false);
    expect(keys()).toEqual(['refit A west']);
    at('Combat.attacks', 'holland44', offer('attack 2012', '', [ref('hex', '2012')]));
    pick(decision, { kind: 'unit', key: 'X', place: '2012' }, 0, 0, false);
    await settle();
    expect(played).toEqual([[['attack 2012'], 0]]);
  });

  it('does nothing that the map does not light, in any game', () => {
    const many = Array.from({ length: 61 }, (_, i) => fortify(String(2000 + i)));
    at('Any.choose', 'none', ...many, offer('ready A', '', [ref('unit', 'A')]));
    pick(decision, { kind: 'unit', key: 'B', place: '2011' }, 0, 0, false);
    expect(keys()).toEqual(['fortify 2011']);
    expect(played).toEqual([]);
  });
});

describe('what rolls or may be regretted', () => {
  const fire = { offer: act.offers[1] as Offer, back: 0 };

  it('is previewed by the first click and played by the second', async () => {
    decision = new Decision(fake(act));
    await decision.choose(fire);
    expect(played).toEqual([]);
    expect(decision.preview.pinned).toEqual(fire);
    await decision.choose(fire);
    expect(played).toEqual([[['fire A F07'], 0]]);
  });

  it('is never played by taps alone', async () => {
    decision = new Decision(fake(act));
    await decision.choose(fire, { touch: true });
    await decision.choose(fire, { touch: true });
    expect(played).toEqual([]);
    await decision.insist(fire);
    expect(played).toHaveLength(1);
  });

  it('is asked about before it is played', async () => {
    decision = new Decision(fake(choose));
    await decision.choose({ offer: pass, back: 0 });
    expect(played).toEqual([]);
    expect(decision.confirming?.offer.key).toBe('pass');
    await decision.insist({ offer: pass, back: 0 });
    expect(played).toEqual([[['pass'], 0]]);
  });
});

it('answers in the same way what was answered for good, until a phase of the reader begins', async () => {
  const answer = question('Attack.answer', [offer('air', '', []), offer('commit', '', [])]);
  const other = question('Attack.answer', [offer('air', '', [])]);
  const phase = question('Movement.choose', [offer('done', '', [], { role: 'end' })]);
  decision = new Decision(fake(answer));
  const asked = async (next: Question): Promise<number> => {
    sitting.question = next;
    await decision.standBy();
    return played.length;
  };
  expect(await asked(answer)).toBe(0);
  await decision.always(answer.offers[1] as Offer);
  expect(played).toEqual([[['commit'], 0]]);
  expect(await asked(other)).toBe(1);
  expect(await asked(answer)).toBe(2);
  expect(await asked(phase)).toBe(2);
  expect(await asked(answer)).toBe(2);
});

describe('what is not lit', () => {
  it('is asked about with the unit that acts, and says so', async () => {
    decision = new Decision(fake(act));
    pick(decision, { kind: 'hex', key: 'B01', place: 'B01' }, 5, 6, false);
    await settle();
    expect(asked).toEqual([['unit:A', 'hex:B01']]);
    expect(decision.notices.now).toMatchObject({ tone: 'refused', rule: 'COH-5.0', x: 5, y: 6, offer_rule: false });
    expect(decision.whyNot.refused).toBe('B01');
    vi.advanceTimersByTime(400);
    expect(decision.whyNot.refused).toBe('');
  });

  it('is drawn as the line of sight that is blocked, with what blocks it, until the next click', async () => {
    await loadPage('coh');
    decision = new Decision(blind(['clear', 'blocked', 'cut']));
    pick(decision, { kind: 'hex', key: 'B01', place: 'B01' }, 5, 6, false);
    await settle();
    expect(asked.at(-1)).toEqual(['sight', 'unit:A', 'hex:B01']);
    expect(decision.whyNot.line?.says).toEqual([]);
    expect(decision.notices.now?.facts).toContainEqual(ref('hex', 'C01'));
    decision.whyNot.clear(); // the page does so at every click
    expect(decision.whyNot.line).toBeNull();
  });

  it('draws no line where nothing is in its way', async () => {
    await loadPage('coh');
    decision = new Decision(blind(['clear']));
    pick(decision, { kind: 'hex', key: 'B01', place: 'B01' }, 5, 6, false);
    await settle();
    expect(decision.whyNot.line).toBeNull();
    expect(decision.notices.now).toMatchObject({ rule: 'COH-6.0' });
  });

  it('offers the rule at the third refusal', async () => {
    decision = new Decision(fake(act));
    for (let i = 0; i < 3; i += 1) {
      pick(decision, { kind: 'hex', key: 'B01', place: 'B01' }, 0, 0, false);
      await settle();
    }
    expect(decision.notices.now?.offer_rule).toBe(true);
  });
});

it('keeps the offers of earlier questions open, nearest first, nothing twice', () => {
  const levels = [
    { question: choose, offer: build('activate A', 'A') },
    { question: again, offer: build('ap A', 'A') },
  ];
  const open = openOffers(act, levels).map(({ offer: o, back }) => `${o.key} ${back}`);
  expect(open).toEqual(['move A F03 0', 'fire A F07 0', 'pass 1', 'cap A 1', 'opp B 1', 'opp A 2', 'activate B 2']);
});

it('names the ways that only others have', () => {
  const offers = [build('ap A', 'A'), build('cap A', 'A'), build('opp B', 'B'), build('cap B', 'B')];
  expect(missingWays(offers, offers[0] as Offer, offers.slice(0, 2))).toEqual(['opp A']);
});

describe('a shot with points added', () => {
  const commit = (n: number): Offer =>
    offer(`commit ${n}`, 'roll', [], { rolls: true, text: { t: 'msg', id: 'coh-verb-commit', args: { n } } });
  const ahead = [commit(0), commit(1), commit(2)];
  const roll = question('Roll.commit', ahead);
  const chances = { branches: [], ledgers: [], assumes: [], undecided: '0', curve: null, ahead };

  it('takes two clicks: what is added is said beside the chances', async () => {
    const meant: string[][] = [];
    decision = new Decision(
      Object.assign(fake(act), {
        outlook: (_: string, then: string[]) => {
          meant.push(then);
          return Promise.resolve(chances);
        },
      }),
    );
    answers = [roll, choose];
    pick(decision, { kind: 'hex', key: 'F07', place: 'F07' }, 0, 0, false);
    await settle();
    expect(played).toEqual([]);
    decision.preview.add(2);
    await settle();
    expect(meant).toEqual([[], ['commit 2']]);
    pick(decision, { kind: 'hex', key: 'F07', place: 'F07' }, 0, 0, false);
    await settle();
    expect(played).toEqual([
      [['fire A F07'], 0],
      [['commit 2'], undefined],
    ]);
  });

  it('is meant by a second click on the target, whatever else may be done there', async () => {
    const both = question('Action.choose', [
      offer('move A F07', 'move', [ref('hex', 'F07'), ref('unit', 'A')], { cost: 1 }),
      ...act.offers.slice(1),
    ]);
    decision = new Decision(Object.assign(fake(both), { outlook: () => Promise.resolve({ ...chances, ahead: [] }) }));
    const spot = { kind: 'hex', key: 'F07', place: 'F07' };
    pick(decision, spot, 0, 0, false);
    expect(decision.menu?.items).toHaveLength(2);
    await decision.choose({ offer: both.offers[1]!, back: 0 });
    pick(decision, spot, 0, 0, false);
    await settle();
    expect(played).toEqual([[['fire A F07'], 0]]);
  });

  it('stops where something else is asked first', async () => {
    decision = new Decision(Object.assign(fake(act), { outlook: () => Promise.resolve(chances) }));
    answers = [choose];
    pick(decision, { kind: 'hex', key: 'F07', place: 'F07' }, 0, 0, false);
    await settle();
    pick(decision, { kind: 'hex', key: 'F07', place: 'F07' }, 0, 0, false);
    await settle();
    expect(played).toEqual([[['fire A F07'], 0]]);
  });
});

describe('putting things somewhere', () => {
  const place = (unit: string, hex: string): Offer =>
    offer(`place ${unit} ${hex}`, 'place', [ref('hex', hex), ref('unit', unit)], { role: 'build' });
  const deploy = question('Deploy.choose', [
    offer('done', '', [], { role: 'end' }),
    place('A', 'F02'),
    place('A', 'F03'),
    place('B', 'F03'),
  ]);

  it('lights what the first thing may do, then what the chosen one may', () => {
    decision = new Decision(fake(deploy));
    expect(decision.building.subjects.map((each) => each.key)).toEqual(['A', 'B']);
    expect(decision.building.lit.map((each) => each.key)).toEqual(['place A F02', 'place A F03']);
    decision.building.focus = 'unit:B';
    expect(decision.building.lit.map((each) => each.key)).toEqual(['place B F03']);
  });

  it('takes up what is clicked', () => {
    decision = new Decision(fake(deploy));
    pick(decision, { kind: 'unit', key: 'B', place: '@reserve' }, 0, 0, false);
    expect(decision.building.about).toBe('unit:B');
    expect(played).toEqual([]);
  });
});

describe('several units that move and attack in one question', () => {
  const move = (unit: string, hex: string): Offer => offer(`move ${unit} ${hex}`, 'move', [ref('hex', hex), ref('unit', unit)]);
  const attack = offer('attack B X', 'attack', [ref('unit', 'X'), ref('unit', 'B')], { rolls: true });
  const view = (q: Question): View => ({ question: q, seq: 2, scene: { pieces: [] } }) as unknown as View;
  const moves = question('Turn.act', [move('A', 'F02'), move('B', 'F03')]);
  const more = question('Turn.act', [move('A', 'F02'), attack]);

  it('keeps the unit that was taken up while there is one to take up', () => {
    decision = new Decision(fake(moves));
    decision.building.focus = 'unit:B';
    decision.building.renew(view(moves), true);
    expect(decision.building.about).toBe('unit:B');
  });

  it('lights everything again where units can do other things than move', () => {
    decision = new Decision(fake(more));
    decision.building.focus = 'unit:B';
    decision.building.renew(view(more), true);
    expect(decision.building.lit.map((each) => each.key)).toEqual(['move A F02', 'attack B X']);
  });
});

describe('what arrives', () => {
  const initial = question('Initial.choose', [arrive('A', '@N'), arrive('A', '3008'), arrive('B', '@N'), offer('fortify 2007', '', [ref('hex', '2007')]), done]);
  const view = (q: Question, b = '@waiting', seq = 1): View =>
    ({ question: q, seq, scene: { pieces: [{ key: 'A', place: '@waiting' }, { key: 'B', place: b }] } }) as unknown as View;
  const table = (): Decision => new Decision(Object.assign(fake(initial), { view: view(initial) }));

  it('is chosen from a list while its button is pressed', () => {
    decision = table();
    expect(decision.building.subjects).toEqual([]);
    decision.building.group = 'arrive';
    expect(decision.building.subjects.map(({ key }) => key)).toEqual(['A', 'B']);
    expect(decision.building.lit.map(({ key }) => key)).toEqual(['arrive A @N', 'arrive A 3008']);
  });

  it('is taken up by name, and the next of them follows', () => {
    decision = table();
    decision.shown(view(initial), false);
    decision.tour.takeUp('B');
    expect(decision.building.lit.map(({ key }) => key)).toEqual(['arrive B @N']);
    const rest = question('Initial.choose', [arrive('A', '@N'), done]);
    decision.shown(view(rest, '@N', 2), true);
    expect(decision.building.group).toBe('arrive');
    decision.shown(view(question('Initial.choose', [done]), '@N', 3), true);
    expect(decision.building.group).toBe('');
  });
});
