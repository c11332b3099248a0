// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { entries, filtered, headline, linesUntil, ownerOf } from './logbook';

function line(kind: string, owner = -1, dice: number[] = []): LogLine {
  return { kind, text: { t: 'msg', id: `coh-event-${kind}`, args: {} }, ledgers: [], owner, dice, begins: false };
}

const kinds = { heading: ['round-begins'], minor: ['rolled', 'pays'], combat: ['fires'], loss: ['destroyed'] };
const log = [
  line('round-begins'),
  line('moves', 0),
  line('pays', 0),
  line('round-begins'),
  line('fires', 1),
  line('rolled', 1, [3, 4]),
  line('destroyed', 0),
];

describe('the log', () => {
  it('puts small print under its line', () => {
    expect(entries(log, kinds).map((entry) => [entry.line.kind, entry.more.map((m) => m.at)])).toEqual([
      ['round-begins', []],
      ['moves', [2]],
      ['round-begins', []],
      ['fires', [5]],
      ['destroyed', []],
    ]);
  });
  it('tells a way of many hexes by where it ended, also if a stack goes together', () => {
    const step = (unit: string, place: string): LogLine => ({
      ...line('moves', 0),
      text: { t: 'msg', id: 'moves', args: { unit: { t: 'ref', kind: 'unit', index: 0, key: unit }, place } },
    });
    const way = [line('round-begins'), step('A', '1'), step('A', '2'), step('B', '3'), step('A', '4')];
    const [entry] = entries(way, { heading: ['round-begins'], minor: ['moves'], runs: ['moves'] });
    expect(entry?.more.map(({ at }) => at)).toEqual([3, 4]);
    expect(entries(way, { heading: ['round-begins'], runs: ['moves'] }).map(({ at }) => at)).toEqual([0, 3, 4]);
  });
  it('is plain without a game to say more', () => {
    expect(entries(log)).toHaveLength(7);
    expect(filtered(entries(log), 'combat', 0).map((entry) => entry.line.kind)).toEqual(['rolled']);
  });
  it('filters, and drops headings with nothing under them', () => {
    const all = entries(log, kinds);
    expect(filtered(all, 'combat', 0, kinds).map((entry) => entry.at)).toEqual([3, 4]);
    expect(filtered(all, 'losses', 0, kinds).map((entry) => entry.at)).toEqual([3, 6]);
    expect(filtered(all, 'mine', 0, kinds).map((entry) => entry.at)).toEqual([0, 1, 3, 6]);
    expect(filtered(all, 'mine', -1, kinds)).toEqual([]);
  });
});

describe('an act and what it costs', () => {
  const begins = (l: LogLine): LogLine => ({ ...l, begins: true });
  const of = (l: LogLine, unit: string): LogLine => ({ ...l, text: { ...l.text, args: { unit: { t: 'ref', kind: 'unit', index: 0, key: unit } } } });
  const style = {
    heading: ['round-begins'],
    minor: ['rolled', 'pays', 'spends', 'turns', 'attacked'],
    price: ['pays', 'spends'],
    opens: ['fires'],
    combat: ['fires', 'missed', 'hit', 'destroyed'],
    loss: ['destroyed', 'loses-cap'],
  };
  const read = (lines: LogLine[]): [string, number, string[]][] =>
    entries(lines, style).map((entry) => [entry.line.kind, ownerOf(entry), entry.more.map(({ line: { kind } }) => kind)]);

  it('what is paid before a shot is its small print, and stands last', () => {
    const log = [
      begins(line('passes', 1)),
      begins(line('pays', 0)),
      line('spends', 0),
      line('fires', 0),
      line('rolled', 0, [5, 6]),
      line('attacked', 1),
      line('destroyed', 1),
      line('loses-cap', 1),
    ];
    expect(read(log)).toEqual([
      ['passes', 1, []],
      ['fires', 0, ['rolled', 'attacked', 'destroyed', 'loses-cap', 'pays', 'spends']],
    ]);
    expect(linesUntil(entries(log, style)[1]!)).toBe(8);
  });

  it('a turn of the unit that has moved belongs to its move, a turn of an enemy is his own act', () => {
    const log = [
      begins(of(line('moves', 0), 'G1')),
      begins(of(line('turns', 0), 'G1')),
      line('pays', 0),
      begins(of(line('turns', 1), 'S1')),
      line('pays', 1),
      begins(line('pays', 0)),
    ];
    expect(read(log)).toEqual([
      ['moves', 0, ['turns', 'pays']],
      ['turns', 1, ['pays']],
      ['pays', 0, []],
    ]);
  });

  it('small acts stand together, and not under what another unit did', () => {
    const log = [
      begins(of(line('disrupted', 0), 'G1')),
      begins(of(line('turns', 0), 'G1')),
      begins(of(line('turns', 0), 'G2')),
      begins(of(line('turns', 0), 'G3')),
      begins(of(line('disrupted', 0), 'G3')),
    ];
    expect(read(log)).toEqual([
      ['disrupted', 0, ['turns']],
      ['turns', 0, ['turns']],
      ['disrupted', 0, []],
    ]);
  });

  it('the result of a shot comes to it also when it is told of a later choice', () => {
    const log = [begins(line('fires', 0)), begins(line('rolled', 0, [1, 2])), line('missed', 1), begins(line('moves', 1))];
    expect(read(log)).toEqual([
      ['fires', 0, ['rolled', 'missed']],
      ['moves', 1, []],
    ]);
  });

  it('the headline is the gravest result, the price comes last', () => {
    const told = [line('pays', 0), line('fires', 0), line('rolled', 0, [6, 6]), line('destroyed', 1), line('loses-cap', 1)];
    const { head, more } = headline(told, { ...style, results: ['destroyed', 'missed'] });
    expect(head?.kind).toBe('destroyed');
    expect(more.map(({ kind }) => kind)).toEqual(['fires', 'rolled', 'loses-cap', 'pays']);
    expect(headline([line('pays', 0), line('turns', 0)], style).head?.kind).toBe('turns');
    expect(headline([line('turn-begins'), line('fires')], { heading: ['turn-begins'] }).head?.kind).toBe('turn-begins');
  });

  it('of a way only its end is told', () => {
    const step = (unit: string): LogLine => ({ ...line('moves', 0), text: { t: 'msg', id: 'x', args: { unit } } });
    const told = [step('A'), step('B'), step('A'), step('A')];
    const { head, more } = headline(told, { runs: ['moves'] });
    expect(head).toBe(told[3]);
    expect(more).toEqual([told[1]]);
  });
});
