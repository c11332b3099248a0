/** How counters of Panzer lie on the map, and what of them is secret. */
import type { Piece, View } from '../../wire';
import type { Look } from '../registry';
import { commandOf } from './command';

export function panzerLook(piece: Piece): Look {
  return { spent: commandOf(piece)?.done === true, active: false, hidden: false };
}

/** Whether a view shows commands that the other side must not see. */
export function panzerSecret(view: View): boolean {
  return view.scene.pieces.some((piece) => {
    const command = piece.owner === view.player ? commandOf(piece) : undefined;
    return command?.down === true && command.name !== 'secret';
  });
}
