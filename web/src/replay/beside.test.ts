// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const frame = { width: 1000, height: 600 };
const label = { width: 240, height: 60 };
const hex = (x: number, y: number) => ({ x, y, w: 80 });

describe('beside a hex', () => {
  it('keeps off the line of fire', () => {
    expect(beside(hex(500, 300), { x: 100, y: 300 }, label, frame)).toEqual({ x: 556, y: 270 });
    expect(beside(hex(500, 300), { x: 900, y: 300 }, label, frame)).toEqual({ x: 204, y: 270 });
  });

  it('goes above or below, away from the line, where the side has no room', () => {
    expect(beside(hex(100, 300), { x: 900, y: 200 }, label, frame)).toEqual({ x: 8, y: 356 });
    expect(beside(hex(100, 300), { x: 900, y: 500 }, label, frame)).toEqual({ x: 8, y: 184 });
    expect(beside(hex(960, 560), { x: 100, y: 500 }, label, frame)).toEqual({ x: 752, y: 444 });
  });

  it('never leaves the frame and never covers its hex while there is room', () => {
    for (let x = 0; x <= 1000; x += 50) {
      for (let y = 0; y <= 600; y += 50) {
        const at = beside(hex(x, y), { x: 500, y: 300 }, label, frame);
        expect(at.x).toBeGreaterThanOrEqual(8);
        expect(at.x + label.width).toBeLessThanOrEqual(992);
        expect(at.y).toBeGreaterThanOrEqual(8);
        expect(at.y + label.height).toBeLessThanOrEqual(592);
        const covers = x > at.x && x < at.x + label.width && y > at.y && y < at.y + label.height;
        expect(covers).toBe(false);
      }
    }
  });

  it('stays in sight on a screen that is too small for it', () => {
    expect(beside(hex(100, 40), { x: 0, y: 0 }, label, { width: 200, height: 70 })).toEqual({ x: 8, y: 8 });
  });
});
