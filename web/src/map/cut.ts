/**
 * Large grounds in pieces. A ground merges all marks of one style into one path, which is small to send; but a browser
 * that draws a tile of the screen walks a path from end to end, and a path that spans the map can never be skipped.
 * Here long paths are cut into blocks of a few hexes, so that panning draws only what comes into sight.
 */

/** Grounds below this many characters are drawn fast enough as they are. */
const WORTH = 300_000;
const LONG = 4000;
/** Edge of a block in hundredths of a side. */
const BLOCK = 900;
/** Smaller shapes are marks: they neither have holes nor are holes. */
const MARK = 70;

interface Part {
  data: string;
  closed: boolean;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function cutGround(svg: string): string {
  if (svg.length < WORTH) return svg;
  return svg.replace(/<path([^>]*?) d="([^"]+)"\/>/g, (whole, before: string, d: string) => (d.length < LONG ? whole : cutPath(before, d)));
}

/** The same path in blocks; what is see-through is so as a group, or every block would be a layer of its own. */
function cutPath(attributes: string, d: string): string {
  const sheer = /(?<=[;"])opacity:[\d.]+/.exec(attributes)?.[0] ?? '';
  const drawn = blocksOf(partsOf(d)).map((data) => `<path${attributes.replace(sheer, '')} d="${data}"/>`).join('');
  return sheer ? `<g style="${sheer}">${drawn}</g>` : drawn;
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The parts of path data, each beginning with a place of its own and with the box it lies in. */
export function partsOf(d: string): Part[] {
  const tokens = d.match(TOKEN) ?? [];
  const parts: Part[] = [];
  let part: Part | undefined;
  let command = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];

  function begin(): void {
    part = { data: `M${short(x)} ${short(y)}`, closed: false, x0: x, y0: y, x1: x, y1: y };
    parts.push(part);
    [startX, startY] = [x, y];
  }

  for (let i = 0; i < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[i]!)) command = tokens[i++]!;
    const kind = command.toLowerCase();
    const relative = command === kind;
    const count = ARGUMENTS[kind];
    if (count === undefined) return [whole(d)]; // nothing we know: leave it as it is
    if (kind === 'z') {
      if (part) {
        part.data += 'z';
        part.closed = true;
      }
      [x, y] = [startX, startY];
      part = undefined;
      continue;
    }
    const values = tokens.slice(i, i + count).map(Number);
    if (values.length < count || values.some(Number.isNaN)) return [whole(d)];
    i += count;
    const [fromX, fromY] = [x, y];
    if (kind === 'h') x = (relative ? x : 0) + values[0]!;
    else if (kind === 'v') y = (relative ? y : 0) + values[0]!;
    else [x, y] = [(relative ? x : 0) + values[count - 2]!, (relative ? y : 0) + values[count - 1]!];
    if (kind === 'm') {
      begin();
      command = relative ? 'l' : 'L'; // further pairs are lines
      continue;
    }
    if (!part) {
      const [toX, toY] = [x, y];
      [x, y] = [fromX, fromY];
      begin(); // after a z the next part begins where the last did
      [x, y] = [toX, toY];
    }
    part!.data += `${command}${values.map(short).join(' ')}`;
    spread(part!, x, y);
    if (kind === 'c' || kind === 's' || kind === 'q') {
      for (let k = 0; k < count - 2; k += 2) spread(part!, (relative ? fromX : 0) + values[k]!, (relative ? fromY : 0) + values[k + 1]!);
    } else if (kind === 'a') {
      const reach = 2 * Math.max(values[0]!, values[1]!);
      spread(part!, x - reach, y - reach);
      spread(part!, x + reach, y + reach);
    }
  }
  return parts;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const whole = (d: string): Part => ({ data: d, closed: false, x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity });

function spread(part: Part, x: number, y: number): void {
  if (x < part.x0) part.x0 = x;
  if (x > part.x1) part.x1 = x;
  if (y < part.y0) part.y0 = y;
  if (y > part.y1) part.y1 = y;
}

/** Parts by blocks; a shape stays with its holes, and what is larger than a block stands alone. */
export function blocksOf(parts: Part[]): string[] {
  const blocks = new Map<string, string[]>();
  const put = (key: string, part: Part): void => {
    const block = blocks.get(key);
    if (block) block.push(part.data);
    else blocks.set(key, [part.data]);
  };
  const shapes = parts.filter((part) => part.closed && extent(part) >= MARK).sort((a, b) => extent(b) - extent(a));
  const home = new Map<Part, string>();
  shapes.forEach((part, i) => {
    const around = shapes.slice(0, i).find((other) => other.x0 <= part.x0 && other.x1 >= part.x1 && other.y0 <= part.y0 && other.y1 >= part.y1);
    home.set(part, around ? home.get(around)! : extent(part) > BLOCK ? `alone ${i}` : blockOf(part));
  });
  for (const part of parts) put(home.get(part) ?? (extent(part) > BLOCK ? `long ${blockOf(part)}` : blockOf(part)), part);
  return [...blocks.values()].map((data) => data.join(''));
}

const extent = (part: Part): number => Math.max(part.x1 - part.x0, part.y1 - part.y0);
const blockOf = (part: Part): string => `${Math.floor((part.x0 + part.x1) / 2 / BLOCK)} ${Math.floor((part.y0 + part.y1) / 2 / BLOCK)}`;
