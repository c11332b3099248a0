/** What a player of Conflict of Heroes is not asked again and again: who goes on acting, and which way a unit faces. */
import { bearingOn, facingOf, pieceOf, unitOf, verbOf } from '../../game/offers';
import type { Offer, Question, Table, View } from '../../wire';

const REVERSE = 90; // degrees off the front: farther round lie the three rear hexes (COH-5.2)

/** The activated unit goes on acting, where there is one alone (COH-3.0); what else could be done stays open. */
export function inHand(question: Question, view: View): Offer | undefined {
  if (question.kind !== 'Turn.choose') return undefined;
  const active = view.scene.pieces.filter(({ owner, badges }) => owner === view.player && badges.includes('active'));
  const [unit] = active;
  if (!unit || active.length > 1) return undefined;
  return question.offers.find((offer) => verbOf(offer) === 'ap' && unitOf(offer) === unit.key && !offer.rolls && !offer.regret);
}

/** A unit that has moved faces the way it went; one that went in reverse faces as it did (COH-5.2). */
export function facingOfWay(question: Question, before: View, now: View, table: Table): Offer | undefined {
  const [first] = question.offers;
  if (question.kind !== 'Action.face' || !first || question.offers.some(({ rolls, regret }) => rolls || regret)) return undefined;
  const unit = unitOf(first);
  const piece = pieceOf(now.scene, unit);
  const cell = (place: string | undefined) => table.cells.find(({ name }) => name === place);
  const [from, to] = [cell(pieceOf(before.scene, unit)?.place), cell(piece?.place)];
  if (!piece || !from || !to || from === to) return undefined;
  const way = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const off = (facing: string): number => Math.abs(((((bearingOn(table.orientation, facing) - way) % 360) + 540) % 360) - 180);
  const stays = question.offers.find((offer) => facingOf(offer) === piece.facing);
  if (stays && (question.offers.length === 1 || off(piece.facing) > REVERSE)) return stays;
  return question.offers.reduce((best, offer) => (off(facingOf(offer)) < off(facingOf(best)) ? offer : best), first);
}
