// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Reference, Section } from '../wire';
import { above, Book, plain, search, stem, terms } from './reference';

const span = (text: string, more: { bold?: boolean; rule?: string } = {}) => ({ text, bold: false, rule: '', ...more });

function section(id: string, title: string, text: string, more: Partial<Section> = {}): Section {
  return { id, title, blocks: [{ t: 'text', spans: [span(text)] }], example: [], see: [], ...more };
}

const EN: Reference = {
  game: 'coh',
  language: 'en',
  chapters: [
    {
      id: '3',
      title: 'Points',
      sections: [
        section('COH-3.0', 'Action points', 'A unit gets 7 AP.'),
        section('COH-3.2', 'Command action points', 'CAP pay for anything.'),
      ],
    },
    {
      id: '7',
      title: 'Combat',
      sections: [
        section('COH-7.0', 'Fire', 'Roll two dice and add the firepower.'),
        section('COH-7.5', 'Rally', 'A hit unit rallies with two dice. No enemy may be in its hex.'),
        section('COH-7.6', 'Range', 'Count hexes.'),
        section('COH-7.62', 'Short range', 'A target in the next hex is easier to hit: add 3 to firepower.', {
          blocks: [
            {
              t: 'text',
              spans: [
                span('A target in the next hex: '),
                span('add 3', { bold: true }),
                span('. See '),
                span('COH-7.6', { rule: 'COH-7.6' }),
              ],
            },
            { t: 'list', numbered: false, items: [[span('not for weapon cards')]] },
            { t: 'table', head: [[span('range')]], rows: [[[span('1 hex')]]] },
          ],
          example: [{ t: 'text', spans: [span('Rifles fire at the HMG.')] }],
        }),
      ],
    },
  ],
};

const RU: Reference = {
  game: 'coh',
  language: 'ru',
  chapters: [
    {
      id: '7',
      title: 'Бой',
      sections: [
        section('COH-7.5', 'Перегруппировка', 'Отряд с попаданием бросает два кубика. Ещё нужен гекс без противника.'),
      ],
    },
  ],
};

const book = new Book(EN);

describe('finding a rule', () => {
  it('knows the rules above a rule', () => {
    expect(above('COH-7.62')).toEqual(['COH-7.6', 'COH-7.0', 'COH-7']);
    expect(above('COH-7.0')).toEqual(['COH-7']);
    expect(above('COH-C.12')).toEqual(['COH-C.1', 'COH-C.0', 'COH-C']);
  });

  it('finds the section or the nearest above', () => {
    expect(book.find('COH-7.62')?.section.title).toBe('Short range');
    expect(book.find('COH-7.623')?.section.id).toBe('COH-7.62');
    expect(book.find('COH-7.9')?.section.id).toBe('COH-7.0');
    expect(book.find('COH-99.1')).toBeUndefined();
  });

  it('gives the path to it and its neighbours', () => {
    expect(book.path('COH-7.62').map((each) => each.id)).toEqual(['COH-7.0', 'COH-7.6']);
    expect(book.around('COH-7.0').before?.id).toBe('COH-3.2');
    expect(book.around('COH-7.62').after).toBeUndefined();
  });

  it('puts a semicolon between items of a list only where they have no mark of their own', () => {
    const items = ['one;', 'two', 'three.', 'four,', 'five;'].map((text) => [span(text)]);
    expect(plain({ ...section('COH-1.0', 'List', 'So:'), blocks: [{ t: 'list', numbered: false, items }] })).toBe('one; two; three. four, five;');
  });

  it('reads all words of a section', () => {
    expect(plain(EN.chapters[1]!.sections[3]!)).toBe(
      'A target in the next hex: add 3. See COH-7.6 not for weapon cards range; 1 hex Rifles fire at the HMG.',
    );
  });
});

describe('searching', () => {
  const ids = (query: string, other?: Book): string[] => search(book, query, other).map((each) => each.section.id);

  it('finds by number, title and text, the best first', () => {
    expect(ids('7.62')[0]).toBe('COH-7.62');
    expect(ids('coh-7.5')).toEqual(['COH-7.5']);
    expect(ids('range')).toEqual(['COH-7.6', 'COH-7.62']);
    expect(ids('firepower')).toEqual(['COH-7.0']);
    expect(ids('rallies')).toEqual(['COH-7.5']);
  });

  it('wants every word, and words from their beginning', () => {
    expect(ids('two dice enemy')).toEqual(['COH-7.5']);
    expect(ids('two dice elephant')).toEqual([]);
    expect(ids('ange')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });

  it('does not stumble over signs', () => {
    expect(ids('(range')).toEqual(['COH-7.6', 'COH-7.62']);
    expect(ids('.*')).toEqual([]);
  });

  it('finds what is known in the other language only', () => {
    expect(ids('перегруппировку', new Book(RU))).toEqual(['COH-7.5']);
    expect(search(book, 'перегруппировку', new Book(RU))[0]?.section.title).toBe('Rally');
  });

  it('folds Russian endings and ё', () => {
    const russian = new Book(RU);
    for (const query of ['кубиков', 'противник', 'еще', 'Гекса', 'перегруппировки']) {
      expect(
        search(russian, query).map((each) => each.section.id),
        query,
      ).toEqual(['COH-7.5']);
    }
    expect(stem('гексы')).toBe('гекс');
    expect(terms('Hexes, units')).toEqual(['hexe', 'unit']);
  });

  it('marks whole words and cuts between them', () => {
    const long = new Book({
      ...EN,
      chapters: [
        {
          id: '1',
          title: 'One',
          sections: [section('COH-1.0', 'Long', `${'word '.repeat(40)}rallying ${'other '.repeat(40)}`)],
        },
      ],
    });
    const snippet = search(long, 'rally')[0]!.snippet;
    expect(snippet.filter((part) => part.hit).map((part) => part.text)).toEqual(['rallying']);
    const whole = snippet.map((part) => part.text).join('');
    expect(whole).toMatch(/^… (word )+rallying (other ?)+ …$/);
    expect(whole.length).toBeLessThan(220);
  });

  it('marks what was found', () => {
    const found = search(book, 'hex enemy')[0]!;
    expect(found.snippet.filter((part) => part.hit).map((part) => part.text)).toEqual(['enemy', 'hex']);
    expect(found.snippet.map((part) => part.text).join('')).toContain('No enemy may be in its hex.');
  });
});
