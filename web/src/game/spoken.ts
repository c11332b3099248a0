/** What a screen reader hears of the map and of the decision. */
import { words } from '../lib/words.svelte';
import type { Piece } from '../wire';
import type { Decision } from './decision.svelte';
import { placeName, stateWords, terrainAt, unitName } from './labels';
import { offersAt, pieceOf } from './offers';
import { pills } from './picture';
import type { Sitting } from './sitting.svelte';

/** "F05. road. Pz IVh, fresh, activated, faces east, 6 AP. Legal: 11 choices." */
export function describePlace(decision: Decision, at: string): string {
  const { view, table } = decision.sitting;
  if (!view || !table) return at;
  const ground = terrainAt(table, at);
  const pieces = view.scene.pieces.filter((piece) => piece.place === at);
  const legal = decision.building.lit.filter(
    (offer) =>
      offersAt([offer], { kind: 'hex', key: at, place: at }).length > 0 ||
      pieces.some((piece) => offersAt([offer], { kind: 'unit', key: piece.key, place: at }).length > 0),
  );
  const parts = [
    placeName(view.game, at, table),
    ground?.name ?? '',
    ...(ground?.features ?? []),
    ...pieces.map((piece) => describePiece(decision.sitting, piece)),
    words.t('page-say-legal', { n: legal.length }),
  ];
  return parts.filter(Boolean).join('. ');
}

function describePiece({ view, table, names }: Sitting, piece: Piece): string {
  const facing = table?.names.facing?.[piece.facing];
  const parts = [
    unitName(piece.key, names),
    ...stateWords(view?.game ?? '', piece),
    facing ? words.t('page-card-facing', { facing: words.text(facing) }) : '',
    pills(view)[piece.key] ?? '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Where I am: the unit that acts, what is asked, how many choices there are. */
export function whereAmI(decision: Decision): string {
  const { view, question, names } = decision.sitting;
  const actor = view && pieceOf(view.scene, decision.building.actor);
  const prompt = question ? words.text(question.prompt, names) : words.t('page-choices-none');
  const choices = words.t('page-choices-count', { n: question?.offers.length ?? 0 });
  return [actor ? describePlace(decision, actor.place) : '', words.t('page-say-where', { prompt, choices })]
    .filter(Boolean)
    .join(' ');
}
