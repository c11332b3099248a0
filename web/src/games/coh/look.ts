/** How counters of Conflict of Heroes lie on the map: aircraft are above it. */
import type { Piece } from '../../wire';
import type { Look } from '../registry';

const PER_METRE = 0.03;

export function cohLook(piece: Piece): Look {
  const is = (badge: string): boolean => piece.badges.includes(badge);
  const lift = is('air') ? 5 + PER_METRE * (piece.figures['altitude'] ?? 0) : 0;
  return { spent: is('spent'), active: is('active'), hidden: is('hidden'), lift };
}
