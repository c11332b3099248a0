/** Commands that are given: which units can still have one, and the choices that give one. */
import { onMap } from '../../game/offers';
import type { Question, View } from '../../wire';
import { commandOf } from './command';

/** A unit of the reader in the list of commands; `key` chooses it, "" if it can have no command (any more). */
export interface Chosen {
  unit: string;
  key: string;
  command: string;
}

export function unitsOf(view: View, question: Question): Chosen[] {
  const offered = new Map(question.offers.filter(({ key }) => key.startsWith('order ')).map(({ key }) => [key.slice(6), key]));
  return view.scene.pieces
    .filter((piece) => piece.owner === view.player && (onMap(piece.place) || offered.has(piece.key)))
    .map((piece) => ({ unit: piece.key, key: offered.get(piece.key) ?? '', command: givenTo(view, piece.key) }));
}

function givenTo(view: View, unit: string): string {
  const piece = view.scene.pieces.find(({ key }) => key === unit);
  const command = piece && commandOf(piece);
  return command && command.name !== 'secret' ? command.name : '';
}

export const crewKeys = (unit: string, verb: string): string[] => [`order ${unit}`, verb];
