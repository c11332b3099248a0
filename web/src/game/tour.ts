/** Going from unit to unit: each time to the nearest that has not been passed yet, so that one walks along the front. */
import type { Point } from '../map/geometry';
import type { Scene, Table } from '../wire';
import type { Decision } from './decision.svelte';
import { anchorOf, arrivals, facingOf, groupOf, names, pieceOf } from './offers';

export class Tour {
  /** Units that the reader was led past in this phase. */
  private readonly passed = new Set<string>();

  constructor(private readonly decision: Decision) {}

  /** Another question is on the screen: the tour goes on only while units are sent somewhere. */
  renew(): void {
    if (!this.decision.plan.orders) this.passed.clear();
  }

  /** Whether there is somebody to go on to. */
  get hasNext(): boolean {
    return this.movers.length > 0;
  }

  /** Units that can be sent somewhere and do not hold. */
  private get movers(): string[] {
    const { held, plan } = this.decision;
    return plan.movers.filter((unit) => !held.has(unit));
  }

  /** Chooses a unit that can be sent somewhere now, or can arrive; of any other unit its card is shown. */
  takeUp(unit: string): void {
    const { building, plan, sitting } = this.decision;
    this.decision.inspected = unit;
    const scene = sitting.view?.scene;
    const comes = building.question?.offers.find((offer) => scene && names(offer, `unit:${unit}`) && arrivals([offer], scene).length);
    if (comes) {
      building.group = groupOf(comes);
      building.focus = `unit:${unit}`;
    } else if (plan.movers.includes(unit)) void plan.choose([unit]);
  }

  /** How a whole stack is chosen at once to be sent somewhere; null where that is not asked, or nobody is beside. */
  wholeStack(units: string[]): (() => void) | null {
    const { plan } = this.decision;
    const { movers } = plan;
    const able = units.filter((unit) => movers.includes(unit));
    if (able.length < 2) return null;
    return () => {
      this.decision.inspected = able[0] ?? '';
      void plan.choose(able);
    };
  }

  /** The next unit that can act: where units are sent somewhere, the nearest to the last one's place or to a point. */
  async next(last = '', middle: Point = { x: 0, y: 0 }): Promise<void> {
    const { movers } = this;
    await (movers.length ? this.nextMover(movers, last, middle) : this.nextActor());
  }

  private async nextMover(movers: string[], last: string, middle: Point): Promise<void> {
    const { plan, sitting, inspected } = this.decision;
    for (const unit of [inspected, ...plan.crew]) this.passed.add(unit);
    const cell = sitting.table?.cells.find(({ name }) => name === last);
    const next = nextOf(spotsOf(movers, sitting.view?.scene, sitting.table), this.passed, cell ?? middle);
    this.decision.inspected = next;
    await plan.choose([next]);
  }

  /** In the order of the offers: who has begun to act first, else the one after who acts. */
  private async nextActor(): Promise<void> {
    const { building } = this.decision;
    const { actor, levels, question } = building;
    const offers = (levels[0]?.question ?? question)?.offers ?? [];
    const firsts = offers.filter((offer, at) => {
      const anchor = anchorOf(offer);
      return (
        anchor?.kind === 'unit' && !facingOf(offer) && offers.findIndex((o) => anchorOf(o)?.key === anchor.key) === at
      );
    });
    const now = firsts.findIndex((offer) => anchorOf(offer)?.key === actor);
    const begun = actor ? undefined : firsts.find((offer) => this.isActive(anchorOf(offer)?.key ?? ''));
    const next = begun ?? firsts[(now + 1) % firsts.length];
    if (!next) return;
    this.decision.inspected = anchorOf(next)?.key ?? '';
    await this.decision.choose({ offer: next, back: levels.length }, { chain: true });
  }

  private isActive(unit: string): boolean {
    const scene = this.decision.sitting.view?.scene;
    return (scene && pieceOf(scene, unit)?.badges.includes('active')) === true;
  }
}

export interface UnitAt extends Point {
  unit: string;
}

/** Units with their places; who is not on the map is far from everybody. */
function spotsOf(units: string[], scene: Scene | undefined, table: Table | undefined): UnitAt[] {
  const cells = new Map(table?.cells.map((cell) => [cell.name, cell]));
  return units.map((unit) => {
    const cell = scene && cells.get(pieceOf(scene, unit)?.place ?? '');
    return { unit, x: cell?.x ?? Infinity, y: cell?.y ?? Infinity };
  });
}

/** The nearest unit that was not passed; when all were, the tour begins anew. */
export function nextOf(units: UnitAt[], passed: Set<string>, from: Point): string {
  const left = units.filter(({ unit }) => !passed.has(unit));
  if (!left.length) passed.clear();
  const far = (at: Point): number => Math.hypot(at.x - from.x, at.y - from.y);
  const [first, ...rest] = left.length ? left : units;
  return rest.reduce((best, at) => (far(at) < far(best!) ? at : best), first)?.unit ?? '';
}
