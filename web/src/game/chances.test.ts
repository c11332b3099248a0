// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Branch, Outlook } from '../wire';
import { asText, curveBars, fates, fraction, labelOf, partsOf, percents, runsOf, success, turningPoint } from './chances';

function branch(name: string, unit: string, p: string, kind: string, then: Branch[] = []): Branch {
  const label = {
    t: 'msg' as const,
    id: `coh-outcome-${name}`,
    args: { unit: { t: 'ref' as const, kind: 'unit', index: 0, key: unit } },
  };
  return { label, p, then, kind };
}

function outlook(branches: Branch[]): Outlook {
  return { branches, ledgers: [], assumes: [], undecided: '0', curve: null, ahead: [], parts: [] };
}

describe('per cent', () => {
  it('sums to a hundred by largest remainder', () => {
    expect(percents(['13/18', '19/72', '1/72'].map(fraction))).toEqual([72, 27, 1]);
    expect(percents(['1/3', '1/3', '1/3'].map(fraction)).reduce((a, b) => a + b)).toBe(100);
  });
  it('gives no points to what cannot happen', () => {
    expect(percents(['0', '1/2', '1/2'].map(fraction))).toEqual([0, 50, 50]);
  });
  it('keeps parts of less than one per cent at nought when others need the points more', () => {
    expect(percents(['1/1000', '999/1000'].map(fraction))).toEqual([0, 100]);
  });
  it('shows exact fractions reduced', () => {
    expect(asText(fraction('15/36'))).toBe('5/12');
    expect(asText(fraction('1'))).toBe('1');
  });
});

describe('fates', () => {
  it('gives each target its own hundred per cent', () => {
    const found = fates(
      outlook([
        branch('miss', 'A', '5/6', 'none', [branch('miss', 'B', '25/36', 'none'), branch('hit', 'B', '5/36', 'hit')]),
        branch('hit', 'A', '1/6', 'hit', [branch('miss', 'B', '5/36', 'none'), branch('hit', 'B', '1/36', 'hit')]),
      ]),
    );
    expect(found.map((fate) => fate.subject?.key)).toEqual(['A', 'B']);
    for (const fate of found) {
      expect(fate.rows.map((row) => asText(row.p))).toEqual(['5/6', '1/6']);
      expect(fate.rows.map((row) => row.percent)).toEqual([83, 17]);
    }
  });
  it('lets the later outcome of one thing count', () => {
    const found = fates(
      outlook([
        branch('miss', 'A', '1/2', 'none'),
        branch('hit', 'A', '1/2', 'hit', [branch('destroyed', 'A', '1/8', 'kill')]),
      ]),
    );
    expect(found[0]?.rows.map((row) => [row.kind, asText(row.p)])).toEqual([
      ['none', '1/2'],
      ['hit', '3/8'],
      ['kill', '1/8'],
    ]);
  });
  it('lets what is mild take the place of nothing graver', () => {
    const stays = branch('crew-stays', 'A', '1/8', 'none');
    const found = fates(
      outlook([
        branch('damaged', 'A', '1/2', 'hit', [stays, branch('crew-leaves', 'A', '3/8', 'kill')]),
        branch('nothing', 'A', '1/2', 'none', [branch('shaken', 'A', '1/2', 'none', [{ ...stays, p: '1/2' }])]),
      ]),
      ['crew-stays', 'nothing', 'shaken'],
    );
    expect(found[0]?.rows.map((row) => [row.label.id.split('-outcome-')[1], asText(row.p)])).toEqual([
      ['shaken', '1/2'],
      ['damaged', '1/8'],
      ['crew-leaves', '3/8'],
    ]);
  });
  it('tells the chance of any effect', () => {
    expect(success(outlook([branch('miss', 'A', '13/18', 'none'), branch('hit', 'A', '5/18', 'hit')]))).toBe(28);
    expect(success(outlook([]))).toBeNull();
  });
});

describe('parts', () => {
  const subject = { t: 'ref' as const, kind: 'unit', index: 0, key: 'A' };
  it('have the chances of each attack by itself, and what else it names', () => {
    const part = {
      subject,
      undecided: '1/20',
      branches: [
        branch('miss', 'A', '3/5', 'none'),
        branch('hit', 'A', '7/20', 'hit', [branch('destroyed', 'passenger', '1/10', 'kill')]),
      ],
    };
    const [found] = partsOf({ ...outlook([]), parts: [part] });
    expect(found?.subject.key).toBe('A');
    expect(asText(found!.undecided)).toBe('1/20');
    expect(found?.fates.map((fate) => fate.subject?.key)).toEqual([undefined, 'passenger']);
    expect(found?.fates[0]?.rows.map((row) => [row.kind, asText(row.p)])).toEqual([
      ['none', '3/5'],
      ['hit', '7/20'],
    ]);
  });
  it('are none where an option has none', () => {
    expect(partsOf(outlook([branch('miss', 'A', '1', 'none')]))).toEqual([]);
  });
});

describe('the dice curve', () => {
  const bar = (face: number, hit: boolean): { face: number; ways: number; outcome: string; kind: string } => ({
    face,
    ways: 1,
    outcome: hit ? 'hit' : 'miss',
    kind: hit ? 'hit' : 'none',
  });
  it('is coloured by the outcomes and turns where the first effect is', () => {
    const bars = curveBars({ dice: '1D6', bars: [1, 2, 3, 4, 5, 6].map((face) => bar(face, face > 3)) });
    expect(bars.map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'hit', 'hit', 'hit']);
    expect(turningPoint(bars)).toEqual({ face: 4, outcome: 'hit', before: 'miss' });
  });
  it('does not turn where every face does the same', () => {
    expect(turningPoint(curveBars({ dice: '1D6', bars: [bar(1, true), bar(2, true)] }))).toBeNull();
  });
  it('does not turn at a roll that does not count', () => {
    const again = { face: 3, ways: 1, outcome: '', kind: 'again' };
    const bars = curveBars({ dice: '1D6', bars: [bar(1, false), bar(2, false), again, bar(4, false), bar(5, true)] });
    expect(turningPoint(bars)).toEqual({ face: 5, outcome: 'hit', before: 'miss' });
  });
  it('finds the words of an outcome', () => {
    const look = outlook([branch('miss', 'A', '1/2', 'none'), branch('hit', 'A', '1/2', 'hit')]);
    expect(labelOf(look, 'hit')?.id).toBe('coh-outcome-hit');
    expect(labelOf(look, 'stuck')).toBeNull();
  });
});

describe('totals of a D100', () => {
  it('that bring the same side by side are one run', () => {
    const bar = (face: number, outcome: string) => ({ face, outcome, kind: outcome === 'miss' ? 'none' : 'kill', height: 1 });
    const bars = [bar(1, 'burns'), bar(2, 'burns'), bar(3, 'miss'), bar(4, 'miss'), bar(5, 'burns')];
    expect(runsOf(bars).map(({ from, to, outcome }) => [from, to, outcome])).toEqual([
      [1, 2, 'burns'],
      [3, 4, 'miss'],
      [5, 5, 'burns'],
    ]);
  });
});
