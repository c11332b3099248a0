/** Whether the server can be reached, and still knows who is here. `api` reports every success and failure here. */

const AGAIN = 4000;

class Net {
  lost = $state(false);
  /** The session has ended, here or on another device: what is on the page is no longer the reader's to see. */
  out = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  report(reached: boolean): void {
    this.lost = !reached;
    clearTimeout(this.timer);
    if (!reached) this.timer = setTimeout(() => void this.knock(), AGAIN);
  }

  /** Asks whether the server is back. */
  async knock(): Promise<void> {
    try {
      this.report((await fetch('/api/meta', { cache: 'no-store' })).ok);
    } catch {
      this.report(false);
    }
  }
}

export const net = new Net();
