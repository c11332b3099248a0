/** Counter faces of Conflict of Heroes (guide, section 8). */
import { circle, legible, path, poly, rect, text } from '../../counters/shapes';
import { silhouetteAt } from '../../counters/silhouettes';
import type { Face, Piece } from '../../wire';
import type { FaceSize } from '../registry';

/** Drawings of single types, where the kind of thing alone would give a poorer one. */
const DRAWINGS: Record<string, string> = {
  G_M50: 'mortar-light',
  G_PAK40: 'at-gun-heavy',
  G_PZ3: 'pz3',
  G_PZ3N: 'pz3',
  G_PANT: 'panther',
  G_FERD: 'ferdinand',
  G_JU87: 'stuka',
  G_HS129: 'twin-engine',
  S_RIF: 'rifle-squad-soviet',
  S_GRD: 'rifle-squad-soviet',
  S_MMG: 'maxim',
  S_HMG: 'dshk',
  S_M50: 'mortar-light',
  S_M120: 'mortar-heavy',
  S_AT45: 'at-gun-light',
  S_AT76: 'field-gun',
  S_ZIS: 'truck-soviet',
  S_M3A: 'half-track-us',
  S_M3AA: 'half-track-aa',
  S_M3S: 'scout-car',
  S_T70: 't70',
  S_KV1: 'kv1',
  S_CHU: 'churchill',
  S_SU76: 'su76',
  S_SU122: 'su122',
  S_SU152: 'su152',
  S_IL2: 'attack-aircraft',
};

const SOFT = 'var(--soft)';
/** Figures against soft targets, as ink on the body. */
const SOFT_INK = 'var(--s)';
const ARMOUR = 'var(--armour)';
const WHEEL = 'var(--wheel)';
const WHITE = '#fff';

/** What the printed figures and signs say, read once. */
interface Printed {
  is: (flag: string) => boolean;
  figure: (name: string) => number | undefined;
}

