/** The buttons of the action bar: what is offered, what was offered before a unit was chosen, what the game always shows. */
import type { GamePage } from '../games/registry';
import type { Desk } from './desk.svelte';
import { type Act, actsOf, endsPhase, isBare, names, thingOf, unitsOn, verbOf } from './offers';

export function acts(desk: Desk, page: GamePage | undefined): Act[] {
  const question = desk.question;
  if (!question || desk.told) return [];
  const [unit] = desk.plan.crew;
  if (unit && desk.plan.crew.length === 1) return [...ordersOf(desk, page, unit), ...actsOf(desk.open).filter(ends)];
  const all = actsOf(desk.open);
  const found = all.filter((act) => !isUnitChoice(act) && !isPlacing(desk, act) && !isAllThereIs(act, all));
  for (const shown of page?.acts ?? []) {
    if (shown.kind !== question.kind || !desk.actor || found.some((act) => act.group === shown.group)) continue;
    found.push({ id: shown.group, group: shown.group, items: [], attempt: shown.attempt(desk.actor) });
  }
  return found;
}

const ends = (act: Act): boolean => act.items.every(({ offer }) => endsPhase(offer));

/** What else the unit in hand can do than go to a lit place: by rail, by sea, another order; each under its own name. */
function ordersOf(desk: Desk, page: GamePage | undefined, unit: string): Act[] {
  const question = desk.question;
  const going = page?.plans?.[question?.kind ?? '']?.by ?? [];
  const found = new Map<string, Act>();
  for (const offer of question?.offers ?? []) {
    const verb = verbOf(offer);
    if (going.includes(verb) || !names(offer, `unit:${unit}`)) continue;
    const act = found.get(verb) ?? { id: verb, group: '', items: [] };
    act.items.push({ offer, back: 0 });
    found.set(verb, act);
  }
  return [...found.values()];
}

/** What is put somewhere is chosen from its own list and on the map. */
function isPlacing(desk: Desk, act: Act): boolean {
  return !desk.group && desk.subjects.length > 0 && act.items.every(({ offer }) => desk.subjects.some((ref) => names(offer, thingOf(ref))));
}

/** A verb with many places, and nothing else on the map: they are all lit, and a button for them would say nothing. */
function isAllThereIs(act: Act, all: Act[]): boolean {
  const placed = all.filter(({ items }) => items.some(({ offer }) => !isBare(offer)));
  return placed.length === 1 && placed[0] === act && act.id === act.group && act.items.every(({ offer }) => !offer.group);
}

/** Units are chosen on the map; a button for them would only say "choose". */
function isUnitChoice(act: Act): boolean {
  const offers = act.items.map(({ offer }) => offer);
  return act.id === act.group && offers.every((offer) => offer.role === 'build') && unitsOn(offers).length > 1;
}
