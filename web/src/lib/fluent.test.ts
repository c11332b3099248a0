/** The page says what Python says: sentences of played games and of every text, in both languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message, Ref, Table } from '../wire';
import { bare, LANGUAGES, type Language, Texts } from './fluent';
import { namesOf } from './words.svelte';

const FIXTURE = join(import.meta.dirname, '../../.fixtures/texts.json');

type Piece = string | [kind: string, key: string, words: string];

interface Fixture {
  texts: Record<Language, Record<string, string>>;
  tables: Table[];
  cases: { message: Message; table: number; said: Record<Language, Piece[]> }[];
}

function readFixture(): Fixture {
  if (!existsSync(FIXTURE)) throw new Error('no web/.fixtures/texts.json: run `python tools/web.py fixtures` first');
  return JSON.parse(readFileSync(FIXTURE, 'utf-8')) as Fixture;
}

function load(sources: Record<string, string>, lang: Language): Texts {
  const texts = new Texts(lang);
  for (const [name, source] of Object.entries(sources)) texts.add(name, source);
  return texts;
}

describe('sentences as Python makes them', () => {
  const fixture = readFixture();
  const names = fixture.tables.map(namesOf);

  for (const lang of LANGUAGES) {
    it(`in ${lang}`, () => {
      const texts = load(fixture.texts[lang], lang);
      const differing: unknown[] = [];
      for (const { message, table, said } of fixture.cases) {
        const spans = texts.renderSpans(message, names[table]!);
        const pieces = spans.map((span) => (span.ref ? [span.ref.kind, span.ref.key, span.text] : span.text));
        const text = texts.render(message, names[table]!);
        const whole = said[lang].map((piece) => (typeof piece === 'string' ? piece : piece[2])).join('');
        if (text !== whole || JSON.stringify(pieces) !== JSON.stringify(said[lang])) {
          differing.push({ id: message.id, here: text, python: whole });
        }
      }
      expect(differing).toEqual([]);
    });

    it(`every text of the games in ${lang}`, () => {
      const used = new Set(fixture.cases.map((found) => found.message.id));
      const ids = Object.values(fixture.texts[lang]).flatMap((source) =>
        [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? ''),
      );
      expect(ids.length).toBeGreaterThan(500);
      expect(ids.filter((id) => !used.has(id))).toEqual([]);
    });
  }
});

describe('rendering', () => {
  const unit: Ref = { t: 'ref', kind: 'unit', index: 0, key: 'G-1' };
  const other: Ref = { t: 'ref', kind: 'unit', index: 1, key: 'G-2' };
  const SOURCE = `
core-list-none = nobody
core-list-more = { $a }, { $b }
core-list-last = { $a } and { $b }
name = the squad
    .gen = of the squad
    .number = sg
fires = { UNIT($u, cap: "yes") } { UNIT($u, get: "number") ->
    [pl] fire
   *[sg] fires
}.
near = near { UNIT($u, case: "gen") }
rule = see { RULE("COH-7.62") }
outer = { $said }!
hole = { $missing }
`;
  const texts = load({ test: SOURCE }, 'en');
  const naming = (ref: Ref): Message | undefined =>
    ref.key === 'G-1' ? { t: 'msg', id: 'name', args: {} } : undefined;
  const say = (id: string, args: Message['args'] = {}): string => texts.render({ t: 'msg', id, args }, naming);

  it('uses cases, capitals and traits of names', () => {
    expect(say('fires', { u: unit })).toBe('The squad fires.');
    expect(say('near', { u: unit })).toBe('near of the squad');
  });

  it('joins lists, and takes several for a plural', () => {
    expect(say('fires', { u: [unit, other] })).toBe('The squad and G-2 fire.');
    expect(say('near', { u: [unit, other, other] })).toBe('near of the squad, G-2 and G-2');
    expect(say('near', { u: [] })).toBe('near nobody');
  });

  it('marks things in spans, also those written into the text', () => {
    const spans = texts.renderSpans({ t: 'msg', id: 'rule', args: {} }, naming);
    expect(spans).toEqual([{ text: 'see ' }, { text: 'COH-7.62', ref: { t: 'ref', kind: 'rule', index: -1, key: 'COH-7.62' } }]);
  });

  it('nests messages', () => {
    expect(say('outer', { said: { t: 'msg', id: 'near', args: { u: other } } })).toBe('near G-2!');
  });

  it('never lets typed text pass for a thing', () => {
    expect(say('outer', { said: '\ue0000\ue001evil\ue002' })).toBe('0evil!');
  });

  it('says so rather than showing a hole', () => {
    expect(() => say('hole')).toThrow(/hole \[en\]/);
    expect(() => say('absent')).toThrow(/absent \[en\]: no such message/);
    expect(bare({ t: 'msg', id: 'absent', args: { u: [unit, other], n: 3 } })).toBe('absent n=3 u=G-1, G-2');
  });
});
