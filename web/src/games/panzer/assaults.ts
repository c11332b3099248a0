/** Close combat as its panel shows it (PZR-6.6.1): who can assault whom, and how a clash may end for both. */
import { asNumber, fates } from '../../game/chances';
import { pieceOf, verbOf } from '../../game/offers';
import type { Offer, Outlook, Question, Ref, View } from '../../wire';

/** A unit with its choices. */
export interface Attacker {
  ref: Ref;
  offers: Offer[];
}

/** The last thing that an offer names is who attacks: before it stands the target, or the hex by which it comes. */
const attackerOf = ({ anchors }: Offer): Ref | undefined => (anchors.length > 1 ? anchors.at(-1) : undefined);

export function attackersOf(question: Question): Attacker[] {
  const found = new Map<string, Attacker>();
  for (const offer of question.offers) {
    const ref = attackerOf(offer);
    if (ref?.kind !== 'unit') continue;
    const attacker = found.get(ref.key) ?? { ref, offers: [] };
    attacker.offers.push(offer);
    found.set(ref.key, attacker);
  }
  return [...found.values()];
}

/** What else is on offer: assaults to be resolved, who leads or advances, the end. */
export const othersOf = (question: Question): Offer[] => question.offers.filter((offer) => attackerOf(offer) === undefined);

/** How a clash may end for one side, 0 to 1. */
export interface Toll {
  hurt: number;
  killed: number;
}

export interface Clash {
  enemy: Toll;
  own: Toll;
}

export function clashOf(outlook: Outlook, view: View): Clash {
  const clash = { enemy: { hurt: 0, killed: 0 }, own: { hurt: 0, killed: 0 } };
  const all = [...fates(outlook), ...outlook.parts.flatMap((part) => fates(part))];
  for (const { subject, rows } of all) {
    const owner = subject?.kind === 'unit' ? pieceOf(view.scene, subject.key)?.owner : undefined;
    if (owner === undefined) continue;
    const sum = (kind: string): number => rows.filter((row) => row.kind === kind).reduce((total, { p }) => total + asNumber(p), 0);
    const toll = owner === view.player ? clash.own : clash.enemy;
    toll.hurt = Math.max(toll.hurt, sum('hit'));
    toll.killed = Math.max(toll.killed, sum('kill'));
  }
  return clash;
}

/** The target of an assault, or the hex of an approach. */
export const aimOf = (offer: Offer): Ref | undefined => offer.anchors[0];

export const isApproach = (offer: Offer): boolean => verbOf(offer) === 'approach';
