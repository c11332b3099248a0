/** A draft as the map shows it: its units as pieces, works and victory hexes as marks. */
import type { Mark, Piece, Scene } from '../../../wire';
import { controlOf, FACINGS, SIDES, sideOf, type Document } from './document';

export function sceneOf(doc: Document): Scene {
  const pieces: Piece[] = doc.units.map((unit) => {
    const badges: string[] = [];
    if (unit.hidden) badges.push('hidden');
    if (unit.carried_by) badges.push('carried');
    if (unit.inside) badges.push('inside');
    const facing = unit.facing === undefined || unit.facing === null ? '' : (FACINGS[unit.facing] ?? '');
    return {
      key: unit.key,
      face: unit.unit,
      owner: SIDES.indexOf(sideOf(unit.unit)),
      place: unit.hex,
      facing,
      badges,
      figures: {},
    };
  });
  const marks: Mark[] = doc.victory.hexes.map((each) => {
    const side = controlOf(doc, each.hex);
    return { place: each.hex, kind: 'objective', owner: side ? SIDES.indexOf(side) : -1, value: each.vp };
  });
  for (const fort of doc.fortifications ?? []) {
    marks.push({ place: fort.hex, kind: fort.kind, owner: -1, value: fort.facing ?? 0 });
  }
  return { pieces, marks, tracks: [], hands: [] };
}
