/** A draft as the map shows it: objectives and works as marks, zones of set-up as lit hexes. */
import type { Lit } from '../../../map/types';
import type { Mark, Scene, Table } from '../../../wire';
import { inZone, SIDES, type Document } from './document';

export function sceneOf(doc: Document): Scene {
  const marks: Mark[] = doc.victory.objectives.flatMap(({ hexes, points, held }) =>
    hexes.map((place) => ({ place, kind: 'objective', owner: held ? SIDES.indexOf(held) : -1, value: points })),
  );
  for (const { kind, hexes } of doc.works ?? []) {
    for (const place of hexes) marks.push({ place, kind: kind.replaceAll('_', '-'), owner: -1, value: 0 });
  }
  return { pieces: [], marks, tracks: [], hands: [] };
}

/** The hexes of a side's zones. */
export function zonesOf(doc: Document, table: Table | undefined): Lit[] {
  const found: Lit[] = [];
  for (const { name } of table?.cells ?? []) {
    const zone = doc.zones.find((each) => inZone(each, name));
    if (zone) found.push({ place: name, style: zone.side === 'german' ? 'last' : 'costly', owner: SIDES.indexOf(zone.side) });
  }
  return found;
}
