// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ACTS as acts, film, line, step, STEPS } from './fixture';
import { headline } from './sentence';

describe('the heading of an act', () => {
  const said = (n: number): string[] => headline(acts[n] ?? acts[0]!).map((text) => text.id);

  it('tells what units did and what came of it', () => {
    expect(said(1)).toEqual(['event-moves', 'event-turns']);
    expect(said(3)).toEqual(['event-fires', 'event-destroyed']);
  });

  it('falls back on what is there', () => {
    expect(said(2)).toEqual(['event-stalls']);
    expect(said(4)).toEqual(['event-passes', 'event-controls']);
    expect(said(0)).toEqual([]);
  });

  it('is the one line that tells all, where a game names such', () => {
    const lines = [line('attacks'), line('supports', { unit: { t: 'ref', kind: 'unit', index: 0, key: 'A' } }), line('combat', {}, { dice: [4] })];
    const fought = film([STEPS[0]!, step(1, 1, STEPS[0]!.scene, lines)], [0, 1])[1]!;
    expect(headline(fought, ['combat']).map((text) => text.id)).toEqual(['event-combat']);
    expect(headline(fought).map((text) => text.id)).toEqual(['event-supports']);
  });

  it('tells what came of dice that no unit rolled', () => {
    const lines = [
      line('commits'),
      line('rolled', {}, { dice: [3, 4] }),
      line('rolled', {}, { dice: [1, 1] }),
      line('initiative'),
    ];
    const rolled = film([STEPS[0]!, step(1, 1, STEPS[0]!.scene, lines)], [0, 1])[1]!;
    expect(headline(rolled).map((text) => text.id)).toEqual(['event-initiative']);
  });
});
