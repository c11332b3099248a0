// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boxPath, planView, sectorPath, shapeOf, sideView, step } from './outline';

const BASE = { mode: 'T', length: 6, width: 3, height: 2.5, barrel: 3.6, calibre: 75, turret: 1, open: 0, HF: 60, HR: 7, TF: 0, TR: 7, rounded: 1 };
const FORMS = ['tank', 'casemate', 'open', 'carrier', 'car', 'truck'];

describe('outlines', () => {
  it.each(FORMS.flatMap((form) => ['T', 'H', 'W'].map((mode) => [form, mode])))('of a %s on %s stay within their measures', (form, mode) => {
    const shape = shapeOf({ ...BASE, form: form ?? '', mode: mode ?? '', turret: form === 'tank' || form === 'car' ? 1 : 0 });
    const side = sideView(shape);
    for (const [x, y] of side.bodies.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(shape.length);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(shape.height + 0.35);
    }
    expect(side.wheels.length).toBeGreaterThan(1);
    expect(boxPath(planView(shape).hull)).not.toContain('NaN');
  });

  it('lean as their plates do', () => {
    const steep = sideView(shapeOf({ ...BASE, form: 'tank', HF: 7 })).plates.find((plate) => plate.plate === 'HF');
    const sloped = sideView(shapeOf({ ...BASE, form: 'tank', HF: 60 })).plates.find((plate) => plate.plate === 'HF');
    expect(sloped?.to[0] ?? 0).toBeGreaterThan((steep?.to[0] ?? 9) + 0.5);
  });

  it('of long guns are long, and stay within the ring of chances', () => {
    const long = planView(shapeOf({ ...BASE, form: 'tank', barrel: 6.25 })).barrel;
    const short = planView(shapeOf({ ...BASE, form: 'tank', barrel: 1.8 })).barrel;
    expect(long?.to ?? 0).toBeLessThan(short?.to ?? -99);
    expect(long?.to ?? -99).toBeGreaterThanOrEqual(-86);
  });

  it('know six steps of thickness', () => {
    expect([0, 4, 5, 10, 15, 20, 29, 30, 51].map(step)).toEqual([0, 0, 1, 2, 3, 4, 4, 5, 5]);
    expect(sectorPath(10, 20, -30, 30)).toMatch(/^M-10.0 -17.3A20 20/);
  });
});
