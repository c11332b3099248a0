/** States of units in the ZOC-bond family: what a view's badges say, as tabs under the counter. */
import type { Tab } from '../../counters/tabs';
import type { Piece } from '../../wire';
import type { Look, Speaker } from '../registry';

type Form = Omit<Tab, 'text'>;

/** Gravest first. What only this phase remembers (moved, attacked) is shown by the counter itself. */
export const FORMS: Record<string, Form> = {
  routed: { style: 'retreat', glyph: 'back', grave: 9 },
  disrupted: { style: 'disrupted', glyph: 'wave', grave: 8 },
  isolated: { style: 'oos', glyph: 'struck', grave: 7.5 },
  out: { style: 'oos', glyph: 'struck', grave: 7 },
  engaged: { style: 'plain', glyph: '', grave: 6 },
  scattered: { style: 'disrupted', glyph: 'wave', grave: 5.5 },
  spent: { style: 'spent', glyph: '', grave: 5 },
  exhausted: { style: 'spent', glyph: '', grave: 4.5 },
  fired: { style: 'spent', glyph: '', grave: 4 },
  dismounted: { style: 'dug', glyph: '', grave: 3 },
  limbered: { style: 'order', glyph: 'wheel', grave: 2.5 },
  refitted: { style: 'order', glyph: '', grave: 2 },
  ferries: { style: 'order', glyph: '', grave: 1.5 },
};

export function familyTabs(piece: Piece, words: Speaker): Tab[] {
  return Object.entries(FORMS).flatMap(([badge, form]) =>
    piece.badges.includes(badge) ? [{ ...form, text: words.t(`page-zocbond-tab-${badge}`) }] : [],
  );
}

/** Who has had his move or his attack in this phase lies flat and striped, like whoever is spent. */
export function familyLook(piece: Piece): Look {
  const done = ['moved', 'attacked', 'spent'].some((badge) => piece.badges.includes(badge));
  return { spent: done, active: false, hidden: false };
}
