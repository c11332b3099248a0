/**
 * What is answered without a question: where there is nothing to choose, and what a game's page knows the reader wants
 * (the unit in hand stays in hand; a unit faces the way it went, and a moment is left to say otherwise).
 *
 * After a step back everything is asked, until the reader chooses again: else nobody could go back behind an answer.
 */
import { pageOf } from '../games/registry';
import { settings } from '../lib/settings.svelte';
import type { Offer, Question, View } from '../wire';
import type { Open } from './offers';
import type { Sitting } from './sitting.svelte';

/** Milliseconds in which the reader can say otherwise. */
export const MOMENT = 1000;

/** The one answer to a question that has no other: nothing that ends, rolls dice or may be regretted. */
export function onlyAnswer(question: Question): Offer | undefined {
  const [only] = question.offers;
  const plain = only && question.offers.length === 1 && only.role !== 'end' && !only.rolls && !only.regret;
  return plain ? only : undefined;
}

export class Unasked {
  /** What stands in a moment unless the reader takes something else. */
  standing: Open | null = $state.raw(null);
  /** What was on the screen when the reader chose last. */
  private before: View | undefined;
  /** It is answering: the reader has not clicked. */
  answering = false;
  /** Kinds of questions that it has answered: going back goes behind them. */
  readonly answered = new Set<string>();
  /** The question follows on his own choice. */
  private mine = false;
  /** The reader plays on this page; the same game may be open on another, where he chose last. */
  private here = false;
  private asked = false;
  private asks = false;
  /** Choices that are still being made, one leading to the next: nothing is answered in between. */
  private making = 0;
  private wanted: string[] = [];
  private looked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly take: (open: Open) => Promise<void>,
    /** The reader is about to say otherwise. */
    private readonly waits: () => boolean,
  ) {}

  /** The reader chooses. */
  chosen(): void {
    this.before = this.sitting.view;
    this.asks = false;
    this.stop();
  }

  /** A view is on the screen: by the reader's own choice, or by somebody else's. */
  shown(mine: boolean, asked = false): void {
    this.mine = mine;
    if (mine) this.here = true;
    else if (this.asked) this.here = false; // somebody has answered for him
    this.asked = asked;
  }

  /** The reader goes back. */
  back(): void {
    this.asks = true;
    this.stop();
  }

  /** A choice is made, with all that it leads to by itself. */
  async during(task: () => Promise<void>): Promise<void> {
    this.making += 1;
    try {
      await task();
    } finally {
      this.making -= 1;
    }
    await this.attend();
  }

  /** Answers what need not be asked; call in an effect. `wanted`: a lesson points at these choices. */
  async attend(wanted: string[] = this.wanted): Promise<void> {
    const { question, seat, sending, view } = this.sitting;
    this.wanted = wanted;
    if (this.making || sending || !view || !question) return;
    const id = `${seat} ${view.seq} ${question.kind}`;
    if (id === this.looked) return;
    this.looked = id;
    this.stop();
    const pointed = question.offers.some(({ key }) => wanted.includes(key));
    if (this.asks || pointed || this.sitting.watching) return;
    const { table } = this.sitting;
    const page = pageOf(view.game);
    const stands = this.before && table ? page?.stands?.(question, this.before, view, table) : undefined;
    // Asked about what another player does: an answer at once would tell him that there is no card to answer with.
    // And where the same game is open twice, only the page on which the reader chose goes on by itself.
    const only = this.mine || (this.sitting.alone && this.here) ? onlyAnswer(question) : undefined;
    if (stands) {
      if (settings.facing === 'way') this.wait({ offer: stands, back: 0 });
      return;
    }
    const answer = only ?? (this.here ? page?.hand?.(question, view) : undefined);
    if (!answer) return;
    this.answering = true;
    if (only) this.answered.add(question.kind);
    await this.take({ offer: answer, back: 0 });
    this.answering = false;
  }

  /** What stands is meant: at once. */
  async confirm(): Promise<void> {
    const { standing } = this;
    this.stop();
    if (standing) await this.take(standing);
  }

  private wait(open: Open): void {
    this.standing = open;
    const due = (): void => {
      if (this.waits()) this.timer = setTimeout(due, MOMENT);
      else void this.confirm();
    };
    this.timer = setTimeout(due, MOMENT);
  }

  /** Nothing stands any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.standing = null;
  }
}
