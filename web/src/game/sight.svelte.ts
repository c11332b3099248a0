/**
 * What is kept in sight on the map: who acts, what is asked about, where things can be put. The map never moves after
 * a click, because it would move under the mouse.
 */
import { untrack } from 'svelte';
import type MapView from '../map/MapView.svelte';
import type { Offer, Ref } from '../wire';
import type { Decision } from './decision.svelte';
import { beat, buttonOf } from './button';
import { brightOf, names, onMap, pieceOf, placesOf, thingOf, unitOf } from './offers';
import type { Decided } from '../map/types';
import type { Notice } from './notices.svelte';
import { asked, decided, type Picture } from './picture';
import type { Screen } from './screen.svelte';

const CLICKED = ['legal', 'costly', 'target'];
const SMALLEST = 46; // pixels a hex, where nothing has to be tapped on the map
const FEW = 14; // places of a question that are brought into sight together

export class Sight {
  map: MapView | undefined = $state.raw();
  /** The part of the page that the map fills. */
  stage: HTMLElement | undefined = $state();

  /** The places that the question is about. */
  private readonly places: string[] = $derived.by(() => {
    const { question } = this.decision.building;
    return question ? decided(this.picture(), question) : [];
  });

  /** Whose question it is, at which moment. */
  private readonly moment: string = $derived.by(() => {
    const { building, sitting } = this.decision;
    return `${sitting.seat} ${sitting.feed?.shown?.seq ?? ''} ${building.question?.kind ?? ''}`;
  });

  /** Made while a component is made. */
  constructor(
    private readonly decision: Decision,
    private readonly screen: Screen,
    private readonly picture: () => Picture,
  ) {
    $effect(() => this.keepDecision());
    $effect(() => this.keepActor());
    $effect(() => this.keepQuestion());
    $effect(() => this.keepArrivals());
  }

  /** Everything that takes part in what is previewed. */
  private keepDecision(): void {
    const { building, preview } = this.decision;
    const { places } = this.picture();
    if (!(this.screen.phone || preview.listed) || !(preview.pinned || building.counting) || !places.length) return;
    void this.screen.sheet; // it may have grown over them
    // what is tapped is not tapped again on a phone: the map may go farther away until all of it is in sight
    untrack(() => (this.screen.phone ? this.map?.frameDecision({ must: places, should: [] }, SMALLEST) : this.map?.reveal(places)));
  }

  private keepActor(): void {
    const at = this.placeOf(this.decision.building.actor);
    void this.screen.covered; // the sheet or the drawer may have grown over the unit
    if (this.screen.phone && this.decision.preview.pinned) return; // all that takes part is brought into sight together
    if (at && onMap(at)) untrack(() => this.map?.reveal([at]));
  }

  /** The places of a question when it is asked: all of a few, and some of many of which none is in sight. */
  private keepQuestion(): void {
    const { building } = this.decision;
    void this.moment;
    void this.screen.covered; // the panel of a question may have grown over its places
    if (this.screen.phone && this.decision.preview.pinned) return;
    untrack(() => {
      const all = brightOf(building.lit).length === building.lit.length;
      if (all && (this.places.length <= FEW || !this.places.some((place) => this.has(place)))) this.map?.reveal(this.places);
    });
  }

  /** Where what arrives can be put, as soon as it is taken up. */
  private keepArrivals(): void {
    const { building } = this.decision;
    if (!building.group || !building.about) return;
    const places = this.picture().lit.filter(({ style }) => style === 'legal').map(({ place }) => place);
    untrack(() => this.map?.reveal(places));
  }

  private placeOf(unit: string): string | undefined {
    const { view } = this.decision.sitting;
    return view && pieceOf(view.scene, unit)?.place;
  }

  /** The places of the decision: who acts, and what he can reach. */
  get decided(): Decided {
    const must = asked(this.decision);
    return { must, should: this.places.filter((place) => !must.includes(place)) };
  }

