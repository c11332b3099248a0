// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { entries, filtered } from './logbook';

function line(kind: string, owner = -1, dice: number[] = []): LogLine {
  return { kind, text: { t: 'msg', id: `coh-event-${kind}`, args: {} }, ledgers: [], owner, dice };
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
