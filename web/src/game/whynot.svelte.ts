/** Why not: what is refused says so with its rule and shows it on the map, and a request that fails is told. */
import { pageOf } from '../games/registry';
import { refOf } from '../lib/args';
import { problemOf } from '../lib/api';
import { msg } from '../lib/words.svelte';
import type { Overlay, Reason } from '../wire';
import type { Building } from './building.svelte';
import type { Notices } from './notices.svelte';
import type { Spot } from './offers';
import type { Plan } from './plan.svelte';
import { isStale, type Sitting } from './sitting.svelte';

const REFUSALS_TO_OFFER_RULE = 3;
const REFUSED_FOR = 400; // milliseconds that the map says no

export class WhyNot {
  /** A place that was refused just now. */
  refused = $state('');
  /** The line of sight that was refused, with what is in its way; until the next click. */
  line: Overlay | null = $state.raw(null);
  /** How often each rule has refused since the reader last had no question before him. */
  private readonly refusals = new Map<string, number>();

  constructor(
    private readonly sitting: Sitting,
    private readonly building: Building,
    private readonly plan: Plan,
    private readonly notices: Notices,
  ) {}

  /** Refusals are counted anew. */
  forget(): void {
    this.refusals.clear();
    this.clear();
  }

  /** Nothing is shown of what was refused last. */
  clear(): void {
    this.line = null;
  }

  /** Why nothing can be done there with the unit that acts, or with the thing that is to be put somewhere. */
  async askSpot(spot: Spot, x: number, y: number): Promise<void> {
    if (this.sitting.watching || this.sitting.over || this.sitting.curtain) return;
    const { about, actor } = this.building;
    const by = actor ? `unit:${actor}` : about;
    const clicked = by.startsWith('unit:') ? [by] : [];
    await this.guard(async () => {
      const reason = await this.sitting.why([...clicked, `${spot.kind}:${spot.key}`]);
      if (reason) await this.refuseShown(reason, spot.place, x, y);
    });
  }

  /** Why a choice that is not offered is not. */
  async askKey(key: string, x: number, y: number): Promise<void> {
    await this.guard(async () => {
      const reason = await this.sitting.whyKeys([key]);
      if (reason) await this.refuseShown(reason, '', x, y);
    });
  }

  /** Why the units of the plan cannot be sent there. */
  async askWay(spot: Spot, x: number, y: number): Promise<void> {
    const keys = this.plan.attempt(spot.place);
    await this.guard(async () => {
      const reason = keys.length && !this.plan.orders?.why ? await this.sitting.whyKeys(keys) : null;
      const telling = reason && !reason.text.id.endsWith('-refusal-sequence'); // else the way has ended before
      if (reason && telling) this.refuse(reason, spot.place, x, y);
      else await this.sayWay(spot, x, y);
    });
  }

  /** What the overlay of the way says of a place out of reach. */
  private async sayWay(spot: Spot, x: number, y: number): Promise<void> {
    const overlay = await this.sitting.overlay('reach', [...this.plan.crew.map((key) => `unit:${key}`), `hex:${spot.place}`]);
    const [text] = overlay.says;
    const rule = refOf(text?.args['rule'])?.key ?? '';
    if (text) this.refuse({ rule, text, facts: overlay.facts, instead: [] }, spot.place, x, y);
  }

  /** Refuses, and draws the line that something is in the way of: the notice then lies on neither. */
  private async refuseShown(reason: Reason, place: string, x: number, y: number): Promise<void> {
    const line = await this.lineOf(reason).catch(() => null); // the words are enough without it
    const facts = [...reason.facts, ...(line?.facts ?? [])];
    this.refuse({ ...reason, facts }, place, x, y);
    this.line = line;
  }

  /** The line of sight from who looks to what he does not see, where the refusal is about one. */
  private async lineOf({ text }: Reason): Promise<Overlay | null> {
    const { view } = this.sitting;
    const ends = view && pageOf(view.game)?.unseen?.[text.id];
    const [from, to] = (ends ?? []).map((name) => refOf(text.args[name]));
    if (!from || !to) return null;
    const line = await this.sitting.overlay('sight', [from, to].map(({ kind, key }) => `${kind}:${key}`));
    return line.strokes.some(({ style }) => style === 'cut') ? { ...line, says: [] } : null; // the notice says it
  }

  private refuse(reason: Reason, place: string, x: number, y: number): void {
    const times = (this.refusals.get(reason.rule) ?? 0) + 1;
    this.refusals.set(reason.rule, times);
    this.refused = place;
    setTimeout(() => {
      if (this.refused === place) this.refused = '';
    }, REFUSED_FOR);
    const offer_rule = times >= REFUSALS_TO_OFFER_RULE && reason.rule !== '';
    this.notices.show({
      tone: 'refused',
      title: reason.text,
      rule: reason.rule,
      x,
      y,
      offer_rule,
      facts: reason.facts,
    });
  }

  /** Does something of the server's, and tells if that fails. */
  async guard(task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      await this.failed(error);
    }
  }

  private async failed(error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (isStale(error)) {
      this.building.levels = [];
      this.notices.show({ tone: 'info', title: msg('page-game-moved-on'), text: msg('page-game-moved-on-why') });
      await this.sitting.refresh().catch(() => undefined);
      return;
    }
    this.notices.show({
      tone: problem.code === 'no-undo' ? 'undo' : 'refused',
      title: problem.text,
      rule: problem.rule,
    });
  }
}
