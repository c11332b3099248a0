/** What a shot is aimed at, in words: the unit where one alone is seen in the hex, else the hex. */
import { refOf } from '../../lib/args';
import { msg } from '../../lib/words.svelte';
import type { Message, Offer, View } from '../../wire';

/** Shots at whoever is in a hex, in the words for one unit. */
const AT_ONE: Record<string, string> = { 'coh-verb-fire': 'page-coh-fire-at', 'coh-verb-indirect': 'page-coh-indirect-at' };

/** Several units, one's own among them, or a counter of unknown kind are not named: the hex is what is fired at. */
export function aimedAt({ text }: Offer, { player, scene }: View): Message | undefined {
  const id = AT_ONE[text.id];
  const hex = refOf(text.args['hex']);
  if (!id || !hex) return undefined;
  const there = scene.pieces.filter(({ place }) => place === hex.key);
  const [target] = there;
  if (!target?.face || there.length > 1 || target.owner === player) return undefined;
  return msg(id, { unit: { t: 'ref', kind: 'unit', index: -1, key: target.key }, hex });
}