function read(piece: Piece, face: Face): Printed {
  const figures = { ...face.figures, ...piece.figures };
  return { is: (flag) => face.flags.includes(flag), figure: (name) => figures[name] };
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export function cohFace(piece: Piece, face: Face, size: FaceSize, px: number): string {
  const drawing = DRAWINGS[face.id] ?? face.symbol;
  const printed = read(piece, face);
  switch (size) {
    case 'block':
      return '';
    case 'symbol':
      return silhouetteAt(drawing, 50, 50, 1.5);
    case 'small':
      return silhouetteAt(drawing, 50, 31, 1.28) + twoFigures(printed);
    case 'full':
      return (
        silhouetteAt(drawing, 50, 46, men(face) ? 0.88 : 0.95) +
        fireCost(printed, px) +
        moveCost(printed) +
        firepower(printed) +
        range(printed, px) +
        defence(printed) +
        shield(printed, px) +
        veterans(piece, px) +
        army(piece, px) +
        name(face, px)
      );
  }
}

const men = (face: Face): boolean => /squad|sniper/.test(face.symbol);

/** AP to fire; a white disc behind it fires all round; below it the price of indirect fire. */
function fireCost(printed: Printed, px: number): string {
  const cost = printed.figure('fire') ?? 0;
  const indirect = printed.figure('indirect');
  const disc = printed.is('turret') ? circle(17.5, 18, 14, WHITE, 'stroke="var(--i)" stroke-width="1.8"') : '';
  const second = indirect && legible(13, px) ? text(17.5, 38.5, 13, `(${indirect})`, { weight: 600 }) : '';
  return disc + text(17.5, 18, 25, String(cost)) + second;
}

/** AP to move on the shape of its mobility; dots below are bonus hexes. */
function moveCost(printed: Printed): string {
  const figure = text(82, 18, 22, String(printed.figure('move') ?? 0), { fill: WHITE });
  if (printed.is('aircraft')) {
    const impulses = text(82, 18, 21, String(printed.figure('impulses') ?? 0));
    return hexagon(82, 18, 14, '#EAF1F7', 'stroke="var(--i)" stroke-width="1.6"') + impulses;
  }
  if (printed.is('tracked')) return rect(67.5, 7, 29, 22, ARMOUR, 'rx="11"') + figure + bonus(printed, ARMOUR);
  if (printed.is('wheeled')) return hexagon(82, 18, 14.5, WHEEL) + figure + bonus(printed, WHEEL);
  return circle(82, 18, 13, SOFT) + figure + bonus(printed, SOFT);
}

function hexagon(x: number, y: number, size: number, fill: string, more = ''): string {
  const h = size * 0.87;
  return path(poly(x - size, y, x - size / 2, y - h, x + size / 2, y - h, x + size, y, x + size / 2, y + h, x - size / 2, y + h), fill, more);
}

function bonus(printed: Printed, fill: string): string {
  const dots = printed.figure('bonus') ?? 0;
  let svg = '';
  for (let i = 0; i < dots; i++) svg += circle(82 + (i - (dots - 1) / 2) * 7.4, 35, 2.9, fill);
  return svg;
}

/** Soft over armour; the block carries "armour", a white box "crew-served", a ring "may fire at aircraft". */
function firepower(printed: Printed): string {
  const soft = printed.figure('red') ?? 0;
  const hard = printed.figure('blue') ?? 0;
  let svg = '';
  if (soft) {
    if (printed.is('boxed-red')) svg += rect(6.6, 56, 22.8, 18.6, WHITE, 'stroke="var(--i)" stroke-width="1.6"');
    else if (printed.is('aa')) svg += circle(18, 65.5, 11.6, 'none', 'stroke="var(--i)" stroke-width="1.8"');
    svg += text(18, 65.5, 21.5, signed(soft), { fill: printed.is('boxed-red') ? SOFT : SOFT_INK, within: 21 });
  }
  if (hard) {
    const boxed = printed.is('boxed-blue');
    if (boxed) svg += rect(5.4, 75.6, 25.2, 20.4, WHITE);
    svg += rect(7.4, 77.4, 21.2, 16.8, ARMOUR, boxed ? '' : 'rx="2.5"') + text(18, 85.9, 19, signed(hard), { fill: WHITE, within: 19 });
    if (printed.is('aa') && (!soft || printed.is('boxed-red'))) svg += circle(18, 85.8, 12.6, 'none', 'stroke="var(--i)" stroke-width="1.8"');
  }
  return svg;
}

/** Range on a white pennant, with the least range where there is one. */
function range(printed: Printed, px: number): string {
  const far = printed.figure('range') ?? 0;
  const near = printed.figure('min-range') ?? 0;
  const half = near ? 17 : 12.5;
  const size = near ? 15.5 : 17;
  const words = near ? `${near}–${far}` : String(far);
  const pennant = path(poly(50 - half, 77.4, 50 + half, 77.4, 50 + half * 0.92, 91, 50, 96.6, 50 - half * 0.92, 91), WHITE);
  return pennant + (legible(size, px) ? text(50, 85, size, words, { weight: 700, fill: '#1d2023', within: half * 2 - 4 }) : '');
}

/** Rear over front; white on blue against armour, an open top in a white box with a red frame. */
function defence(printed: Printed): string {
  const rear = figureOf(printed, 'rear', 65, 18, 600, printed.is('open-top'));
  return rear + figureOf(printed, 'front', 85.8, 20.5, 700, false);
}

function figureOf(printed: Printed, where: string, y: number, size: number, weight: number, open: boolean): string {
  const value = String(printed.figure(where) ?? 0);
  if (!printed.is(`${where}-blue`)) return text(82, y, size, value, { fill: SOFT_INK, weight });
  if (open) {
    return rect(70.2, y - 9.2, 23.6, 18.4, WHITE, `stroke="${SOFT}" stroke-width="2"`) + text(82, y, size, value, { fill: ARMOUR, weight: 700 });
  }
  return rect(69.4, y - 9.2, 25.2, 18.4, ARMOUR, 'rx="2.5"') + text(82, y, size + 0.5, value, { fill: WHITE, weight: 700 });
}

/** The red shield of an APC: what it adds for its passengers. */
function shield(printed: Printed, px: number): string {
  const value = printed.figure('shield');
  if (!value) return '';
  const badge = path('M41.5 5H58.5V14Q58.5 21 50 24.5Q41.5 21 41.5 14Z', SOFT, 'stroke="#fff" stroke-width="1.4"');
  return badge + (legible(11.5, px) ? text(50, 14, 11.5, `+${value}`, { fill: WHITE }) : '');
}

/** Veterans carry a star for each of their cards. */
function veterans(piece: Piece, px: number): string {
  const cards = piece.badges.filter((badge) => /^V[0-9]+$/.test(badge)).length;
  if (!cards || px < 46) return '';
  let svg = '';
  for (let i = 0; i < Math.min(cards, 3); i++) svg += star(50 + (i - (Math.min(cards, 3) - 1) / 2) * 11, 13);
  return svg;
}

/** The second army of a side bears its number (COH-21.0). */
function army(piece: Piece, px: number): string {
  const number = piece.badges.find((badge) => badge.startsWith('army:'))?.slice(5);
  return number && legible(14, px) ? text(50, 25, 14, number, { weight: 700 }) : '';
}

function star(x: number, y: number): string {
  const points: number[] = [];
  for (let i = 0; i < 10; i++) {
    const a = (Math.PI * (i * 36 - 90)) / 180;
    const d = i % 2 ? 2.3 : 5.4;
    points.push(x + d * Math.cos(a), y + d * Math.sin(a));
  }
  return path(poly(...points), 'var(--i)');
}

/** The short name, on large counters only. */
function name(face: Face, px: number): string {
  return px >= 83 ? text(50, 69, 12, face.short, { weight: 600, within: 37 }) : '';
}

/** Small faces: the firepower that fits its own kind, and the front defence. */
function twoFigures(printed: Printed): string {
  const armoured = printed.is('front-blue') && (printed.figure('blue') ?? 0) > 0;
  const attack = armoured ? printed.figure('blue') : printed.figure('red') || printed.figure('blue');
  const blue = armoured || !printed.figure('red');
  return big(28, attack ?? 0, blue && (attack ?? 0) !== 0) + big(72, printed.figure('front') ?? 0, printed.is('front-blue'));
}

function big(x: number, value: number, blue: boolean): string {
  const words = signed(value);
  if (!blue) return text(x, 78, 38, words, { fill: SOFT_INK, within: 40 });
  return rect(x - 21, 61, 42, 34, ARMOUR, 'rx="3"') + text(x, 78, 36, words, { fill: WHITE, within: 36 });
}
