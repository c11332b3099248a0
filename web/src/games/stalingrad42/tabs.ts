/** States of units in Stalingrad '42 beside the family's, as tabs under the counter. */
import type { Tab } from '../../counters/tabs';
import type { Piece } from '../../wire';
import type { Speaker } from '../registry';
import { familyTabs } from '../zocbond/tabs';

type Form = Omit<Tab, 'text'>;

const FORMS: Record<string, Form> = {
  train: { style: 'order', glyph: 'wheel', grave: 6.5 },
  reserve: { style: 'order', glyph: '', grave: 3.5 },
  'plan-ready': { style: 'order', glyph: '', grave: 3.2 },
  planned: { style: 'plain', glyph: '', grave: 3.1 },
  ready: { style: 'order', glyph: '', grave: 2.8 },
  dump: { style: 'dug', glyph: '', grave: 2.7 },
  air: { style: 'order', glyph: '', grave: 2.6 },
};

export function stalingradTabs(piece: Piece, words: Speaker): Tab[] {
  const own = Object.entries(FORMS).flatMap(([badge, form]) =>
    piece.badges.includes(badge) ? [{ ...form, text: words.t(`page-stalingrad42-tab-${badge}`) }] : [],
  );
  const box = piece.badges.find((badge) => badge.startsWith('box-'));
  if (box) own.push({ style: 'plain', glyph: '', grave: 2.5, text: words.t('page-stalingrad42-tab-box', { n: Number(box.slice(4)) }) });
  return [...familyTabs(piece, words), ...own];
}
