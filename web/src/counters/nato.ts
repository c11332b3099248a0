/**
 * The face of operational counters: a NATO symbol in a box, designation, steps and attack-defence-movement (guide,
 * section 8). Everything comes from `Face` and `Piece`:
 *
 * - `symbol`: a symbol code of MIL-STD-2525 (letters or numbers); its echelon and text fields are not drawn
 * - `short`: the designation
 * - figures `attack`, `defence`, `movement`; `steps` printed and, on the piece, left; `armour` and `anti-tank` classes
 * - flags `elite` or `poor` (box behind the defence), `size:II` (shown from 83 px), `formation:82` (colour of the box,
 *   a `--f-82` of the palette), `dot:red` (tank dot), `no-extended` (movement in a black box), `bracketed`, `support`,
 *   `unknown` (face down: a question mark and nothing else)
 */
import { SvelteSet } from 'svelte/reactivity';
import type { FaceSize } from '../games/registry';
import type { Face, Piece } from '../wire';
import { circle, LEAST_GLYPH, legible, r, rect, text, textOn, textWidth } from './shapes';

type Symbols = typeof import('milsymbol')['default'];

let symbols: Symbols | undefined;
let coming: Promise<void> | undefined;
/** Filled when the library has arrived: faces drawn before are drawn again. */
const arrived = new SvelteSet<string>();
const drawn = new Map<string, string>();

export function loadSymbols(): Promise<void> {
  coming ??= import('milsymbol')
    .then((module) => {
      symbols = module.default;
      arrived.add('milsymbol');
    })
    .catch(() => {
      coming = undefined; // offline: boxes without symbols, tried again with the next face
    });
  return coming;
}

const INK = '#123456';

/** What the library draws, in its own square of 200 where a friendly unit's frame is (25, 50) to (175, 150). */
function symbol(code: string): string {
  if (!arrived.has('milsymbol') || !symbols) {
    void loadSymbols();
    return '';
  }
  let svg = drawn.get(code);
  if (svg === undefined) {
    const sign = new symbols.Symbol(code, { fill: false, monoColor: INK, strokeWidth: 8.5, infoFields: false });
    svg = sign.isValid()
      ? sign
          .asSVG()
          .replace(/^<svg[^>]*>|<\/svg>$/g, '')
          .replaceAll(INK, 'var(--n)')
          .replaceAll('stroke-width="3"', 'stroke-width="5"')
      : '';
    drawn.set(code, svg);
  }
  return svg;
}

const PAPER = '#F4F1E8';

/** The symbol's box with the formation's colour, 1.5 times as wide as high. */
function box(face: Face, x: number, y: number, width: number): string {
  const formation = flag(face, 'formation');
  const fill = formation ? `var(--f-${formation},${PAPER})` : PAPER;
  const k = width / 150;
  const dark = face.body === 'ss';
  // On a dark body the frame is light and the symbol stays black on its formation's colour.
  const frame = rect(x, y, width, width / 1.5, fill, `stroke="${dark ? '#fff' : 'var(--i)'}" stroke-width="${r(8.5 * k)}"`);
  return (
    frame +
    `<g style="--n:${dark ? '#14171B' : 'var(--i)'}" class="sil" transform="translate(${r(x)} ${r(y)}) scale(${r(k * 1000) / 1000}) translate(-25 -50)">${symbol(face.symbol)}</g>`
  );
}

export function flag(face: Face, name: string): string {
  const found = face.flags.find((f) => f.startsWith(`${name}:`));
  return found ? found.slice(name.length + 1) : '';
}

interface Values {
  attack: string;
  defence: string;
  movement: string;
  steps: number;
  left: number;
}

function values(piece: Piece, face: Face): Values {
  const figures = { ...face.figures, ...piece.figures };
  const figure = (name: string): string => (figures[name] === undefined ? '' : String(figures[name]));
  const bracket = (value: string): string => (value && face.flags.includes('bracketed') ? `(${value})` : value);
  const steps = face.figures.steps ?? 0;
  return {
    attack: bracket(figure('attack')),
    defence: bracket(figure('defence')),
    movement: figure('movement'),
    steps,
    left: piece.figures.steps ?? steps,
  };
}

