/** The camera on positions of all games (tools/positions.py): what is decided is in sight when a game opens, and later. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as camera from './camera';
import { positions, SCREENS, type Position } from './positions';

/** Where nothing is chosen on the map, it opens where the counters are. */
const all = positions(readFileSync(join(import.meta.dirname, 'positions.txt'), 'utf-8')).filter(({ actors, lit }) => actors.length + lit.length);

const room = (at: Position, screen: (typeof SCREENS)[number]): camera.Room => ({
  world: at.world,
  screen: screen.map,
  covered: { right: screen.phone ? 54 : 0, bottom: screen.sheet },
  left: screen.left,
});
const start = (at: Position, phone: boolean): camera.Camera => ({ s: camera.sideOf(camera.startWidth(at.style, phone)), tx: 0, ty: 0 });
const wanted = ({ actors, lit }: Position): camera.Wanted => ({ must: actors, should: lit });

/** What is in sight beyond the edge of the map, as a share of the screen. */
function empty(at: camera.Camera, { world, screen, covered }: camera.Room): number {
  const [width, height] = [screen.width - covered.right, screen.height - covered.bottom];
  const across = Math.min(width, world.x1 * at.s + at.tx) - Math.max(0, world.x0 * at.s + at.tx);
  const down = Math.min(height, world.y1 * at.s + at.ty) - Math.max(0, world.y0 * at.s + at.ty);
  return 1 - (Math.max(0, across) * Math.max(0, down)) / (width * height);
}

describe.each(SCREENS)('on $name', (screen) => {
  it('three hundred positions of all scenarios open with those who act in sight', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ name }) => name)).size).toBe(41);
    const lost = all.filter((at) => {
      const free = room(at, screen);
      const seen = camera.open(start(at, screen.phone), { ...wanted(at), front: [] }, free, camera.leastFor(at.style));
      const some = at.lit.filter((p) => camera.holds(seen, [p], free)).length;
      return !camera.holds(seen, at.actors, free) || (at.lit.length > 0 && some === 0 && at.actors.length === 0);
    });
    expect(lost.map(({ name, kind }) => `${name} ${kind}`)).toEqual([]);
  });

  it('never mostly shows what lies beyond the map', () => {
    for (const at of all) {
      const free = room(at, screen);
      const seen = camera.open(start(at, screen.phone), { ...wanted(at), front: [] }, free, camera.leastFor(at.style));
      const small = Math.max(0, 1 - ((at.world.x1 - at.world.x0) * seen.s) / (free.screen.width - free.covered.right));
      const low = Math.max(0, 1 - ((at.world.y1 - at.world.y0) * seen.s) / (free.screen.height - free.covered.bottom));
      const least = 1 - (1 - small) * (1 - low); // a map smaller than the screen cannot fill it
      expect(empty(seen, free), `${at.name} ${at.kind}`).toBeLessThanOrEqual(least + 0.34);
    }
  });

  it('after the enemy has moved elsewhere on the map they are in sight again', () => {
    const corner = (at: Position, free: camera.Room): camera.Camera =>
      camera.onMap({ ...start(at, screen.phone), tx: -1e6, ty: -1e6 }, free);
    let moved = 0;
    for (const at of all) {
      const free = room(at, screen);
      const before = corner(at, free);
      const seen = camera.frame(before, wanted(at), free, camera.leastFor(at.style));
      moved += seen === before ? 0 : 1;
      if (at.actors.length) expect(camera.holds(seen, at.actors, free), `${at.name} ${at.kind}`).toBe(true);
      else if (at.lit.length) expect(at.lit.some((p) => camera.holds(seen, [p], free)), `${at.name} ${at.kind}`).toBe(true);
    }
    expect(moved).toBeGreaterThan(100);
  });

  it('stays where it is while all that matters is in sight', () => {
    for (const at of all) {
      const free = room(at, screen);
      const seen = camera.frame(start(at, screen.phone), wanted(at), free, camera.leastFor(at.style));
      if (camera.holds(seen, [...at.actors, ...at.lit], free)) expect(camera.frame(seen, wanted(at), free, camera.leastFor(at.style))).toBe(seen);
    }
  });
});
