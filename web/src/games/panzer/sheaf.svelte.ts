/** The sheaf under the pointer: where shells would fall around the hex that is pointed at, on the map or in a panel. */
import type { GameContext } from '../../game/context';
import { answered } from '../../lib/answered';
import { placeOf } from './missions';

/** Draws the sheafs around the hex that a panel points at, else around one on offer under the pointer; call once in a component. */
export function sheafUnderPointer({ sitting, decision }: GameContext, listed: () => string): void {
  const { building, preview } = decision;
  const place = $derived.by(() => {
    const here = preview.pinned ? placeOf(preview.pinned.offer) : (preview.hover?.place ?? '');
    const offered = here !== '' && building.lit.some((offer) => placeOf(offer) === here);
    return listed() || (offered ? here : '');
  });
  $effect(() => {
    if (!place) return undefined;
    const end = answered(sitting.overlay('sheaf', [`hex:${place}`]), (found) => (preview.sketch = found));
    return () => {
      end();
      preview.sketch = null;
    };
  });
}
