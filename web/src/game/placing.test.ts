/** What floats over the map, on positions of all games (tools/positions.py): it never lies on what can be clicked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as camera from '../map/camera';
import { piece } from '../map/fixture';
import { ROOT3, type Point } from '../map/geometry';
import { positions, SCREENS, type Position } from '../map/positions';
import { fanSize } from '../map/stacks';
import { type Anchor, placeBeside, stripBelow } from './place';

const all = positions(readFileSync(join(import.meta.dirname, '../map/positions.txt'), 'utf-8')).filter(({ actors, lit }) => actors.length + lit.length);
const EACH = 6; // causes of a position

interface Shown {
  at: Position;
  hexes: { lit: Anchor[]; about: Anchor[]; causes: Anchor[]; stacks: Anchor[] };
  room: { x: number; y: number; width: number; height: number };
  w: number;
}

/** A position as its reader has it before him. */
function shown(at: Position, screen: (typeof SCREENS)[number]): Shown {
  const free = { world: at.world, screen: screen.map, covered: { right: 0, bottom: screen.sheet }, left: screen.left };
  const from = { s: camera.sideOf(camera.startWidth(at.style, screen.phone)), tx: 0, ty: 0 };
  const seen = camera.open(from, { must: at.actors, should: at.lit, front: [] }, free, camera.leastFor(at.style));
  const w = camera.widthOf(seen.s);
  const room = { x: 0, y: 0, width: screen.map.width, height: screen.map.height - screen.sheet };
  const anchors = (points: Point[]): Anchor[] =>
    points.map((p) => ({ ...camera.toScreen(seen, p), w })).filter(({ x, y }) => x > 0 && y > 0 && x < room.width && y < room.height);
  return { at, hexes: { lit: anchors(at.lit), about: anchors(at.actors), causes: anchors(at.others), stacks: anchors(at.stacks) }, room, w };
}

/** Whether a panel lies on a hex: by its six corners and its middle, not by the square that the placing takes it for. */
function covers(panel: { left: number; top: number }, width: number, height: number, hex: Anchor, pointy: boolean): boolean {
  const side = hex.w / (pointy ? ROOT3 : 2);
  const turn = pointy ? 30 : 0;
  const spots = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const a = ((degrees + turn) * Math.PI) / 180;
    return { x: hex.x + side * Math.cos(a), y: hex.y + side * Math.sin(a) };
  });
  return [hex, ...spots].some(({ x, y }) => x > panel.left && x < panel.left + width && y > panel.top && y < panel.top + height);
}

const SIZES = { toast: [330, 96], odds: [330, 300] } as const;

describe.each(SCREENS)('on $name', (screen) => {
  it.each(['toast', 'odds', 'fan'] as const)('no %s on the map covers a lit hex, or who acts', (what) => {
    let [asked, free] = [0, 0];
    for (const { at, hexes, room, w } of all.map((position) => shown(position, screen))) {
      const causes = what === 'fan' ? hexes.stacks : hexes.causes;
      for (const [i, cause] of causes.slice(0, EACH).entries()) {
        const fan = fanSize([Array.from({ length: 2 + (i % 4) }, (_, n) => piece(`U${n}`, 'A01'))], screen.phone ? 72 : 88, room.width, i % 2 === 0);
        const [wide, height] = what === 'fan' ? [fan.wide, fan.tall] : SIZES[what];
        const width = Math.min(wide, room.width - 24);
        const lit = hexes.lit.filter(({ x, y }) => x !== cause.x || y !== cause.y);
        const spot = placeBeside(room, cause, width, height, { about: [cause, ...hexes.about], lit, boxes: [], gap: w * 0.6 });
        asked += 1;
        if (!spot.free) {
          // it stands beside the map, or, where there is nothing beside it, in a strip below all that can be clicked
          const strip = stripBelow(room, { about: [cause, ...hexes.about], lit });
          for (const hex of [cause, ...hexes.about, ...lit]) expect(covers({ left: 0, top: room.height - strip }, room.width, strip, hex, at.pointy), `${at.name} ${at.kind}`).toBe(false);
          continue;
        }
        free += 1;
        for (const hex of [cause, ...hexes.about, ...lit]) expect(covers(spot, width, height, hex, at.pointy), `${at.name} ${at.kind}`).toBe(false);
        expect(spot.left >= 0 && spot.left + width <= room.width && spot.top >= 0 && spot.top + height <= room.height).toBe(true);
      }
    }
    expect(asked).toBeGreaterThan(300);
    // Nearly always there is room for it; a phone shows chances in its sheet.
    if (!screen.phone) expect(free / asked).toBeGreaterThan(what === 'odds' ? 0.8 : 0.93);
  });
});

it('is taken for what it covers where there is no room at all', () => {
  const lit = Array.from({ length: 100 }, (_, n) => ({ x: 50 + 80 * (n % 10), y: 50 + 80 * Math.floor(n / 10), w: 80 }));
  const spot = placeBeside({ x: 0, y: 0, width: 820, height: 820 }, { x: 400, y: 400 }, 330, 96, { about: [], lit, boxes: [], gap: 0 });
  expect(spot.free).toBe(false);
});
