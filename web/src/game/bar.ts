/** The buttons of the action bar: what is offered, what was offered before a unit was chosen, what the game always shows. */
import type { GamePage } from '../games/registry';
import type { Question } from '../wire';
import type { Building } from './building.svelte';
import type { Decision } from './decision.svelte';
import { type Act, actsOf, endsPhase, isBare, names, thingOf, unitsOn, verbOf } from './offers';

export function acts(decision: Decision, page: GamePage | undefined): Act[] {
  const { building, plan, preview } = decision;
  const { actor, question } = building;
  if (!question || preview.told) return [];
  const all = actsOf(building.open);
  const [unit] = plan.crew;
  if (unit && plan.crew.length === 1 && !plan.orders?.going) return [...ordersOf(question, page, unit), ...all.filter(ends)];
  const found = all.filter((act) => !isUnitChoice(act) && !isPlacing(building, act) && !isAllThereIs(act, all));
  for (const shown of page?.acts ?? []) {
    if (shown.kind !== question.kind || !actor || found.some((act) => act.group === shown.group)) continue;
    found.push({ id: shown.group, group: shown.group, items: [], attempt: shown.attempt(actor) });
  }
  return found;
}

const ends = (act: Act): boolean => act.items.every(({ offer }) => endsPhase(offer));

/** What else the unit in hand can do than go to a lit place: by rail, by sea, another order; each under its own name. */
function ordersOf(question: Question, page: GamePage | undefined, unit: string): Act[] {
  const going = page?.plans?.[question.kind]?.by ?? [];
  const found = new Map<string, Act>();
  for (const offer of question.offers) {
    const verb = verbOf(offer);
    if (going.includes(verb) || !names(offer, `unit:${unit}`)) continue;
    const act = found.get(verb) ?? { id: verb, group: '', items: [] };
    act.items.push({ offer, back: 0 });
    found.set(verb, act);
  }
  return [...found.values()];
}

/** What is put somewhere is chosen from its own list and on the map. */
function isPlacing({ group, subjects }: Building, act: Act): boolean {
  return !group && subjects.length > 0 && act.items.every(({ offer }) => subjects.some((ref) => names(offer, thingOf(ref))));
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
