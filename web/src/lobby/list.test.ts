import { describe, expect, it } from 'vitest';
import type { GameInfo, Message, ScenarioInfo, SeatInfo } from '../wire';
import { addressOf, ALL, chips, finished, first, firstSentence, guidedGame, learned, newGame, opponent, pick, result, running, seatsOf, share, state, UNDER_AN_HOUR, usualLevel } from './list';
import { msg } from '../lib/words.svelte';

const word = (id: string): Message => ({ t: 'msg', id, args: {} });
const text = (message: Message): string => message.id;

function scenario(game: string, name: string, minutes = 40, lesson = ''): ScenarioInfo {
  return {
    game,
    name,
    title: word(`Title of ${name}`),
    place: word('Butovo'),
    intro: word('Пехота идёт через чёрный лес.'),
    seats: ['german', 'soviet'],
    seat_names: [word('German'), word('Soviet')],
    seat_sides: ['a', 'b'],
    seat_roles: [word('attacks'), word('defends')],
    minutes,
    complexity: 1,
    switches: [],
    levels: [{ name: 'random' }],
    seatings: [],
    briefing: [],
    lesson,
  };
}

function sitter(seat: string, who: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat, who, name: '', level: '', connected: false, hints: 0, ...more };
}

function game(id: string, more: Partial<GameInfo> = {}): GameInfo {
  return {
    id,
    game: 'coh',
    scenario: 'dawn',
    title: word('Dawn'),
    options: {},
    seats: [sitter('german', 'me'), sitter('soviet', 'computer', { level: 'random' })],
    status: 'running',
    asked: [],
    your_turn: false,
    progress: [1, 5],
    progress_name: 'round',
    winners: [],
    resigned: '',
    created: '2026-05-01T10:00:00Z',
    changed: '2026-05-01T10:00:00Z',
    lesson: '',
    dice: { commitment: '', shares: [], secret: '' },
    can_watch: false,
    takeback: '',
    other_rules: null,
    ...more,
  } as GameInfo;
}

describe('scenarios', () => {
  const all = [scenario('coh', 'long', 180), scenario('coh', 'dawn', 25, 'first-steps'), scenario('panzer', 'tigers')];

  it('begins with the guided game', () => {
    expect(first(all)?.name).toBe('dawn');
    expect(first([all[0]!])?.name).toBe('long');
    expect(first([])).toBeUndefined();
  });

  it('begins with the guided game of the game that is looked at', () => {
    const two = scenario('panzer', 'two-and-two', 27, 'two-and-two');
    expect(first([...all, two])?.name).toBe('dawn');
    expect(first([...all, two], 'panzer')?.name).toBe('two-and-two');
    expect(first(all, 'panzer')?.name).toBe('tigers');
    expect(first([...all, two], UNDER_AN_HOUR)?.name).toBe('dawn');
  });

  it('offers filters', () => {
    expect(chips(all)).toEqual([
      { value: ALL, count: 3 },
      { value: 'coh', count: 2 },
      { value: 'panzer', count: 1 },
      { value: UNDER_AN_HOUR, count: 2 },
    ]);
    expect(chips(all.slice(0, 1)).map((chip) => chip.value)).toEqual([ALL, 'coh']); // nothing short
  });

  it('finds by game, length and words', () => {
    const names = (chip: string, search: string): string[] => pick(all, chip, search, text).map((found) => found.name);
    expect(names(ALL, '')).toEqual(['long', 'dawn', 'tigers']);
    expect(names('coh', '')).toEqual(['long', 'dawn']);
    expect(names(UNDER_AN_HOUR, '')).toEqual(['dawn', 'tigers']);
    expect(names(ALL, ' SOVIET  title of t')).toEqual(['long', 'dawn', 'tigers']); // every word somewhere
    expect(names(ALL, 'tigers')).toEqual(['tigers']);
    expect(names(ALL, 'черный')).toHaveLength(3); // ё is е to a searcher
    expect(names('coh', 'tigers')).toEqual([]);
  });

  it('cuts a text after its first sentence', () => {
    expect(firstSentence('One. Two.')).toBe('One.');
    expect(firstSentence('No end')).toBe('No end');
    expect(firstSentence('At 5.30 they come. Then more.')).toBe('At 5.30 they come.');
  });
});

