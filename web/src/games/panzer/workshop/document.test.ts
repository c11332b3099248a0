import { describe, expect, it } from 'vitest';
import * as made from './document';

const forces = (): made.Document => {
  let doc = made.addFormation(made.blank(), 'german', 'Platoon');
  doc = made.addGroup(doc, 'german-1', 'G-251-1');
  return made.addGroup(doc, 'german-1', 'GL-RIF');
};

describe('forces', () => {
  it('gives groups free keys and a zone of their side', () => {
    const [carrier, squad] = made.addGroup(forces(), 'german-1', 'G-251-1').formations[0]?.units ?? [];
    expect(carrier).toMatchObject({ key: 'G-2511A', count: 1, zone: 'west' });
    expect(squad).toMatchObject({ key: 'G-RIFA' });
    expect(made.groupKey(forces(), 'G-251-1')).toBe('G-2511B');
  });

  it('lets riders go on foot when their carrier is gone', () => {
    const riding = made.changeGroup(forces(), 'G-RIFA', { rides: 'G-2511A' });
    const left = made.removeGroup(riding, 'G-2511A').formations[0]?.units ?? [];
    expect(left.map(({ key, rides }) => [key, rides])).toEqual([['G-RIFA', '']]);
  });
});

describe('ground', () => {
  it('grows by boards that are not there yet', () => {
    const doc = made.resize(made.blank(), 2, 2, [1, 2, 3, 4]);
    expect(doc.boards.map(({ board, at }) => [board, ...at])).toEqual([[2, 0, 0], [1, 1, 0], [3, 0, 1], [4, 1, 1]]);
  });

  it('changes places of two boards, and zones of a board that is gone go to the first', () => {
    const wide = made.resize(made.blank(), 2, 1, [1, 2]);
    expect(made.changeBoard(wide, 0, 1).boards.map(({ board }) => board)).toEqual([1, 2]);
    const other = made.changeBoard(made.toggleObjective(made.blank(), '2M6'), 0, 7);
    expect(other.zones.map(({ areas }) => areas?.[0]?.board)).toEqual([7, 7]);
    expect(other.victory.objectives).toEqual([]);
  });

  it('knows which hexes lie in a zone', () => {
    const zone: made.Zone = { key: 'a', side: 'german', areas: [{ board: 2, columns: 'C-E', rows: [2, 10] }], hexes: ['2Y6'] };
    expect(['2C2', '2E10', '2Y6'].every((hex) => made.inZone(zone, hex))).toBe(true);
    expect(['2B5', '2F5', '2C1', '2E11', '3D5', 'x'].some((hex) => made.inZone(zone, hex))).toBe(false);
  });
});

describe('goals', () => {
  it('marks an objective and takes it away again', () => {
    const doc = made.toggleObjective(made.blank(), '2M6');
    expect(doc.victory.objectives).toMatchObject([{ key: 'objective-1', hexes: ['2M6'] }]);
    expect(made.changeObjective(doc, 'objective-1', { held: 'soviet' }).victory.objectives[0]?.held).toBe('soviet');
    expect(made.toggleObjective(doc, '2M6').victory.objectives).toEqual([]);
  });
});
