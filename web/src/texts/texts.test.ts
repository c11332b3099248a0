/** The page's own words are complete: the same texts with the same parameters in every language, and all that are used. */
import { type Entry, type Message, parse, type Pattern, type Term, Visitor } from '@fluent/syntax';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withoutComments } from '../../scripts/texts.mjs';
import { loadPage } from '../games/registry';
import { LANGUAGES, type Language } from '../lib/fluent';
import { words } from '../lib/words.svelte';
import own from './en';

const FILES = import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: { id: { name: string } }): void {
    this.names.add(node.id.name);
  }
}

function variablesOf(entry: Message | Term): string[] {
  const found = new Variables();
  const patterns: (Pattern | null)[] = [entry.value, ...entry.attributes.map((attribute) => attribute.value)];
  for (const pattern of patterns) if (pattern) found.visit(pattern);
  return [...found.names].sort();
}

interface Loaded {
  variables: Map<string, string[]>;
  wrong: string[];
}

function load(language: Language): Loaded {
  const variables = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const [path, source] of Object.entries(FILES).filter(([path]) => path.startsWith(`./${language}/`))) {
    for (const entry of parse(source, { withSpans: false }).body as Entry[]) {
      if (entry.type === 'Junk') wrong.push(`${path}: unparsable: ${String((entry as unknown as { content: string }).content)}`);
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const text = entry as Message | Term;
      const id = entry.type === 'Term' ? `-${text.id.name}` : text.id.name;
      if (variables.has(id)) wrong.push(`${path}: ${id} is there twice`);
      if (entry.type === 'Message' && !id.startsWith('page-')) wrong.push(`${path}: ${id} does not begin with page-`);
      variables.set(id, variablesOf(text));
    }
  }
  return { variables, wrong };
}

const loaded = Object.fromEntries(LANGUAGES.map((language) => [language, load(language)])) as Record<Language, Loaded>;

describe('the words of the page', () => {
  it('can be read', () => {
    for (const language of LANGUAGES) expect(loaded[language].wrong).toEqual([]);
    expect(loaded.en.variables.size).toBeGreaterThan(100);
  });

  it('are the same in every language', () => {
    expect([...loaded.ru.variables.keys()].sort()).toEqual([...loaded.en.variables.keys()].sort());
    for (const [id, names] of loaded.en.variables) expect([id, loaded.ru.variables.get(id)]).toEqual([id, names]);
  });

  it('are there for every id that the page names', () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(SOURCES)) {
      for (const [, id = ''] of source.matchAll(/['"`](page-[a-z0-9-]+[a-z0-9])['"`]/g)) {
        if (!loaded.en.variables.has(id)) missing.push(`${path}: ${id}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('are all used somewhere', () => {
    const all = Object.values(SOURCES).join('\n');
    const ftl = Object.values(FILES).join('\n');
    // ids put together from parts: `page-theme-${name}` uses all that begin so
    const made = [...all.matchAll(/`(page-[^`\s]*)`/g)]
      .map((found) => (found[1] ?? '').replace(/\$\{[^}]*\}/g, '.+'))
      .filter((pattern) => pattern.includes('.+') && pattern !== 'page-.+')
      .map((pattern) => new RegExp(`^${pattern}$`));
    const unused = [...loaded.en.variables.keys()].filter(
      (id) =>
        !new RegExp(`['"\`]${id}['"\`]`).test(all) &&
        !made.some((pattern) => pattern.test(id)) &&
        !new RegExp(`\\{ ${id} \\}`).test(ftl),
    );
    expect(unused).toEqual([]);
  });
});

describe('words for a hand', () => {
  beforeAll(() => words.needOwn());

  /** What only a mouse or keys can do, and what only a finger does. */
  const MOUSE = /\b(click|point(?! of)|Esc|Enter|Shift)\b|щ[её]лк|\bнаведите/i;
  const FINGER = /\btaps?\b|коснит|касани/i;
  const HINTS = /^page-(hint|plan|odds-commit|prompt|overlay-point|card-none|map-stack-pick|zocbond-attack-point|zocbond-course)/;
  const said = (pattern: Pattern | null | undefined): string => JSON.stringify(pattern ?? null);

  it('are of the mouse with a mouse, and of the finger with a finger', () => {
    const wrong: string[] = [];
    for (const [path, source] of Object.entries(FILES)) {
      for (const entry of parse(source, { withSpans: false }).body) {
        if (entry.type !== 'Message') continue;
        const touch = entry.attributes.find((attribute) => attribute.id.name === 'touch')?.value;
        const id = `${path}: ${entry.id.name}`;
        if (HINTS.test(entry.id.name) && !touch && MOUSE.test(said(entry.value))) wrong.push(`${id} says nothing to a finger`);
        if (touch && MOUSE.test(said(touch))) wrong.push(`${id} tells a finger of a mouse`);
        if (FINGER.test(said(entry.value))) wrong.push(`${id} tells a mouse of a finger`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('follow what the screen is touched with', () => {
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(words.t('page-plan-hint-stack')).toBe('Tap a lit hex.');
    media.mockReturnValue({ matches: false } as MediaQueryList);
    expect(words.t('page-plan-hint-stack')).toMatch(/^Click/);
    media.mockRestore();
  });
});

describe('what is sent of the words', () => {
  it('is all but comments', () => {
    for (const source of Object.values(FILES)) {
      const entries = (text: string): unknown[] =>
        parse(text, { withSpans: false }).body.filter((entry) => entry.type === 'Message').map((entry) => ({ ...entry, comment: null }));
      const lean = withoutComments(source);
      expect(lean).not.toMatch(/^#/m);
      expect(entries(lean)).toEqual(entries(source));
    }
  });

  it('has the words of a game and of its family only with that game', async () => {
    expect(own).not.toMatch(/^page-(coh|holland44|panzer|stalingrad42|zocbond)-/m);
    expect(words.has('page-holland44-counters-about')).toBe(false);
    await loadPage('holland44');
    expect(words.has('page-holland44-counters-about')).toBe(true);
    expect(words.has('page-zocbond-tab-isolated')).toBe(true);
    expect(words.has('page-stalingrad42-counters-about')).toBe(false);
  });
});
