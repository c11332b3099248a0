/** How overlays are drawn, by the style a game gives its tints and strokes (guide, section 10). */
import type { Overlay, Tint } from '../wire';

export type Fill = 'none' | 'dim' | 'tint' | 'hatch' | 'dots-1' | 'dots-2' | 'dots-3' | 'neutral';
export type Rim = '' | 'solid' | 'dashed' | 'dotted';

export interface TintStyle {
  fill: Fill;
  /** A line round the whole set of hexes, or round each of them. */
  rim: Rim;
  each?: boolean;
  /** accent, bad, or the owner's side. */
  ink: 'accent' | 'bad' | 'owner' | 'ink' | 'map-contour' | 'map-gully-edge';
  /**
   * When a tint's text is written: always if not said, where the reader points, or never (a flag says it already).
   * "above": always, at the upper edge of the hex, where no counter hides it.
   */
  says?: 'hovered' | 'never' | 'above';
}

const TINTS: Record<string, TintStyle> = {
  seen: { fill: 'none', rim: '', ink: 'ink' },
  unseen: { fill: 'dim', rim: '', ink: 'ink' },
  from: { fill: 'none', rim: 'solid', each: true, ink: 'accent' },
  culprit: { fill: 'tint', rim: 'solid', each: true, ink: 'bad' },
  arc: { fill: 'tint', rim: 'solid', ink: 'accent' },
  range: { fill: 'tint', rim: 'solid', ink: 'accent' },
  long: { fill: 'none', rim: 'dashed', ink: 'accent' },
  defence: { fill: 'none', rim: '', ink: 'ink' },
  control: { fill: 'tint', rim: 'dotted', each: true, ink: 'owner', says: 'never' },
  'threat-1': { fill: 'dots-1', rim: '', ink: 'bad', says: 'hovered' },
  'threat-2': { fill: 'dots-2', rim: '', ink: 'bad', says: 'hovered' },
  'threat-3': { fill: 'dots-3', rim: '', ink: 'bad', says: 'hovered' },
  'level-low': { fill: 'hatch', rim: '', ink: 'map-gully-edge' },
  'level-1': { fill: 'tint', rim: '', ink: 'map-contour' },
  'level-2': { fill: 'tint', rim: '', ink: 'map-contour' },
  'level-3': { fill: 'tint', rim: '', ink: 'map-contour' },
  barrage: { fill: 'hatch', rim: 'solid', ink: 'bad' },
  blind: { fill: 'hatch', rim: 'solid', each: true, ink: 'ink' },
  'hull-full': { fill: 'tint', rim: 'solid', ink: 'accent' },
  'hull-works': { fill: 'hatch', rim: 'solid', each: true, ink: 'accent' },
  'hull-partial': { fill: 'none', rim: 'dashed', ink: 'accent' },
  'hull-search': { fill: 'none', rim: 'dotted', ink: 'accent' },
  zoc: { fill: 'hatch', rim: 'dashed', ink: 'owner' },
  reach: { fill: 'tint', rim: 'solid', ink: 'accent' },
  'reach-tactical': { fill: 'tint', rim: 'dotted', ink: 'accent' },
  'reach-extended': { fill: 'none', rim: 'dashed', ink: 'accent' },
  unsupplied: { fill: 'tint', rim: 'solid', each: true, ink: 'bad' },
  retreat: { fill: 'tint', rim: 'dashed', each: true, ink: 'bad' },
  held: { fill: 'tint', rim: '', ink: 'owner' },
  odds: { fill: 'none', rim: 'solid', each: true, ink: 'bad', says: 'above' },
};

/** The styles of tints that have a drawing and words of their own. */
export const TINT_STYLES: readonly string[] = Object.keys(TINTS);

const UNKNOWN: TintStyle = { fill: 'neutral', rim: 'dotted', ink: 'ink' };

export const tintStyle = (style: string): TintStyle => TINTS[style] ?? UNKNOWN;

export const STROKES = new Set(['clear', 'blocked', 'cut', 'arc', 'range', 'long', 'bond', 'supply', 'contour', 'retreat', 'frontline', 'went', 'fired']);

/** Tints of one style and owner, which are drawn as one. */
export interface Area {
  key: string;
  style: string;
  owner: number;
  tints: Tint[];
}

export function areasOf(overlays: Overlay[]): Area[] {
  const areas = new Map<string, Area>();
  for (const overlay of overlays) {
    for (const tint of overlay.tints) {
      const key = `${overlay.name} ${tint.style} ${tint.owner}`;
      const area = areas.get(key);
      if (area) area.tints.push(tint);
      else areas.set(key, { key, style: tint.style, owner: tint.owner, tints: [tint] });
    }
  }
  return [...areas.values()];
}

/** A line of the key: what is shown, and how. */
export interface KeyLine {
  overlay: string;
  style: string;
  owner: number;
  stroke: boolean;
}

/** Styles that explain themselves on the map need no line of their own. */
const SPEAKS_FOR_ITSELF = new Set(['cut', 'from', 'held', 'odds']);

export function keyOf(overlays: Overlay[]): KeyLine[] {
  const lines = new Map<string, KeyLine>();
  for (const overlay of overlays) {
    const add = (style: string, owner: number, stroke: boolean): void => {
      if (SPEAKS_FOR_ITSELF.has(style)) return;
      lines.set(`${overlay.name} ${style} ${owner}`, { overlay: overlay.name, style, owner, stroke });
    };
    for (const tint of overlay.tints) add(tint.style, tint.owner, false);
    for (const stroke of overlay.strokes) add(stroke.style, stroke.owner, true);
  }
  return [...lines.values()];
}

/** The colour of a line, by its style. */
export function strokeInk(style: string, side: string): string {
  if (style === 'blocked' || style === 'cut' || style === 'retreat' || style === 'fired') return 'var(--bad)';
  if (style === 'bond' || style === 'went' || !STROKES.has(style)) return side ? `var(--side-${side})` : 'var(--ink-2)';
  if (style === 'frontline') return 'var(--ink)';
  return style === 'contour' ? 'var(--map-contour)' : 'var(--accent)';
}

/** The colour of an ink for a player's side. */
export function inkOf(ink: TintStyle['ink'], side: string): string {
  if (ink === 'owner') return side ? `var(--side-${side})` : 'var(--ink-2)';
  return `var(--${ink})`;
}
