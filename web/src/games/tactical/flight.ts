/** Flying: what is on offer to an aircraft as its pilot sees it, for the instrument panel of any game of the family. */
import { bearingOn, facingOf, onMap, pieceOf, verbOf } from '../../game/offers';
import type { Offer, Question, Table, View } from '../../wire';

/** Where something lies as the pilot sees it. */
export type Side = 'left' | 'ahead' | 'right';
export const SIDES: Side[] = ['left', 'ahead', 'right'];

/** An instrument: what it is called, what it shows, and how much of something is left as a row of dots. */
export interface Gauge {
  id: string;
  name: string;
  text: string;
  dots?: { left: number; of: number };
}

/** A button of the panel. Without an offer it cannot be pressed, and says why `attempt` is not on offer. */
export interface Control {
  id: string;
  label: string;
  /** What it leads to, in a line. */
  about?: string;
  offer?: Offer;
  attempt?: string;
  sign?: string;
  /** The sign as in a mirror. */
  mirrored?: boolean;
  /** An arrow in place of a sign. */
  arrow?: Side;
}

/** Buttons side by side in two or three columns; in one column they are a list that scrolls. A row of none is not shown. */
export interface Controls {
  id: string;
  label?: string;
  columns: 1 | 2 | 3;
  buttons: Control[];
}

export const offersOf = (question: Question, ...verbs: string[]): Offer[] =>
  verbs.flatMap((verb) => question.offers.filter((offer) => verbOf(offer) === verb));

/** A list of offers, each in its own words. */
export const listed = (id: string, offers: Offer[], sign: string, say: (offer: Offer) => string): Controls => ({
  id,
  columns: 1,
  buttons: offers.map((offer) => ({ id: offer.key, label: say(offer), offer, sign })),
});

/** Degrees from one hex to another, clockwise from north. */
function degrees(table: Table, from: string, to: string): number | null {
  const a = table.cells.find((cell) => cell.name === from);
  const b = table.cells.find((cell) => cell.name === to);
  return a && b && a !== b ? ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360 : null;
}

/** Where a hex or a heading lies as seen from an aircraft. */
function sideAt(angle: number, heading: number): Side | undefined {
  const off = ((angle - heading + 540) % 360) - 180;
  if (Math.abs(off) < 20) return 'ahead';
  if (Math.abs(off) > 80) return undefined;
  return off < 0 ? 'left' : 'right';
}

/** Offers to fly into a hex, by where it lies; nothing while the aircraft comes in over the edge. */
export function forwards(view: View, table: Table, offers: Offer[], unit: string): Partial<Record<Side, Offer>> {
  const piece = pieceOf(view.scene, unit);
  const found: Partial<Record<Side, Offer>> = {};
  if (!piece || !onMap(piece.place)) return found;
  const heading = bearingOn(table.orientation, piece.facing);
  for (const offer of offers) {
    const angle = degrees(table, piece.place, offer.anchors[0]?.key ?? '');
    const side = angle === null ? undefined : sideAt(angle, heading);
    if (side) found[side] = offer;
  }
  return found;
}

/** Offers to turn, by where the new heading lies. */
export function banks(view: View, table: Table, offers: Offer[], unit: string): Partial<Record<Side, Offer>> {
  const piece = pieceOf(view.scene, unit);
  const found: Partial<Record<Side, Offer>> = {};
  if (!piece) return found;
  const heading = bearingOn(table.orientation, piece.facing);
  for (const offer of offers) {
    const side = sideAt(bearingOn(table.orientation, facingOf(offer)), heading);
    if (side) found[side] = offer;
  }
  return found;
}

/** A run straight on over so many hexes, as far as the map goes: what the aircraft flies over if nothing else is done. */
export function run(view: View, table: Table, unit: string, hexes: number): string[] {
  const piece = pieceOf(view.scene, unit);
  if (!piece || !onMap(piece.place)) return [];
  const heading = bearingOn(table.orientation, piece.facing);
  const path = [piece.place];
  for (let i = 0; i < hexes; i += 1) {
    const from = table.cells.find((cell) => cell.name === path.at(-1));
    const next = table.cells.find((cell) => {
      if (!from || Math.hypot(cell.x - from.x, cell.y - from.y) > 1.8) return false;
      const angle = degrees(table, from.name, cell.name);
      return angle !== null && sideAt(angle, heading) === 'ahead';
    });
    if (!next) break;
    path.push(next.name);
  }
  return path;
}