describe('games', () => {
  const mine = game('mine', { your_turn: true, changed: '2026-05-01T08:00:00Z' });
  const old = game('old', { changed: '2026-05-01T09:00:00Z' });
  const fresh = game('fresh', { changed: '2026-05-01T11:00:00Z' });
  const over = game('over', { status: 'over', winners: ['german'] });
  const now = Date.parse('2026-05-01T14:00:00Z');

  it('lists those that wait for the reader first', () => {
    expect(running([old, over, fresh, mine]).map((info) => info.id)).toEqual(['mine', 'fresh', 'old']);
    expect(finished([old, over]).map((info) => info.id)).toEqual(['over']);
  });

  it('leads to the board, the waiting room or the replay', () => {
    expect([mine, over, game('w', { status: 'waiting' })].map(addressOf)).toEqual(['/g/mine', '/replay/over', '/w/w']);
  });

  it('says what a game waits for', () => {
    expect(state(mine, now).id).toBe('page-games-your-turn');
    expect(state(old, now)).toMatchObject({ id: 'page-games-waiting-for', args: { time: { args: { n: 5 } } } });
    expect(state(game('w', { status: 'waiting' }), now).id).toBe('page-games-open');
    expect(state(game('s', { can_watch: true }), now).id).toBe('page-games-watching');
  });

  it('says that a game is frozen, or waits for somebody to agree to new rules', () => {
    const rules = (state: string, asked: string[]): GameInfo =>
      game('r', { other_rules: { state, text: word('x'), made: 1, agreed: [], asked, choices: 0, read: 0 } });
    expect(state(rules('frozen', []), now).id).toBe('page-games-frozen');
    expect(state(rules('unread', []), now).id).toBe('page-games-older');
    expect(running([rules('frozen', []), old]).map((info) => info.id)).toEqual(['old', 'r']);
    expect(state(rules('waits', ['german', 'soviet']), now).id).toBe('page-games-agree');
    expect(state(rules('waits', ['soviet']), now).id).toBe('page-games-agreeing');
    expect(running([old, rules('waits', ['german'])])[0]?.id).toBe('r');
  });

  it('says whom it is against', () => {
    expect(opponent(mine)).toMatchObject({ id: 'page-games-against-computer', args: { level: { id: 'core-level-random' } } });
    const seats = (soviet: SeatInfo): GameInfo => game('x', { seats: [sitter('german', 'me'), soviet] });
    expect(opponent(seats(sitter('soviet', 'me'))).id).toBe('page-games-hot-seat');
    expect(opponent(seats(sitter('soviet', 'open'))).id).toBe('page-games-nobody');
    expect(opponent(seats(sitter('soviet', 'person', { name: 'Anna' }))).args).toEqual({ name: ['Anna'] });
    const watched = game('x', { seats: [sitter('german', 'person', { name: 'Anna' }), sitter('soviet', 'open')] });
    expect(opponent(watched).args).toEqual({ names: ['Anna', word('page-games-nobody')] });
  });

  it('says how it ended for the reader', () => {
    const sides = { german: word('German'), soviet: word('Soviet') };
    expect(result(over, sides).id).toBe('page-games-won');
    expect(result({ ...over, winners: ['soviet'] }, sides).id).toBe('page-games-lost');
    expect(result({ ...over, winners: [] }, sides).id).toBe('page-games-drawn');
    const both = { ...over, seats: [sitter('german', 'me'), sitter('soviet', 'me')] };
    expect(result(both, sides)).toEqual({ t: 'msg', id: 'page-games-side-won', args: { side: word('German') } });
  });
});

describe('what comes next', () => {
  const steps = scenario('coh', 'steps', 10, 'first-steps');
  const guns = scenario('coh', 'guns', 25, 'guns');
  const dawn = scenario('coh', 'dawn');
  const grave = scenario('holland44', 'grave', 20, 'grave');
  const all = [steps, guns, dawn, grave];

  it('is the next guided game, then a scenario to be played alone', () => {
    expect(first(all)).toBe(steps);
    const over = game('g', { lesson: 'first-steps', status: 'over' });
    expect(first(all, ALL, learned([over], []))).toBe(guns);
    expect(first(all, ALL, learned([over], ['coh/guns']))).toBe(grave);
    expect(first(all, 'coh', learned([over], ['coh/guns']))).toBe(dawn);
    expect(first(all, ALL, learned([{ ...over, status: 'running' }], []))).toBe(steps);
  });

  it('is a recruit at first, a sergeant after a game against a computer', () => {
    const levels = ['random', 'recruit', 'sergeant', 'captain'].map((name) => ({ name }));
    const over = game('g', { status: 'over' });
    expect(usualLevel({ ...dawn, levels }, [])).toBe('recruit');
    expect(usualLevel({ ...dawn, levels }, [{ ...over, lesson: 'first-steps' }])).toBe('recruit');
    expect(usualLevel({ ...dawn, levels }, [over])).toBe('sergeant');
    expect(usualLevel({ ...dawn, levels: levels.slice(0, 2) }, [over])).toBe('recruit');
    expect(usualLevel(dawn, [over])).toBe('random');
  });
});

describe('new games', () => {
  const dawn = scenario('coh', 'dawn', 25, 'first-steps');

  it('seats the players', () => {
    expect(newGame(dawn, 'soviet', 'computer:random', { cards: 'on' })).toMatchObject({
      scenario: 'coh/dawn',
      seats: { german: 'computer:random', soviet: 'me' },
      options: { cards: 'on' },
    });
    expect(newGame(dawn, 'german', 'hotseat', {}).seats).toEqual({ german: 'me', soviet: 'me' });
    expect(newGame(dawn, 'german', 'invite', {}).seats).toEqual({ german: 'me', soviet: 'open' });
    expect(guidedGame(dawn)).toMatchObject({ lesson: 'first-steps', scenario: 'coh/dawn' });
  });

  it('brings a number of the player’s own to the dice', () => {
    expect(share()).toMatch(/^[0-9a-f]{32}$/);
    expect(share()).not.toBe(share());
  });
});

describe('a table for four', () => {
  const seat = (name: string, side: string) => ({ seat: name, side, name: msg(name), role: msg('attacks') });
  const four = [seat('german', 'a'), seat('soviet', 'b'), seat('german-2', 'a'), seat('soviet-2', 'b')];
  const battle = { ...scenario('coh', 'ponyri'), seatings: [{ option: 'armies', value: 'seats', seats: four }] };

  it('is laid where the option says so', () => {
    expect(seatsOf(battle, {}).map((each) => each.seat)).toEqual(battle.seats);
    expect(seatsOf(battle, { armies: 'seats' })).toBe(four);
  });

  it('seats everybody as chosen', () => {
    const wish = newGame(battle, 'soviet', 'invite', { armies: 'seats' }, { 'german-2': 'computer:random', 'soviet-2': 'hotseat' });
    expect(wish.seats).toEqual({ german: 'open', soviet: 'me', 'german-2': 'computer:random', 'soviet-2': 'me' });
  });
});
