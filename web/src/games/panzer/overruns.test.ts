// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Account, Offer, Outlook, Question } from '../../wire';
import { chargeOf, overrunsOf } from './overruns';

const account = (name: string, total: number): Account => ({ title: { t: 'msg', id: `panzer-ledger-gp-${name}`, args: {} }, lines: [], total });
const outlook = (...ledgers: Account[]): Outlook => ({ branches: [], ledgers, assumes: [], undecided: '0', curve: null, ahead: [], parts: [] });
const offer = (key: string): Offer => ({ key, text: { t: 'msg', id: '', args: {} }, anchors: [], role: 'build', group: '', rule: '', cost: -1, rolls: false, regret: null });

describe('an overrun', () => {
  it('has the chances of the rolls that its ledgers name', () => {
    expect(chargeOf(outlook(account('suppressed', 44), account('effective', 73)))).toEqual({ shaken: 29, full: 28 });
    expect(chargeOf(outlook(account('suppressed', -4), account('effective', 131)))).toEqual({ shaken: 100, full: 0 });
    expect(chargeOf(outlook())).toBeUndefined();
  });

  it('is found among the moves', () => {
    const question = { offers: [offer('move G1'), offer('overrun G1 S1'), offer('done')] } as Question;
    expect(overrunsOf(question).offers.map(({ key }) => key)).toEqual(['overrun G1 S1']);
  });
});
