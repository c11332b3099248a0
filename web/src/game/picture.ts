/** What the map is asked to light up: everything the reader may do, points at, or has just seen. */
import type { Aims } from '../lesson/lesson.svelte';
import { refOf, refsIn, refsOf } from '../lib/args';
import type { Lit, SightLine } from '../map/types';
import type { Arg, Offer, Outlook, Question, Ref, Scene, View } from '../wire';
import { pageOf } from '../games/registry';
import type { Decision } from './decision.svelte';
import { priceText, trackLabel } from './labels';
import type { Shown } from './screen.svelte';
import { anchorOf, brightOf, endsPhase, facingOf, isCostly, isOnMap, pieceOf, placeOfPrompt, thingOf, unitsOn, onMap, verbOf } from './offers';

const AIM = 'at'; // the verb of offers that name the target of a shot which is then rolled
const ATTACK = 'attack'; // the verb of offers that name an enemy's hex, before the attackers are named

export interface Picture {
  lit: Lit[];
  litUnits: string[];
  dimUnits: string[];
  ghost: { unit: string; place: string } | null;
  path: string[];
  /** Whose way it is, -1 for the reader's own. */
  pathOwner: number;
  sight: SightLine | null;
  /** The lines of the shots that were told last. */
  shots: SightLine[];
  /** The places of the decision, to be kept in sight. */
  places: string[];
}

const NOTHING: Picture = { lit: [], litUnits: [], dimUnits: [], ghost: null, path: [], pathOwner: -1, sight: null, shots: [], places: [] };

/** `marked`: a place that a link has led to; `shown`: places that beat. */
export function picture(
  decision: Decision,
  aims: Aims | null,
  marked: string,
  say: (outlook: Outlook) => string,
  shown: Shown = { places: [], beat: 0 },
): Picture {
  const { building, plan, preview, sitting, whyNot } = decision;
  const { actor, question } = building;
  const view = sitting.view;
  if (!view) return NOTHING;
  const lit: Lit[] = [];
  if (marked) lit.push({ place: marked, style: 'selected' });
  for (const place of shown.places) lit.push({ place, style: 'shown', beat: shown.beat });
  if (sitting.past) return { ...NOTHING, lit };
  const last = sitting.feed?.last;
  const { aiming = false, shots = [] } = sitting.feed ?? {};
  const played = aiming ? shots : [];
  const owner = sitting.feed?.told?.owner ?? -1;
  for (const place of last?.places ?? []) if (!played.some(({ from, to }) => from === place || to === place)) lit.push({ place, style: 'last', owner: last?.owner ?? -1 });
  for (const place of new Set(played.map(({ from }) => from))) lit.push({ place, style: 'actor', owner });
  for (const place of new Set(played.map(({ to }) => to))) lit.push({ place, style: 'target' });
  if (whyNot.refused) lit.push({ place: whyNot.refused, style: 'refused' });
  if (plan.crew.length) return planned(decision, view, lit);
  lit.push(...litOffers(decision, view, say));
  for (const place of Object.keys(decision.ends)) if (!lit.some((mark) => mark.place === place && mark.style === 'legal')) lit.push({ place, style: 'legal' });
  for (const key of decision.grouping ? decision.group : []) {
    const place = pieceOf(view.scene, key)?.place ?? '';
    if (onMap(place)) lit.push({ place, style: 'selected' });
  }
  for (const place of aims?.places ?? []) lit.push({ place, style: 'lesson' });
  for (const unit of aims?.units ?? []) {
    const place = pieceOf(view.scene, unit)?.place ?? '';
    if (onMap(place)) lit.push({ place, style: 'lesson' });
  }
  const units = unitsOn(building.lit);
  for (const unit of units) {
    const place = pieceOf(view.scene, unit)?.place ?? '';
    if (onMap(place) && !lit.some((mark) => mark.place === place && (mark.style === 'legal' || mark.style === 'target')))
      lit.push({ place, style: 'legal' });
  }
  const own = view.scene.pieces.filter((piece) => piece.owner === view.player && onMap(piece.place));
  const part = question ? taking(question, view) : [];
  const engaged = new Set(part.map(({ place }) => place));
  const idle = own.filter((piece) => !units.includes(piece.key) && !engaged.has(piece.place));
  const dim = units.length && !actor ? idle.map((piece) => piece.key) : [];
  const seen = previewed(decision, view);
  const target = building.counting && question ? placeOfPrompt(question, view.scene) : '';
  if (target) lit.push({ place: target, style: 'target' });
  lit.push(...part);
  const table = seen.path.length === 0 && !seen.sight && question ? sitting.table : undefined;
  const way = table ? (pageOf(view.game)?.way?.(view, table) ?? []) : [];
  const told = seen.path.length === 0 && !seen.sight ? sitting.feed : undefined;
  const trail = told?.trail;
  return {
    lit,
    litUnits: units,
    dimUnits: dim,
    ...seen,
    path: way.length > 1 ? way : (aims?.path ?? trail?.places ?? seen.path),
    pathOwner: way.length < 2 && !aims?.path && trail ? (pieceOf(view.scene, trail.unit)?.owner ?? -1) : -1,
    sight: seen.sight ?? aimed(preview.aim, view, target) ?? meant(aims),
    shots: (told?.shots ?? []).map((shot) => ({ ...shot, style: 'fire' })),
    places: [
      pieceOf(view.scene, actor || preview.aim)?.place ?? '',
      target,
      seen.ghost?.place ?? seen.sight?.to ?? '',
    ].filter(onMap),
  };
}

