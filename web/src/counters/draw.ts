/**
 * A whole counter: body, stripes, the game's face, edge, ring, tabs. The result is the inside of an SVG with
 * viewBox 0 0 100 100 that lets its content overflow.
 */
import { lookOf, type FaceSize, type GamePage, type Look, type Speaker } from '../games/registry';
import type { Face, Piece, Table } from '../wire';
import { EDGE, legible, outline, path, rect, stripes, text, textWidth } from './shapes';
import { BEYOND_PILL, drawBadge, drawTabs, TABS_ABOVE, TABS_BELOW, type Tab } from './tabs';

/** Which face fits a counter of so many pixels. */
export function faceSize(px: number): FaceSize {
  if (px >= 46) return 'full';
  if (px >= 30) return 'small';
  return px >= 16 ? 'symbol' : 'block';
}

export interface CounterDrawing {
  page: GamePage;
  piece: Piece;
  /** Undefined where the reader does not know what it is. */
  face: Face | undefined;
  /** The colours of a counter whose face is not known. */
  body?: string;
  /** Corners and the colour of a block: "a", "b", "c". */
  side: string;
  px: number;
  words: Speaker;
  /** The reader's own: its ring is gold. */
  own?: boolean;
  /** The pill above an activated unit. */
  pill?: string;
  /** Draw the ring (the map leaves it out where the hex is outlined as selected). */
  ring?: boolean;
  /** In a stack: it lies under another of its owner, which shows its state, or those lie under it, the nearest first. */
  buried?: boolean;
  under?: Piece[];
  /** Where tabs and pill go on flat-top maps when the wedge is in their way. */
  tabsAbove?: boolean;
  pillBelow?: boolean;
}

