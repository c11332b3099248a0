/** Data cards as the page needs them: fetched once, filtered, and what two of them do to each other. */
import * as api from '../lib/api';
import { fold } from '../rules/reference';
import type { CardDuel, CardIndex, CardWord, DataCard, DuelAspect, DuelBand, Item } from '../wire';

const indexes = new Map<string, Promise<CardIndex>>();

export function loadIndex(game: string): Promise<CardIndex> {
  const before = indexes.get(game);
  if (before) return before;
  const coming = api.cards(game);
  indexes.set(game, coming);
  coming.catch(() => indexes.delete(game)); // asked again next time
  return coming;
}

const duels = new Map<string, Promise<CardDuel>>();

/** Kept while the page is open: a reader goes to and fro between a few settings. */
export function loadDuel(
  game: string,
  wish: { shooter: string; target: string; ammunition: string },
  conditions: Record<string, string>,
): Promise<CardDuel> {
  const key = JSON.stringify([game, wish, Object.entries(conditions).sort()]);
  const before = duels.get(key);
  if (before) return before;
  const coming = api.duel(game, wish, conditions);
  duels.set(key, coming);
  coming.catch(() => duels.delete(key));
  return coming;
}

// Choosing

export interface Filter {
  text: string;
  side: string;
  family: string;
  kind: string;
  year: string;
}

export const EVERYTHING: Filter = { text: '', side: '', family: '', kind: '', year: '' };

/** Cards that fit; a card without dates was always there. */
export function filtered(cards: readonly DataCard[], filter: Filter, nameOf: (card: DataCard) => string): DataCard[] {
  const terms = fold(filter.text).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      (!filter.side || card.side === filter.side) &&
      (!filter.family || card.family === filter.family) &&
      (!filter.kind || card.kind === filter.kind) &&
      (!filter.year || wasThere(card, filter.year)) &&
      terms.every((term) => fold(`${nameOf(card)} ${card.id}`).includes(term)),
  );
}

export function wasThere(card: DataCard, year: string): boolean {
  return (!card.since || card.since.slice(0, 4) <= year) && (!card.until || card.until.slice(0, 4) >= year);
}

/** The years in which something comes or goes; everything is there in those between. */
export function yearsOf(cards: readonly DataCard[]): string[] {
  const all = cards.flatMap((card) => (card.since && card.until ? [card.since, card.until] : [])).map((month) => Number(month.slice(0, 4)));
  if (all.length === 0) return [];
  const last = Math.max(...all);
  const first = Math.min(...cards.filter((card) => card.until).map((card) => Number(card.until.slice(0, 4))));
  return Array.from({ length: last - Math.min(first, last) + 2 }, (_, i) => String(Math.min(first, last) - 1 + i));
}

/** Whom a card is shown against at first: of another side, there at the same time, worth about as much. */
export function opponentOf(card: DataCard, cards: readonly DataCard[]): DataCard | undefined {
  const together = (other: DataCard): boolean =>
    !card.since || !other.since || ((other.since || '') <= (card.until || '9') && (card.since || '') <= (other.until || '9'));
  const worth = (other: DataCard): number => Math.abs(other.points - card.points) + (together(other) ? 0 : 1000);
  return cards
    .filter((other) => other.side !== card.side && other.target && other.ammunition.length > 0)
    .sort((a, b) => worth(a) - worth(b))[0];
}

/** "#G-TIG1/S-IS2" names a card and its opponent. */
export function chosenIn(hash: string): [string, string] {
  const [card = '', other = ''] = decodeURIComponent(hash.replace(/^#/, '')).split('/');
  return [card, other];
}

export const addressOf = (game: string, card: string, other: string): string =>
  `/cards/${encodeURIComponent(game)}#${encodeURIComponent(card)}${other ? `/${encodeURIComponent(other)}` : ''}`;

// Telling

/** A month as it is read: "1942-09" is "Sep 1942". */
export function month(text: string, language: string): string {
  const [year, number] = text.split('-').map(Number);
  if (!year || !number) return text;
  return new Date(Date.UTC(year, number - 1, 1)).toLocaleDateString(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** What to write into a cell. */
export function itemText(item: Item, say: (message: Extract<Item, { t: 'msg' }>) => string): string {
  if (typeof item === 'number' || typeof item === 'string') return String(item);
  return item.t === 'msg' ? say(item) : item.key;
}

export const wordOf = (words: readonly CardWord[], key: string): CardWord | undefined => words.find((word) => word.key === key);

/** An exact fraction as a number: good enough to draw with. */
export function share(text: string): number {
  const [n = 0, d = 1] = text.split('/').map(Number);
  return n / d;
}

/** Whole per cent; what is possible is never shown as 0, nor what may fail as 100. */
export function percent(text: string): number | '<1' | '>99' {
  const value = share(text) * 100;
  const whole = Math.floor(value + 0.5);
  if (whole === 0 && value > 0) return '<1';
  if (whole === 100 && value < 100) return '>99';
  return whole;
}

export const bandAt = (duel: CardDuel | undefined, hexes: number): DuelBand | undefined =>
  duel?.bands.find((band) => band.first <= hexes && hexes <= band.last);

export const aspectOf = (band: DuelBand | undefined, key: string): DuelAspect | undefined =>
  band?.aspects.find((aspect) => aspect.key === key);

/** Conditions for a shooter: what it cannot do is as usual. */
export function possible(card: DataCard, index: CardIndex, wanted: Record<string, string>): Record<string, string> {
  const usual = index.conditions.map((condition) => [condition.key, condition.values[0]?.key ?? ''] as const);
  return Object.fromEntries(
    usual.flatMap(([key, first]) => {
      const value = wanted[key] ?? first;
      return value === first || card.barred.includes(`${key}:${value}`) ? [] : [[key, value]];
    }),
  );
}

/** How far a duel is looked at: the farther of both guns, rounded up to fives. */
export function farthest(...found: (CardDuel | undefined)[]): number {
  const last = Math.max(0, ...found.flatMap((duel) => duel?.bands.map((band) => band.last) ?? []));
  return Math.max(10, Math.ceil(last / 5) * 5);
}