/**
 * The places that a question is about. Where a phase can be ended, what could be done in the areas beyond the edge of
 * the map is no reason to go there.
 */
export function decided(scene: Picture, question: Question): string[] {
  const wanted = scene.lit.filter(({ style }) => ['legal', 'costly', 'target', 'selected'].includes(style));
  const places = [...new Set([...wanted.flatMap(({ place }) => place.split('/')), ...scene.places])];
  return question.offers.some(endsPhase) ? places.filter((place) => !place.startsWith('@')) : places;
}

/** Those who are asked about: who acts, and whom the prompt names. They must be in sight, whatever else is. */
export function asked({ building, preview, sitting }: Decision): string[] {
  const { view } = sitting;
  const { question, actor } = building;
  if (!view || !question) return [];
  const named = refsIn(question.prompt);
  const keys = (kind: string): string[] => named.filter((found) => found.kind === kind).map(({ key }) => key);
  const places = [actor || preview.aim, ...keys('unit')].map((unit) => pieceOf(view.scene, unit)?.place ?? '');
  return [...new Set([...places, ...keys('hex')])].filter(onMap);
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
  const keys = refsOf(question.prompt.args.units).map(({ key }) => key);
  return [...new Set(keys.map((key) => pieceOf(view.scene, key)?.place ?? '').filter(onMap))];
}

const isHex = (arg: Arg | undefined): arg is Ref => refOf(arg)?.kind === 'hex';

const isHostile = (arg: Arg | undefined, view: View): boolean =>
  isHex(arg) && view.scene.pieces.some((piece) => piece.place === arg.key && piece.owner !== view.player);

/** Where the chosen units can go: the way there where the reader points, or has tapped once. */
function planned({ building, plan, preview }: Decision, view: View, before: Lit[]): Picture {
  const lit: Lit[] = plan.ways.map((way) => ({
    place: way.place,
    style: way.style === 'reach' ? 'legal' : 'costly',
    price: way.price,
  }));
  const place = (unit: string): string => pieceOf(view.scene, unit)?.place ?? '';
  const units = unitsOn(building.question?.offers ?? []).filter((unit) => place(unit) === plan.place || !plan.wayTo(place(unit)));
  const way = plan.wayTo(plan.meant || preview.hover?.place || '');
  const selected = plan.places.map((at): Lit => ({ place: at, style: 'selected' }));
  const unit = plan.crew[0] ?? '';
  return {
    ...NOTHING,
    lit: [...before, ...lit, ...selected],
    litUnits: units,
    ghost: way ? { unit, place: way.place } : null,
    path: way ? [plan.place, ...way.path] : [],
    places: [plan.place, way?.place ?? ''].filter(onMap),
  };
}

