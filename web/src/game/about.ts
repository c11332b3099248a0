/** What an act of the bar is for, in a line with its rule: `page-<game>-about-<act>`, or that of the game's family. */
import { pageOf } from '../games/registry';
import { words } from '../lib/words.svelte';
import { type Act, verbOf } from './offers';

export function aboutAct(game: string, act: Act): string {
  const offer = act.items[0]?.offer;
  const whose = [game, ...(pageOf(game)?.texts ?? [])];
  const what = [...new Set([act.id, act.group, offer ? verbOf(offer) : ''])].filter(Boolean);
  const ids = what.flatMap((id) => whose.map((name) => `page-${name}-about-${id}`));
  const id = ids.find((found) => words.has(found));
  return [id ? words.t(id) : '', offer?.rule ? `(${offer.rule})` : ''].filter(Boolean).join(' ');
}
