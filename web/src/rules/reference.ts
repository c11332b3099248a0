/** The rules reference of a game: fetched once a language, found by id, searched as the reader types. */
import * as api from '../lib/api';
import type { Language } from '../lib/fluent';
import type { Chapter, Reference, Section, Span } from '../wire';

const fetched = new Map<string, Promise<Book>>();

/** A reference with its sections at hand. */
export class Book {
  readonly sections = new Map<string, { chapter: Chapter; section: Section }>();
  private words: Entry[] | undefined;

  constructor(readonly reference: Reference) {
    for (const chapter of reference.chapters) {
      for (const section of chapter.sections) this.sections.set(section.id, { chapter, section });
    }
  }

  /** The section of a rule, or of the nearest rule above it: COH-7.623 is explained in COH-7.62. */
  find(id: string): { chapter: Chapter; section: Section } | undefined {
    for (const wanted of [id, ...above(id)]) {
      const found = this.sections.get(wanted);
      if (found) return found;
    }
    return undefined;
  }

  /** The sections a rule lies within, the widest first: of COH-7.62 those of COH-7.0 and COH-7.6. */
  path(id: string): Section[] {
    const chapter = this.sections.get(id)?.chapter;
    return above(id)
      .reverse()
      .flatMap((wanted) => {
        const found = this.sections.get(wanted);
        return found && found.chapter === chapter ? [found.section] : [];
      });
  }

  /** What lies around a section: the one before and the one after. */
  around(id: string): { before: Section | undefined; after: Section | undefined } {
    const ids = [...this.sections.keys()];
    const at = ids.indexOf(id);
    const section = (n: number): Section | undefined => this.sections.get(ids[n] ?? '')?.section;
    return { before: at > 0 ? section(at - 1) : undefined, after: at >= 0 ? section(at + 1) : undefined };
  }

  entries(): Entry[] {
    this.words ??= [...this.sections.values()].map(({ chapter, section }) => entry(chapter, section));
    return this.words;
  }
}

/** The ids of the rules a rule is part of, the nearest first. */
export function above(id: string): string[] {
  const found: string[] = [];
  const dot = id.indexOf('.');
  if (dot < 0) return found;
  for (let end = id.length - 1; end > dot + 1; end--) found.push(id.slice(0, end).replace(/\.$/, ''));
  const whole = `${id.slice(0, dot)}.0`;
  if (whole !== id) found.push(whole);
  return [...found, id.slice(0, dot)];
}

export function loadBook(game: string, language: Language): Promise<Book> {
  const key = `${game}/${language}`;
  const before = fetched.get(key);
  if (before) return before;
  const coming = api.rules(game, language).then((reference) => new Book(reference));
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key)); // asked again next time
  return coming;
}

/** A link to a rule was clicked. */
export type Follow = (event: MouseEvent, id: string) => void;

// Searching

interface Entry {
  chapter: Chapter;
  section: Section;
  id: string;
  title: string;
  text: string;
  /** `text` as it is compared: the same length, so that what is found can be marked. */
  folded: string;
  foldedTitle: string;
}

export interface Found {
  chapter: Chapter;
  section: Section;
  score: number;
  /** A piece of the text, what was looked for marked. */
  snippet: { text: string; hit: boolean }[];
}

/** Letters only matter: no capitals, no ё. Keeps every character in its place. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** All words of a section, without its title. */
export function plain(section: Section): string {
  const line = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');
  const block = (each: Section['blocks'][number]): string => {
    if (each.t === 'text') return line(each.spans);
    if (each.t === 'list') return inARow(each.items.map(line));
    return inARow([each.head, ...each.rows].map((row) => row.map(line).join(' ')));
  };
  return [...section.blocks, ...section.example].map(block).join(' ');
}

/** Items of a list in one line: a semicolon stands where none of their own marks ends them. */
function inARow(items: readonly string[]): string {
  return items.map((item, i) => (i < items.length - 1 && !/[.,;:!?…]$/.test(item.trimEnd()) ? `${item.trimEnd()};` : item)).join(' ');
}

function entry(chapter: Chapter, section: Section): Entry {
  const text = plain(section);
  return {
    chapter,
    section,
    id: fold(section.id),
    title: section.title,
    text,
    folded: fold(text),
    foldedTitle: fold(section.title),
  };
}

