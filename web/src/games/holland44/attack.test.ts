import { describe, expect, it } from 'vitest';
import type { Branch, Message, Outlook, Question } from '../../wire';
import { attackOf, chance, faces, gives, ladderOf, loses } from './attack';

const word = (id: string): Message => ({ t: 'msg', id, args: {} });
const unit = (key: string) => ({ t: 'ref' as const, kind: 'unit', index: 0, key });
const result = (code: string, p: string, then: Branch[] = []): Branch => ({
  label: { t: 'msg', id: 'holland44-outcome-result', args: { result: word(`holland44-word-${code}`) } },
  p,
  then,
  kind: 'hit',
});
const then = (what: string, p: string, key = ''): Branch => ({
  label: { t: 'msg', id: `holland44-outcome-${what}`, args: key ? { unit: unit(key) } : {} },
  p,
  then: [],
  kind: '',
});

const outlook = {
  branches: [result('a1', '1/3', [then('step', '1/3', 'A')]), result('eng', '1/3'), result('dr', '1/3', [then('retreats', '1/4'), then('holds', '1/12')])],
  ledgers: [
    { title: word('a'), lines: [], total: 8 },
    { title: word('d'), lines: [], total: 3 },
    {
      title: word('s'),
      lines: [
        { rule: 'H44-10.7', text: word('air'), op: 'shift', value: 1, total: 1 },
        { rule: 'H44-9.4', text: word('column'), op: 'column', value: 4, total: 1 },
      ],
      total: 1,
    },
  ],
} as unknown as Outlook;

describe('an attack that is being built', () => {
  it('is read from the prompt', () => {
    const args = { target: { t: 'ref', kind: 'hex', index: 1, key: '1405' }, units: [unit('A'), unit('B')], attached: unit('-'), air: 1 };
    const found = attackOf({ prompt: { t: 'msg', id: '', args } } as unknown as Question);
    expect(found).toMatchObject({ units: ['A', 'B'], support: [], attached: '', air: 1 });
    expect(found.target?.key).toBe('1405');
  });

  it('climbs the ladder by its shifts', () => {
    expect(ladderOf(outlook)).toMatchObject({ from: 3, to: 4 });
  });

  it('lays its results on the six faces', () => {
    expect(faces(outlook)).toHaveLength(6);
  });

  it('sums up what follows', () => {
    expect(chance(outlook.branches, gives)).toEqual({ n: 1n, d: 4n });
    expect(chance(outlook.branches, loses(new Set(['A'])))).toEqual({ n: 1n, d: 3n });
    expect(chance(outlook.branches, loses(new Set(['B'])))).toEqual({ n: 0n, d: 1n });
  });
});
