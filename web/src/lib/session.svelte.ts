/** Who is here and what this server offers; fetched once when the page starts. */
import type { Me, Message, Meta, ScenarioInfo } from '../wire';
import * as api from './api';
import type { Language } from './fluent';
import { isLanguage, settings } from './settings.svelte';
import { words } from './words.svelte';

class SessionStore {
  me: Me | undefined = $state.raw();
  meta: Meta | undefined = $state.raw();

  async start(): Promise<void> {
    const own = words.need('core', 'server'); // while the server says what else is needed
    const [meta, me] = await Promise.all([api.meta(), api.me(), own]);
    this.meta = meta;
    this.me = me;
    if (!settings.chose && isLanguage(me.language) && !me.guest) settings.language = me.language;
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
