/** What the map is asked to light up: everything the reader may do, points at, or has just seen. */
import type { Aims } from '../lesson/lesson.svelte';
import type { Lit, SightLine } from '../map/types';
import type { Arg, Offer, Outlook, Question, Ref, Scene, View } from '../wire';
import { pageOf } from '../games/registry';
import type { Desk } from './desk.svelte';
import { priceText, trackLabel } from './labels';
import { anchorOf, brightOf, endsPhase, facingOf, isDear, isOnMap, pieceOf, placeOfPrompt, thingOf, unitsOn, onMap, verbOf } from './offers';

const ATTACK = 'attack'; // the verb of offers that name an enemy's hex, before the attackers are named

export interface Picture {
  lit: Lit[];
  litUnits: string[];
  dimUnits: string[];
  ghost: { unit: string; place: string } | null;
  path: string[];
  sight: SightLine | null;
  /** The places of the decision, to be kept in sight. */
  places: string[];
}

const NOTHING: Picture = { lit: [], litUnits: [], dimUnits: [], ghost: null, path: [], sight: null, places: [] };

export function picture(desk: Desk, aims: Aims | null, marked: string, say: (outlook: Outlook) => string): Picture {
  const { sitting } = desk;
  const view = sitting.view;
  if (!view) return NOTHING;
  const lit: Lit[] = [];
  if (marked) lit.push({ place: marked, style: 'selected' });
  if (sitting.past) return { ...NOTHING, lit };
  const last = sitting.feed?.last;
  for (const place of last?.places ?? []) lit.push({ place, style: 'last', owner: last?.owner ?? -1 });
  if (desk.refused) lit.push({ place: desk.refused, style: 'refused' });
  const question = desk.question;
  if (desk.plan.crew.length) return planned(desk, lit);
  const offers = desk.lit;
  lit.push(...litOffers(desk, view, say));
  for (const place of aims?.places ?? []) lit.push({ place, style: 'lesson' });
  for (const unit of aims?.units ?? []) {
    const place = pieceOf(view.scene, unit)?.place ?? '';
    if (onMap(place)) lit.push({ place, style: 'lesson' });
  }
  const units = unitsOn(offers);
  for (const unit of units) {
    const place = pieceOf(view.scene, unit)?.place ?? '';
    if (onMap(place) && !lit.some((mark) => mark.place === place && mark.style === 'legal'))
      lit.push({ place, style: 'legal' });
  }
  const own = view.scene.pieces.filter((piece) => piece.owner === view.player && onMap(piece.place));
  const part = question ? taking(question, view) : [];
  const engaged = new Set(part.map(({ place }) => place));
  const idle = own.filter((piece) => !units.includes(piece.key) && !engaged.has(piece.place));
  const dim = units.length && !desk.actor ? idle.map((piece) => piece.key) : [];
  const shown = preview(desk, view);
  const target = desk.counting && question ? placeOfPrompt(question, view.scene) : '';
  if (target) lit.push({ place: target, style: 'target' });
  lit.push(...part);
  const table = shown.path.length === 0 && !shown.sight && question ? sitting.table : undefined;
  const way = table ? (pageOf(view.game)?.way?.(view, table) ?? []) : [];
  return {
    lit,
    litUnits: units,
    dimUnits: dim,
    ...shown,
    path: way.length > 1 ? way : shown.path,
    sight: shown.sight ?? aimed(desk, view, target),
    places: [
      pieceOf(view.scene, desk.actor || desk.aim)?.place ?? '',
      target,
      shown.ghost?.place ?? shown.sight?.to ?? '',
    ].filter(onMap),
  };
}

/**
 * The places that a question is about. Where a phase can be ended, what could be done in the areas beyond the edge of
 * the map is no reason to go there.
 */
export function decided(scene: Picture, question: Question): string[] {
  const wanted = scene.lit.filter(({ style }) => ['legal', 'dear', 'target', 'selected'].includes(style));
  const places = [...new Set([...wanted.flatMap(({ place }) => place.split('/')), ...scene.places])];
  return question.offers.some(endsPhase) ? places.filter((place) => !place.startsWith('@')) : places;
}

/** Who takes part in what is being built, and against which hex, as the prompt names them. */
function taking(question: Question, view: View): Lit[] {
  const { target: named, hex, origin } = question.prompt.args;
  if (isHex(origin)) return placesOf(question, view).map((place) => ({ place, style: 'selected' })); // who goes from there
  const target = named ?? (isHostile(hex, view) ? hex : undefined);
  if (!isHex(target)) return [];
  const others = placesOf(question, view).filter((place) => place !== target.key);
  return [{ place: target.key, style: 'target' }, ...others.map((place): Lit => ({ place, style: 'selected' }))];
}

/** Where the units of a prompt are on the map. */
function placesOf(question: Question, view: View): string[] {
  const { units } = question.prompt.args;
  const keys = (Array.isArray(units) ? units : []).flatMap((unit) => (typeof unit === 'object' && unit.t === 'ref' ? unit.key : []));
  return [...new Set(keys.map((key) => pieceOf(view.scene, key)?.place ?? '').filter(onMap))];
}

