/** What the lobby makes of scenarios and games, without any drawing. */
import { personName } from '../lib/people';
import { since } from '../lib/time';
import type { AboutSeat, Arg, GameInfo, Message, Meta, NewGame, ScenarioInfo, SeatInfo } from '../wire';

const SHORT = 60; // minutes

/** The chip "Under an hour"; others are names of games. */
export const ALL = '';
export const UNDER_AN_HOUR = ':short';

export function scenarios(meta: Meta): ScenarioInfo[] {
  return meta.games.flatMap((game) => game.scenarios);
}

/** The lessons the reader has taken, as "coh/first-steps": those of games that are over, and `here`, in this browser. */
export function learned(games: GameInfo[], here: readonly string[]): Set<string> {
  const over = games.filter((info) => info.lesson && info.status === 'over' && info.seats.some((seat) => seat.who === 'me'));
  return new Set([...here, ...over.map((info) => `${info.game}/${info.lesson}`)]);
}

/**
 * What the page opens with: the first guided game that the reader has not played, then the first scenario without one;
 * of a game, if a chip names one.
 */
export function first(all: ScenarioInfo[], chip: string = ALL, taken: ReadonlySet<string> = new Set()): ScenarioInfo | undefined {
  const own = all.filter((scenario) => scenario.game === chip);
  const from = own.length > 0 ? own : all;
  const guided = from.find((scenario) => scenario.lesson && !taken.has(`${scenario.game}/${scenario.lesson}`));
  return guided ?? from.find((scenario) => !scenario.lesson) ?? from[0];
}

/** The computer to suggest: a recruit for somebody's first game against one, a sergeant afterwards. */
export function usualLevel(scenario: ScenarioInfo, games: GameInfo[]): string | undefined {
  const played = games.some(
    (info) => info.status === 'over' && !info.lesson && info.seats.some((seat) => seat.who === 'computer'),
  );
  const names = scenario.levels.map((level) => level.name);
  return (played ? ['sergeant', 'recruit'] : ['recruit']).find((level) => names.includes(level)) ?? names[0];
}

/** The first sentence of a text: enough for a card. */
export function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;
}

export interface Chip {
  value: string;
  count: number;
}

/** The filters, each with how many it leaves: all, by game, and the short ones if there are any. */
export function chips(all: ScenarioInfo[]): Chip[] {
  const found: Chip[] = [{ value: ALL, count: all.length }];
  for (const value of new Set(all.map((scenario) => scenario.game))) {
    found.push({ value, count: all.filter((scenario) => scenario.game === value).length });
  }
  const short = all.filter(isShort).length;
  if (short > 0) found.push({ value: UNDER_AN_HOUR, count: short });
  return found;
}

function isShort(scenario: ScenarioInfo): boolean {
  return scenario.minutes < SHORT;
}

/** Scenarios of a chip whose words hold every word of the search. */
export function pick(
  all: ScenarioInfo[],
  chip: string,
  search: string,
  text: (message: Message) => string,
): ScenarioInfo[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return all.filter((scenario) => {
    if (chip === UNDER_AN_HOUR ? !isShort(scenario) : chip !== ALL && scenario.game !== chip) return false;
    const said = [scenario.title, scenario.place, scenario.intro, ...scenario.seat_names];
    const words = plain([scenario.game, scenario.name, ...said.map(text)].join(' '));
    return wanted.every((word) => words.includes(word));
  });
}

function plain(words: string): string {
  return words.toLocaleLowerCase().replaceAll('ё', 'е');
}

// Games

/** Those that are not over: first those that wait for the reader, last those that nobody can play on. */
export function running(games: GameInfo[]): GameInfo[] {
  const rank = (info: GameInfo): number => (info.your_turn || asksMe(info) ? 0 : isFrozen(info) ? 2 : 1);
  return games
    .filter((info) => info.status !== 'over')
    .sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
}

export function finished(games: GameInfo[]): GameInfo[] {
  return games.filter((info) => info.status === 'over').sort((a, b) => b.changed.localeCompare(a.changed));
}

/** Where a game is gone on with. */
export function addressOf(info: GameInfo): string {
  if (info.status === 'over') return `/replay/${info.id}`;
  return info.status === 'waiting' ? `/w/${info.id}` : `/g/${info.id}`;
}

function msg(id: string, args: Record<string, Arg> = {}): Message {
  return { t: 'msg', id, args };
}

