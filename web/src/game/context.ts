/** What every part of the game page can reach. */
import { getContext, setContext } from 'svelte';
import { words } from '../lib/words.svelte';
import type { Message, Ref } from '../wire';
import type { Decision } from './decision.svelte';
import type { Sitting } from './sitting.svelte';

export interface GameContext {
  readonly sitting: Sitting;
  readonly decision: Decision;
  /** Opens a rule in the side panel. */
  rule(id: string): void;
  /** Brings the cards into sight. */
  hand(): void;
  /** Brings a unit or a hex into sight and marks it. */
  show(ref: Ref): void;
  /** A message in the reader's words, things of this game named. */
  say(message: Message): string;
}

const KEY = Symbol('game');

export function setGame(context: GameContext): void {
  setContext(KEY, context);
}

export function getGame(): GameContext {
  return getContext<GameContext>(KEY);
}

/** The first of some texts that exists, else the fallback. */
export function firstText(ids: string[], fallback: () => string, args: Message['args'] = {}): string {
  const id = ids.find((found) => words.has(found));
  return id ? words.t(id, args) : fallback();
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
