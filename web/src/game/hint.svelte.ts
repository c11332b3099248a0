/**
 * A hint: what the strongest computer would do in the reader's place. It holds for the moment it was asked at; the record
 * says that it was taken, so it is asked for once and kept until that moment is over.
 */
import * as api from '../lib/api';
import type { Aims } from '../lesson/lesson.svelte';
import type { Advice, Offer, Scene } from '../wire';
import type { Notices } from './notices.svelte';
import { onMap, pieceOf } from './offers';
import type { Sitting } from './sitting.svelte';

export class Hint {
  /** When it was asked for, in milliseconds; 0 while nobody thinks. */
  asked = $state(0);
  private found: { at: string; advice: Advice } | undefined = $state.raw();
  private open = $state(false);
  private breaks: AbortController | undefined;

  private readonly moment: string = $derived.by(() => `${this.sitting.seat} ${this.sitting.feed?.shown?.seq ?? ''}`);

  /** What was found, as long as the moment is that which it was found for. */
  readonly advice: Advice | undefined = $derived.by(() =>
    this.open && this.sitting.question && this.found?.at === this.moment ? this.found.advice : undefined,
  );

  /** There is a card to be shown: somebody thinks, or has thought. */
  get shown(): boolean {
    return this.asked > 0 || this.advice !== undefined;
  }

  readonly aims: Aims | undefined = $derived.by(() => {
    const view = this.sitting.view;
    return this.advice && view ? aimsOf(this.advice, view.scene) : undefined;
  });

  constructor(
    private readonly sitting: Sitting,
    private readonly notices: Notices,
  ) {}

  async ask(): Promise<void> {
    const { sitting } = this;
    const seq = sitting.feed?.shown?.seq;
    if (this.asked || !sitting.question || seq === undefined) return;
    this.open = true;
    const at = this.moment;
    if (this.found?.at === at) return;
    this.asked = Date.now();
    const breaks = (this.breaks = new AbortController());
    try {
      const advice = await api.hint(sitting.id, { seat: sitting.seat, seq }, breaks.signal);
      this.found = { at, advice };
    } catch (error) {
      if (!breaks.signal.aborted) this.notices.tell(error);
    } finally {
      if (this.breaks === breaks) this.asked = 0;
    }
  }

  /** Nobody need think any more; what was found is put away, and there again when it is asked for. */
  close(): void {
    this.breaks?.abort();
    this.asked = 0;
    this.open = false;
  }
}

/** Where an action is on the map: who acts, the way he goes, the target of what rolls. */
export function aimsOf(advice: Advice, scene: Scene): Aims {
  const refs = advice.steps.flatMap(({ anchors }) => anchors);
  const units = [...new Set(refs.filter(({ kind }) => kind === 'unit').map(({ key }) => key))];
  const placeOf = (unit: string): string => pieceOf(scene, unit)?.place ?? '';
  const start = placeOf(units[0] ?? '');
  const places = advice.steps
    .flatMap(({ anchors }) => anchors.filter(({ kind }) => kind === 'hex' || kind === 'place').map(({ key }) => key))
    .filter((place, i, all) => onMap(place) && place !== all[i - 1]);
  const last = advice.steps.at(-1);
  const aimed = last?.rolls || advice.odds ? (places.at(-1) ?? placeOf(units[1] ?? '')) : '';
  const from = onMap(start) ? [start] : [];
  if (aimed) {
    const shot = from.length && onMap(aimed) && aimed !== start ? { from: start, to: aimed } : undefined;
    return { units: units.slice(0, 1), places: [aimed].filter(onMap), offers: [], ui: [], shot };
  }
  return { units: units.slice(0, 1), places: places.slice(-1), offers: [], ui: [], path: [...from, ...places] };
}

/** The steps worth reading: of several of one kind in a row, hex after hex, the last. */
export function told(steps: readonly Offer[]): Offer[] {
  const verb = (offer: Offer | undefined): string => offer?.key.split(' ')[0] ?? '';
  return steps.filter((step, i) => verb(step) !== verb(steps[i + 1]));
}
