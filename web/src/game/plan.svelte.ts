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

/** Units that stand together, and where they can go. */
interface Band {
  crew: string[];
  ways: Shortcut[];
}

/** The group of offers by which units begin to move. */
export const MOVING = 'move';
const NEXT = 1.8; // sides of a hex: neighbours are 1.732 apart

export class Plan {
  /** The units that are to go, and the places that all of them reach. */
  crew: string[] = $state.raw([]);
  ways: Shortcut[] = $state.raw([]);
  /** The same by the places where they stand. */
  bands: Band[] = $state.raw([]);
  /** A place that was tapped once: the next tap there sends them. */
  meant = $state('');
  /** Where the units in hand can go is being asked; until then `ways` may be those of others. */
  asking: Promise<void> | null = null;
  private turn = 0;

  constructor(private readonly sitting: Sitting) {}

  clear(): void {
    this.crew = [];
    this.ways = [];
    this.bands = [];
    this.meant = '';
    this.asking = null;
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
    return this.placeOf(this.crew[0] ?? '');
  }

  /** Where those stand who are to go. */
  get places(): string[] {
    return [...new Set(this.crew.map((unit) => this.placeOf(unit)))];
  }

  private placeOf(unit: string): string {
    return (unit && this.sitting.view && pieceOf(this.sitting.view.scene, unit)?.place) || '';
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

  /** Chooses units, and asks where they can go: where they stand apart, each stack, and what all of them reach. */
  choose(crew: string[]): Promise<void> {
    const asking: Promise<void> = this.ask(crew).finally(() => {
      if (this.asking === asking) this.asking = null;
    });
    this.asking = asking;
    return asking;
  }

  private async ask(crew: string[]): Promise<void> {
    this.crew = crew;
    this.meant = '';
    const turn = ++this.turn;
    const stacks = this.places.map((place) => crew.filter((unit) => this.placeOf(unit) === place));
    const bands = await Promise.all(stacks.map(async (units) => ({ crew: units, ways: await this.reach(units) })));
    if (turn !== this.turn) return;
    this.bands = bands;
    this.ways = common(bands.map(({ ways }) => ways));
  }

  /** Others join those who are in hand, or leave them. */
  async join(units: string[]): Promise<void> {
    const able = this.movers;
    const meant = units.filter((unit) => able.includes(unit));
    const leave = meant.length > 0 && meant.every((unit) => this.crew.includes(unit));
    const crew = leave ? this.crew.filter((unit) => !meant.includes(unit)) : [...new Set([...this.crew, ...meant])];
    if (crew.length) await this.choose(crew);
    else this.clear();
  }

  private async reach(units: string[]): Promise<Shortcut[]> {
    const found = await this.sitting.overlay('reach', units.map((key) => `unit:${key}`)).catch(() => null);
    return found?.shortcuts.filter((way) => way.keys.length > 0) ?? [];
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

  /**
   * Sends them. What interrupts them (a bridge blown in their face) is shown like any other turn of events. Of several
   * stacks each goes after the other; who finds no room there any more stops as near as he gets.
   */
  async send(way: Shortcut, orders: Orders): Promise<void> {
    const bands = this.bands.map(({ crew }) => crew);
    const [first] = this.bands;
    const keys = first?.ways.find(({ place }) => place === way.place)?.keys ?? way.keys;
    const kind = this.sitting.question?.kind;
    this.clear();
    await this.go(keys, orders);
    for (const crew of bands.slice(1)) {
      if (this.sitting.question?.kind !== kind) return; // something else is asked first
      const next = this.nearest(await this.reach(crew), way.place);
      if (next) await this.go(next.keys, orders);
    }
  }

  /** One choice more where the move could go on: it ends there, by the same request. */
  private async go(keys: string[], orders: Orders): Promise<void> {
    await this.sitting.play(keys, 0, orders.end ? { kind: orders.then, key: orders.end } : null);
  }

  /** The way that leads there, or as near to it as any. */
  private nearest(ways: Shortcut[], place: string): Shortcut | undefined {
    const cell = (name: string) => this.sitting.table?.cells.find((found) => found.name === name);
    const to = cell(place);
    const far = (way: Shortcut): number => {
      const at = cell(way.place);
      return way.place === place ? -1 : at && to ? Math.hypot(at.x - to.x, at.y - to.y) : Infinity;
    };
    const [any] = ways;
    return any && ways.reduce((best, way) => (far(way) < far(best) ? way : best), any);
  }
}

/** Movement points as a number: "2½" are 2.5. */
const points = (way: Shortcut | undefined): number => parseFloat((way?.price ?? '').replace('½', '.5'));

/** The places that all reach, at the price of those who pay most. */
export function common(all: Shortcut[][]): Shortcut[] {
  const [first = [], ...rest] = all;
  return first.flatMap((way) => {
    const others = rest.map((ways) => ways.find(({ place }) => place === way.place));
    if (others.some((other) => !other)) return [];
    const most = others.reduce((best, other) => (points(other) > points(best) ? other : best), way);
    return [{ ...way, price: most!.price, style: [way, ...others].find((each) => each!.style !== 'reach')?.style ?? way.style }];
  });
}