/** The body most of a player's counters have: that of a unit whose kind the reader does not know. */
export function usualBody(table: Pick<Table, 'counters' | 'faces'>, owner: number): string {
  const count = new Map<string, number>();
  const bodies = new Map(table.faces.map((face) => [face.id, face.body]));
  for (const counter of table.counters) {
    const body = counter.owner === owner ? bodies.get(counter.face) : undefined;
    if (body) count.set(body, (count.get(body) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * Body, edge and ink of a nationality as the custom properties that faces use; `--s` is the ink of figures against soft
 * targets, darker on the red of guards, where the usual one could not be read.
 */
export function bodyStyle(body: string, side: string): string {
  const name = body || 'none';
  return (
    `--b:var(--c-${name},#d9d5c9);--e:var(--c-${name}-edge,var(--printed-${side},#4a4a44));` +
    `--s:${name === 'guards' ? '#6A100B' : 'var(--soft)'};--i:var(--c-${name}-ink,#1d2023);--p:var(--c-${name}-spent,color-mix(in srgb,var(--b) 55%,#fff))`
  );
}

/** Printed side colours do not follow the theme: a block is ink on paper. */
export const PRINTED_SIDES = '--printed-a:#35527C;--printed-b:#A44A14;--printed-c:#5E6B23';

/** The counter itself. */
export function drawPrint(d: CounterDrawing): string {
  const size = faceSize(d.px);
  const look = lookOf(d.page, d.piece);
  const style = `${PRINTED_SIDES};${bodyStyle(d.face?.body ?? d.body ?? '', d.side)}`;
  if (size === 'block') return `<g style="${style}">${block(d, look)}</g>`;
  const around = look.active && d.ring !== false ? ring(d) : '';
  const printed = `<g class="print${look.spent ? ' spent' : ''}">${inside(d, look, size)}</g>`;
  return `<g style="${style}">${around}${body(d, look)}${printed}</g>`;
}

/** What hangs on it: tabs or badge, and the pill. */
export function drawStates(d: CounterDrawing): string {
  const size = faceSize(d.px);
  if (size === 'block') return '';
  if (d.buried) return pill(d);
  const tabsOf = (piece: Piece): Tab[] => d.page.tabs?.(piece, d.words) ?? [];
  const tabs = tabsOf(d.piece);
  const under = (d.under ?? []).map(tabsOf);
  return (size === 'full' ? drawTabs(tabs, d.px, tabsAt(d), under) : drawBadge(tabs.length ? tabs : under.flat())) + pill(d);
}

function tabsAt(d: CounterDrawing): number {
  if (d.tabsAbove) return TABS_ABOVE - (d.pill && !d.pillBelow ? BEYOND_PILL : 0);
  return TABS_BELOW + (d.pill && d.pillBelow ? BEYOND_PILL : 0);
}

export function drawCounter(d: CounterDrawing): string {
  return drawPrint(d) + drawStates(d);
}

function body(d: CounterDrawing, look: Look): string {
  const shape = outline(d.side, EDGE / 2);
  const shadow = look.spent || look.hidden ? '' : shadowOf(d.side, look.lift ?? 0);
  const fill = look.wreck ? '#8b8a84' : look.spent ? 'var(--p)' : 'var(--b)';
  const dashed = look.hidden ? 'stroke-dasharray="7 5"' : '';
  const paper = path(shape, fill, `stroke="var(--e)" stroke-width="${EDGE}" ${dashed}${look.hidden ? ' fill-opacity=".72"' : ''}`);
  return shadow + paper + (look.spent ? stripes(d.side) : '');
}

/** A hard shadow; of what flies it is farther off and thinner. */
function shadowOf(side: string, lift: number): string {
  const opacity = lift ? 0.2 : 0.28;
  return path(outline(side, 0), '#000', `fill-opacity="${opacity}" transform="translate(${2.5 + lift * 0.7} ${3.5 + lift})" class="shadow"`);
}

function inside(d: CounterDrawing, look: Look, size: FaceSize): string {
  const printed = d.face ? d.page.face(d.piece, d.face, size, d.px, d.words) : unknown(d);
  if (look.wreck === 'knocked-out') {
    return printed + path('M14 20L86 80M86 20L14 80', 'none', 'stroke="var(--tab-hit)" stroke-width="6"');
  }
  return look.wreck === 'burning' ? printed + flame() : printed;
}

function flame(): string {
  return path('M50 16C56 32 74 40 70 62C68 76 58 82 50 82C42 82 31 76 30 62C29 52 36 48 38 38C42 44 44 46 45 50C50 42 52 30 50 16Z', '#E2672A', 'stroke="#fff" stroke-width="2"')
    + path('M50 56C54 62 58 66 56 72C55 77 45 77 44 72C43 66 48 63 50 56Z', '#F7C948');
}

/** A counter whose kind the reader does not know. */
function unknown(d: CounterDrawing): string {
  const word = d.words.has('page-map-unknown') ? d.words.t('page-map-unknown') : '';
  const caption = legible(13, d.px) && d.px >= 46 ? text(50, 84, 13, word, { weight: 600, within: 86 }) : '';
  return text(50, caption ? 44 : 50, 54, '?', { fill: 'var(--e)' }) + caption;
}

function block(d: CounterDrawing, look: Look): string {
  const fill = look.spent ? 'var(--p)' : `var(--printed-${d.side},var(--e))`;
  return path(outline(d.side, 5), fill, `stroke="${look.spent ? `var(--printed-${d.side},var(--e))` : '#fff'}" stroke-width="10"`);
}

function ring(d: CounterDrawing): string {
  const around = 'fill="none" rx="9"';
  const box = `x="-7.5" y="-7.5" width="115" height="115" ${around}`;
  const inner = d.own === false ? 'var(--halo)' : 'var(--select)';
  return `<rect ${box} stroke="#1d2023" stroke-width="10" class="ring"/><rect ${box} stroke="${inner}" stroke-width="5.6" class="ring"/>`;
}

function pill(d: CounterDrawing): string {
  if (!d.pill || !legible(22, d.px)) return '';
  const width = textWidth(d.pill, 22) + 30;
  const y = d.pillBelow ? 97 : -27;
  return (
    rect(50 - width / 2, y, width, 30, '#1d2023', 'rx="15" stroke="#fff" stroke-width="2.4"') +
    text(50, y + 15.2, 22, d.pill, { fill: '#fff' })
  );
}
