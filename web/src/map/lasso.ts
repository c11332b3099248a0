/** A line that is drawn round things on the map. */

export type Corner = [number, number];

const LEAST = 8; // pixels: a shorter line is a click

/** Whether a line is a click, at its first point. */
export function isClick(line: Corner[]): boolean {
  const [first] = line;
  return first !== undefined && line.every(([x, y]) => Math.hypot(x - first[0], y - first[1]) < LEAST);
}

/** Whether a point lies inside a line that is closed from its end to its beginning. */
export function encloses(line: Corner[], [x, y]: Corner): boolean {
  let inside = false;
  let [ax, ay] = line.at(-1) ?? [0, 0];
  for (const [bx, by] of line) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}
