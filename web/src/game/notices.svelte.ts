/** Toasts: one at a time, six seconds or until the next act. */
import { problemOf } from '../lib/api';
import type { Message, Ref } from '../wire';

export interface Notice {
  id: number;
  tone: 'refused' | 'info' | 'undo' | 'dice';
  title: Message;
  text?: Message;
  rule?: string;
  /** Beside the cause, in client pixels; without them at the lower edge of the map. */
  x?: number;
  y?: number;
  /** The rule panel is offered. */
  offer_rule?: boolean;
  facts?: Ref[];
}

const SHOWN_FOR = 6000;

export class Notices {
  now: Notice | null = $state.raw(null);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(notice: Omit<Notice, 'id'>): void {
    this.count += 1;
    this.now = { ...notice, id: this.count };
    this.hold(false);
  }

  /** Something asked of the server has failed. */
  tell(error: unknown): void {
    this.show({ tone: 'refused', title: problemOf(error).text });
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Stays while it is pointed at or focused. */
  hold(yes: boolean): void {
    clearTimeout(this.timer);
    if (!yes) this.timer = setTimeout(() => (this.now = null), SHOWN_FOR);
  }
}
