/** Status tabs of Conflict of Heroes: only what a view's badges tell its reader. */
import type { Tab } from '../../counters/tabs';
import type { Piece } from '../../wire';
import type { Speaker } from '../registry';

type Form = Omit<Tab, 'text'>;

const FORMS: Record<string, Form> = {
  bogged: { style: 'disrupted', glyph: 'wave', grave: 8 },
  hidden: { style: 'oos', glyph: 'eye', grave: 5 },
  carried: { style: 'order', glyph: 'wheel', grave: 4 },
  inside: { style: 'dug', glyph: '', grave: 3 },
  dug: { style: 'dug', glyph: '', grave: 2 },
  exposed: { style: 'plain', glyph: '', grave: 1 },
};

export function cohTabs(piece: Piece, words: Speaker): Tab[] {
  const tabs: Tab[] = [];
  if (piece.badges.includes('hit')) tabs.push(hit(piece, words));
  for (const [badge, form] of Object.entries(FORMS)) {
    if (piece.badges.includes(badge)) tabs.push({ ...form, text: words.t(`page-coh-tab-${badge}`) });
  }
  return tabs;
}

/** Its owner knows which counter it is; everybody else reads "hit". */
function hit(piece: Piece, words: Speaker): Tab {
  const known = piece.badges.find((badge) => badge.startsWith('hit:'))?.slice(4).replaceAll('_', '-');
  const id = `page-coh-hit-${known}`;
  return { text: words.t(known && words.has(id) ? id : 'page-coh-tab-hit'), style: 'hit', glyph: 'cross', grave: 9 };
}
