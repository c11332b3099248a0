/** Which page an address belongs to. Pages are fetched when they are first opened. */
import type { Component } from 'svelte';

export type PageName =
  | 'Lobby'
  | 'Game'
  | 'Waiting'
  | 'Invitation'
  | 'Replays'
  | 'Replay'
  | 'Rules'
  | 'Gallery'
  | 'Account'
  | 'Workshop'
  | 'Cards'
  | 'NotFound';

export interface Match {
  page: PageName;
  /** What the page is given as its props. */
  props: Record<string, string>;
}

// A part that begins with ":" is handed to the page under that name.
const ROUTES: [string, PageName][] = [
  ['/', 'Lobby'],
  ['/g/:id', 'Game'],
  ['/w/:id', 'Waiting'],
  ['/i/:token', 'Invitation'],
  ['/replays', 'Replays'],
  ['/replay/:id', 'Replay'],
  ['/r/:token', 'Replay'],
  ['/rules/:game', 'Rules'],
  ['/rules', 'Rules'],
  ['/gallery', 'Gallery'],
  ['/account', 'Account'],
  ['/workshop/:game', 'Workshop'],
  ['/workshop', 'Workshop'],
  ['/cards/:game', 'Cards'],
  ['/cards', 'Cards'],
];

/** These fill the window and bring their own header. */
export const WHOLE_WINDOW: ReadonlySet<PageName> = new Set<PageName>(['Game', 'Replay', 'Workshop']);

/** It brings the words of its own game and lists no others. */
export const OF_ONE_GAME: ReadonlySet<PageName> = new Set<PageName>(['Game']);

export function match(path: string): Match {
  const parts = path.replace(/\/+$/, '').split('/').slice(1);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern === '/' ? [] : pattern.split('/').slice(1);
    const props = wanted.length === parts.length ? fill(wanted, parts) : undefined;
    if (props) return { page, props };
  }
  return { page: 'NotFound', props: {} };
}

function fill(wanted: string[], parts: string[]): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const part = parts[i] ?? '';
    if (want.startsWith(':')) props[want.slice(1)] = decode(part);
    else if (want !== part) return undefined;
  }
  return props;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign
  }
}

// A page is given exactly the parts that its address names above.
export type Page = Component<any>;

const PAGES: Record<PageName, () => Promise<{ default: Page }>> = {
  Lobby: () => import('./pages/Lobby.svelte'),
  Game: () => import('./pages/Game.svelte'),
  Waiting: () => import('./pages/Waiting.svelte'),
  Invitation: () => import('./pages/Invitation.svelte'),
  Replays: () => import('./pages/Replays.svelte'),
  Replay: () => import('./pages/Replay.svelte'),
  Rules: () => import('./pages/Rules.svelte'),
  Gallery: () => import('./pages/Gallery.svelte'),
  Account: () => import('./pages/Account.svelte'),
  Workshop: () => import('./pages/Workshop.svelte'),
  Cards: () => import('./pages/Cards.svelte'),
  NotFound: () => import('./pages/NotFound.svelte'),
};

export async function load(page: PageName): Promise<Page> {
  return (await PAGES[page]()).default;
}
