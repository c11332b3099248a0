/** The ground comes as the text of an SVG in hundredths of a side; here is what part of the world it shows. */
import type { Box } from './geometry';

export function groundBox(svg: string, otherwise: Box): Box {
  const found = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg);
  const [x, y, width, height] = (found?.[1] ?? '').trim().split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return otherwise;
  return { x0: x / 100, y0: y / 100, x1: (x + width) / 100, y1: (y + height) / 100 };
}
