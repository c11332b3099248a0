/** Flying: what the question of an aircraft's action tells, sorted for an instrument panel (COH-20). */
import { bearingOn, facingOf, onMap, pieceOf, verbOf } from '../../game/offers';
import { refOf } from '../../lib/args';
import type { Offer, Question, Table, View } from '../../wire';

/** The three hexes ahead, as the pilot sees them. */
export type Side = 'left' | 'ahead' | 'right';

export interface Flight {
  unit: string;
  /** Impulses left, and of how many. */
  impulses: number;
  of: number;
  metres: number;
  bombs: number;
  /** It has flown a hex in this action: then it may turn, attack, change its altitude. */
  begun: boolean;
  mayTurn: boolean;
  mayShift: boolean;
  enters: boolean;
}

const number = (question: Question, name: string): number => {
  const value = question.prompt.args[name];
  return typeof value === 'number' ? value : 0;
};

export function flightOf(view: View, table: Table, question: Question): Flight | null {
  const unit = refOf(question.prompt.args.unit);
  if (!unit) return null;
  const piece = pieceOf(view.scene, unit.key);
  const face = table.faces.find((found) => found.id === piece?.face);
  return {
    unit: unit.key,
    impulses: number(question, 'impulses'),
    of: face?.figures['impulses'] ?? number(question, 'impulses'),
    metres: number(question, 'metres'),
    bombs: number(question, 'bombs'),
    begun: number(question, 'hexes') > 0,
    mayTurn: number(question, 'may_turn') > 0,
    mayShift: number(question, 'may_shift') > 0,
    enters: number(question, 'enters') > 0,
  };
}

export const offersOf = (question: Question, verb: string): Offer[] =>
  question.offers.filter((offer) => verbOf(offer) === verb);

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

/** The hexes it may fly into, by where they lie; nothing while it comes in over the edge. */
export function forwards(view: View, table: Table, question: Question, unit: string): Partial<Record<Side, Offer>> {
  const piece = pieceOf(view.scene, unit);
  const found: Partial<Record<Side, Offer>> = {};
  if (!piece || !onMap(piece.place)) return found;
  const heading = bearingOn(table.orientation, piece.facing);
  for (const offer of offersOf(question, 'forward')) {
    const angle = degrees(table, piece.place, offer.anchors[0]?.key ?? '');
    const side = angle === null ? undefined : sideAt(angle, heading);
    if (side) found[side] = offer;
  }
  return found;
}

/** The two turns it may make. */
export function banks(view: View, table: Table, question: Question, unit: string): Partial<Record<Side, Offer>> {
  const piece = pieceOf(view.scene, unit);
  const found: Partial<Record<Side, Offer>> = {};
  if (!piece) return found;
  const heading = bearingOn(table.orientation, piece.facing);
  for (const offer of offersOf(question, 'bank')) {
    const side = sideAt(bearingOn(table.orientation, facingOf(offer)), heading);
    if (side) found[side] = offer;
  }
  return found;
}

/** Straight on with all impulses that are left: what it flies over if nothing else is done. */
export function straight(view: View, table: Table): string[] {
  const question = view.question;
  if (question?.kind !== 'Flight.fly') return [];
  const flight = flightOf(view, table, question);
  const piece = flight && pieceOf(view.scene, flight.unit);
  if (!flight || !piece || !onMap(piece.place)) return [];
  const heading = bearingOn(table.orientation, piece.facing);
  const path = [piece.place];
  for (let i = 0; i < flight.impulses; i += 1) {
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