/** Endings of Russian words, the longer ones first. */
const ENDINGS_RU =
  'иями ями ами иях ого его ому ему ыми ими ать ять ить еть ах ях ов ев ей ой ый ий ая яя ое ее ые ие ' +
  'ую юю ом ем ам ям ых их а я о е у ю ы и й ь';
const ENDINGS = new RegExp(`(${ENDINGS_RU.split(' ').join('|')})$`);

/** The part of a word that stays when it is inflected, roughly. */
export function stem(word: string): string {
  if (/[а-я]/.test(word)) {
    const root = word.replace(ENDINGS, '');
    return root.length >= 3 ? root : word;
  }
  if (word.length > 4 && /[a-z]s$/.test(word)) return word.replace(/(ies|s)$/, '');
  return word;
}

export function terms(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}.'+-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
    .filter((word) => word !== '')
    .map((word) => stem(word));
}

/** Where a word begins with the term. */
function wordAt(text: string, term: string, from = 0): number {
  for (let at = text.indexOf(term, from); at >= 0; at = text.indexOf(term, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}

/** How well a section fits; 0: some term is nowhere in it. */
function score(each: Entry, wanted: readonly string[]): number {
  let sum = 0;
  for (const term of wanted) {
    const number = /^[0-9]/.test(term);
    let best = 0;
    if (each.id === term || each.id.endsWith(`-${term}`)) best = 100;
    else if (each.id.startsWith(term) || (number && each.id.includes(`-${term}`))) best = 40;
    if (wordAt(each.foldedTitle, term) >= 0) best = Math.max(best, each.foldedTitle.startsWith(term) ? 24 : 20);
    if (best === 0) {
      let count = 0;
      for (let at = wordAt(each.folded, term); at >= 0 && count < 5; at = wordAt(each.folded, term, at + 1)) count += 1;
      best = count;
    }
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

const AROUND = 60;

/** Where the word that a letter stands in ends. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && /[\p{L}\p{N}]/u.test(text[end] ?? '')) end += 1;
  return Math.max(end, Math.min(at + 1, text.length));
}

function snippet(each: Entry, wanted: readonly string[]): Found['snippet'] {
  const hits = wanted.map((term) => wordAt(each.folded, term)).filter((at) => at >= 0);
  const first = hits.length > 0 ? Math.min(...hits) : 0;
  let start = Math.max(0, first - AROUND);
  if (start > 0) start = each.text.indexOf(' ', start) + 1;
  let end = first + 2 * AROUND;
  if (end < each.text.length) end = each.text.lastIndexOf(' ', end);
  end = Math.max(end < 0 ? each.text.length : Math.min(end, each.text.length), wordEnd(each.text, first));
  const parts: Found['snippet'] = [];
  const put = (text: string, hit: boolean): void => {
    if (text) parts.push({ text, hit });
  };
  let at = start;
  while (at < end) {
    const next = wanted
      .map((term) => ({ term, at: wordAt(each.folded, term, at) }))
      .filter((found) => found.at >= 0 && found.at < end)
      .sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0];
    if (!next) break;
    put(each.text.slice(at, next.at), false);
    const stop = wordEnd(each.text, next.at + next.term.length - 1);
    put(each.text.slice(next.at, stop), true);
    at = stop;
  }
  put(each.text.slice(at, Math.max(at, end)), false);
  if (start > 0) parts.unshift({ text: '… ', hit: false });
  if (end < each.text.length) parts.push({ text: ' …', hit: false });
  return parts;
}

/**
 * Sections that hold all words of the query, the best first. `other` is the same reference in another language: what is
 * found only there is shown in the language of `book`.
 */
export function search(book: Book, query: string, other?: Book): Found[] {
  const wanted = terms(query);
  if (wanted.length === 0) return [];
  const found = new Map<string, Found>();
  for (const each of book.entries()) {
    const points = score(each, wanted);
    if (points > 0) {
      const { chapter, section } = each;
      found.set(section.id, { chapter, section, score: points, snippet: snippet(each, wanted) });
    }
  }
  for (const each of other?.entries() ?? []) {
    const points = score(each, wanted) / 2;
    const here = book.sections.get(each.section.id);
    if (points === 0 || !here || found.has(each.section.id)) continue;
    found.set(each.section.id, { ...here, score: points, snippet: snippet(each, wanted) });
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}
