/** What is on offer, sorted for a map, a bar and a list. Nothing here knows a game: it reads anchors, groups and roles. */
import { messageOf, refOf } from '../lib/args';
import type { Offer, Piece, Question, Ref, Scene, Table, Track } from '../wire';

/** Something on the map that can be pointed at. */
export interface Spot {
  kind: string;
  key: string;
  place: string;
}

/** The thing one clicks for an offer, or null: it is a button. */
export function anchorOf(offer: Offer): Ref | null {
  const first = offer.anchors[0];
  return first && first.kind !== 'facing' ? first : null;
}

export function facingOf(offer: Offer): string {
  return offer.anchors.find((ref) => ref.kind === 'facing')?.key ?? '';
}

/** The unit an offer names; "" if it names none. */
export function unitOf(offer: Offer): string {
  return offer.anchors.find((ref) => ref.kind === 'unit')?.key ?? '';
}

const ON_MAP = ['hex', 'side', 'area', 'place'];

/** Whether an offer is chosen by pointing at the map. */
export function isOnMap(offer: Offer): boolean {
  const anchor = anchorOf(offer);
  return anchor !== null && (anchor.kind === 'unit' || ON_MAP.includes(anchor.kind));
}

/** Whether an offer is chosen by pointing at a place, not at a unit. */
export const isPlace = (offer: Offer): boolean => ON_MAP.includes(anchorOf(offer)?.kind ?? '');

/** The offers one means by pointing there: those of the unit itself first, else those of its hex. */
export function offersAt(offers: Offer[], spot: Spot): Offer[] {
  const found = offers.filter((offer) => {
    const anchor = anchorOf(offer);
    return anchor !== null && anchor.key === spot.key && (anchor.kind === spot.kind || spot.kind !== 'unit');
  });
  if (found.length || spot.kind !== 'unit') return found;
  return offers.filter((offer) => {
    const anchor = anchorOf(offer);
    return anchor !== null && ON_MAP.includes(anchor.kind) && anchor.key === spot.place;
  });
}

/** The unit that acts: the one that everything to be done now names beside its target. "" while it is still chosen. */
export function actorOf(question: Question | null): string {
  let actor = '';
  for (const offer of question?.offers ?? []) {
    const unit = offer.role === 'build' ? '' : unitOf(offer);
    if (!unit) continue;
    if (actor && actor !== unit) return '';
    actor = unit;
  }
  return actor;
}

/** Offers that differ in nothing but a direction, for one unit: chosen by pointing that way. */
export interface Turning {
  unit: string;
  group: string;
  offers: Offer[];
}

export function turnings(offers: Offer[], actor = ''): Turning[] {
  const found = new Map<string, Turning>();
  for (const offer of offers) {
    const unit = unitOf(offer) || actor;
    if (!unit || !facingOf(offer)) continue;
    const id = `${unit} ${verbOf(offer)}`;
    const turning = found.get(id) ?? { unit, group: offer.group, offers: [] };
    turning.offers.push(offer);
    found.set(id, turning);
  }
  return [...found.values()];
}

/** Degrees of a direction of the compass, clockwise from north. */
export function bearing(facing: string): number {
  const at: Record<string, number> = { N: 0, NE: 30, E: 90, SE: 150, S: 180, SW: 210, W: 270, NW: 330 };
  return at[facing] ?? 0;
}

/** On a flat-top map the diagonals lie at 60 degrees from north. */
export function bearingOn(orientation: string, facing: string): number {
  const flat: Record<string, number> = { NE: 60, SE: 120, SW: 240, NW: 300 };
  return orientation === 'flat' ? (flat[facing] ?? bearing(facing)) : bearing(facing);
}

/** The places that an offer names on the map: where it is done, then where those are who do it; of a turn, whose it is. */
export function placesOf(offer: Offer, placeOfUnit: (unit: string) => string): string[] {
  const refs = offer.anchors.length && offer.anchors.every(({ kind }) => kind === 'facing') ? [{ kind: 'unit', key: '' }] : offer.anchors;
  const found = refs.flatMap(({ kind, key }) => (kind === 'unit' ? [placeOfUnit(key)] : ON_MAP.includes(kind) ? key.split('/') : []));
  return [...new Set(found.filter(onMap))];
}

/** The turn that makes a unit face a neighbouring hex. */
export function offerTowards(table: Table, scene: Scene, turning: Turning, to: string): Offer | undefined {
  const from = pieceOf(scene, turning.unit)?.place;
  const a = table.cells.find((cell) => cell.name === from);
  const b = table.cells.find((cell) => cell.name === to);
  if (!a || !b || a === b || Math.hypot(b.x - a.x, b.y - a.y) > NEXT) return undefined;
  const degrees = ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;
  const off = (offer: Offer): number => {
    const apart = Math.abs(bearingOn(table.orientation, facingOf(offer)) - degrees);
    return Math.min(apart, 360 - apart);
  };
  return turning.offers.find((offer) => off(offer) < 20);
}

