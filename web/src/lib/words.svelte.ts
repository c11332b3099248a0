/**
 * The page's words: every sentence a reader sees goes through `words`.
 *
 *   words.t('page-lobby-play')            a text of the page
 *   words.t('page-minutes', { n: 25 })    with parameters
 *   words.text(message, names)            a Message of the server
 *   words.spans(message, names)           the same in pieces, things of the game marked
 *
 * All of them follow the language: what a template shows changes at once when it is switched.
 */
import { SvelteSet } from 'svelte/reactivity';
import type { Arg, Message, Ref, Table } from '../wire';
import { texts as fetchTexts } from './api';
import { bare, LANGUAGES, type Language, type Names, type Span, Texts } from './fluent';
import { whenQuiet } from './quiet';
import { settings } from './settings.svelte';

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../texts/en'),
  ru: () => import('../texts/ru'),
};

/** The page's own words for a game, a family of games, or a part that comes later (lessons, hints): they come with it. */
const GAMES = import.meta.glob<string>('../texts/*/games/*.ftl', { query: '?raw', import: 'default' });

export function msg(id: string, args: Record<string, Arg> = {}): Message {
  return { t: 'msg', id, args };
}

const nameless: Names = () => undefined;

/** What a hex is called where that is not its key: by what lies in it, or without the number of the only board. */
export function hexCalled(table: Pick<Table, 'names'>, key: string): Message | undefined {
  const own = table.names['hex']?.[key];
  if (own) return own;
  const every = table.names['hex']?.['*'];
  const left = every?.args['hex'];
  if (!every || typeof left !== 'string' || !key.startsWith(left)) return undefined;
  return { ...every, args: { ...every.args, hex: key.slice(left.length) } };
}

/** Names of the things of a scenario. */
export function namesOf(table: Table): Names {
  const units = new Map(table.counters.map((counter) => [counter.key, counter.name]));
  const cards = new Map(table.cards.map((card) => [card.key, card.name]));
  const players = new Map(table.players.map((player) => [player.seat, player.name]));
  return (ref: Ref) => {
    const named = table.names[ref.kind]?.[ref.key] ?? (ref.kind === 'hex' || ref.kind === 'place' ? hexCalled(table, ref.key) : undefined);
    if (named) return named;
    if (ref.kind === 'unit') return units.get(ref.key);
    if (ref.kind === 'card') return cards.get(ref.key);
    if (ref.kind === 'player') return players.get(ref.key);
    return undefined;
  };
}

/** The form of a text: some say to a finger what it taps, and nothing of keys (`.touch`). */
const hand = (): string => (matchMedia('(pointer: coarse)').matches ? 'touch' : '');

class Words {
  private readonly loaded: Record<Language, Texts> = { en: new Texts('en'), ru: new Texts('ru') };
  /** Packages whose texts are there, as "en/core": what templates read, so that they follow what arrives. */
  private readonly arrived = new SvelteSet<string>();
  private readonly wanted = new Set<string>();
  private readonly games = new Set<string>();
  private readonly fetched = new Map<string, Promise<void>>();

  /** Loads texts of packages ("core", "server", a game) in the language of the page; then, when idle, in the others. */
  async need(...packages: string[]): Promise<void> {
    for (const name of packages) this.wanted.add(name);
    await this.load(settings.language);
    whenQuiet(() => {
      for (const other of LANGUAGES) this.load(other).catch(() => undefined); // tried again when it is switched to
    });
  }

  /** Loads the page's own words for these games, families of games and later parts, where there are any. */
  async needGames(...games: string[]): Promise<void> {
    for (const name of games) this.games.add(name);
    await this.need();
  }

  /** Loads only the page's own words: enough to say that the server is away. */
  async needOwn(): Promise<void> {
    await this.own(settings.language);
  }

  /** Changes the page's language, as soon as its texts are there. */
  async switch(language: Language): Promise<void> {
    await this.load(language);
    settings.setLanguage(language);
  }

  private async load(language: Language): Promise<void> {
    const packages = [...this.wanted].map((name) => this.fetch(language, name));
    const games = [...this.games].map((name) => this.game(language, name));
    await Promise.all([this.own(language), ...packages, ...games]);
  }

  private own(language: Language): Promise<void> {
    return this.once(`${language}/page`, async () => (await OWN[language]()).default);
  }

  private fetch(language: Language, name: string): Promise<void> {
    return this.once(`${language}/${name}`, () => fetchTexts(language, name));
  }

  private game(language: Language, name: string): Promise<void> {
    const source = GAMES[`../texts/${language}/games/${name}.ftl`];
    return source ? this.once(`${language}/page:${name}`, source) : Promise.resolve();
  }

  private once(key: string, source: () => Promise<string>): Promise<void> {
    const before = this.fetched.get(key);
    if (before) return before;
    const [language, name] = key.split('/') as [Language, string];
    const coming = source().then((text) => {
      this.loaded[language].add(name, text);
      this.arrived.add(key);
    });
    this.fetched.set(key, coming);
    coming.catch(() => this.fetched.delete(key));
    return coming;
  }

  /** Is there such a text? */
  has(id: string): boolean {
    return this.arrived.size > 0 && this.loaded[settings.language].knows(id);
  }

  t(id: string, args: Record<string, Arg> = {}): string {
    return this.text(msg(id, args));
  }

  text(message: Message, names: Names = nameless): string {
    return this.lenient(message, (texts) => texts.render(message, names, hand())) ?? bare(message);
  }

  spans(message: Message, names: Names = nameless): Span[] {
    return this.lenient(message, (texts) => texts.renderSpans(message, names, hand())) ?? [{ text: bare(message) }];
  }

  /** In the language of the page, else in English, else not at all: a screen is never left without its sentence. */
  private lenient<T>(message: Message, render: (texts: Texts) => T): T | undefined {
    if (this.arrived.size === 0) return undefined;
    for (const language of new Set<Language>([settings.language, 'en'])) {
      try {
        return render(this.loaded[language]);
      } catch (error) {
        if (import.meta.env.DEV) console.warn(`${message.id}: ${String(error)}`);
      }
    }
    return undefined;
  }
}

export const words = new Words();
