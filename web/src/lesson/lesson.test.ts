import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson, LessonStep, LogLine, Offer, View } from '../wire';
import { Guide, matches } from './lesson.svelte';
import { taught } from './taught';

const text = (id: string) => ({ t: 'msg' as const, id, args: {} });
const when = { asked: [], offered: [], lacking: [], told: [], round: 0 };
const until = { chosen: [], told: [], asked: [], round: 0, next: false };

function card(id: string, more: { when?: object; until?: object; point?: string[]; suggest?: string[] }): LessonStep {
  return {
    id,
    title: text(`${id}-title`),
    text: text(id),
    when: { ...when, ...more.when },
    until: { ...until, ...more.until },
    point: more.point ?? [],
    suggest: more.suggest ?? [],
  };
}

const LESSON: Lesson = {
  name: 'first',
  game: 'coh',
  scenario: 'first-steps',
  options: {},
  seat: 'german',
  seed: '',
  level: 'random',
  title: text('title'),
  steps: [
    card('welcome', { until: { next: true } }),
    card('activate', {
      when: { asked: ['Turn.choose'] },
      until: { chosen: ['activate *'] },
      point: ['offer:activate *'],
      suggest: ['activate G-HMG-*', 'activate *'],
    }),
    card('fire', {
      when: { offered: ['fire *'] },
      until: { told: ['rolled'] },
      point: ['unit:G-INF-1', 'hex:7-G08', 'ui:odds'],
    }),
    card('early', { when: { told: ['never'] }, until: { round: 2 } }),
    card('late', { when: { round: 2 }, until: { asked: ['Turn.choose'] } }),
  ],
};

function offer(key: string, kind = 'unit', thing = key.split(' ').at(-1) ?? ''): Offer {
  const anchors = [{ t: 'ref' as const, kind, index: 0, key: thing }];
  return { key, text: text(key), anchors, role: 'build', group: '', rule: '', cost: -1, rolls: false, regret: null };
}

function view(kind: string, keys: Offer[], round = 1, outcome = -1): View {
  const question = kind ? { kind, prompt: text('p'), offers: keys, several: false, default: 0, closed: [] } : null;
  const scene = { pieces: [], marks: [], tracks: [{ name: 'round', value: round, of: 5, owner: -1 }], hands: [] };
  return { question, scene, outcome } as unknown as View;
}

const told = (...kinds: string[]): LogLine[] =>
  kinds.map((kind) => ({ kind, text: text(kind), ledgers: [], owner: -1, dice: [], begins: false }));

const CHOOSE = view('Turn.choose', [offer('activate G-INF-1'), offer('activate G-HMG-1'), offer('pass', 'x')]);
const ACT = view('Action.act', [offer('fire G-INF-1 7-G08', 'hex', '7-G08')]);

describe('patterns', () => {
  it('takes * for anything and all else literally', () => {
    expect(matches('move G-INF-1 7-F03', ['move *'])).toBe(true);
    expect(matches('move G-INF-1 7-F03', ['move * 7-F03'])).toBe(true);
    expect(matches('move', ['move *'])).toBe(false);
    expect(matches('hit-known', ['hit'])).toBe(false);
    expect(matches('aXb', ['a.b'])).toBe(false);
    expect(matches('abc', [])).toBe(false);
  });
});

