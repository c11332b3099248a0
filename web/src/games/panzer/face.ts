/** Counter faces of Panzer (guide, section 8): the counter is recognised, its values stand on the unit's card. */
import { legible, path, rect, text } from '../../counters/shapes';
import { silhouetteAt } from '../../counters/silhouettes';
import type { Face, Piece } from '../../wire';
import type { FaceSize, Speaker } from '../registry';
import { commandOf, type Command } from './command';

/** Drawings of types, by the beginning of their card; the longer one is tried first. */
const DRAWINGS: [string, string][] = [
  ['G-PZ38', 'pz2'],
  ['G-PZ2', 'pz2'],
  ['G-PZ3', 'pz3'],
  ['G-PZ4', 'pz4'],
  ['G-PANT', 'panther'],
  ['G-TIG', 'tiger'],
  ['G-FERD', 'ferdinand'],
  ['G-BRUM', 'su152'],
  ['G-WIRB', 'half-track-flak'],
  ['S-BT', 't70'],
  ['S-T26', 't70'],
  ['S-T60', 't70'],
  ['S-T70', 't70'],
  ['S-T34', 't34'],
  ['S-KV', 'kv1'],
  ['S-IS', 'kv1'],
  ['S-SU76', 'su76'],
  ['S-SU122', 'su122'],
  ['S-SU', 'su152'],
  ['S-ISU', 'su152'],
  ['GT-FLK36', 'flak88'],
  ['GT-FLK38', 'at-gun-light'],
  ['GT-PAK40', 'at-gun-heavy'],
  ['ST-M42', 'at-gun-light'],
  ['ST-ZIS3', 'field-gun'],
  ['GL-', 'rifle-squad'],
  ['SL-SMG', 'smg-squad'],
  ['SL-', 'rifle-squad-soviet'],
];

/** What is drawn for a class of vehicle whose type has no drawing of its own. */
const CLASSES: Record<string, string> = {
  tractor: 'half-track',
  'aa-vehicle': 'half-track-flak',
  'sp-gun': 'marder',
  'sp-at-gun': 'marder',
  towed: 'at-gun',
  leg: 'rifle-squad',
};

export function drawingOf(face: Face): string {
  const own = DRAWINGS.find(([start]) => face.id.startsWith(start));
  return own?.[1] ?? CLASSES[face.symbol] ?? face.symbol;
}

/** "PzKpfw IVF2 / G (early)" is "Pz IVF2" on a counter. */
export function shortName(name: string): string {
  return name
    .replace(/\s*\/ .*$/, '')
    .replace(/\s*\([^)]*\)/g, (part) => (/^\(t\)$/.test(part.trim()) ? part : ''))
    .replace(/^PzKpfw (?:VI )?/, (part) => (part.includes('VI ') ? '' : 'Pz '))
    .replace(/^(?:German|Soviet) /, '')
    .replace(/ squad$/, '')
    .trim();
}

export function panzerFace(piece: Piece, face: Face, size: FaceSize, px: number, words: Speaker): string {
  const drawing = drawingOf(face);
  const command = commandOf(piece);
  switch (size) {
    case 'block':
      return '';
    case 'symbol':
      return silhouetteAt(drawing, 50, command ? 42 : 50, 1.5) + (command ? foot(command, '', px) : '');
    case 'small':
      return silhouetteAt(drawing, 50, 38, 1.42) + (command ? foot(command, word(command, words), px) : moves(piece, face, px));
    case 'full':
      return (
        named(face, px) +
        silhouetteAt(drawing, 50, 46, 1.16) +
        (command ? foot(command, word(command, words), px) : line() + moves(piece, face, px)) +
        numbered(piece, px, command !== undefined)
      );
  }
}

const named = (face: Face, px: number): string =>
  legible(15, px) ? text(50, 14, 15, shortName(face.short), { weight: 600, within: 88 }) : '';

const line = (): string => path('M8 74H92', 'none', 'stroke="var(--i)" stroke-width="1.2" stroke-opacity=".55"');

const numbered = (piece: Piece, px: number, low: boolean): string => {
  const n = piece.figures['number'];
  if (!n) return '';
  return low ? (legible(15, px) ? text(13, 62, 15, String(n), { weight: 700 }) : '') : text(20, 86, 21, String(n));
};

/** Points across country, on the shape of how it moves. */
function moves(piece: Piece, face: Face, px: number): string {
  const points = piece.figures['cross'] ?? face.figures['cross'];
  if (points === undefined || !legible(17, px)) return '';
  const wheeled = face.flags.includes('mode-W');
  const foot = face.flags.includes('mode-L');
  const fill = foot ? 'var(--soft)' : wheeled ? 'var(--wheel)' : 'var(--armour)';
  return rect(66, 77, 26, 18.500, fill, `rx="${foot ? 9 : wheeled ? 3 : 9}"`) + text(79, 86.200, 17, String(points), { fill: '#fff' });
}

const word = (command: Command, words: Speaker): string => words.t(`page-panzer-order-${command.name}`);

/**
 * The command counter at the foot: dark while it lies face down (blank for everybody but its owner), in the colour of
 * orders when it is turned up, pale when it has been carried out.
 */
function foot(command: Command, said: string, px: number): string {
  const fill = command.down ? 'var(--tab-oos)' : command.done ? 'var(--tab-spent)' : 'var(--tab-order)';
  const edge = command.down && command.name !== 'secret' ? 'stroke="#fff" stroke-width="1.6" stroke-dasharray="5 3.500"' : 'stroke="#fff" stroke-width="1.2"';
  const plate = rect(5, 71, 90, 24, fill, `rx="3" ${edge}`);
  const glyphs = sign(command.name, said && legible(16, px) ? 17 : 50);
  return plate + glyphs + (said && legible(16, px) ? text(57, 83, 16.500, said, { fill: '#fff', within: 62 }) : '');
}

/** A command as a sign: a cross-hair, an arrow, both, an eye; a bar for what is not known. */
function sign(name: string, x: number): string {
  const ink = 'stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"';
  const cross = (at: number): string => path(`M${at - 6} 83H${at + 6}M${at} 77V89M${at - 3.500} 83a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0`, 'none', ink);
  const arrow = (at: number): string => path(`M${at - 7} 83H${at + 6}M${at + 1} 78L${at + 6.500} 83L${at + 1} 88`, 'none', ink);
  switch (name) {
    case 'fire':
      return cross(x);
    case 'move':
      return arrow(x);
    case 'short-halt':
      return x > 40 ? cross(x - 10) + arrow(x + 10) : cross(x);
    case 'overwatch':
      return path(`M${x - 8} 83Q${x} 74 ${x + 8} 83Q${x} 92 ${x - 8} 83Z`, 'none', ink) + `<circle cx="${x}" cy="83" r="2.4" fill="#fff"/>`;
    default:
      return path(`M${x - 6} 83H${x + 6}`, 'none', ink);
  }
}
