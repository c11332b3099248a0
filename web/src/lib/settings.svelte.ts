/** What the reader has chosen for this browser: language, theme. Kept in localStorage. */
import { LANGUAGES, type Language } from './fluent';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'grognard-settings';

/** Which way a unit faces after a move: the way it went, or as the reader is asked. */
export type Facing = 'way' | 'ask';

interface Kept {
  facing?: string;
  language?: string;
  theme?: string;
  notify?: boolean;
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {}; // storage is off or was written by something else
  }
}

export function isLanguage(name: string | undefined): name is Language {
  return LANGUAGES.some((language) => language === name);
}

function firstLanguage(chosen: string | undefined): Language {
  const wishes = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wishes.find(isLanguage) ?? 'en';
}

class SettingsStore {
  /** The language the page is in. `words.switch` changes it once its texts are there. */
  language: Language = $state('en');
  theme: Theme = $state('system');
  /** Say by browser notification when it is the reader's turn. */
  notify = $state(false);
  facing: Facing = $state('way');
  /** The reader has chosen a language here, so the account's does not override it. */
  chose = false;

  constructor() {
    const stored = kept();
    this.chose = isLanguage(stored.language);
    this.language = firstLanguage(stored.language);
    this.theme = stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system';
    this.notify = stored.notify === true;
    this.facing = stored.facing === 'ask' ? 'ask' : 'way';
  }

  keep(): void {
    const { language, theme, notify, facing } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...(this.chose ? { language } : {}), theme, notify, facing }));
    } catch {
      // storage is off: the choice lasts until the page is left
    }
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
  }

  setNotify(notify: boolean): void {
    this.notify = notify;
    this.keep();
  }

  setFacing(facing: Facing): void {
    this.facing = facing;
    this.keep();
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.chose = true;
    this.keep();
  }
}

export const settings = new SettingsStore();

/** Puts language and theme on the root element; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}
