/** Small pieces of SVG that all counters are made of. Units: a counter is a square of 100. */

export const CUT = 11;
export const RADIUS = 3.5;
export const EDGE = 3.2;

/** No glyph is drawn smaller than this many pixels: it is left out instead. */
export const LEAST_GLYPH = 7.5;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c]!);

export interface Ink {
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Squeeze into this width if the text would be wider. */
  within?: number;
}

/** Text with its capitals centred on (x, y). */
export function text(x: number, y: number, size: number, words: string, ink: Ink = {}): string {
  const { weight = 700, fill = 'var(--i)', anchor = 'middle', within } = ink;
  const squeeze =
    within && textWidth(words, size) > within ? ` textLength="${within}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${r(x)}" y="${r(y + size * 0.356)}" font-size="${r(size)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${squeeze}>${escape(words)}</text>`;
}

/** Text with its baseline at y. */
export function textOn(x: number, y: number, size: number, words: string, ink: Ink = {}): string {
  return text(x, y - size * 0.356, size, words, ink);
}

/** Would text of this size be seen on a counter of so many pixels? */
export const legible = (size: number, px: number): boolean => (size * px) / 100 >= LEAST_GLYPH;

/** About how wide a text in the condensed face is; exact enough to give it room. */
export function textWidth(words: string, size: number): number {
  let ems = 0;
  for (const c of words) ems += charWidth(c);
  return ems * size;
}

function charWidth(c: string): number {
  if (/[0-9]/.test(c)) return 0.5;
  if (/[MWЖМФШЩЫЮ]/.test(c)) return 0.76;
  if (/[A-ZА-ЯЁ+]/.test(c)) return 0.57;
  if (/[mwжмфшщыю]/.test(c)) return 0.68;
  if (/[ .,:;'’|!/()\-ijl]/.test(c)) return 0.26;
  return 0.48;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A closed shape through points given as x, y, x, y ... */
export function poly(...at: number[]): string {
  let d = '';
  for (let i = 0; i + 1 < at.length; i += 2) d += `${i ? 'L' : 'M'}${r(at[i]!)} ${r(at[i + 1]!)}`;
  return `${d}Z`;
}

export const r = (value: number): number => Math.round(value * 100) / 100;

/**
 * The outline of a counter, drawn in by `inset`. The corner is part of the side: A has square corners, hardly
 * rounded, B and C cut ones.
 */
export function outline(side: string, inset: number): string {
  const low = inset;
  const high = 100 - inset;
  if (side === 'a') {
    const q = Math.max(0.1, RADIUS - inset / 2);
    return (
      `M${low + q} ${low}H${high - q}a${q} ${q} 0 0 1 ${q} ${q}V${high - q}a${q} ${q} 0 0 1 ${-q} ${q}` +
      `H${low + q}a${q} ${q} 0 0 1 ${-q} ${-q}V${low + q}a${q} ${q} 0 0 1 ${q} ${-q}Z`
    );
  }
  const c = CUT - inset * 0.586; // the cut stays at 45 degrees and parallel
  return poly(low + c, low, high - c, low, high, low + c, high, high - c, high - c, high, low + c, high, low, high - c, low, low + c);
}

/** 45-degree stripes over a spent counter, kept inside its outline without a clip. */
export function stripes(side: string): string {
  const low = EDGE;
  const high = 100 - EDGE;
  const slack = side === 'a' ? 0 : CUT - 2;
  let d = '';
  for (let sum = low * 2 + slack + 4; sum < high * 2 - slack - 2; sum += 11 * Math.SQRT2) {
    const spread = Math.min(high - low - slack, sum - 2 * low, 2 * high - sum);
    d += `M${r((sum - spread) / 2)} ${r((sum + spread) / 2)}L${r((sum + spread) / 2)} ${r((sum - spread) / 2)}`;
  }
  return `<path d="${d}" fill="none" stroke="var(--i)" stroke-opacity=".2" stroke-width="4.2"/>`;
}
