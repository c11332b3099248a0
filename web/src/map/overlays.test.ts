// @vitest-environment node
import { describe, expect, it } from 'vitest';
import en from '../texts/en';
import ru from '../texts/ru';
import type { Overlay } from '../wire';
import { groundBox } from './ground';
import { areasOf, inkOf, keyOf, STROKES, TINT_STYLES, tintStyle } from './overlays';

const overlay = (name: string, tints: [string, string, number][], strokes: string[] = []): Overlay => ({
  name,
  tints: tints.map(([place, style, owner]) => ({ place, style, owner, text: '' })),
  strokes: strokes.map((style) => ({ style, points: [[0, 0]], owner: -1 })),
  says: [],
  facts: [],
  shortcuts: [],
  notes: [],
});

describe('overlays', () => {
  const shown = [overlay('zoc', [['A01', 'zoc', 0], ['A02', 'zoc', 0], ['A03', 'zoc', 1]]), overlay('sight', [['B01', 'unseen', -1], ['B02', 'from', -1]], ['clear', 'cut'])];

  it('are drawn as one area per style and owner', () => {
    expect(areasOf(shown).map((area) => [area.style, area.owner, area.tints.length])).toEqual([
      ['zoc', 0, 2],
      ['zoc', 1, 1],
      ['unseen', -1, 1],
      ['from', -1, 1],
    ]);
  });

  it('are named by a key, but for what speaks for itself', () => {
    expect(keyOf(shown).map((line) => `${line.style} ${line.owner}${line.stroke ? ' line' : ''}`)).toEqual(['zoc 0', 'zoc 1', 'unseen -1', 'clear -1 line']);
  });

  it('have words in both languages for every style that needs them', () => {
    const silent = new Set(['from', 'cut']);
    for (const style of [...TINT_STYLES, ...STROKES].filter((one) => !silent.has(one))) {
      for (const texts of [en, ru]) expect(texts, style).toContain(`\npage-overlay-${style} = `);
    }
  });

  it('get a neutral hatch where the style is not known', () => expect(tintStyle('radio-range').fill).toBe('neutral'));

  it('have the colour of their owner’s side', () => {
    expect(inkOf('owner', 'b')).toBe('var(--side-b)');
    expect(inkOf('bad', 'b')).toBe('var(--bad)');
  });
});

describe('groundBox', () => {
  const otherwise = { x0: 0, y0: 0, x1: 1, y1: 1 };

  it('reads what part of the world a ground shows', () => {
    expect(groundBox('<svg xmlns="x" class="ground" viewBox="-116.5 -130.0 3264.5 1910"><path/></svg>', otherwise)).toEqual({ x0: -1.165, y0: -1.3, x1: 31.48, y1: 17.8 });
  });

  it('takes the grid where there is none', () => expect(groundBox('', otherwise)).toBe(otherwise));
});
