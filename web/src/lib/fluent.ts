/**
 * Messages to sentences, as `grognard.core.telling.catalogue` makes them in Python, from the same .ftl files.
 *
 * Functions UNIT HEX RULE PLAYER CARD SIDE AREA put a thing of the game into words: `case` gives a grammatical case,
 * `cap` a capital, `get` not the name but a trait of it. Lists are joined by the core-list-* texts.
 */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Arg, Item, Message, Ref } from '../wire';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

const FUNCTIONS = ['UNIT', 'HEX', 'RULE', 'PLAYER', 'CARD', 'SIDE', 'AREA'];
const MARK = /\ue000([0-9]+)\ue001([^\ue002]*)\ue002/g; // around a name, where spans are wanted
const UNMARK = /[\ue000-\ue002]/g;

/** The text that names a thing, or undefined: its key is its name. */
export type Names = (ref: Ref) => Message | undefined;

/** A piece of a sentence: plain text, or a thing that is named there. */
export interface Span {
  text: string;
  ref?: Ref;
}

export class TextError extends Error {}

type Form = Record<string, string>;

/** The texts of some packages in one language. */
export class Texts {
  readonly lang: Language;
  private readonly bundle: FluentBundle;
  private readonly packages = new Set<string>();

  constructor(lang: Language) {
    this.lang = lang;
    const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, wordsOf(name)]));
    this.bundle = new FluentBundle(lang, { functions, useIsolating: false });
  }

  /** Adds a package's file once; false if it was there already. */
  add(name: string, source: string): boolean {
    if (this.packages.has(name)) return false;
    this.packages.add(name);
    this.bundle.addResource(new FluentResource(source));
    return true;
  }

  has(name: string): boolean {
    return this.packages.has(name);
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence, in the form of an attribute if it has that one; throws TextError rather than show a hole. */
  render(message: Message, names: Names, attribute = ''): string {
    return new Session(this, names, null).text(message, attribute);
  }

  /** The same sentence in pieces. */
  renderSpans(message: Message, names: Names, attribute = ''): Span[] {
    const marks: Ref[] = [];
    return split(new Session(this, names, marks).text(message, attribute), marks);
  }

  format(id: string, args: Record<string, FluentVariable>, attribute: string): string {
    const entry = this.bundle.getMessage(id);
    const pattern = entry?.attributes[attribute] ?? entry?.value;
    if (pattern === undefined || pattern === null) throw new TextError(`${id} [${this.lang}]: no such message`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new TextError(`${id} [${this.lang}]: ${errors[0].message}`);
    return text;
  }

  hasAttribute(id: string, attribute: string): boolean {
    return this.bundle.getMessage(id)?.attributes[attribute] !== undefined;
  }
}

function split(text: string, marks: Ref[]): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > end) spans.push({ text: text.slice(end, found.index) });
    const ref = marks[Number(found[1])];
    spans.push(ref ? { text: found[2] ?? '', ref } : { text: found[2] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

/** One rendering: whose words, and whether names are marked. */
class Session {
  constructor(
    private readonly texts: Texts,
    private readonly names: Names,
    private readonly marks: Ref[] | null,
  ) {}

  /** The message, or one attribute of it; without that attribute, the message. */
  text(message: Message, attribute = ''): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args)) args[name] = this.value(arg); // what is nested comes first
    return this.format(message.id, args, attribute);
  }

  private format(id: string, args: Record<string, FluentVariable>, attribute = ''): string {
    const before = session;
    session = this;
    try {
      return this.texts.format(id, args, attribute);
    } finally {
      session = before;
    }
  }

  private value(arg: Arg): FluentVariable {
    return Array.isArray(arg) ? new Things(arg.map((item) => this.item(item))) : this.item(arg);
  }

  private item(item: Item): FluentVariable {
    if (typeof item === 'number') return item;
    if (typeof item === 'string') return item.replace(UNMARK, '');
    return item.t === 'ref' ? new Thing(item) : new Said(this.text(item));
  }

  trait(ref: Ref, trait: string): string {
    const message = this.names(ref);
    if (!message || !this.texts.hasAttribute(message.id, trait)) return '';
    return new Session(this.texts, this.names, null).text(message, trait);
  }

  private name(ref: Ref, form: Form): string {
    const message = this.names(ref);
    let words = message
      ? new Session(this.texts, this.names, null).text(message, form.case ?? '')
      : ref.key.replace(UNMARK, '');
    if (form.cap) words = words.slice(0, 1).toUpperCase() + words.slice(1);
    if (this.marks === null) return words;
    this.marks.push(ref);
    return `\ue000${this.marks.length - 1}\ue001${words}\ue002`;
  }

  put(thing: FluentVariable, form: Form): string {
    if (thing instanceof Thing) return this.name(thing.value, form);
    if (thing instanceof Things) return this.listed(thing.value, form);
    if (thing instanceof Said) return thing.value;
    return String(thing);
  }

  private listed(items: FluentVariable[], form: Form): string {
    const first = items[0];
    if (first === undefined) return this.format('core-list-none', {});
    const { cap: _, ...rest } = form;
    const words = items.map((item, i) => this.put(item, i === 0 ? form : rest));
    let text = words[0] ?? '';
    for (const word of words.slice(1, -1)) text = this.format('core-list-more', { a: text, b: word });
    return words.length > 1 ? this.format('core-list-last', { a: text, b: words.at(-1) ?? '' }) : text;
  }
}

// Fluent tells its functions nothing about the rendering they serve; rendering never waits, so one variable will do.
let session: Session | undefined;

function now(): Session {
  if (!session) throw new TextError('a text function was called outside of a rendering');
  return session;
}

/** A Ref on its way through Fluent: `{ $u }` alone is its plain name. */
class Thing extends FluentType<Ref> {
  override toString(): string {
    return now().put(this, {});
  }
}

/** A nested message, rendered. */
class Said extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** A list on its way through Fluent. */
class Things extends FluentType<FluentVariable[]> {
  override toString(): string {
    return now().put(this, {});
  }
}

function wordsOf(name: string): (positional: FluentValue[], named: Record<string, FluentValue>) => FluentValue {
  return (positional, named) => {
    let thing: FluentValue | undefined = positional[0];
    if (typeof thing === 'string') {
      thing = new Thing({ t: 'ref', kind: name.toLowerCase(), index: -1, key: thing }); // RULE("COH-7.62")
    }
    if (!(thing instanceof Thing || thing instanceof Things || thing instanceof Said)) {
      throw new TextError(`${name} was not given a thing of the game`);
    }
    const form = Object.fromEntries(Object.entries(named).map(([option, value]) => [option, String(value)]));
    const get = form.get;
    if (get === undefined) return now().put(thing, form);
    if (thing instanceof Thing) return now().trait(thing.value, get);
    return get === 'number' && thing instanceof Things && thing.value.length > 1 ? 'pl' : '';
  };
}

/** A message without its text: the last resort of the last resort. */
export function bare(message: Message): string {
  const words = (arg: Arg): string => {
    if (Array.isArray(arg)) return arg.map(words).join(', ');
    if (typeof arg === 'object') return arg.t === 'ref' ? arg.key : bare(arg);
    return String(arg).replace(UNMARK, '');
  };
  const args = Object.keys(message.args).sort();
  return [message.id, ...args.map((name) => `${name}=${words(message.args[name] ?? '')}`)].join(' ');
}
