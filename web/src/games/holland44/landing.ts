/** Where the next unit lands best: what the die does to whom comes down where (H44-22.3). */
import { anchorOf, unitOf } from '../../game/offers';
import type { Offer, Overlay } from '../../wire';

/** The next unit's hex: with most faces of the die that leave it unhurt; of equals the one with fewest units in it. */
export function bestLanding(offers: Offer[], rolls: Overlay, landed: (place: string) => number): Offer | undefined {
  const [first] = offers;
  if (!first) return undefined;
  const well = new Map(rolls.says.map((text, i) => [rolls.facts[i]?.key ?? '', Number(text.args['well'] ?? 0)]));
  const worth = (offer: Offer): number => {
    const place = anchorOf(offer)?.key ?? '';
    return 100 * (well.get(place) ?? 0) - landed(place);
  };
  const its = offers.filter((offer) => unitOf(offer) === unitOf(first));
  return its.reduce((best, offer) => (worth(offer) > worth(best) ? offer : best), first);
}
