/** What the Adjustment Phase offers, unit by unit (PZR-6.8). */
import { verbOf } from '../../game/offers';
import type { Offer, Question, View } from '../../wire';

export interface Adjustable {
  unit: string;
  turns: { offer: Offer; facing: string }[];
  /** Take or leave full cover, dig. */
  others: Offer[];
  /** Badges that say what was chosen for it, which nobody else knows yet. */
  chosen: string[];
}

const VERBS = new Set(['cover', 'rise', 'dig']);

/** Units for which something is on offer or was chosen, in the order of the counters. */
export function adjustable(view: View, question: Question): Adjustable[] {
  const of = (unit: string): Offer[] => question.offers.filter((offer) => offer.anchors.some(({ kind, key }) => kind === 'unit' && key === unit));
  return view.scene.pieces
    .filter(({ owner }) => owner === view.player)
    .map(({ key, badges }) => {
      const offers = of(key);
      return {
        unit: key,
        turns: offers.filter((offer) => verbOf(offer) === 'pivot').map((offer) => ({ offer, facing: offer.key.split(' ')[2] ?? '' })),
        others: offers.filter((offer) => VERBS.has(verbOf(offer))),
        chosen: badges.filter((badge) => badge.startsWith('will-')),
      };
    })
    .filter(({ turns, others, chosen }) => turns.length + others.length + chosen.length > 0);
}