describe('the guide', () => {
  beforeEach(() => localStorage.clear());

  it('goes from card to card as the player plays', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    expect(guide.current?.id).toBe('welcome');
    guide.next();
    expect(guide.current?.id).toBe('activate');
    expect(guide.number).toBe(2);
    guide.chose(['activate G-INF-1']);
    guide.look(ACT, told('activates'));
    expect(guide.current?.id).toBe('fire');
    guide.look(CHOOSE, told('activates', 'fires', 'rolled'));
    expect(guide.done).toEqual(['welcome', 'activate', 'fire']);
    expect(guide.current).toBeUndefined();
    guide.look(view('Initiative.commit', [], 2), told('activates', 'fires', 'rolled'));
    expect(guide.done).toContain('early');
    expect(guide.current?.id).toBe('late');
    guide.look(view('Turn.choose', [], 2), []);
    expect(guide.over).toBe(true);
  });

  it('makes room for another card and comes back', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    guide.next();
    guide.look(ACT, []);
    expect(guide.current?.id).toBe('fire');
    guide.look(CHOOSE, []);
    expect(guide.current?.id).toBe('activate');
    expect(guide.done).toEqual(['welcome']);
  });

  it('counts only lines told since the card came up', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(ACT, told('rolled'));
    guide.next();
    expect(guide.current?.id).toBe('fire');
    guide.look(ACT, told('rolled'));
    expect(guide.current?.id).toBe('fire');
    guide.look(ACT, told('rolled', 'rolled'));
    expect(guide.done).toContain('fire');
  });

  it('waits until some offers are lacking', () => {
    const pass = {
      ...LESSON,
      steps: [card('pass', { when: { asked: ['Turn.choose'], lacking: ['activate *'] }, until: { chosen: ['pass'] } })],
    };
    const guide = new Guide(pass, 'g1');
    guide.look(CHOOSE, []);
    expect(guide.current).toBeUndefined();
    guide.look(view('Turn.choose', [offer('pass', 'x')]), []);
    expect(guide.current?.id).toBe('pass');
  });

  it('keeps its card while the others play', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    guide.next();
    guide.look(view('', []), []);
    expect(guide.current).toBeUndefined();
    expect(guide.shown?.id).toBe('activate');
    guide.look(view('Other.question', []), []);
    expect(guide.shown).toBeUndefined();
  });

  it('leaves a card until there was time to read it, unless the player did what it says', () => {
    let now = 0;
    const guide = new Guide(LESSON, 'g1', () => 100, () => now);
    guide.look(CHOOSE, []);
    guide.next();
    guide.look(ACT, []);
    expect([guide.current?.id, guide.shown?.id, guide.lags]).toEqual(['fire', 'activate', true]);
    expect(guide.aims(ACT).units).toEqual([]);
    guide.next();
    expect([guide.shown?.id, guide.done]).toEqual(['fire', ['welcome']]);
    now += 3400;
    guide.look(CHOOSE, []);
    expect(guide.shown?.id).toBe('fire');
    now += 200;
    guide.look(CHOOSE, []);
    expect(guide.shown?.id).toBe('activate');
    guide.chose(['activate G-INF-1']);
    guide.look(ACT, []);
    expect(guide.shown?.id).toBe('fire');
  });

  it('leafs back through the cards there were, and forward again', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    expect(guide.canGoBack).toBe(false);
    guide.next();
    guide.chose(['activate G-INF-1']);
    guide.look(ACT, []);
    expect([guide.number, guide.card?.id]).toEqual([3, 'fire']);
    guide.goBack();
    guide.goBack();
    expect([guide.number, guide.card?.id, guide.canGoBack]).toEqual([1, 'welcome', false]);
    expect(guide.aims(ACT).places).toEqual([]);
    guide.next();
    expect([guide.card?.id, guide.done]).toEqual(['activate', ['welcome', 'activate']]);
    guide.look(CHOOSE, []);
    guide.look(ACT, []);
    expect(guide.card?.id).toBe('fire');
  });

  it('remembers in this browser that it was taken to its end', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    expect(taught()).toEqual([]);
    guide.look(view('', [], 1, 1), []);
    guide.look(view('', [], 1, 1), []);
    expect(taught()).toEqual(['coh/first']);
  });

  it('points at units, hexes, parts of the page and what offers light', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, []);
    guide.next();
    expect(guide.aims(CHOOSE)).toEqual({
      units: ['G-INF-1', 'G-HMG-1'],
      places: [],
      offers: ['activate G-INF-1', 'activate G-HMG-1'],
      ui: [],
    });
    expect(guide.suggestion(CHOOSE)?.key).toBe('activate G-HMG-1');
    guide.look(ACT, []);
    expect(guide.aims(ACT)).toEqual({ units: ['G-INF-1'], places: ['7-G08'], offers: [], ui: ['odds'] });
    expect(guide.suggestion(ACT)).toBeUndefined();
    guide.leave();
    expect(guide.aims(ACT)).toEqual({ units: [], places: [], offers: [], ui: [] });
  });

  it('goes on where it was after the page is loaded again', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(CHOOSE, told('a', 'b'));
    guide.next();
    guide.chose(['activate G-INF-1']);
    const again = new Guide(LESSON, 'g1');
    expect(again.current?.id).toBe('activate');
    again.look(ACT, told('a', 'b', 'activates'));
    expect(again.done).toEqual(['welcome', 'activate']);
    again.leave();
    expect(new Guide(LESSON, 'g1').left).toBe(true);
    expect(new Guide(LESSON, 'g2').done).toEqual([]);
  });

  it('survives what it finds in the storage', () => {
    localStorage.setItem('grognard-lesson-g1', '{"done": 3, "current": {}, "since": "x"}');
    expect(new Guide(LESSON, 'g1').done).toEqual([]);
    localStorage.setItem('grognard-lesson-g1', 'not json');
    expect(new Guide(LESSON, 'g1').current).toBeUndefined();
  });

  it('is over when the game is', () => {
    const guide = new Guide(LESSON, 'g1');
    guide.look(view('', [], 1, 1), []);
    expect(guide.over).toBe(true);
  });
});
