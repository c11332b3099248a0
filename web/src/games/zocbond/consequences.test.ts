import { describe, expect, it } from 'vitest';

import type { Branch, Outlook } from '../../wire';
import { ofCourses, rollsForOthers } from './consequences';

const unit = { t: 'ref' as const, kind: 'unit', index: 1, key: '2-SSTAFF' };
const branch = (name: string, kind: string, p: string, then: Branch[] = []): Branch => ({
  label: { t: 'msg', id: `holland44-outcome-${name}`, args: { unit } },
  kind,
  p,
  then,
});
const outlook = (branches: Branch[]): Outlook => ({ branches, ledgers: [], assumes: [], undecided: '0', curve: null, ahead: [], parts: [] });

describe('ofCourses', () => {
  it('tells what becomes of a unit in the end: who is scattered and then lost is lost (H44-22.3.4)', () => {
    const lost = branch('scattered', 'hit', '1', [branch('step', 'hit', '1', [branch('eliminated', 'kill', '1')])]);
    const rows = ofCourses(outlook([lost]), (label) => label.id);
    expect(rows).toEqual([{ text: 'holland44-outcome-eliminated', kind: 'kill', p: 1 }]);
  });

  it('keeps those apart who come off better', () => {
    const rows = ofCourses(outlook([branch('scattered', 'hit', '1/2'), branch('unhurt', 'none', '1/2')]), (label) => label.id);
    expect(rows.map(({ text, p }) => [text, p])).toEqual([
      ['holland44-outcome-unhurt', 0.5],
      ['holland44-outcome-scattered', 0.5],
    ]);
  });

  it('tells only of the unit that is chosen, not of the landing that is rolled for next (H44-22.3.1)', () => {
    const next = (name: string, kind: string, p: string): Branch => ({ label: { t: 'msg', id: `holland44-outcome-${name}`, args: {} }, kind, p, then: [] });
    const bears = outlook([branch('scattered', 'hit', '1', [next('unhurt', 'none', '2/3'), next('astray', 'hit', '1/3')])]);
    expect(ofCourses(bears, (label) => label.id, '2-SSTAFF')).toEqual([{ text: 'holland44-outcome-scattered', kind: 'hit', p: 1 }]);
    expect(rollsForOthers(bears, '2-SSTAFF')).toBe(true);
    expect(ofCourses(bears, (label) => label.id)).toHaveLength(3);
    expect(rollsForOthers(outlook([branch('unhurt', 'none', '1')]), '2-SSTAFF')).toBe(false);
  });
});
