/** What may come of an attack or of a stand, and how likely it is: the rows of the bars in the panels. */
import { asNumber, type Fate, fates, type Fraction, fraction } from '../../game/chances';
import { words } from '../../lib/words.svelte';
import type { Branch, Message, Outlook, Piece, View } from '../../wire';
import { chance, ends, loses, withdraws } from './attack';

/** Something that may follow; `kind` is the colour of its bar: good, none, hit, kill. */
export interface Consequence {
  text: string;
  kind: string;
  p: number;
}

const keysOf = (pieces: Piece[]): string[] => pieces.map(({ key }) => key);

/** The units of the reader, or all others. */
function army(view: View, own: boolean): Set<string> {
  return new Set(keysOf(view.scene.pieces.filter(({ owner }) => (owner === view.player) === own)));
}

/** What may come of the attack on these defenders; `whole` is the chance of the result that is looked at. */
export function ofAttack(view: View, defenders: Piece[], branches: Branch[], whole = 1): Consequence[] {
  const bar = (id: string, kind: string, p: Fraction): Consequence => ({ text: words.t(`page-zocbond-attack-${id}`), kind, p: asNumber(p) / whole });
  const hex = ends(branches, keysOf(defenders));
  const partly = chance(branches, withdraws);
  return [
    bar('taken', 'good', hex.taken),
    ...(partly.n > 0n ? [bar('withdraws', 'none', partly)] : []),
    bar('holds', 'none', hex.stands),
    bar('defender', 'hit', chance(branches, loses(army(view, false)))),
    bar('attacker', 'kill', chance(branches, loses(army(view, true)))),
  ];
}

/** What may come of a choice of the defenders'. */
export function ofStand(view: View, defenders: Piece[], outlook: Outlook): Consequence[] {
  const { branches } = outlook;
  const bar = (id: string, kind: string, p: Fraction): Consequence => ({ text: words.t(`page-zocbond-stand-${id}`), kind, p: asNumber(p) });
  const partly = chance(branches, withdraws);
  return [
    bar('holds', 'good', ends(branches, keysOf(defenders)).stands),
    ...(partly.n > 0n ? [bar('withdraws', 'none', partly)] : []),
    bar('mine', 'kill', chance(branches, loses(army(view, true)))),
    bar('theirs', 'hit', chance(branches, loses(army(view, false)))),
    ...undecided(outlook),
  ];
}

/**
 * What may come of any other choice with dice: what becomes of each thing in the end. A unit that is scattered and
 * then eliminated is told as eliminated (H44-22.3.4). `about`: the unit that is chosen; what dice for others may bring
 * after it, such as the next landing, is no chance of this choice.
 */
export function ofCourses(outlook: Outlook, say: (message: Message) => string, about = ''): Consequence[] {
  const own = rollsForOthers(outlook, about);
  const all = fates(outlook);
  const rows = (own ? ownFates(all, about) : all).flatMap((fate) => fate.rows);
  return [...rows.map(({ label, kind, size }) => ({ text: say(label), kind, p: size })), ...(own ? [] : undecided(outlook))];
}

const ownFates = (all: Fate[], about: string): Fate[] => (about ? all.filter(({ subject }) => subject?.key === about) : []);

/** Whether dice are rolled for others after a choice that is about a unit. */
export function rollsForOthers(outlook: Outlook, about: string): boolean {
  const all = fates(outlook);
  const own = ownFates(all, about).length;
  return own > 0 && own < all.length;
}

/** The rest of a defence that may go on for long. */
export function undecided(outlook: Outlook): Consequence[] {
  const p = asNumber(fraction(outlook.undecided));
  return p > 0 ? [{ text: words.t('page-odds-undecided'), kind: 'none', p }] : [];
}
