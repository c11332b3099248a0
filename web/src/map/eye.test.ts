/** The eye after what others did: back to where the reader was, if the decision is in sight there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as camera from './camera';
import { Eye } from './eye.svelte';
import type { Point } from './geometry';
import { positions, SCREENS } from './positions';

const world = { x0: 0, y0: 0, x1: 120, y1: 80 };
const screen = { width: 1000, height: 600 };
const room: camera.Room = { world, screen, covered: camera.NOTHING_COVERED, left: 66 };
const at = (x: number, y: number): Point => ({ x, y });
const HERE = at(30, 20);
const FAR = at(100, 60);
const LEAST = 46;

function eyeAt(point: Point): Eye {
  const eye = new Eye({ bounds: () => world, covered: () => camera.NOTHING_COVERED, moved: () => undefined, frame: () => undefined });
  eye.size = screen;
  eye.centre(point);
  return eye;
}

/** The reader was at a point; others acted somewhere else, and then he is asked. */
function asked(wanted: camera.Wanted): { before: camera.Camera; eye: Eye } {
  const eye = eyeAt(HERE);
  const before = eye.camera;
  eye.watch([at(60, 70)]);
  expect(eye.camera).not.toEqual(before);
  eye.decide(wanted, LEAST);
  return { before, eye };
}

describe('after what others did', () => {
  beforeEach(() => (document.documentElement.dataset.motion = 'off'));
  afterEach(() => delete document.documentElement.dataset.motion);

  it('the map is where it was, if who acts is in sight there', () => {
    const { before, eye } = asked({ must: [HERE], should: [at(31, 21), FAR] });
    expect(eye.camera).toEqual(before);
  });

  it('and where nobody is named, if something that can be chosen is', () => {
    const { before, eye } = asked({ must: [], should: [at(31, 21), FAR] });
    expect(eye.camera).toEqual(before);
  });

  it('but it goes to what can be chosen, if none of that is in sight', () => {
    const { before, eye } = asked({ must: [], should: [FAR, at(101, 61)] });
    expect(eye.camera).not.toEqual(before);
    expect(camera.holds(eye.camera, [FAR], room)).toBe(true);
  });

  it('and to who acts, if he is elsewhere', () => {
    const { eye } = asked({ must: [FAR], should: [HERE] });
    expect(camera.holds(eye.camera, [FAR], room)).toBe(true);
  });

  it('and stays where nothing is asked on the map', () => {
    const { before, eye } = asked({ must: [], should: [] });
    expect(eye.camera).toEqual(before);
  });
});

describe.each(SCREENS)('in every scenario, on $name', ({ map: size, sheet, left, phone }) => {
  const all = positions(readFileSync(join(import.meta.dirname, 'positions.txt'), 'utf-8')).filter(({ actors, lit }) => actors.length + lit.length);
  beforeEach(() => (document.documentElement.dataset.motion = 'off'));
  afterEach(() => delete document.documentElement.dataset.motion);

  it('who decides is in sight on opening, on opening again, and after the enemy has moved in any corner', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(41);
    for (const { name, kind, style, world: bounds, actors, lit } of all) {
      const covered = { right: 0, bottom: sheet };
      const free: camera.Room = { world: bounds, screen: size, covered, left };
      const least = camera.leastFor(style);
      const wanted = { must: actors, should: lit };
      const seen = (eye: Eye): boolean =>
        camera.holds(eye.camera, actors, free) && (actors.length > 0 || lit.some((p) => camera.holds(eye.camera, [p], free)));
      const eye = new Eye({ bounds: () => bounds, covered: () => covered, moved: () => undefined, frame: () => undefined });
      const leave = eye.attach(document.createElement('div'), document.createElement('div'));
      eye.size = size;
      for (const time of ['opening', 'opening again']) {
        eye.open(camera.startWidth(style, phone), { ...wanted, front: [] }, least);
        expect(seen(eye), `${name} ${kind}: ${time}`).toBe(true);
      }
      for (const corner of [at(bounds.x0, bounds.y0), at(bounds.x1, bounds.y1)]) {
        eye.watch([corner]);
        eye.decide(wanted, least);
        expect(seen(eye), `${name} ${kind}: after ${corner.x},${corner.y}`).toBe(true);
      }
      leave();
    }
  });
});
