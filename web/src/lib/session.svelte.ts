/** Who is here, fetched once when the page starts, and what this server offers, with the first page that lists it. */
import type { Me, Message, Meta, ScenarioInfo } from '../wire';
import * as api from './api';
import type { Language } from './fluent';
import { isLanguage, settings } from './settings.svelte';
import { words } from './words.svelte';

class SessionStore {
  me: Me | undefined = $state.raw();
  meta: Meta | undefined = $state.raw();

  private started: Promise<void> | undefined;
  private listed: Promise<void> | undefined;

  start(): Promise<void> {
    this.started ??= this.comeIn();
    return this.started;
  }

  /** All games with their scenarios, and the words of all of them. */
  list(): Promise<void> {
    this.listed ??= this.lookAround();
    return this.listed;
  }

  private async comeIn(): Promise<void> {
    const own = words.need('core', 'server'); // while the server says who is here
    [this.me] = await Promise.all([api.me(), own]);
    const { guest, language } = this.me;
    if (settings.chose || guest || !isLanguage(language)) return;
    settings.language = language;
    await words.need();
  }

  private async lookAround(): Promise<void> {
    const [meta] = await Promise.all([api.meta(), this.start()]);
    this.meta = meta;
    await words.need(...meta.games.map((game) => game.name));
  }

  scenario(game: string, name: string): ScenarioInfo | undefined {
    return this.meta?.games.find((kind) => kind.name === game)?.scenarios.find((found) => found.name === name);
  }

  gameTitle(game: string): Message | undefined {
    return this.meta?.games.find((kind) => kind.name === game)?.title;
  }

  /** The page changes at once; the account remembers it for other devices. */
  async setLanguage(language: Language): Promise<void> {
    try {
      await words.switch(language);
      if (this.me) this.me = await api.changeMe({ language });
    } catch {
      // Its texts cannot be had now: the bar says that the server is away. Or only the account does not know of it,
      // and this browser remembers it all the same.
    }
  }
}

export const session = new SessionStore();
