/** Where on the map a replay takes place: the hexes of an act, and how near the map begins. */
import type { Lit } from '../map/types';
import type { Scene, Table } from '../wire';
import { type Act, onMap } from './film';

/** Where an act took place. */
export function placesOf(act: Act): Lit[] {
  if (act.weight === 'start') return [];
  const own = new Map(act.scene.pieces.map((piece) => [piece.key, piece.place]));
  const found = new Set<string>();
  for (const move of act.moves) found.add(move.to);
  if (!act.aim) for (const doer of act.doers) found.add(own.get(doer) ?? '');
  const lit: Lit[] = [...found].filter(onMap).map((place) => ({ place, style: 'last', owner: act.player }));
  if (act.aim) {
    lit.push({ place: act.aim.from, style: 'selected' });
    lit.push({ place: act.aim.to, style: 'target' });
  }
  for (const piece of act.lost)
    if (onMap(piece.place)) lit.push({ place: piece.place, style: 'last', owner: piece.owner });
  return lit;
}

const USUAL = 88; // pixels a hex is wide

/** The width of a hex at the start: as near as the usual, but so that all counters of the game fit. */
export function widthFor(table: Table, scenes: Scene[]): number {
  const at = new Map(table.cells.map((cell) => [cell.name, cell]));
  const used = new Set(scenes.flatMap((scene) => scene.pieces.map((piece) => piece.place)));
  const cells = [...used].flatMap((name) => at.get(name) ?? []);
  const span = (values: number[]): number => (values.length > 0 ? Math.max(...values) - Math.min(...values) : 0) + 3;
  const wide = window.innerWidth - (window.innerWidth < 1200 ? 0 : 420);
  const side = Math.min(
    wide / span(cells.map((cell) => cell.x)),
    (window.innerHeight - 260) / span(cells.map((cell) => cell.y)),
  );
  return Math.min(USUAL, Math.max(window.innerWidth < 700 ? 56 : 62, Math.sqrt(3) * side));
}