/** Whom it is played against. */
export function opponent(info: GameInfo): Message {
  const others = info.seats.filter((seat) => seat.who !== 'me');
  if (others.length === 0) return msg('page-games-hot-seat');
  if (others.length === info.seats.length) return msg('page-games-between', { names: others.map(sitterName) });
  const people = others.filter((seat) => seat.who === 'person').map((seat) => personName(seat.name));
  if (people.length > 0) return msg('page-games-against', { name: people });
  const computer = others.find((seat) => seat.who === 'computer');
  return computer ? msg('page-games-against-computer', { level: levelName(computer) }) : msg('page-games-nobody');
}

function sitterName(seat: SeatInfo): Message | string {
  if (seat.who === 'computer') return msg('page-games-against-computer', { level: levelName(seat) });
  return seat.who === 'open' ? msg('page-games-nobody') : personName(seat.name);
}

export function levelName(seat: SeatInfo): Message {
  return msg(`core-level-${seat.level}`);
}

/** Whether nobody can play on in a game, because the rules of today read it differently. */
export function isFrozen(info: GameInfo): boolean {
  return info.other_rules?.state === 'frozen';
}

/** Whether a game waits for the reader to agree to new rules. */
export function asksMe(info: GameInfo): boolean {
  const asked = info.other_rules?.asked ?? [];
  return info.seats.some((seat) => seat.who === 'me' && asked.includes(seat.seat));
}

/** What a game waits for, in the few words of a chip. */
export function state(info: GameInfo, now: number): Message {
  if (info.status === 'waiting') return msg('page-games-open');
  const other = info.other_rules;
  if (isFrozen(info)) return msg('page-games-frozen');
  if (other?.state === 'unread') return msg('page-games-older');
  if (other) return msg(asksMe(info) ? 'page-games-agree' : 'page-games-agreeing');
  if (info.your_turn) return msg('page-games-your-turn');
  if (info.can_watch) return msg('page-games-watching');
  return msg('page-games-waiting-for', { time: since(info.changed, now) });
}

/** The names of a scenario's seats. */
export function seatNames(scenario: ScenarioInfo | undefined): Record<string, Message> {
  const found: Record<string, Message> = {};
  for (const [i, seat] of (scenario?.seats ?? []).entries()) found[seat] = scenario?.seat_names[i] ?? msg(seat);
  return found;
}

/** How it ended for the reader; `sides` are the seats' names. */
export function result(info: GameInfo, sides: Record<string, Message>): Message {
  const mine = info.seats.filter((seat) => seat.who === 'me').map((seat) => seat.seat);
  if (info.winners.length === 0 || info.winners.length === info.seats.length) return msg('page-games-drawn');
  if (mine.length === 0 || mine.length === info.seats.length) {
    const side = sides[info.winners[0] ?? ''];
    return side ? msg('page-games-side-won', { side }) : msg('page-games-over');
  }
  return mine.some((seat) => info.winners.includes(seat)) ? msg('page-games-won') : msg('page-games-lost');
}

// New games

export type Opponent = 'hotseat' | 'invite' | `computer:${string}`;

/** The seats at the table with these options: more where each of three or four players leads an army. */
export function seatsOf(scenario: ScenarioInfo, options: Record<string, string>): AboutSeat[] {
  const other = scenario.seatings.find(({ option, value }) => options[option] === value);
  if (other) return other.seats;
  return scenario.seats.map((seat, i) => ({
    seat,
    side: scenario.seat_sides[i] ?? 'a',
    name: scenario.seat_names[i] ?? msg(seat),
    role: scenario.seat_roles[i] ?? msg(seat),
  }));
}

/** Who a seat is for, as the server writes it. */
export function sitterOf(wish: Opponent): string {
  return wish === 'hotseat' ? 'me' : wish === 'invite' ? 'open' : wish;
}

/** Who sits where when the reader takes `mine`; `others` says it of single seats. */
export function seating(
  seats: readonly string[],
  mine: string,
  against: Opponent,
  others: Record<string, Opponent> = {},
): Record<string, string> {
  return Object.fromEntries(
    seats.map((seat) => [seat, seat === mine ? 'me' : sitterOf(others[seat] ?? against)]),
  );
}

export function newGame(
  scenario: ScenarioInfo,
  mine: string,
  against: Opponent,
  options: Record<string, string>,
  others: Record<string, Opponent> = {},
): NewGame {
  const seats = seatsOf(scenario, options).map(({ seat }) => seat);
  return {
    scenario: `${scenario.game}/${scenario.name}`,
    seats: seating(seats, mine, against, others),
    options,
    share: share(),
  };
}

export function guidedGame(scenario: ScenarioInfo): NewGame {
  const against: Opponent = 'computer:recruit'; // the lesson says which one it is in the end
  return { ...newGame(scenario, scenario.seats[0] ?? '', against, {}), lesson: scenario.lesson };
}

/** The player's own part of the seed: nobody else can have chosen the dice alone. */
export function share(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
