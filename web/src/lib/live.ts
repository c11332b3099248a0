/** The live socket of a game: the server pushes, the page only says how much of the log it has. */
import type { Chat, GameInfo, Live, Problem, View } from '../wire';

export interface Listener {
  view(view: View): void;
  info(info: GameInfo): void;
  chat?(chat: Chat): void;
  problem?(problem: Problem): void;
  /** Connected, or trying again. */
  connected?(yes: boolean): void;
}

export interface Connection {
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 25_000;
const FINAL = new Set([4400, 4401, 4403, 4404, 4409, 4413]); // close codes that mean "do not come back"

/**
 * Follows a game from one seat ("" watches). `lines()` is the `log_final` of the view held (0: none); it is asked
 * whenever the socket opens, so that after a break the server sends only what is new. Comes back by itself after a
 * break, at once when the browser is online again.
 */
export function follow(id: string, seat: string, lines: () => number, listener: Listener): Connection {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let closed = false;

  function open(): void {
    clearTimeout(timer);
    timer = undefined;
    const opened = new WebSocket(address(id, seat, lines()));
    socket = opened;
    opened.onopen = () => {
      wait = FIRST_WAIT;
      listener.connected?.(true);
    };
    opened.onmessage = (event) => hear(JSON.parse(String(event.data)) as Live);
    opened.onclose = (event) => {
      if (closed || socket !== opened) return;
      listener.connected?.(false);
      if (FINAL.has(event.code)) return;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2)); // spread, so that a restart is not a stampede
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  function hear(heard: Live): void {
    if (closed) return;
    if (heard.t === 'view') listener.view(heard.view);
    else if (heard.t === 'info') listener.info(heard.info);
    else if (heard.t === 'chat') listener.chat?.(heard.chat);
    else listener.problem?.(heard.problem);
  }

  function have(count: number): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'have', lines: count }));
  }

  /** The network is back, or the tab is looked at again: do not sit out the wait. */
  function hurry(): void {
    if (timer !== undefined && document.visibilityState === 'visible') open();
  }

  const beat = setInterval(() => have(lines()), HEARTBEAT);
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();

  return {
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}

function address(id: string, seat: string, have: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({ seat, have: String(have) });
  return `${scheme}://${location.host}/api/games/${encodeURIComponent(id)}/live?${query.toString()}`;
}
