/**
 * Units that are sent to any place within reach at one stroke: chosen first, alone or as a stack, then the place.
 * Where they can go, and by which choices, the overlay "reach" says.
 */
import { pageOf } from '../games/registry';
import type { Offer, Shortcut } from '../wire';
import { refOf } from '../lib/args';
import { anchorOf, pieceOf, verbOf } from './offers';
import type { Sitting } from './sitting.svelte';

/** Orders of a question: the verbs by which units go, the question that follows the first of them, the key that ends it. */
export interface Orders {
  by: string[];
  then: string;
  end: string;
  /** The unit that the prompt names is on its way: where it can go on to is shown at once. */
  going?: boolean;
  /** The overlay "reach" of the unit and a place says why it cannot be sent there. */
  why?: boolean;
}

/** The group of offers by which units begin to move. */
export const MOVING = 'move';
const NEXT = 1.8; // sides of a hex: neighbours are 1.732 apart

export class Plan {
  /** The units that are to go, all in one place. */
  crew: string[] = $state.raw([]);
  ways: Shortcut[] = $state.raw([]);
  /** A place that was tapped once: the next tap there sends them. */
  meant = $state('');
  private turn = 0;

  constructor(private readonly sitting: Sitting) {}

  clear(): void {
    this.crew = [];
    this.ways = [];
    this.meant = '';
    this.turn += 1;
  }

  /** The orders that can be given now at one stroke, or undefined. */
  get orders(): Orders | undefined {
    const { view, question } = this.sitting;
    return view && question ? pageOf(view.game)?.plans?.[question.kind] : undefined;
  }

  /** The units that can be sent somewhere now; nobody where that is not asked. */
  get movers(): string[] {
    const { orders } = this;
    if (!orders || orders.going) return [];
    const goes = (offer: Offer): boolean => offer.group === MOVING || orders.by.includes(verbOf(offer));
    const offers = (this.sitting.question?.offers ?? []).filter(goes);
    return [...new Set(offers.map((offer) => anchorOf(offer)?.key ?? ''))];
  }

  get place(): string {
    const [first] = this.crew;
    return (first && this.sitting.view && pieceOf(this.sitting.view.scene, first)?.place) || '';
  }

  /** Another question is on the screen: a unit on its way is taken up by itself. */
  async renew(): Promise<void> {
    const unit = this.orders?.going ? refOf(this.sitting.question?.prompt.args.unit) : null;
    if (unit) await this.choose([unit.key]);
  }

  /** Chooses a unit; once more, all that can go from there. */
  async take(unit: string): Promise<void> {
    const again = this.crew.length === 1 && this.crew[0] === unit;
    await this.choose([unit, ...(again ? this.comrades(unit) : [])]);
  }

  /** Chooses units that stand together, and asks where they can go. */
  async choose(crew: string[]): Promise<void> {
    this.crew = crew;
    this.meant = '';
    const turn = ++this.turn;
    const found = await this.sitting.overlay('reach', this.crew.map((key) => `unit:${key}`)).catch(() => null);
    if (turn === this.turn) this.ways = found?.shortcuts.filter((way) => way.keys.length > 0) ?? [];
  }

  private comrades(unit: string): string[] {
    const scene = this.sitting.view?.scene;
    const place = scene && pieceOf(scene, unit)?.place;
    const able = this.movers;
    return (scene?.pieces ?? [])
      .filter((piece) => piece.place === place && piece.key !== unit && able.includes(piece.key))
      .map((piece) => piece.key);
  }

  wayTo(place: string): Shortcut | undefined {
    return this.ways.find((way) => way.place === place);
  }

  /** What to ask about a place that is out of reach: the last step into it, from the nearest place within reach. */
  attempt(place: string): string[] {
    const table = this.sitting.table;
    const cell = (name: string) => table?.cells.find((found) => found.name === name);
    const to = cell(place);
    const [any] = this.ways;
    if (!to || !any) return [];
    const beside = (name: string): boolean => {
      const from = cell(name);
      return from !== undefined && Math.hypot(from.x - to.x, from.y - to.y) < NEXT;
    };
    const step = (any.keys.at(-1) ?? '').replace(any.place, place);
    if (beside(this.place)) return [...any.keys.slice(0, this.crew.length), step];
    const way = this.ways.find((found) => beside(found.place));
    return way ? [...way.keys, step] : [];
  }

  /** Sends them. What interrupts them (a bridge blown in their face) is shown like any other turn of events. */
  async send(way: Shortcut, orders: Orders): Promise<void> {
    const keys = way.keys;
    this.clear();
    const question = (await this.sitting.play(keys))?.question;
    if (orders.end && question?.kind === orders.then && question.offers.some((offer) => offer.key === orders.end)) {
      await this.sitting.play([orders.end]);
    }
  }
}
