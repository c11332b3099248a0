/** The wedge outside a counter that shows where it faces (guide, section 8). */
import { r } from '../counters/shapes';

const TIP = 0.845;
const HALF_WIDTH = 0.17;

/** A triangle pointing `angle` degrees clockwise from east, around (cx, cy), where a side of the hex is `unit` long. */
export function wedgePath(cx: number, cy: number, unit: number, angle: number, base: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (along: number, across: number): string => `${r(cx + (along * c - across * s) * unit)} ${r(cy + (along * s + across * c) * unit)}`;
  return `M${at(TIP, 0)}L${at(base, -HALF_WIDTH)}L${at(base, HALF_WIDTH)}Z`;
}
