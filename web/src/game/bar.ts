/** The buttons of the action bar: what is offered, what was offered before a unit was chosen, what the game always shows. */
import type { GamePage } from '../games/registry';
import type { Desk } from './desk.svelte';
import { type Act, actsOf, names, thingOf, unitsOn } from './offers';

export function acts(desk: Desk, page: GamePage | undefined): Act[] {
  const question = desk.question;
  if (!question || desk.told) return [];
  const found = actsOf(desk.open).filter((act) => !isUnitChoice(act) && !isPlacing(desk, act));
  for (const shown of page?.acts ?? []) {
    if (shown.kind !== question.kind || !desk.actor || found.some((act) => act.group === shown.group)) continue;
    found.push({ id: shown.group, group: shown.group, items: [], attempt: shown.attempt(desk.actor) });
  }
  return found;
}

/** What is put somewhere is chosen from its own list and on the map. */
function isPlacing(desk: Desk, act: Act): boolean {
  return !desk.group && desk.subjects.length > 0 && act.items.every(({ offer }) => desk.subjects.some((ref) => names(offer, thingOf(ref))));
}

/** Units are chosen on the map; a button for them would only say "choose". */
function isUnitChoice(act: Act): boolean {
  const offers = act.items.map(({ offer }) => offer);
  return act.id === act.group && offers.every((offer) => offer.role === 'build') && unitsOn(offers).length > 1;
}
