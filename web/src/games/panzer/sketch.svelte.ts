/** What panels of far fights draw on the map: where shells would fall, what an aircraft has found. */
import type { GameContext } from '../../game/context';
import { answered } from '../../lib/answered';
import type { Overlay } from '../../wire';
import { placeOf } from './missions';

/** Keeps a drawing on the map while a panel has one: a new view takes every sketch away. Call once in a component. */
export function sketched({ decision }: GameContext, drawing: () => Overlay | null): void {
  const { preview } = decision;
  $effect(() => {
    preview.sketch = drawing();
    return () => (preview.sketch = null);
  });
  $effect(() => {
    if (preview.sketch === null) preview.sketch = drawing();
  });
}

/** Draws the sheafs around the hex that a panel points at, else around one on offer under the pointer; call once. */
export function sheafUnderPointer(game: GameContext, listed: () => string): void {
  const { sitting, decision } = game;
  const { building, preview } = decision;
  const place = $derived.by(() => {
    const here = preview.pinned ? placeOf(preview.pinned.offer) : (preview.hover?.place ?? '');
    const offered = here !== '' && building.lit.some((offer) => placeOf(offer) === here);
    return listed() || (offered ? here : '');
  });
  let sheaf: Overlay | null = $state.raw(null);
  $effect(() => {
    sheaf = null;
    return place ? answered(sitting.overlay('sheaf', [`hex:${place}`]), (found) => (sheaf = found)) : undefined;
  });
  sketched(game, () => sheaf);
}
