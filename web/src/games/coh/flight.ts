/** Flying: what the question of an aircraft's action tells (COH-20). */
import { pieceOf } from '../../game/offers';
import { refOf } from '../../lib/args';
import type { Question, Table, View } from '../../wire';
import { run } from '../tactical/flight';

export interface Flight {
  unit: string;
  /** Impulses left, and of how many. */
  impulses: number;
  of: number;
  metres: number;
  bombs: number;
  /** It has flown a hex in this action: then it may turn, attack, change its altitude. */
  begun: boolean;
  mayTurn: boolean;
  mayShift: boolean;
  enters: boolean;
}

const number = (question: Question, name: string): number => {
  const value = question.prompt.args[name];
  return typeof value === 'number' ? value : 0;
};

export function flightOf(view: View, table: Table, question: Question): Flight | null {
  const unit = refOf(question.prompt.args.unit);
  if (!unit) return null;
  const piece = pieceOf(view.scene, unit.key);
  const face = table.faces.find((found) => found.id === piece?.face);
  return {
    unit: unit.key,
    impulses: number(question, 'impulses'),
    of: face?.figures['impulses'] ?? number(question, 'impulses'),
    metres: number(question, 'metres'),
    bombs: number(question, 'bombs'),
    begun: number(question, 'hexes') > 0,
    mayTurn: number(question, 'may_turn') > 0,
    mayShift: number(question, 'may_shift') > 0,
    enters: number(question, 'enters') > 0,
  };
}

/** Straight on with all impulses that are left. */
export function straight(view: View, table: Table): string[] {
  const question = view.question;
  if (question?.kind !== 'Flight.fly') return [];
  const flight = flightOf(view, table, question);
  return flight ? run(view, table, flight.unit, flight.impulses) : [];
}
