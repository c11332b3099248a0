/** Status tabs: what has happened to a unit, in a word and a sign, hung under its counter. */
import { circle, LEAST_GLYPH, path, poly, r, rect, text, textWidth } from './shapes';

export type TabStyle = 'hit' | 'disrupted' | 'retreat' | 'oos' | 'spent' | 'dug' | 'order' | 'plain';
export type Glyph = 'cross' | 'wave' | 'back' | 'struck' | 'eye' | 'spade' | 'wheel' | '';

/** `grave`: of two states the graver is written out and the other is a square beside it. */
export interface Tab {
  text: string;
  style: TabStyle;
  glyph: Glyph;
  grave: number;
  /** For a tip and the screen reader. */
  title?: string;
}

const FILLS: Record<TabStyle, [string, string]> = {
  hit: ['var(--tab-hit)', '#fff'],
  disrupted: ['var(--tab-disrupted)', '#1d2023'],
  retreat: ['var(--tab-retreat)', '#fff'],
  oos: ['var(--tab-oos)', '#fff'],
  spent: ['var(--tab-spent)', '#fff'],
  dug: ['var(--tab-dug)', '#fff'],
  order: ['var(--tab-order)', '#fff'],
  plain: ['#fff', '#1d2023'],
};

const HEIGHT = 20;
const SIZE = 16.5;

/** A sign of 12 units on (x, y). */
export function glyph(sign: Glyph, x: number, y: number, ink: string, scale = 1): string {
  const line = `stroke="${ink}" stroke-width="${r(2.6 * scale)}" stroke-linecap="round" stroke-linejoin="round"`;
  const at = (dx: number, dy: number): string => `${r(x + dx * scale)} ${r(y + dy * scale)}`;
  switch (sign) {
    case 'cross':
      return path(`M${at(-4, -4)}L${at(4, 4)}M${at(4, -4)}L${at(-4, 4)}`, 'none', line);
    case 'wave':
      return path(`M${at(-6, 1)}C${at(-4, -5)} ${at(-2, -5)} ${at(0, 0)}S${at(4, 5)} ${at(6, -1)}`, 'none', line);
    case 'back':
      return path(poly(x - 6 * scale, y, x, y - 5 * scale, x, y + 5 * scale), ink) + path(`M${at(-1, 0)}H${r(x + 6 * scale)}`, 'none', line);
    case 'struck':
      return circle(x, y, 5 * scale, 'none', line) + path(`M${at(-4, 4)}L${at(4, -4)}`, 'none', line);
    case 'eye':
      return (
        path(`M${at(-6, 0)}Q${at(0, -6.5)} ${at(6, 0)}Q${at(0, 6.5)} ${at(-6, 0)}Z`, 'none', line) + circle(x, y, 1.8 * scale, ink)
      );
    case 'spade':
      return path(`M${at(0, -6)}V${r(y + 1 * scale)}`, 'none', line) + path(`M${at(-3.6, 0.5)}H${r(x + 3.6 * scale)}V${r(y + 3.5 * scale)}L${at(0, 6.5)}L${at(-3.6, 3.5)}Z`, ink);
    case 'wheel':
      return circle(x, y, 4.6 * scale, 'none', line) + circle(x, y, 1.4 * scale, ink);
    default:
      return '';
  }
}

function plate(x: number, y: number, width: number, style: TabStyle): string {
  return rect(x, y, width, HEIGHT, FILLS[style][0], `rx="3" stroke="${style === 'plain' ? '#1d2023' : '#fff'}" stroke-width="1.6"`);
}

/** Width of a tab with its sign. */
function breadth(tab: Tab): number {
  return textWidth(tab.text, SIZE) + (tab.glyph ? 15 : 0) + 12;
}

/** Where tabs hang: under the counter, above it where the wedge points down, and beyond a pill that is there already. */
export const TABS_BELOW = 101;
export const TABS_ABOVE = -21;
export const BEYOND_PILL = 29;

const gravest = (tabs: Tab[]): Tab[] => [...tabs].sort((a, b) => b.grave - a.grave);

/**
 * The gravest tab in words, the next as a square beside it; the rest is on the unit's card. In a stack the tabs of those
 * below the top counter (`under`, a list for each) hang there too: the gravest of each as a square, for two of them.
 */
export function drawTabs(tabs: Tab[], px: number, y: number, under: Tab[][] = []): string {
  if ((SIZE * px) / 100 < LEAST_GLYPH) return '';
  const [first, second] = gravest(tabs);
  const below = under.flatMap((others) => gravest(others).slice(0, 1)).slice(0, SQUARES);
  const squares = [second, ...below].filter((tab) => tab !== undefined).slice(0, SQUARES);
  const width = first ? Math.min(breadth(first), squares.length ? 108 - STEP * (squares.length - 1) : 124) : 0;
  const all = width + (first ? 2 : 0) + squares.length * STEP - 2;
  const x = 50 - all / 2;
  let svg = first ? written(first, x, y, width) : '';
  squares.forEach((tab, i) => {
    const left = x + width + (first ? 2 : 0) + i * STEP;
    svg += plate(left, y, HEIGHT, tab.style) + sign(tab, left + 10, y + 10);
  });
  return svg && `<g class="tabs">${svg}</g>`;
}

const SQUARES = 2;
const STEP = HEIGHT + 2;

function written(tab: Tab, x: number, y: number, width: number): string {
  const [, ink] = FILLS[tab.style];
  const signRoom = tab.glyph ? 15 : 0;
  const mark = tab.glyph ? glyph(tab.glyph, x + 11, y + 10, ink) : '';
  const word = text(x + signRoom + (width - signRoom) / 2, y + 10.2, SIZE, tab.text, { fill: ink, within: width - signRoom - 8 });
  return plate(x, y, width, tab.style) + mark + word;
}

function sign(tab: Tab, x: number, y: number): string {
  const ink = FILLS[tab.style][1];
  return tab.glyph ? glyph(tab.glyph, x, y, ink) : text(x, y, SIZE, tab.text.slice(0, 1), { fill: ink });
}

/** On small faces the gravest state is a square of 38 units at the top right. */
export function drawBadge(tabs: Tab[]): string {
  const [first] = gravest(tabs);
  if (!first) return '';
  const [fill, ink] = FILLS[first.style];
  const mark = first.glyph ? glyph(first.glyph, 92, 8, ink, 1.9) : text(92, 8, 30, first.text.slice(0, 1), { fill: ink });
  return rect(73, -11, 38, 38, fill, 'rx="4" stroke="#fff" stroke-width="3"') + mark;
}
