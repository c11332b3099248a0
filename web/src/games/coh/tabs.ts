/** Status tabs of Conflict of Heroes: only what a view's badges tell its reader. */
import type { Tab } from '../../counters/tabs';
import type { Piece } from '../../wire';
import type { Speaker } from '../registry';

type Form = Omit<Tab, 'text'>;

const FORMS: Record<string, Form> = {
  damaged: { style: 'hit', glyph: 'cross', grave: 9 },
  departing: { style: 'retreat', glyph: 'back', grave: 8 },
  bogged: { style: 'disrupted', glyph: 'wave', grave: 8 },
  hidden: { style: 'oos', glyph: 'eye', grave: 5 },
  loaded: { style: 'order', glyph: 'wheel', grave: 2.5 },
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
  if (piece.badges.includes('air')) tabs.push(height(piece, words));
  return tabs;
}

/** Aircraft: how high it flies. */
function height(piece: Piece, words: Speaker): Tab {
  const text = words.t('page-coh-tab-height', { n: piece.figures['altitude'] ?? 0 });
  return { text, style: 'order', glyph: '', grave: 7 };
}

/** Its owner knows which counter it is; everybody else reads "hit". */
function hit(piece: Piece, words: Speaker): Tab {
  const known = piece.badges.find((badge) => badge.startsWith('hit:'))?.slice(4).replaceAll('_', '-');
  const id = `page-coh-hit-${known}`;
  return { text: words.t(known && words.has(id) ? id : 'page-coh-tab-hit'), style: 'hit', glyph: 'cross', grave: 9 };
}
