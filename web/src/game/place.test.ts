// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { coversAny, placePanel } from './place';

const room = { x: 0, y: 56, width: 1100, height: 760 };

describe('a panel beside its cause', () => {
  it('stands one hex to the right where there is room', () => {
    const placed = placePanel(room, { x: 400, y: 300, w: 88 }, 330, 400);
    expect(placed.left).toBe(488);
    expect(placed.line?.x2).toBe(488);
  });
  it('flips to the left at the right edge', () => {
    expect(placePanel(room, { x: 1000, y: 300, w: 88 }, 330, 400).left).toBe(1000 - 88 - 330);
  });
  it('takes the side that covers fewer places of the decision', () => {
    const keep = [{ x: 600, y: 300, w: 88 }];
    expect(placePanel(room, { x: 500, y: 300, w: 88 }, 330, 400, keep).left).toBe(500 - 88 - 330);
  });
  it('leaves what else is read on the map uncovered', () => {
    const card = { x: 560, y: 68, width: 340, height: 200 };
    const placed = placePanel(room, { x: 500, y: 360, w: 88 }, 330, 400, [], [card]);
    expect(placed.left > 900 || placed.left + 330 < 560 || placed.top >= 268).toBe(true);
  });
  it('never leaves the room', () => {
    const placed = placePanel(room, { x: 400, y: 70, w: 88 }, 330, 400);
    expect(placed.top).toBe(68);
    const low = placePanel(room, { x: 400, y: 810, w: 88 }, 330, 400);
    expect(low.top + 400).toBeLessThanOrEqual(816);
  });
  it('goes below or above its cause where neither side has room', () => {
    const narrow = { x: 0, y: 0, width: 500, height: 800 };
    const placed = placePanel(narrow, { x: 250, y: 200, w: 88 }, 330, 300);
    expect(placed.top).toBeGreaterThan(244);
    expect(placed.line).toBeNull();
    expect(placePanel(narrow, { x: 250, y: 700, w: 88 }, 330, 300).top + 300).toBeLessThan(656);
  });
  it('covers as little of its cause as it can where there is no room at all', () => {
    const placed = placePanel({ x: 0, y: 0, width: 700, height: 480 }, { x: 340, y: 240, w: 88 }, 330, 440);
    expect(placed.left).toBe(358);
  });
});

it('a box lies on a hex where it touches the square around it', () => {
  const hex = { x: 100, y: 100, w: 40 };
  expect(coversAny({ x: 110, y: 110, width: 50, height: 50 }, [hex])).toBe(true);
  expect(coversAny({ x: 130, y: 60, width: 50, height: 50 }, [hex])).toBe(false);
});