/** The hexes of the offers: each once as a target and once as a place to go, at its lowest price. */
function litOffers(decision: Decision, view: View, say: (outlook: Outlook) => string): Lit[] {
  const { group, lit } = decision.building;
  const found = new Map<string, { mark: Lit; cost: number }>();
  for (const offer of group ? lit : brightOf(lit)) {
    const place = litPlace(view.scene, offer);
    const key = `${place} ${offer.rolls}`;
    const before = found.get(key);
    if (place && (!before || offer.cost < before.cost)) {
      found.set(key, { mark: litOffer(decision, view, offer, place, say), cost: offer.cost });
    }
  }
  return [...found.values()].map(({ mark }) => mark);
}

/** The hex an offer lights: its own, or that of an enemy it is rolled against. Units are lit by themselves. */
function litPlace(scene: Scene, offer: Offer): string {
  const anchor = anchorOf(offer);
  if (!anchor || !isOnMap(offer) || facingOf(offer)) return '';
  if (anchor.kind !== 'unit') return anchor.key;
  const piece = pieceOf(scene, anchor.key);
  const target = offer.role === 'act' || verbOf(offer) === AIM;
  return offer.rolls && target ? (piece?.place ?? '') : '';
}

function litOffer({ building, preview }: Decision, view: View, offer: Offer, place: string, say: (outlook: Outlook) => string): Lit {
  const price = priceText(view, offer);
  const found: Lit = { place, style: offer.rolls || verbOf(offer) === ATTACK ? 'target' : isCostly(offer, building.lit) ? 'costly' : 'legal' };
  if (price && !offer.rolls && offer.cost > 0) found.price = String(offer.cost);
  const outlook = preview.outlookOf(offer);
  const note = [price, outlook ? say(outlook) : ''].filter(Boolean).join(': ');
  if (note && !offer.rolls) found.note = note;
  return found;
}

/** Ghost and path of a move, line of fire to a target. */
function previewed({ building, preview }: Decision, view: View): Pick<Picture, 'ghost' | 'path' | 'sight'> {
  const { about, actor, counting, subjects } = building;
  const offer = preview.now?.back === 0 ? preview.now.offer : undefined;
  const from = pieceOf(view.scene, actor)?.place ?? '';
  const none = { ghost: null, path: [], sight: null };
  if (!offer || counting) return none;
  const to = litPlace(view.scene, offer);
  const placed = subjects.find((ref) => ref.kind === 'unit' && thingOf(ref) === about);
  const stands = placed ? (pieceOf(view.scene, placed.key)?.place ?? '') : '';
  if (placed && to && offer.rolls && onMap(stands)) return { ...none, sight: stands === to ? null : { from: stands, to, style: 'fire' } }; // it acts from where it is
  if (placed && to) return { ...none, ghost: { unit: placed.key, place: to } };
  if (!onMap(from)) return none;
  if (!to || to === from) return none;
  if (offer.rolls) return { ...none, sight: { from, to, style: 'fire' } };
  return { ghost: { unit: actor, place: to }, path: [from, to], sight: null };
}

/** While a number is chosen for a roll the line of fire of the unit that fires stays. */
function aimed(unit: string, view: View, target: string): SightLine | null {
  const from = pieceOf(view.scene, unit)?.place ?? '';
  return target && onMap(from) && from !== target ? { from, to: target, style: 'fire' } : null;
}

/** The shot that a hint is about. */
function meant(aims: Aims | null): SightLine | null {
  return aims?.shot ? { ...aims.shot, style: 'fire' } : null;
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
