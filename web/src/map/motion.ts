/** Movement that means something (guide, section 15): only transform and opacity, nothing where the reader wants rest. */
import type { Point } from './geometry';
import type { Move } from './types';

export const EASE_IN = 'cubic-bezier(.2,.8,.2,1)';

/** Does the reader want no travel? The system says so, or the page's own setting (`data-motion="off"` on the root). */
export function calm(): boolean {
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A unit's way in one batch of moves: the places it went through, the first where it came from. */
export function waysOf(moves: Move[]): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const { unit, from, to } of moves) {
    const way = ways.get(unit);
    if (way && way[way.length - 1] === from) way.push(to);
    else ways.set(unit, [from, to]);
  }
  return ways;
}

/** Milliseconds for a way of so many hexes. */
export function travelTime(hexes: number, style: string): number {
  return Math.min(900, Math.max(1, hexes) * (style === 'operational' ? 90 : 180));
}

/** Carry a counter along a way that ends where it lies now. */
export function travel(element: HTMLElement, way: Point[], s: number, duration: number): Animation | undefined {
  const end = way[way.length - 1];
  if (!end || way.length < 2) return undefined;
  if (calm()) return element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 80 });
  const frames = way.map((p) => ({ transform: `translate(${(p.x - end.x) * s}px, ${(p.y - end.y) * s}px)` }));
  return element.animate(frames, { duration, easing: 'ease-in-out' });
}

/** The angle nearest to the one before that points the same way: a wedge turns the short way round. */
export function shortWay(before: number | undefined, angle: number): number {
  if (before === undefined) return angle;
  const turn = ((((angle - before) % 360) + 540) % 360) - 180;
  return before + turn;
}
