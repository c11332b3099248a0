/** An aircraft over the map as its panel shows it (PZR-6.7): what the prompt and the piece say of its flight. */
import { pieceOf } from '../../game/offers';
import { messageOf, refOf } from '../../lib/args';
import type { Message, Question, View } from '../../wire';

export interface AirFlight {
  unit: string;
  /** Over the map; until then it is said how it comes in. */
  flying: boolean;
  speed: Message | undefined;
  altitude: Message | undefined;
  /** Hexes flown since the entry. */
  moves: number;
  turned: boolean;
  /** "bombs", "rockets", "none" or "", if the reader does not know. */
  load: string;
}

export function airFlightOf(view: View, question: Question): AirFlight | undefined {
  const { args } = question.prompt;
  const unit = refOf(args['unit'])?.key ?? '';
  const piece = pieceOf(view.scene, unit);
  if (!question.kind.startsWith('Flight.') || !piece) return undefined;
  const known = (name: string): Message | undefined => {
    const found = messageOf(args[name]);
    return found && !found.id.endsWith('-none') ? found : undefined;
  };
  return {
    unit,
    flying: question.kind === 'Flight.fly',
    speed: known('speed'),
    altitude: known('altitude'),
    moves: typeof args['moves'] === 'number' ? args['moves'] : 0,
    turned: typeof args['banked'] === 'number' && args['banked'] >= 0,
    load: piece.badges.find((badge) => badge.startsWith('load:'))?.slice('load:'.length) ?? '',
  };
}
