/** The summary at the beginning of a turn: what has happened since the reader's last one, until he does something. */
import { pageOf } from '../games/registry';
import { newsOf, turnBegan } from './news';
import type { Screen } from './screen.svelte';
import type { Sitting } from './sitting.svelte';

export class Summary {
  /** The turn whose summary was closed, and the one for which it was asked for. */
  private closed = $state('');
  private wished = $state('');

  private readonly style = $derived.by(() => this.sitting.view && pageOf(this.sitting.view.game)?.log);
  /** The line of the log with which the turn has begun, or -1. */
  private readonly began: number = $derived.by(() => {
    const asked = this.sitting.question !== null && !this.sitting.over;
    return this.style?.news && asked ? turnBegan(this.sitting.log, this.sitting.player, this.style) : -1;
  });
  private readonly turn: string = $derived.by(() => `${this.sitting.seat} ${this.began}`);
  /** There is something to tell. */
  readonly any: boolean = $derived.by(() => this.began >= 0 && newsOf(this.sitting.log, this.sitting.player, this.style).length > 0);
  /** Nothing has been done in the turn yet, be it only a replacement. */
  private readonly untouched: boolean = $derived.by(() => {
    const { feed, log } = this.sitting;
    const { runs, combat } = this.style ?? {};
    return this.any && !feed?.shown?.undo && !log.slice(this.began).some(({ kind }) => runs?.includes(kind) || combat?.includes(kind));
  });
  readonly shown: boolean = $derived.by(
    () => this.any && (this.wished === this.turn || (this.untouched && !this.screen.phone && this.closed !== this.turn)),
  );

  constructor(
    private readonly sitting: Sitting,
    private readonly screen: Screen,
  ) {}

  open(): void {
    this.wished = this.turn;
  }

  close(): void {
    this.closed = this.turn;
    this.wished = '';
  }
}
