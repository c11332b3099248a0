/** Follows the compiled build that is made while one plays already. */
import type { Quicker } from '../wire';

export const AGAIN = 3000; // milliseconds between two questions
const SOON = 500; // and while the server is being started anew

/** Asks until nothing can change any more; returns how to stop. */
export function follow(ask: () => Promise<Quicker>, tell: (found: Quicker) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let found: Quicker | undefined;
    try {
      found = await ask();
    } catch {
      // the server is away: the bar of the page says so, and here it is asked again
    }
    if (stopped) return;
    if (found) tell(found);
    if (!found || found.state === 'making') timer = setTimeout(() => void look(), AGAIN);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Waits for the server that comes after this one: none is made for it. */
export async function back(ask: () => Promise<Quicker>): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, SOON));
    try {
      if ((await ask()).state === '') return;
    } catch {
      // not yet
    }
  }
}
