/** The buttons of the action bar: what is offered, what was offered before a unit was chosen, what the game always shows. */
import type { GamePage } from '../games/registry';
import type { Desk } from './desk.svelte';
import { type Act, actsOf, unitsOn } from './offers';

export function acts(desk: Desk, page: GamePage | undefined): Act[] {
  const question = desk.question;
  if (!question) return [];
  const found = actsOf(desk.open).filter((act) => !isUnitChoice(act));
  for (const shown of page?.acts ?? []) {
    if (shown.kind !== question.kind || !desk.actor || found.some((act) => act.group === shown.group)) continue;
    found.push({ id: shown.group, group: shown.group, items: [], attempt: shown.attempt(desk.actor) });
  }
  return found;
}

/** Units are chosen on the map; a button for them would only say "choose". */
function isUnitChoice(act: Act): boolean {
  const offers = act.items.map(({ offer }) => offer);
  return act.id === act.group && offers.every((offer) => offer.role === 'build') && unitsOn(offers).length > 1;
}
