/** What is previewed: the offer that is pinned, pointed at or chosen from a list, its chances, and what a panel draws. */
import { pageOf } from '../games/registry';
import type { Offer, Outlook, Overlay } from '../wire';
import type { Building } from './building.svelte';
import { counting, facingOf, offersAt, type Counting, type Open, type Spot } from './offers';
import type { Sitting } from './sitting.svelte';

const PREVIEW_AFTER = 150;

export class Preview {
  /** What the pointer is on. */
  hover: Spot | null = $state.raw(null);
  /** The offer whose preview stays until it is played or given up. */
  pinned: Open | null = $state.raw(null);
  /** What the list of choices points at. */
  listed: Open | null = $state.raw(null);
  /** What is to be added to the roll of what is previewed, said before it is chosen. */
  extra = $state(0);
  /** The unit that last did something on the map: its line of fire is shown while its roll is prepared. */
  aim = $state('');
  /** The kind of question for which a game's own panel is on the screen. */
  panel = $state('');
  /** What a game's own panel draws on the map while something in it is pointed at. */
  sketch: Overlay | null = $state.raw(null);
  /** The chances that came last, and the key of the offer they are about. */
  private chances: { key: string; outlook: Outlook } | null = $state.raw(null);
  private asking = 0;

  /** The offer that is previewed: pinned, pointed at on the map, or in the list. */
  readonly now: Open | null = $derived(this.pinned ?? this.counted() ?? this.pointed() ?? this.listed);
  /** What is previewed if it rolls dice now: its odds are shown. */
  readonly rolling: Open | null = $derived.by(() => {
    const open = this.now;
    return open && open.back === 0 && open.offer.rolls && this.sitting.question ? open : null;
  });
  /** The number that will be asked for before the dice of what is previewed; null if there is none. */
  readonly ahead: Counting | null = $derived.by(() => {
    const outlook = this.now && this.outlookOf(this.now.offer);
    return outlook && !this.building.counting ? counting(outlook.ahead) : null;
  });

  constructor(
    private readonly sitting: Sitting,
    private readonly building: Building,
  ) {}

  /** The chances of an offer, if they are known. */
  outlookOf(offer: Offer): Outlook | null {
    return this.chances?.key === offer.key ? this.chances.outlook : null;
  }

  /** Whether a panel has all that is asked now and tells its chances: nothing of it is previewed, or in the bar. */
  get told(): boolean {
    return this.panelIs('told');
  }

  /** Whether a panel shows the chances of what is previewed. */
  get shownBeside(): boolean {
    return this.panelIs('previews');
  }

  private panelIs(what: 'told' | 'previews'): boolean {
    const view = this.sitting.view;
    const kind = this.building.question?.kind ?? '';
    return kind !== '' && kind === this.panel && view !== undefined && pageOf(view.game)?.[what]?.includes(kind) === true;
  }

  private counted(): Open | null {
    const found = this.building.counting?.offers.find(({ n }) => n === this.building.number);
    return found ? { offer: found.offer, back: 0 } : null;
  }

  private pointed(): Open | null {
    if (!this.hover) return null;
    const here = offersAt(this.building.lit, this.hover).filter((offer) => !facingOf(offer));
    const [first] = here;
    return first && (here.length === 1 || first.rolls) ? { offer: first, back: 0 } : null;
  }

  /** Nothing is previewed any more. */
  clear(): void {
    this.hover = null;
    this.pinned = null;
    this.listed = null;
    this.chances = null;
    this.extra = 0;
    this.sketch = null;
  }

  /** The preview of an offer stays. */
  pin(open: Open): void {
    this.pinned = open;
    this.extra = 0;
    if (open.offer.rolls) void this.ask(open.offer);
  }

  /** Asks for the chances of what is previewed, after a moment; call in an effect. */
  follow(open: Open | null, atOnce: boolean): (() => void) | undefined {
    if (!open || open.back > 0 || this.outlookOf(open.offer)) return undefined;
    const { offer } = open;
    const timer = setTimeout(() => void this.ask(offer), atOnce ? 0 : PREVIEW_AFTER);
    return () => clearTimeout(timer);
  }

  private async ask(offer: Offer, then = ''): Promise<void> {
    const turn = ++this.asking;
    try {
      const outlook = await this.sitting.outlook(offer.key, then ? [then] : []);
      if (turn === this.asking) this.chances = { key: offer.key, outlook };
    } catch {
      // a preview that does not come is no reason to disturb
    }
  }

  /** So much is to be added to the roll of what is previewed: the chances with it are asked for. */
  add(n: number): void {
    const offer = this.now?.offer;
    this.extra = n;
    const then = this.answerAhead();
    if (offer && then) void this.ask(offer, then);
  }

  /** The answer to what is asked before the dice, as it was said beside the chances; "" if nothing is asked. */
  private answerAhead(): string {
    return this.ahead?.offers.find(({ n }) => n === this.extra)?.offer.key ?? '';
  }

  /** What to send after an offer whose chances are shown; "" if nothing was said beside them. */
  answerAfter(offer: Offer): string {
    return offer.rolls && this.outlookOf(offer) ? this.answerAhead() : '';
  }
}
