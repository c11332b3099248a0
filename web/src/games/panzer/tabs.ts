/** Status tabs of Panzer: damage first, then what makes a unit easy to see, then where it stands. */
import type { Tab } from '../../counters/tabs';
import type { Piece } from '../../wire';
import type { Speaker } from '../registry';

type Form = Omit<Tab, 'text'>;

const FORMS: Record<string, Form> = {
  abandoned: { style: 'hit', glyph: 'cross', grave: 9 },
  damaged: { style: 'hit', glyph: 'cross', grave: 8 },
  tracks: { style: 'hit', glyph: 'wheel', grave: 7 },
  suppressed: { style: 'disrupted', glyph: 'wave', grave: 6 },
  'spot-fire': { style: 'plain', glyph: 'eye', grave: 5 },
  'spot-small-arms': { style: 'plain', glyph: 'eye', grave: 5 },
  'spot-move': { style: 'plain', glyph: 'eye', grave: 4 },
  'hull-down': { style: 'dug', glyph: '', grave: 3 },
  'hull-partial': { style: 'dug', glyph: '', grave: 3 },
  'full-cover': { style: 'dug', glyph: '', grave: 2 },
  post: { style: 'dug', glyph: '', grave: 2 },
  'altitude-low': { style: 'plain', glyph: '', grave: 1 },
  'altitude-medium': { style: 'plain', glyph: '', grave: 1 },
  'altitude-high': { style: 'plain', glyph: '', grave: 1 },
  carried: { style: 'order', glyph: 'wheel', grave: 1 },
};

export function panzerTabs(piece: Piece, words: Speaker): Tab[] {
  const found = Object.entries(FORMS).filter(([badge]) => piece.badges.includes(badge));
  return found.map(([badge, form]) => ({
    ...form,
    text: words.t(`page-panzer-tab-${badge}`),
    title: words.t(`panzer-badge-${badge}`),
  }));
}
