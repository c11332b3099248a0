// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as camera from './camera';

const world = { x0: 0, y0: 0, x1: 30, y1: 18 };
const screen = { width: 1000, height: 600 };
const start = { s: camera.sideOf(88), tx: -200, ty: -100 };

describe('zoom', () => {
  it('keeps what is under the pointer where it is', () => {
    const before = camera.toWorld(start, 321, 123);
    const after = camera.toScreen(camera.zoomAbout(start, 321, 123, 1.2), before);
    expect(after.x).toBeCloseTo(321, 6);
    expect(after.y).toBeCloseTo(123, 6);
  });

  it('stays between 14 and 190 pixels a hex', () => {
    expect(camera.widthOf(camera.zoomAbout(start, 0, 0, 1000).s)).toBeCloseTo(190);
    expect(camera.widthOf(camera.zoomAbout(start, 0, 0, 0.001).s)).toBeCloseTo(14);
  });

  it('goes further out where the map is too large for the screen', () => {
    const large = { x0: 0, y0: 0, x1: 90, y1: 140 };
    const least = camera.leastWidth(large, screen, camera.NOTHING_COVERED);
    expect(least).toBeLessThan(camera.MIN_WIDTH);
    expect(camera.widthOf(camera.fit(large, screen, camera.NOTHING_COVERED, 88).s)).toBeCloseTo(least);
    expect(camera.widthOf(camera.zoomAbout(start, 0, 0, 0.001, least).s)).toBeCloseTo(least);
    expect(camera.leastWidth(world, screen, camera.NOTHING_COVERED)).toBe(camera.MIN_WIDTH);
  });

  it('has the levels of the guide', () => {
    const at = [14, 23, 24, 45, 46, 69, 70, 127, 128, 190].map(camera.levelOf);
    expect(at).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect([60, 66, 70, 74, 90].map(camera.numberOpacity)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('starts as the guide says', () => {
    expect(camera.startWidth('tactical', false)).toBe(88);
    expect(camera.startWidth('operational', false)).toBe(81);
    expect(camera.startWidth('tactical', true)).toBe(71);
  });
});

describe('clamp', () => {
  it('lets the edge of the map come to the middle of the screen and no further', () => {
    const far = camera.clamp(camera.panBy(start, 9000, 9000), world, screen, camera.NOTHING_COVERED);
    expect(camera.toScreen(far, { x: 0, y: 0 })).toEqual({ x: 500, y: 300 });
    const back = camera.clamp(camera.panBy(start, -9000, -9000), world, screen, camera.NOTHING_COVERED);
    const corner = camera.toScreen(back, { x: 30, y: 18 });
    expect(corner.x).toBeCloseTo(500);
    expect(corner.y).toBeCloseTo(300);
  });

  it('leaves alone what is within', () => {
    expect(camera.clamp(start, world, screen, camera.NOTHING_COVERED)).toEqual(start);
  });
});

describe('fit', () => {
  it('shows the whole map on what panels leave free', () => {
    const covered = { right: 336, bottom: 84 };
    const fitted = camera.fit(world, screen, covered, 88);
    const low = camera.toScreen(fitted, { x: 0, y: 0 });
    const high = camera.toScreen(fitted, { x: 30, y: 18 });
    expect(low.x).toBeGreaterThanOrEqual(0);
    expect(low.y).toBeGreaterThanOrEqual(0);
    expect(high.x).toBeLessThanOrEqual(664);
    expect(high.y).toBeLessThanOrEqual(516);
  });
});

describe('reveal', () => {
  it('does not move when everything is in sight', () => {
    const p = camera.toWorld(start, 500, 300);
    expect(camera.reveal(start, [p], screen, camera.NOTHING_COVERED, 50)).toBe(start);
  });

  it('moves just as far as needed', () => {
    const p = camera.toWorld(start, 1100, 300);
    const moved = camera.reveal(start, [p], screen, { right: 200, bottom: 0 }, 50);
    expect(camera.toScreen(moved, p).x).toBeCloseTo(750);
    expect(moved.ty).toBe(start.ty);
  });

  it('stays where one of points too far apart is in sight', () => {
    const here = camera.toWorld(start, 20, 300);
    const far = camera.toWorld(start, 3000, 300);
    expect(camera.reveal(start, [here, far], screen, camera.NOTHING_COVERED, 50)).toBe(start);
  });

  it('goes where most of them are if none is, not to the empty middle', () => {
    const points = [-2000, 3000, 3050].map((x) => camera.toWorld(start, x, 300));
    const moved = camera.reveal(start, points, screen, camera.NOTHING_COVERED, 50);
    expect(camera.toScreen(moved, points[1]!)).toEqual({ x: 500, y: 300 });
  });
});

describe('the opening view', () => {
  const large = { x0: 0, y0: 0, x1: 100, y1: 100 };
  const nothing = camera.NOTHING_COVERED;

  it('is the middle of counters that can be seen together', () => {
    const points = [{ x: 50, y: 50 }, { x: 54, y: 50 }];
    expect(camera.openingView(50, points, large, screen, nothing)).toEqual({ x: 52, y: 50 });
    expect(camera.fits(50, points, screen, nothing)).toBe(true);
  });

  it('is where most of them are if they cannot, not the empty middle', () => {
    const points = [{ x: 10, y: 20 }, { x: 90, y: 80 }, { x: 91, y: 80 }, { x: 89, y: 81 }];
    const found = camera.openingView(50, points, large, screen, nothing);
    expect(Math.abs(found.x - 90)).toBeLessThan(10);
    expect(Math.abs(found.y - 80)).toBeLessThan(6);
    expect(camera.fits(50, points, screen, nothing)).toBe(false);
  });

  it('is the front of a side: who has an enemy within two hexes', () => {
    const own = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 40, y: 0 }];
    expect(camera.frontOf(own, [{ x: 43.4, y: 0 }])).toEqual([{ x: 40, y: 0 }]);
    expect(camera.frontOf(own, [{ x: 60, y: 0 }])).toEqual(own);
  });
});

it('sees the screen and as much more of the world on each side as is asked for', () => {
  const sight = camera.sightOf({ s: 10, tx: -100, ty: 50 }, screen, 0.5);
  expect(sight).toEqual({ x0: -40, y0: -35, x1: 160, y1: 85 });
  expect(camera.encloses(sight, camera.sightOf({ s: 10, tx: -600, ty: 50 }, screen, 0))).toBe(true);
  expect(camera.encloses(sight, camera.sightOf({ s: 10, tx: -601, ty: 50 }, screen, 0))).toBe(false);
});

describe('arrows at the edge', () => {
  const room = { world, screen, covered: camera.NOTHING_COVERED, left: 66 };
  const at = { s: 40, tx: 0, ty: 0 };

  it('point to what is out of sight, from beside it', () => {
    const found = camera.arrows(at, [{ x: 30, y: 5 }, { x: 10, y: 5 }, { x: 10, y: -3 }, { x: 1, y: 5 }], room, 26);
    expect(found.map(({ x, y, turn }) => [x, y, Math.round(turn)])).toEqual([
      [974, 200, 90],
      [400, 26, 0],
      [92, 200, -90],
    ]);
  });

  it('are one for what lies together', () => {
    const found = camera.arrows(at, [{ x: 30, y: 5 }, { x: 31, y: 5.5 }], room, 26);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ n: 2, to: { x: 30, y: 5 } });
  });
});

