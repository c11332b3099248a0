/** Overruns as their panel shows them (PZR-6.6.10): who can overrun whom, and what the attack may do. */
import { verbOf } from '../../game/offers';
import type { Outlook, Question } from '../../wire';

/** A question with nothing but its overruns. */
export const overrunsOf = (question: Question): Question => ({
  ...question,
  offers: question.offers.filter((offer) => verbOf(offer) === 'overrun'),
});

/** Per cent of the rolls that suppress, and of those that take full effect. */
export interface Charge {
  shaken: number;
  full: number;
}

/** The chances by the rolls that the ledgers name: the attack is rolled on its way, so that it has no branches yet. */
export function chargeOf(outlook: Outlook): Charge | undefined {
  const first = (name: string): number | undefined => outlook.ledgers.find(({ title }) => title.id.endsWith(`-gp-${name}`))?.total;
  const suppressed = first('suppressed');
  const effective = first('effective');
  if (suppressed === undefined || effective === undefined) return undefined;
  const from = (roll: number): number => Math.min(100, Math.max(0, 101 - roll));
  return { shaken: from(suppressed) - from(effective), full: from(effective) };
}
