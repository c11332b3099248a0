/** A retreat by where it ends: each end with the next hex of the way there, and the end that is best for those who go. */
import { anchorOf, verbOf } from '../../game/offers';
import { refsOf } from '../../lib/args';
import type { Note, Offer, Table } from '../../wire';

/** A step that costs nothing comes before one through a zone, and that before one that costs a step. */
const ORDER = ['', 'bare', 'costly'];

/** Where a retreat can end, with the choice that goes that way; of several the cheapest. */
export function endsOf(offers: Offer[], notes: Note[]): Map<string, Offer> {
  const noteOf = new Map(notes.map((note) => [note.key, note]));
  const rank = (offer: Offer): number => ORDER.indexOf(noteOf.get(offer.key)?.kind ?? '');
  const found = new Map<string, Offer>();
  for (const offer of offers.filter((each) => verbOf(each) === 'to').sort((a, b) => rank(a) - rank(b))) {
    const note = noteOf.get(offer.key);
    const here = anchorOf(offer)?.key ?? '';
    const ends = refsOf(note?.text.args['ends']).map(({ key }) => key);
    if (note?.text.args['here'] === 'yes') ends.unshift(here);
    for (const end of ends) if (!found.has(end)) found.set(end, offer);
  }
  return found;
}

/**
 * The best end for those who go back: without losing a step or passing a zone if that can be, then as far as possible
 * from the nearest enemy, then with as few friends in the hex as can be.
 */
export function bestEnd(ends: Map<string, Offer>, notes: Note[], table: Table, enemies: string[], friends: string[]): string {
  const kindOf = new Map(notes.map(({ key, kind }) => [key, ORDER.indexOf(kind)]));
  const cells = new Map(table.cells.map((cell) => [cell.name, cell]));
  const nearest = (place: string): number => {
    const at = cells.get(place);
    if (!at) return Infinity; // an area off the map: nobody follows there
    return Math.min(...enemies.flatMap((name) => cells.get(name) ?? []).map(({ x, y }) => Math.round(Math.hypot(x - at.x, y - at.y) * 10)));
  };
  const full = (place: string): number => friends.filter((name) => name === place).length;
  const worth = (place: string): [number, number, number] => [-(kindOf.get(ends.get(place)?.key ?? '') ?? 0), nearest(place), -full(place)];
  const better = (a: string, b: string): boolean => {
    const [wa, wb] = [worth(a), worth(b)];
    const at = wa.findIndex((value, i) => value !== wb[i]);
    return at >= 0 && (wa[at] ?? 0) > (wb[at] ?? 0);
  };
  return [...ends.keys()].reduce((best, place) => (best === '' || better(place, best) ? place : best), '');
}
