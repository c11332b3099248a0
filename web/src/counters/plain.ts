/** The face of any counter, from its `Face` alone: name, symbol, figures. */
import type { FaceSize, Speaker } from '../games/registry';
import type { Face, Piece } from '../wire';
import { natoFace } from './nato';
import { legible, rect, text, textOn } from './shapes';
import { silhouette, silhouetteAt } from './silhouettes';

export function plainFace(piece: Piece, face: Face, size: FaceSize, px: number, words: Speaker): string {
  if (face.kind === 'nato') return natoFace(piece, face, size, px);
  const figures = Object.values({ ...face.figures, ...piece.figures }).slice(0, 3);
  const known = silhouette(face.symbol) !== '';
  const name = face.short || words.text(face.name);
  if (size === 'block') return '';
  if (size === 'symbol') return known ? silhouetteAt(face.symbol, 50, 50, 1.5) : initials(name, 50, 50, 46);
  if (size === 'small') {
    const two = figures.slice(0, 2).join('-');
    return text(85, 20, 20, markOf(piece.key), { weight: 600, within: 26 }) + (known ? silhouetteAt(face.symbol, 50, 34, 1.28) : initials(name, 50, 34, 36)) + text(50, 77, 38, two, { within: 88 });
  }
  const top = legible(15, px) ? textOn(50, 18.6, 15, name, { weight: 600, within: 90 }) : '';
  const middle = known
    ? silhouetteAt(face.symbol, 50, 46, 1.1)
    : rect(23, 27, 54, 36, '#F4F1E8', 'stroke="var(--i)" stroke-width="2.6"') + initials(name, 50, 45, 24);
  const mark = legible(15, px) ? textOn(88, 50, 15, markOf(piece.key), { weight: 600, within: 20 }) : '';
  return top + middle + mark + text(50, 82, figures.length > 2 ? 25 : 29, figures.join('-'), { within: 90 });
}

/** What tells counters of one type apart: the number or letter that their key ends with, else its first letters. */
export function markOf(key: string): string {
  const last = key.split('-').at(-1) ?? '';
  return /\d+$/.exec(last)?.[0] ?? last.slice(0, 2);
}

function initials(name: string, x: number, y: number, size: number): string {
  return text(x, y, size, name.slice(0, 3), { weight: 600, within: 44 });
}
