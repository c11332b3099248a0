/** What a click, a tap or a key on the map means, in the order in which its meanings are tried. */
import { pageOf } from '../games/registry';
import type { Decision } from './decision.svelte';
import { anchorOf, brightOf, facingOf, groupOf, inGroup, offersAt, thingOf, verbOf, type Open, type Spot } from './offers';
import { MOVING } from './plan.svelte';

/** Something was picked on the map, at a point of the screen. */
export function pick(decision: Decision, spot: Spot, x: number, y: number, touch: boolean): void {
  decision.menu = null;
  const { building, preview, sitting, whyNot } = decision;
  if (sitting.past) return;
  const here = building.question ? meant(decision, spot) : [];
  if (spot.kind === 'unit') decision.inspected = spot.key;
  if (takesUp(decision, spot) || commands(decision, spot, x, y, touch)) return;
  const ends = spot.kind === 'side' ? undefined : decision.ends[spot.place];
  if (ends && !touch) {
    void whyNot.guard(ends);
    return;
  }
  const [first] = here;
  const again = here.find(({ offer, back }) => back === 0 && offer.key === preview.pinned?.offer.key);
  if (again) {
    void decision.choose(again, { touch, chain: true }); // the target once more: what was previewed there is meant
  } else if (!first) {
    preview.pinned = null;
    void whyNot.askSpot(spot, x, y);
  } else if ((here.length === 1 && !isUnnamed(decision, first)) || areOneThing(here)) {
    void decision.choose(first, { touch, chain: true });
  } else {
    decision.menu = { spot, x, y, items: here };
  }
}

/** The offers that can be meant there: those of now, then other units instead of the one that is chosen. */
function meant({ building }: Decision, spot: Spot): Open[] {
  const now = offersAt(building.lit, spot)
    .filter((offer) => !facingOf(offer))
    .map((offer) => ({ offer, back: 0 }));
  const earlier = building.open.filter(({ offer, back }) => {
    const anchor = anchorOf(offer);
    return back > 0 && spot.kind === 'unit' && anchor?.kind === 'unit' && anchor.key === spot.key;
  });
  const nearest = Math.min(...earlier.map(({ back }) => back));
  const instead = spot.key === building.actor ? [] : earlier.filter(({ back }) => back === nearest);
  return [...now, ...instead];
}

/**
 * An act that no button has named, where a click may mean no more than a look: the map does not light it, or the game says
 * that only other acts are done by a click there, or units are to be sent somewhere and it is another order.
 */
function isUnnamed({ building, plan, sitting }: Decision, { offer, back }: Open): boolean {
  if (back > 0 || offer.role !== 'act') return false;
  const { group, question } = building;
  const verbs = new Set(inGroup(question?.offers ?? [], groupOf(offer)).map(verbOf));
  if (group === groupOf(offer) && verbs.size === 1) return false; // its button is pressed
  const game = sitting.view?.game;
  const done = game && question ? pageOf(game)?.clicks?.[question.kind] : undefined;
  const unlit = !group && !brightOf(building.lit).includes(offer);
  const order = plan.orders !== undefined && offer.group !== '' && offer.group !== MOVING;
  return unlit || order || (done !== undefined && !done.includes(verbOf(offer)));
}

/** Several ways to do one thing (to pay for it): the first is taken, the others stay in the switch. */
function areOneThing(items: Open[]): boolean {
  const [first] = items;
  return (
    first !== undefined &&
    first.offer.role === 'build' &&
    anchorOf(first.offer)?.kind === 'unit' &&
    items.every(({ offer, back }) => offer.group === first.offer.group && back === first.back && !offer.rolls)
  );
}

/** A click on one of several things that are to be put somewhere takes it up. True if it was that. */
function takesUp({ building }: Decision, spot: Spot): boolean {
  const thing = `${spot.kind}:${spot.key}`;
  if (thing === building.about || !building.subjects.some((ref) => thingOf(ref) === thing)) return false;
  building.focus = thing;
  return true;
}

/** A click that was quicker than the answer where the units in hand can go: it means what it will mean then. */
async function afterwards({ plan, sitting }: Decision, answer: Promise<void>, click: () => void): Promise<void> {
  const { crew } = plan;
  const seq = sitting.view?.seq;
  await answer;
  if (plan.crew === crew && sitting.view?.seq === seq) click();
}

/**
 * A click on a unit that can be sent somewhere chooses it; one on a place within its reach, with friends there or not,
 * sends it. True if it was that.
 */
function commands(decision: Decision, spot: Spot, x: number, y: number, touch: boolean): boolean {
  const { building, held, plan, unasked, whyNot } = decision;
  const { orders } = plan;
  if (!orders || (building.group && building.group !== MOVING)) return false;
  if (plan.asking && spot.kind !== 'side') {
    void afterwards(decision, plan.asking, () => pick(decision, spot, x, y, touch));
    return true;
  }
  const way = spot.kind === 'side' || spot.place === plan.place ? undefined : plan.wayTo(spot.place);
  if (!way && spot.kind === 'unit' && plan.movers.includes(spot.key)) {
    void plan.take(spot.key);
    return true;
  }
  if (!plan.crew.length || spot.kind === 'side') return false;
  if (!way) {
    void whyNot.askWay(spot, x, y);
  } else if (touch && plan.meant !== spot.place) {
    plan.meant = spot.place;
  } else {
    unasked.chosen();
    held.release(plan.crew);
    void whyNot.guard(() => unasked.during(() => plan.send(way, orders)));
  }
  return true;
}