const NEXT = 1.8; // sides of a hex: neighbours are 1.732 apart

/** Offers that differ only in a number: a stepper. Sorted; null if the question is not of that kind. */
export interface Counting {
  offers: { n: number; offer: Offer }[];
}

export function counting(offers: Offer[]): Counting | null {
  if (offers.length < 2) return null;
  const found: { n: number; offer: Offer }[] = [];
  for (const offer of offers) {
    const args = Object.values(offer.text.args);
    const n = args[0];
    if (offer.anchors.length || args.length !== 1 || typeof n !== 'number') return null;
    if (offer.text.id !== offers[0]?.text.id) return null;
    found.push({ n, offer });
  }
  return { offers: found.sort((a, b) => a.n - b.n) };
}

/** An offer, and how many choices that only built would be taken back to play it. */
export interface Open {
  offer: Offer;
  back: number;
}

/** A button of the bar: a group of offers on the map, or the offers of one verb that have no place there. */
export interface Act {
  id: string;
  group: string;
  items: Open[];
  /** Shown but not offered now: what to ask the server about, to say why not. */
  attempt?: string;
}

/** Whether an offer is a button of its own: it is chosen neither on the map nor from the hand. */
export function isBare(offer: Offer): boolean {
  return !isOnMap(offer) && !facingOf(offer) && anchorOf(offer)?.kind !== 'card';
}

/** A button for several cards of the hand: they are chosen there. */
export function isHand(act: Act): boolean {
  return act.items.length > 1 && act.items.every(({ offer }) => anchorOf(offer)?.kind === 'card');
}

const MENU = 12; // offers that a menu can hold; more are chosen on the map
const CROWD = 60; // hexes of one choice that can be lit beside other choices and still be told apart

/**
 * What the map lights of offers: a choice of half the map waits, unlit, until its button is pressed. So does one of
 * hexsides that no menu can hold: a lit hexside is meant by clicks near it, and would take them from the units there.
 */
export function brightOf(offers: Offer[]): Offer[] {
  const places = new Map<string, number>();
  for (const offer of offers) {
    if (isBare(offer)) continue; // a button is no choice on the map
    const place = anchorOf(offer)?.kind === 'unit' ? 0 : 1;
    places.set(groupOf(offer), (places.get(groupOf(offer)) ?? 0) + place);
  }
  if (places.size < 2) return offers;
  const most = (offer: Offer): number => (anchorOf(offer)?.kind === 'side' ? MENU : CROWD);
  return offers.filter((offer) => anchorOf(offer)?.kind === 'unit' || (places.get(groupOf(offer)) ?? 0) <= most(offer));
}

