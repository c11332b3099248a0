import type { Table, View } from '../../wire';

/** Whether a view shows what the other side must not see: cards, hidden units, batteries that are aimed. */
export function cohSecret(view: View, table: Table): boolean {
  const batteries = table.names['group'] ?? {};
  const armed = view.scene.hands.some((hand) =>
    hand.open.some((card) => (card.key in batteries && card.left > 0) || card.left < 0),
  );
  const hidden = view.scene.pieces.some((piece) => piece.badges.includes('hidden'));
  return armed || hidden || view.scene.hands.some((hand) => hand.size > 0);
}
