/** The reader's games, kept fresh while somebody looks at them. */
import * as api from '../lib/api';
import type { GameInfo } from '../wire';

const AGAIN = 8000;

class Games {
  list: GameInfo[] = $state.raw([]);
  loaded = $state(false);
  now = $state(Date.now());

  async refresh(): Promise<void> {
    try {
      this.list = await api.games();
      this.loaded = true;
    } catch {
      // the bar at the top says that the server is away; what was known stays on the page
    }
    this.now = Date.now();
  }

  /** Fetches now and again and again; returns what ends it. For an effect. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const games = new Games();