export function actsOf(items: Open[]): Act[] {
  const found = new Map<string, Act>();
  const apart = new Set(items.filter(({ back }) => back === 0).map(({ offer }) => verbOf(offer))).size === 1;
  for (const item of items) {
    const { offer } = item;
    if (item.back > 0 && !isBare(offer)) continue; // other units and hexes are lit when one goes back
    const id = !isBare(offer) && offer.group ? offer.group : apart ? offer.key : verbOf(offer);
    const act = found.get(id) ?? { id, group: offer.group, items: [] };
    act.items.push(item);
    found.set(id, act);
  }
  for (const act of found.values()) if (!act.group && act.items.length > MENU) act.group = act.id;
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** What is done on the map comes first, then what ends a turn, then what only prepares. */
function rank(act: Act): number {
  const offer = act.items[0]?.offer;
  if (!offer || !isBare(offer)) return 0;
  if (offer.role === 'build') return 3;
  return offer.role === 'end' ? 2 : 1;
}

/** Ways to do one thing: offers of one group on one anchor, such as paying with AP or with CAP. */
export function alternatives(offers: Offer[], chosen: Offer): Offer[] {
  const anchor = anchorOf(chosen);
  if (!anchor) return [];
  return offers.filter((offer) => {
    const other = anchorOf(offer);
    return offer.group === chosen.group && other?.kind === anchor.kind && other.key === anchor.key;
  });
}

/** What is lit together: the offers of a group, or of a verb that stands alone. */
export function groupOf(offer: Offer): string {
  return offer.group || verbOf(offer);
}

export const inGroup = (offers: Offer[], group: string): Offer[] => offers.filter((offer) => groupOf(offer) === group);

/** Whether an offer ends the phase. */
export const endsPhase = (offer: Offer): boolean => offer.key === 'done' && offer.role === 'end';

export function verbOf(offer: Offer): string {
  return offer.key.split(' ')[0] ?? '';
}

/** What prices are paid in: the track that the prompt's `payment` names ("coh-word-cap": the track "cap"). */
export function purseOf(question: Question | null, scene: Scene, player: number): Track | null {
  const payment = messageOf(question?.prompt.args.payment);
  if (!payment) return null;
  const name = payment.id.replace(/^.*-word-/, '');
  return scene.tracks.find((track) => track.name === name && track.owner === player) ?? null;
}

/** Costs more than the cheapest of its kind: drawn dashed. */
export function isCostly(offer: Offer, offers: Offer[]): boolean {
  const prices = offers.filter((other) => other.group === offer.group && other.cost >= 0).map((other) => other.cost);
  return offer.cost >= 0 && offer.cost > Math.min(...prices);
}

/** Whether a place is on the map: boxes beside it are "@lost", entry areas, which are cells of it, "@N"; "?" is not known. */
export function onMap(place: string): boolean {
  return place !== '' && place !== '-' && place !== '?' && !/^@[^A-Z]/.test(place);
}

export function pieceOf(scene: Scene, key: string): Piece | undefined {
  return scene.pieces.find((piece) => piece.key === key);
}

/** What a question is about on the map: the unit or the hex its prompt names. */
export function placeOfPrompt(question: Question, scene: Scene): string {
  for (const name of ['unit', 'hex', 'to']) {
    const ref = refOf(question.prompt.args[name]);
    if (!ref || ref.key === '-') continue;
    if (ref.kind === 'hex') return ref.key;
    const piece = pieceOf(scene, ref.key);
    if (piece) return piece.place;
  }
  return '';
}

/**
 * What there is to put somewhere: the units still to be placed, the batteries still to be plotted. Offers of one verb
 * that name such a thing beside a place are chosen in two steps: first the thing, then where. Empty where the one thing
 * that is named acts, as in a move.
 */
export function subjects(offers: Offer[]): Ref[] {
  const found = new Map<string, Ref>();
  let building = true;
  for (const offer of offers) {
    if (!anchorOf(offer)) continue;
    const subject = subjectOf(offer);
    if (!subject) return [];
    building &&= offer.role === 'build';
    found.set(thingOf(subject), subject);
  }
  return found.size > 1 || building ? [...found.values()] : [];
}

function subjectOf(offer: Offer): Ref | undefined {
  const [place, ...rest] = offer.anchors;
  if (!place || !ON_MAP.includes(place.kind)) return undefined;
  return rest.find((ref) => ref.kind === 'unit' || ref.kind === 'group');
}

/**
 * The units that offers bring onto the map: reinforcements and what is rebuilt. Empty unless each of the offers puts
 * such a unit somewhere.
 */
export function arrivals(offers: Offer[], scene: Scene): Ref[] {
  const away = new Set(scene.pieces.filter(({ place }) => !onMap(place)).map(({ key }) => key));
  const found = new Map<string, Ref>();
  for (const offer of offers) {
    const subject = subjectOf(offer);
    if (!subject || !away.has(subject.key)) return [];
    found.set(subject.key, subject);
  }
  return [...found.values()];
}

/** A thing as text: "unit:G-INF-1". */
export function thingOf(ref: Ref): string {
  return `${ref.kind}:${ref.key}`;
}

/** Whether an offer names a thing. */
export function names(offer: Offer, thing: string): boolean {
  return offer.anchors.some((ref) => thingOf(ref) === thing);
}

/** Units that may be chosen now, in the order of the offers. */
export function unitsOn(offers: Offer[]): string[] {
  const found: string[] = [];
  for (const offer of offers) {
    const anchor = anchorOf(offer);
    if (anchor?.kind === 'unit' && !facingOf(offer) && !found.includes(anchor.key)) found.push(anchor.key);
  }
  return found;
}

export function testId(key: string): string {
  return `offer-${key.replaceAll(' ', '_')}`;
}

/**
 * A question whose choices are said in other words here than elsewhere: "loses a step" where a whole unit goes. The
 * page's text is `page-<game>-<frame>-<verb>`.
 */
export function worded(question: Question, game: string, has: (id: string) => boolean): Question {
  const id = (offer: Offer): string => `page-${game}-${question.kind.split('.')[0]}-${verbOf(offer)}`;
  if (!question.offers.some((offer) => has(id(offer)))) return question;
  const say = (offer: Offer): Offer => (has(id(offer)) ? { ...offer, text: { ...offer.text, id: id(offer) } } : offer);
  return { ...question, offers: question.offers.map(say) };
}
