/** The command counter of a unit as its badges tell it: what the reader may know, and how it lies. */
import type { Piece } from '../../wire';

export interface Command {
  /** fire, move, short-halt, overwatch; "secret": face down, and not the reader's. */
  name: string;
  /** It lies face down. */
  down: boolean;
  /** It has been carried out whole. */
  done: boolean;
}

export const COMMANDS = ['fire', 'move', 'short-halt', 'overwatch'] as const;

const after = (badges: string[], start: string): string => badges.find((badge) => badge.startsWith(start))?.slice(start.length) ?? '';

export function commandOf(piece: Piece): Command | undefined {
  const name = after(piece.badges, 'command:').replaceAll('_', '-');
  const down = piece.badges.includes('face-down');
  if (!name) return down ? { name: 'secret', down, done: false } : undefined;
  if (!(COMMANDS as readonly string[]).includes(name)) return undefined;
  return { name, down, done: after(piece.badges, 'acted:') === 'done' };
}

/** What a face-down counter may still be, by what everybody knows. */
export const mayBe = (piece: Piece): string[] =>
  piece.badges.filter((badge) => badge.startsWith('may:')).map((badge) => badge.slice(4).replaceAll('_', '-'));
