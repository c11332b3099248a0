/** Words for the parts of a game that have no sentence of their own: groups, ways to pay, states, places. */
import type { Names } from '../lib/fluent';
import { hexCalled, msg, words } from '../lib/words.svelte';
import type { Fact, Offer, Piece, Table, Track, View } from '../wire';
import { capital, firstText } from './context';
import { type Act, onMap, purseOf, verbOf } from './offers';

export function groupLabel(game: string, group: string): string {
  return firstText([`${game}-group-${group}`, `page-group-${group}`, `${game}-verb-${group}-short`], () => capital(group));
}

/** An offer where it is clear what it is about: "CAP" instead of "Act with the rifle squad for CAP". */
export function shortLabel(game: string, key: string, whole: () => string): string {
  const verb = key.split(' ')[0] ?? '';
  return firstText([`${game}-verb-${verb}-short`, `${game}-word-${verb}`, `page-short-${verb}`], whole);
}

/** The name of a button: its group's, or that of its only offer. */
export function actLabel(game: string, act: Act, say: (offer: Offer) => string): string {
  const first = act.items[0]?.offer;
  if (act.id === act.group || !first) return groupLabel(game, act.group);
  if (act.id !== verbOf(first)) return say(first); // one of several buttons of the same verb
  const several = act.items.length > 1; // the sentence of one of them would promise too little
  const short = [`${game}-verb-${verbOf(first)}-short`, `page-short-${verbOf(first)}`];
  return firstText(short, () => (several ? capital(verbOf(first).replaceAll('-', ' ')) : say(first)));
}

/** The sign of a button: that of its verb where it stands alone, else of its group. */
export function actSign(act: Act): string {
  const first = act.items[0]?.offer;
  return act.id === act.group || !first ? act.group : verbOf(first);
}

export function trackLabel(game: string, name: string): string {
  return firstText([`${game}-track-${name}`, `core-${name}`], () => capital(name));
}

/** "3 AP", or "" for what costs nothing that is counted. */
export function priceText(view: View, offer: Offer): string {
  if (offer.cost < 0) return '';
  const purse = purseOf(view.question, view.scene, view.player);
  if (purse) return words.t('page-price', { n: offer.cost, unit: trackLabel(view.game, purse.name) });
  return '';
}

/** What would be left after paying, or null. */
export function leaves(view: View, offer: Offer): { purse: Track; left: number } | null {
  const purse = offer.cost < 0 ? null : purseOf(view.question, view.scene, view.player);
  return purse && purse.value >= offer.cost ? { purse, left: purse.value - offer.cost } : null;
}

/** "spent", "hit: pinned", "dug in": what has happened to a unit. */
export function stateWords(game: string, piece: Piece): string[] {
  const fresh = `${game}-badge-fresh`;
  const found: string[] =
    onMap(piece.place) && !piece.badges.includes('spent') && words.has(fresh) ? [words.t(fresh)] : [];
  for (const badge of piece.badges) {
    const [name, detail] = badge.split(':', 2);
    const own = `${game}-badge-${name}-${detail}`; // "may:fire" is not what "command:fire" is
    const id = !detail ? `${game}-badge-${name}` : words.has(own) ? own : `${game}-word-${detail}`;
    if (words.has(id)) found.push(words.t(id));
    else if (words.has(`${game}-card-${badge}`))
      found.push(words.t('page-name-quoted', { name: words.t(`${game}-card-${badge}`) }));
  }
  if (piece.badges.some((badge) => badge.startsWith('hit:'))) {
    const plain = words.has(`${game}-badge-hit`) ? words.t(`${game}-badge-hit`) : '';
    return found.filter((word) => word !== plain);
  }
  return found;
}

/** A place in words: a hex as the map calls it, a box beside the map by what it is. */
export function placeName(game: string, place: string, table?: Pick<Table, 'names'>): string {
  const called = table && hexCalled(table, place);
  if (called) return words.text(called, (ref) => table.names[ref.kind]?.[ref.key]);
  if (!place.startsWith('@')) return place;
  const name = place.slice(1);
  const area = `${game}-place-area`;
  const isArea = /^[A-Z]+$/.test(name) && words.has(area);
  return firstText([`${game}-place-${name}`], () => (isArea ? words.t(area, { letter: name }) : name));
}

/** Names of the map that stand for their hex; rivers and areas do not. */
const SETTLED = ['city', 'town', 'village'];

/** A hex with the town in it, if it has one: "Kupyansk (1817)". On the map a counter may hide the name. */
export function hexName(table: Table, place: string): string {
  const cell = table.cells.find((found) => found.name === place);
  const town = cell && table.labels.find(({ kind, x, y }) => SETTLED.includes(kind) && Math.hypot(x - cell.x, y - cell.y) < 0.01);
  if (!town) return placeName(table.game, place, table);
  const left = table.names['hex']?.['*']?.args['hex']; // the number of the only board
  const number = typeof left === 'string' && place.startsWith(left) ? place.slice(left.length) : place;
  return words.t('page-place-named', { name: typeof town.text === 'string' ? town.text : words.text(town.text), place: number });
}

/** Where ways end, by name, each place once. */
export function placesCalled(table: Table, ways: { place: string }[]): string {
  return [...new Set(ways.map(({ place }) => place))].map((place) => hexName(table, place)).join(', ');
}

/** The value of a fact about a unit: what is left of it, where losses have lowered what is printed. */
export function valueNow(fact: Fact, piece: Piece | undefined): string {
  const figure = piece?.figures[/-fact-(.+)$/.exec(fact.text.id)?.[1] ?? ''];
  if (!piece || !onMap(piece.place) || figure === undefined || String(figure) === fact.value) return fact.value;
  return words.t('page-card-of', { now: figure, printed: fact.value });
}

export function terrainAt(table: Table, place: string): { name: string; features: string[] } | null {
  const cell = table.cells.find((found) => found.name === place);
  if (!cell) return null;
  const terrain = table.terrains.find((found) => found.id === cell.terrain);
  const name = terrain ? words.text(terrain.name) : firstText([`${table.game}-terrain-${cell.terrain}`], () => cell.terrain);
  const features = cell.features.map((feature) => firstText([`${table.game}-terrain-${feature}`], () => feature));
  return { name, features };
}

/** A unit by its name, for lists. */
export function unitName(key: string, names: Names): string {
  return words.text(msg('page-name-plain', { thing: { t: 'ref', kind: 'unit', index: -1, key } }), names);
}

/** A side on a phone: all of its name where there is room ("All 6 VP" would be misread), else three letters and its number. */
export function shortName(name: string, narrow: boolean): string {
  if (name.length <= (narrow ? 4 : 8)) return name;
  return name.slice(0, 3) + (/ ?\d+$/.exec(name)?.[0] ?? '');
}

/** The colours and corners of a player: "a", "b" or "c". */
export function sideOf(table: Table | undefined, player: number): string {
  return table?.players[player]?.side ?? (player === 0 ? 'a' : 'b');
}

/** The same of a seat; '' for somebody without one. */
export function sideOfSeat(table: Table | undefined, seat: string): string {
  const player = table?.players.findIndex((found) => found.seat === seat) ?? -1;
  return player < 0 ? '' : sideOf(table, player);
}