export function natoFace(piece: Piece, face: Face, size: FaceSize, px: number): string {
  const v = values(piece, face);
  if (size === 'block') return '';
  if (face.flags.includes('unknown')) return text(50, 50, size === 'full' ? 62 : 74, '?');
  if (size === 'symbol') return box(face, 16, 26, 68);
  if (size === 'small') {
    const two = [v.attack, v.defence].filter(Boolean).join('-');
    return box(face, 21, 12, 58) + text(50, 76, 38, two, { within: 90 });
  }
  const size4 = flag(face, 'size');
  const large = px >= 83 && size4 !== '';
  const lost = v.left < v.steps ? rect(3.2, 62.5, 93.6, 5.5, '#fff') : '';
  return (
    lost +
    designation(face.short, px) +
    (large ? textOn(50, 28, 10.5, size4, { weight: 700 }) + box(face, 25, 29.5, 50) : box(face, 23, 25, 54)) +
    pips(v, large ? 62 : 58) +
    classes(face, px) +
    strengths(v, face)
  );
}

function designation(name: string, px: number): string {
  const wanted = name.length >= 10 ? 13 : name.length >= 8 ? 15 : 17.5;
  const size = Math.max(wanted, (LEAST_GLYPH * 100) / px); // a long name is squeezed rather than left out
  return size <= 17.5 ? textOn(50, 18.6, size, name, { weight: 600, within: 88 }) : '';
}

/** Steps from below: filled are left. */
function pips(v: Values, bottom: number): string {
  let svg = '';
  for (let i = 0; i < v.steps; i++) {
    const full = i < v.left;
    svg += circle(12, bottom - 4 - i * 11, full ? 3.9 : 3.2, full ? 'var(--i)' : 'none', full ? '' : 'stroke="var(--i)" stroke-width="1.5"');
  }
  return svg;
}

/** Armour class in a white box, anti-tank class in a red one, the tank dot. */
function classes(face: Face, px: number): string {
  const dot = flag(face, 'dot');
  if (dot) return circle(88, 43, 5.4, dot === 'red' ? 'var(--soft)' : dot === 'white' ? '#fff' : '#14171B', 'stroke="#fff" stroke-width="1.6"');
  const armour = face.figures.armour;
  const antiTank = face.figures['anti-tank'];
  const value = armour ?? antiTank;
  if (value === undefined || !legible(16.5, px)) return '';
  const red = armour === undefined;
  return (
    rect(80, 33.5, 15, 19, red ? 'var(--soft)' : '#fff', `stroke="${red ? '#fff' : '#14171B'}" stroke-width="1.4"`) +
    text(87.5, 43, 16.5, String(value), { fill: red ? '#fff' : '#14171B' })
  );
}

/** attack-defence-movement, the defence on its morale, the movement on its black box. */
function strengths(v: Values, face: Face): string {
  const parts = [v.attack, v.defence, v.movement].filter((part) => part !== '');
  const size = parts.some((part) => part.length > 1) ? 26 : 29;
  const boxes = parts.map((_, i) => behind(face, i === 1 && v.defence !== '', i === parts.length - 1 && parts.length === 3));
  const wide = parts.map((part, i) => textWidth(part, size) + (boxes[i] ? 2 * MARGIN : 0));
  const dash = textWidth('-', size);
  let x = 50 - (wide.reduce((a, b) => a + b, 0) + dash * (parts.length - 1)) / 2;
  let svg = '';
  parts.forEach((part, i) => {
    const width = wide[i]!;
    const box = boxes[i];
    if (box) svg += rect(x, 69.5, width, 26, box[0], `rx="1.5" stroke="${box[2]}" stroke-width="1.4"`);
    svg += textOn(x + width / 2, 92.6, size, part, { fill: box?.[1] ?? 'var(--i)' });
    if (i < parts.length - 1) svg += textOn(x + width + dash / 2, 92.6, size, '-');
    x += width + dash;
  });
  return svg;
}

/** Units of a box on each side of its figure: the dash stands beside it. */
const MARGIN = 2.2;

function behind(face: Face, defence: boolean, movement: boolean): [string, string, string] | undefined {
  if (defence && face.flags.includes('elite')) return ['var(--soft)', '#fff', '#fff'];
  if (defence && face.flags.includes('poor')) return ['#fff', '#14171B', '#14171B'];
  return movement && face.flags.includes('no-extended') ? ['#14171B', '#fff', '#fff'] : undefined;
}

