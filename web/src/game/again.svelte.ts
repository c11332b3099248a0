/** The others' last turn once more: played on the map, or as arrows over it. What it takes is fetched when it is asked for. */
import { msg } from '../lib/words.svelte';
import type { Overlay } from '../wire';
import type { LastTurn } from './lastturn.svelte';
import type { Notices } from './notices.svelte';
import type { Sitting } from './sitting.svelte';

export class Again {
  /** What there is to show; once it was asked for. */
  turn: LastTurn | undefined = $state.raw();
  loading = $state(false);
  private wished = $state(false);

  constructor(
    private readonly sitting: Sitting,
    private readonly notices: Notices,
  ) {}

  /** The arrows are on the map; they go with the turn they are of. */
  get arrows(): boolean {
    return this.wished && this.turn?.now === true && !this.sitting.again;
  }

  get overlay(): Overlay | null {
    return this.sitting.again || this.sitting.past ? null : this.arrows ? (this.turn?.overlay ?? null) : (this.turn?.pointed ?? null);
  }

  /** Fetches the last turn as it is now; undefined if that fails. */
  async fetch(): Promise<LastTurn | undefined> {
    if (this.turn?.now) return this.turn;
    if (this.loading) return undefined;
    this.loading = true;
    try {
      const { fetchLastTurn } = await import('./lastturn.svelte');
      this.turn = await fetchLastTurn(this.sitting);
      return this.turn;
    } catch (error) {
      this.notices.tell(error);
      return undefined;
    } finally {
      this.loading = false;
    }
  }

  async play(): Promise<void> {
    if (this.sitting.again) return this.sitting.again.hurry(true);
    const turn = await this.fetch();
    if (turn?.takes.length) turn.play();
    else if (turn) this.sayNothing();
  }

  async toggleArrows(): Promise<void> {
    this.wished = !this.arrows;
    if (!this.wished) return;
    const turn = await this.fetch();
    if (turn?.overlay) turn.reveal();
    else if (turn) this.sayNothing();
  }

  private sayNothing(): void {
    this.wished = false;
    this.notices.show({ tone: 'info', title: msg('page-film-nothing') });
  }
}