const isHex = (arg: Arg | undefined): arg is Ref =>
  typeof arg === 'object' && !Array.isArray(arg) && arg.t === 'ref' && arg.kind === 'hex';

const isHostile = (arg: Arg | undefined, view: View): boolean =>
  isHex(arg) && view.scene.pieces.some((piece) => piece.place === arg.key && piece.owner !== view.player);

/** Where the chosen units can go: the way there where the reader points, or has tapped once. */
function planned(desk: Desk, before: Lit[]): Picture {
  const { plan } = desk;
  const lit: Lit[] = plan.ways.map((way) => ({
    place: way.place,
    style: way.style === 'reach' ? 'legal' : 'dear',
    price: way.price,
  }));
  const place = (unit: string): string => pieceOf(desk.sitting.view!.scene, unit)?.place ?? '';
  const units = unitsOn(desk.question?.offers ?? []).filter((unit) => place(unit) === plan.place || !plan.wayTo(place(unit)));
  const way = plan.wayTo(plan.meant || desk.hover?.place || '');
  const unit = plan.crew[0] ?? '';
  return {
    ...NOTHING,
    lit: [...before, ...lit, { place: plan.place, style: 'selected' }],
    litUnits: units,
    ghost: way ? { unit, place: way.place } : null,
    path: way ? [plan.place, ...way.path] : [],
    places: [plan.place, way?.place ?? ''].filter(onMap),
  };
}

/** The hexes of the offers: each once as a target and once as a place to go, at its lowest price. */
function litOffers(desk: Desk, view: View, say: (outlook: Outlook) => string): Lit[] {
  const found = new Map<string, { mark: Lit; cost: number }>();
  for (const offer of desk.group ? desk.lit : brightOf(desk.lit)) {
    const place = litPlace(view.scene, offer);
    const key = `${place} ${offer.rolls}`;
    const before = found.get(key);
    if (place && (!before || offer.cost < before.cost)) {
      found.set(key, { mark: litOffer(desk, view, offer, place, say), cost: offer.cost });
    }
  }
  return [...found.values()].map(({ mark }) => mark);
}

/** The hex an offer lights: its own, or that of an enemy it is rolled against. Units are lit by themselves. */
function litPlace(scene: Scene, offer: Offer): string {
  const anchor = anchorOf(offer);
  if (!anchor || !isOnMap(offer) || facingOf(offer)) return '';
  if (anchor.kind !== 'unit') return anchor.key;
  return offer.rolls && offer.role === 'act' ? (pieceOf(scene, anchor.key)?.place ?? '') : '';
}

function litOffer(desk: Desk, view: View, offer: Offer, place: string, say: (outlook: Outlook) => string): Lit {
  const price = priceText(view, offer);
  const found: Lit = { place, style: offer.rolls || verbOf(offer) === ATTACK ? 'target' : isDear(offer, desk.lit) ? 'dear' : 'legal' };
  if (price && !offer.rolls && offer.cost > 0) found.price = String(offer.cost);
  const outlook = desk.outlook?.key === offer.key ? say(desk.outlook.outlook) : '';
  const note = [price, outlook].filter(Boolean).join(': ');
  if (note && !offer.rolls) found.note = note;
  return found;
}

/** Ghost and path of a move, line of fire to a target. */
function preview(desk: Desk, view: View): Pick<Picture, 'ghost' | 'path' | 'sight'> {
  const offer = desk.preview?.back === 0 ? desk.preview.offer : undefined;
  const from = pieceOf(view.scene, desk.actor)?.place ?? '';
  const none = { ghost: null, path: [], sight: null };
  if (!offer || desk.counting) return none;
  const to = litPlace(view.scene, offer);
  const placed = desk.subjects.find((ref) => ref.kind === 'unit' && thingOf(ref) === desk.about);
  if (placed && to) return { ...none, ghost: { unit: placed.key, place: to } };
  if (!onMap(from)) return none;
  if (!to || to === from) return none;
  if (offer.rolls) return { ...none, sight: { from, to, style: 'fire' } };
  return { ghost: { unit: desk.actor, place: to }, path: [from, to], sight: null };
}

/** While a number is chosen for a roll the line of fire stays. */
function aimed(desk: Desk, view: View, target: string): SightLine | null {
  const from = pieceOf(view.scene, desk.aim)?.place ?? '';
  return target && onMap(from) && from !== target ? { from, to: target, style: 'fire' } : null;
}

/** The black pill above activated units: what they have left. */
export function pills(view: View | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const piece of view?.scene.pieces ?? []) {
    const purse = view?.scene.tracks.find((track) => track.name === 'ap' && track.owner === piece.owner);
    if (view && purse && purse.value > 0 && piece.badges.includes('active')) {
      found[piece.key] = `${purse.value} ${trackLabel(view.game, purse.name)}`;
    }
  }
  return found;
}