describe('a camera that goes somewhere by itself', () => {
  const room = { world, screen, covered: camera.NOTHING_COVERED, left: 66 };
  const near = { s: 60, tx: 0, ty: 0 };

  it('shows no more beyond the map than the tools take', () => {
    const corner = camera.onMap(camera.centreOn(near, { x: 0, y: 0 }, screen, camera.NOTHING_COVERED), room);
    expect([corner.tx, corner.ty]).toEqual([66 + camera.BEYOND - 66, camera.BEYOND]);
    const other = camera.onMap(camera.centreOn(near, { x: 30, y: 18 }, screen, camera.NOTHING_COVERED), room);
    expect(other.tx).toBe(1000 - (camera.BEYOND - 66) - 30 * 60);
  });

  it('goes farther away for what does not fit, but never so far that nothing can be read', () => {
    const wide = [{ x: 2, y: 2 }, { x: 20, y: 10 }];
    const seen = camera.frame(near, { must: [], should: wide }, room, 46);
    expect(camera.holds(seen, wide, room)).toBe(true);
    expect(camera.widthOf(seen.s)).toBeGreaterThanOrEqual(46);
    const whole = [{ x: 1, y: 1 }, { x: 29, y: 17 }];
    const kept = camera.frame(near, { must: [{ x: 1, y: 1 }], should: whole }, room, 90);
    expect(kept.s).toBe(near.s);
    expect(camera.holds(kept, [{ x: 1, y: 1 }], room)).toBe(true);
  });
});

describe('watching', () => {
  it('goes farther away for what else would not fit, but not too far', () => {
    const none = camera.NOTHING_COVERED;
    const at = (x: number, y: number) => ({ x, y });
    expect(camera.widthToHold([at(0, 0), at(4, 0)], screen, none, 100, 88, 30)).toBe(88);
    const width = camera.widthToHold([at(0, 0), at(20, 0)], screen, none, 100, 88, 30);
    expect(width).toBeCloseTo((800 / 20) * Math.sqrt(3));
    expect(camera.widthToHold([at(0, 0), at(200, 0)], screen, none, 100, 88, 30), 'nobody would see anything').toBe(88);
    expect(camera.widthToHold([], screen, none, 100, 88, 30)).toBe(88);
  });
});

describe('what stands along the upper edge', () => {
  it('is left free by what goes somewhere by itself', () => {
    const screen = { width: 390, height: 600 };
    const covered = { right: 0, bottom: 100, top: 60 };
    const from = { s: 40, tx: 0, ty: 0 };
    expect(camera.toScreen(camera.centreOn(from, { x: 3, y: 3 }, screen, covered), { x: 3, y: 3 })).toEqual({ x: 195, y: 280 });
    const seen = camera.reveal(from, [{ x: 3, y: 1 }], screen, covered, 50);
    expect(camera.toScreen(seen, { x: 3, y: 1 }).y).toBe(110);
    const room = { world: { x0: 0, y0: 0, x1: 30, y1: 30 }, screen, covered, left: 0 };
    expect(camera.holds(from, [{ x: 3, y: 2 }], room)).toBe(false);
  });
});