  /** After what others have done: the map goes where something is asked now, and nowhere if that is in sight. */
  turnTo(): void {
    if (!this.decision.sitting.sending) this.map?.frameDecision(this.decided);
  }

  /** Everything on the map that can be clicked: what floats over the map lies on none of it. */
  readonly clickable: string[] = $derived.by(() => {
    const { lit, litUnits } = this.picture();
    const marked = lit.filter(({ style }) => CLICKED.includes(style)).flatMap(({ place }) => place.split('/'));
    return [...new Set([...marked, ...litUnits.map((unit) => this.placeOf(unit) ?? '')])].filter(onMap);
  });

  /** What a notice is about: who acts, and what it names. */
  involved({ facts = [] }: Notice): string[] {
    const named = facts.map((ref) => (ref.kind === 'unit' ? this.placeOf(ref.key) : ref.kind === 'hex' ? ref.key : '') ?? '');
    return [...new Set([...asked(this.decision), ...named])].filter(onMap);
  }

  /** What matters and may be out of sight: who acts, his few choices, and where somebody else has acted. */
  get outside(): string[] {
    const { must, should } = this.decided;
    const last = this.decision.sitting.feed?.last.places ?? [];
    return [...new Set([...must, ...(should.length <= FEW ? should : []), ...last.filter(onMap)])];
  }

  /** Whether a place is on the part of the map that nothing covers. */
  has(place: string): boolean {
    const box = this.stage?.getBoundingClientRect();
    const at = this.find(place);
    return !!box && !!at && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom - this.screen.covered;
  }

  /** Where a place of the map is on the screen now, and how wide a hex is; null if it is not on the map. */
  readonly find = (place: string): { x: number; y: number; w: number } | null =>
    this.map && onMap(place) ? this.map.screenOf(place) : null;

  /** Brings a unit or a hex into sight and marks it. */
  show(ref: Ref): void {
    const at = ref.kind === 'unit' ? this.placeOf(ref.key) : ref.key;
    if (ref.kind === 'unit') this.decision.inspected = ref.key;
    if (!at || !onMap(at)) return;
    this.lead([at]);
  }

  /** Goes to places: the first stands in the middle, and all of them beat. */
  private lead(places: string[]): void {
    const [first = ''] = places;
    this.screen.marked = first;
    this.screen.point(places);
    this.map?.centre(first);
  }

  /**
   * Brings what an offer is about into sight, where it beats; and its button, if it is chosen by one. What has no place
   * on the map yet, such as a unit that is to be set up, is led to `named`: where it could go.
   */
  showOffer(offer: Offer, named: readonly string[] = []): void {
    const { building, preview } = this.decision;
    const number = building.counting?.offers.find((found) => found.offer.key === offer.key);
    if (number) building.number = number.n;
    else preview.listed = { offer, back: 0 };
    const subject = building.subjects.find((ref) => names(offer, thingOf(ref)));
    if (subject) building.focus = thingOf(subject);
    if (unitOf(offer)) this.decision.inspected = unitOf(offer);
    const own = placesOf(offer, (unit) => this.placeOf(unit || building.actor) ?? '');
    const cells = new Set(this.decision.sitting.table?.cells.map(({ name }) => name));
    const places = own.length ? own : named.filter((place) => cells.has(place));
    if (places.length) this.lead(places);
    if (!own.length && !number) beat(buttonOf(offer));
  }

  /** Goes to the next unit that can act; where it can go is to be in sight, too. */
  async nextUnit(): Promise<void> {
    const { decision, map } = this;
    const last = this.placeOf(decision.inspected) || '';
    await decision.tour.next(this.has(last) ? last : '', map?.middle());
    const at = this.placeOf(decision.inspected) || '';
    const box = this.stage?.getBoundingClientRect();
    const found = this.find(at);
    if (!box || !found) return;
    const [dx, dy] = [box.width / 5, (box.height - this.screen.covered) / 4];
    const inside = found.x > box.left + dx && found.x < box.right - dx && found.y > box.top + dy && found.y < box.top + 3 * dy;
    if (!inside) this.map?.centre(at);
  }
}
