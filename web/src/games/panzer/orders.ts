/** Commands that are given: which units can still have one, and the choices that give one. */
import { onMap } from '../../game/offers';
import type { Note, Overlay, Question, Table, View } from '../../wire';
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

/** Lines from a unit to everybody that notes tell of: its targets by a command. */
export function linesTo(table: Table, view: View, unit: string, notes: Note[]): Overlay | null {
  const spot = (key: string): [number, number] | undefined => {
    const place = view.scene.pieces.find((piece) => piece.key === key)?.place;
    const cell = table.cells.find(({ name }) => name === place);
    return cell && [cell.x, cell.y];
  };
  const from = spot(unit);
  const aims = notes.filter(({ kind }) => kind === 'target' || kind === 'watch').flatMap(({ about }) => about);
  const ends = aims.map(({ key }) => spot(key)).filter((end) => end !== undefined);
  if (!from || !ends.length) return null;
  const strokes = ends.map((end) => ({ style: 'clear', points: [from, end], owner: -1 }));
  return { name: 'allowed', tints: [], strokes, says: [], facts: [], shortcuts: [], notes: [] };
}

export const crewKeys = (unit: string, verb: string): string[] => [`order ${unit}`, verb];
