// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { blocksOf, cutGround, partsOf } from './cut';

const data = (d: string): string[] => partsOf(d).map((part) => part.data);

describe('parts of a path', () => {
  it('begin with a place of their own, however they were written', () => {
    expect(data('m10-5h3m4 5 2 2zm1 1v4')).toEqual(['M10 -5h3', 'M17 0l2 2z', 'M18 1v4']);
    expect(data('M1 2L3 4 5 6M7 8a2 2 0 0 1 3 3')).toEqual(['M1 2L3 4L5 6', 'M7 8a2 2 0 0 1 3 3']);
  });

  it('go on from the start of a closed part', () => expect(data('m0 0 5 0 0 5zl1 1')).toEqual(['M0 0l5 0l0 5z', 'M0 0l1 1']));

  it('know the box they lie in', () => {
    const [part] = partsOf('m10 10c0 20 30 5 20-5');
    expect([part!.x0, part!.y0, part!.x1, part!.y1]).toEqual([10, 5, 40, 30]);
  });

  it('leave alone what they cannot read', () => expect(data('m1 2 b 3 4')).toEqual(['m1 2 b 3 4']));
});

describe('blocks', () => {
  it('keep far things apart and near things together', () => {
    expect(blocksOf(partsOf('M10 10h5M20 20h5M5000 10h5'))).toEqual(['M10 10h5M20 20h5', 'M5000 10h5']);
  });

  it('keep a shape with its holes', () => {
    const wood = 'M0 0h2000v2000h-2000z';
    const hole = 'M1500 1500v200h200v-200z';
    const other = 'M4000 4000h200v200h-200z';
    expect(blocksOf(partsOf(wood + other + hole)).map((d) => d.match(/M/g)!.length)).toEqual([2, 1]);
  });
});

describe('cutGround', () => {
  const path = (n: number): string => `<path class="lod-marks" style="fill:none" d="${Array.from({ length: n }, (_, i) => `M${(i % 100) * 60} ${Math.floor(i / 100) * 60}h5`).join('')}"/>`;

  it('cuts large grounds into blocks of the same style, and loses nothing', () => {
    const svg = `<svg viewBox="0 0 1 1">${path(30_000)}</svg>`;
    const cut = cutGround(svg);
    expect(cut.match(/<path class="lod-marks" style="fill:none" d="/g)!.length).toBeGreaterThan(20);
    expect(cut.match(/M\d+ \d+h5/g)!.sort()).toEqual(svg.match(/M\d+ \d+h5/g)!.sort());
  });

  it('keeps what is see-through in one group', () => {
    const svg = `<svg viewBox="0 0 1 1">${path(30_000).replace('fill:none', 'fill:red;opacity:.35')}</svg>`;
    const cut = cutGround(svg);
    expect(cut).toMatch(/^<svg viewBox="0 0 1 1"><g style="opacity:.35"><path class="lod-marks" style="fill:red;" d="/);
    expect(cut.match(/opacity/g)).toHaveLength(1);
  });

  it('leaves small ones as they are', () => {
    const svg = `<svg viewBox="0 0 1 1">${path(500)}</svg>`;
    expect(cutGround(svg)).toBe(svg);
  });
});
