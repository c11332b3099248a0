/** How counters of Panzer lie on the map, and what of them is secret. */
import type { Piece, View } from '../../wire';
import type { Look } from '../registry';
import { commandOf } from './command';

/** How far the shadow of an aircraft lies off, by its altitude. */
const HEIGHTS: Record<string, number> = { 'altitude-low': 6, 'altitude-medium': 10, 'altitude-high': 15 };

export function panzerLook(piece: Piece): Look {
  const lift = HEIGHTS[piece.badges.find((badge) => badge.startsWith('altitude-')) ?? ''] ?? 0;
  return { spent: commandOf(piece)?.done === true, active: false, hidden: false, lift };
}

/** Whether a view shows commands that the other side must not see. */
export function panzerSecret(view: View): boolean {
  return view.scene.pieces.some((piece) => {
    const command = piece.owner === view.player ? commandOf(piece) : undefined;
    return command?.down === true && command.name !== 'secret';
  });
}
