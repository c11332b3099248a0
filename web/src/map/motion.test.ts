// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shortWay, travelTime, waysOf } from './motion';

describe('waysOf', () => {
  it('joins the steps of one unit', () => {
    const ways = waysOf([
      { unit: 'a', from: 'A01', to: 'A02' },
      { unit: 'b', from: 'C01', to: 'C02' },
      { unit: 'a', from: 'A02', to: 'A03' },
    ]);
    expect([...ways]).toEqual([
      ['a', ['A01', 'A02', 'A03']],
      ['b', ['C01', 'C02']],
    ]);
  });

  it('begins anew where a step does not follow', () => {
    const ways = waysOf([
      { unit: 'a', from: 'A01', to: 'A02' },
      { unit: 'a', from: 'D01', to: 'D02' },
    ]);
    expect(ways.get('a')).toEqual(['D01', 'D02']);
  });
});

describe('travelTime', () => {
  it('is 180 ms a hex, 90 on operational maps, never above 900', () => {
    expect([1, 3, 20].map((n) => travelTime(n, 'tactical'))).toEqual([180, 540, 900]);
    expect([1, 3, 20].map((n) => travelTime(n, 'operational'))).toEqual([90, 270, 900]);
  });
});

describe('shortWay', () => {
  it('turns by the smaller angle and points the same way', () => {
    for (const before of [undefined, -60, 0, 180, 240, 700]) {
      for (const angle of [-60, 0, 60, 120, 180, 240]) {
        const turned = shortWay(before, angle);
        expect((((turned - angle) % 360) + 360) % 360).toBe(0);
        if (before !== undefined) expect(Math.abs(turned - before)).toBeLessThanOrEqual(180);
      }
    }
    expect(shortWay(240, -60)).toBe(300);
  });
});
