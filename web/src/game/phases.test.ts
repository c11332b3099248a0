import { describe, expect, it } from 'vitest';
import { loadPage } from '../games/registry';
import { phaseOf } from './phases';

describe.each(['holland44', 'stalingrad42'])('the phases of %s', (game) => {
  it('follow what is asked, by anybody', async () => {
    const { of } = (await loadPage(game)).phases!;
    const walk = (kinds: string[]): string[] => {
      let now = '';
      return kinds.map((kind) => (now = phaseOf(of, [kind], now)));
    };
    expect(walk(['Movement.choose', 'Lose.choose', 'Combat.attacks', 'Retreat.go', 'Trim.choose', 'SupplyPhase.choose'])).toEqual([
      'movement',
      'movement',
      'combat',
      'combat',
      'combat',
      'supply',
    ]);
    const starts = Object.values(of).flat();
    expect(new Set(starts).size).toBe(starts.length);
    expect(Object.keys(of).indexOf('movement')).toBeLessThan(Object.keys(of).indexOf('combat'));
  });
});
