/** A scenario as the workshop keeps it: the document of the server, and the changes that tools make to it. */

export type Side = 'german' | 'soviet';
export const SIDES: readonly Side[] = ['german', 'soviet'];
export const FACINGS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
const FACING_IN: Record<Side, number> = { german: 1, soviet: 4 };

export interface PlacedUnit {
  key: string;
  unit: string;
  hex: string;
  facing?: number | null;
  hidden?: boolean;
  carried_by?: string;
  inside?: string;
}

export interface Fort {
  key: string;
  kind: string;
  hex: string;
  facing?: number | null;
  hidden?: boolean;
  side?: string;
}

export interface VictoryHex {
  hex: string;
  vp: number;
  when: 'each_round_end' | 'game_end';
}

export interface Arrivals {
  side: Side;
  round: number;
  entry: string[];
  units: { key: string; unit: string; bombs?: string[] }[];
}

export interface Cards {
  numbers: number[];
  deal: number;
  draw_per_round: number;
}

/** What the forms touch; everything else of a scenario is kept as it came. */
export interface Document {
  id: string;
  name: string;
  title: string;
  date: string;
  place?: string;
  text?: string;
  minutes?: number;
  uses: number[];
  layout: number[][];
  overlays?: { overlay: string; anchor: string }[];
  rounds: number;
  cap: Record<Side, number>;
  units: PlacedUnit[];
  fortifications?: Fort[];
  reinforcements?: Arrivals[];
  cards?: Cards | null;
  weapons?: Partial<Record<Side, string[]>>;
  victory: {
    per_enemy_unit: number;
    hexes: VictoryHex[];
    initial_control?: Partial<Record<Side, string[]>>;
    [other: string]: unknown;
  };
  [other: string]: unknown;
}

export function blank(): Document {
  return {
    id: 'OWN-1',
    name: 'my-battle',
    title: 'My battle',
    date: '1943-07-05',
    uses: Array.from({ length: 20 }, (_, i) => i + 1),
    layout: [[7]],
    rounds: 5,
    cap: { german: 5, soviet: 5 },
    units: [],
    victory: { per_enemy_unit: 1, hexes: [] },
  };
}

export const sideOf = (type: string): Side => (type.startsWith('G') ? 'german' : 'soviet');

/** All keys in use: on the map and among reinforcements. */
function keys(doc: Document): Set<string> {
  const found = new Set(doc.units.map((unit) => unit.key));
  for (const arrivals of doc.reinforcements ?? []) for (const unit of arrivals.units) found.add(unit.key);
  return found;
}

/** The next free key of a type: "G-INF-3". */
export function nextKey(doc: Document, type: string): string {
  const used = keys(doc);
  const stem = type.replace('_', '-');
  let n = 1;
  while (used.has(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

/** How many counters of a type the scenario uses. */
export function used(doc: Document, type: string): number {
  const onMap = doc.units.filter((unit) => unit.unit === type).length;
  const later = (doc.reinforcements ?? []).flatMap((arrivals) => arrivals.units);
  return onMap + later.filter((unit) => unit.unit === type).length;
}

export const usedForts = (doc: Document, kind: string): number =>
  (doc.fortifications ?? []).filter((fort) => fort.kind === kind).length;

export function addUnit(doc: Document, type: string, hex: string): Document {
  const unit: PlacedUnit = { key: nextKey(doc, type), unit: type, hex, facing: FACING_IN[sideOf(type)] };
  return { ...doc, units: [...doc.units, unit] };
}

export function changeUnit(doc: Document, key: string, change: Partial<PlacedUnit>): Document {
  return { ...doc, units: doc.units.map((unit) => (unit.key === key ? { ...unit, ...change } : unit)) };
}

/** A unit goes elsewhere, with what it carries; it leaves its vehicle and its fortification. */
export function moveUnit(doc: Document, key: string, hex: string): Document {
  const units = doc.units.map((unit) => {
    if (unit.key === key) return { ...unit, hex, carried_by: '', inside: '' };
    return unit.carried_by === key ? { ...unit, hex } : unit;
  });
  return { ...doc, units };
}

/** A unit is gone, and with it what names it. */
export function removeUnit(doc: Document, key: string): Document {
  const without = (list: unknown): unknown =>
    Array.isArray(list)
      ? list
          .map((each: { units?: string[]; unit?: string }) =>
            each.units ? { ...each, units: each.units.filter((name) => name !== key) } : each,
          )
          .filter((each) => each.unit !== key && each.units?.length !== 0)
      : list;
  const units = doc.units
    .filter((unit) => unit.key !== key)
    .map((unit) => (unit.carried_by === key ? { ...unit, carried_by: '' } : unit));
  return { ...doc, units, zones: without(doc['zones']), veterans: without(doc['veterans']) };
}

export function addFort(doc: Document, kind: string, hex: string, turns: boolean): Document {
  const list = doc.fortifications ?? [];
  let n = 1;
  const stem = kind.replaceAll('_', '-');
  while (list.some((fort) => fort.key === `${stem}-${n}`)) n += 1;
  const fort: Fort = { key: `${stem}-${n}`, kind, hex };
  if (turns) fort.facing = FACING_IN.soviet;
  return { ...doc, fortifications: [...list, fort] };
}

export function changeFort(doc: Document, key: string, change: Partial<Fort>): Document {
  const list = doc.fortifications ?? [];
  return { ...doc, fortifications: list.map((fort) => (fort.key === key ? { ...fort, ...change } : fort)) };
}

export function removeFort(doc: Document, key: string): Document {
  const units = doc.units.map((unit) => (unit.inside === key ? { ...unit, inside: '' } : unit));
  return { ...doc, units, fortifications: (doc.fortifications ?? []).filter((fort) => fort.key !== key) };
}

/** A victory hex comes, or goes if it was one; its control marker goes with it. */
export function toggleVictory(doc: Document, hex: string): Document {
  const victory = doc.victory;
  if (!victory.hexes.some((each) => each.hex === hex)) {
    const hexes: VictoryHex[] = [...victory.hexes, { hex, vp: 1, when: 'game_end' }];
    return { ...doc, victory: { ...victory, hexes } };
  }
  const hexes = victory.hexes.filter((each) => each.hex !== hex);
  return setControl({ ...doc, victory: { ...victory, hexes } }, hex, '');
}

export function changeVictory(doc: Document, hex: string, change: Partial<VictoryHex>): Document {
  const hexes = doc.victory.hexes.map((each) => (each.hex === hex ? { ...each, ...change } : each));
  return { ...doc, victory: { ...doc.victory, hexes } };
}

export function controlOf(doc: Document, hex: string): Side | '' {
  return SIDES.find((side) => doc.victory.initial_control?.[side]?.includes(hex)) ?? '';
}

export function setControl(doc: Document, hex: string, side: Side | ''): Document {
  const initial_control: Partial<Record<Side, string[]>> = {};
  for (const each of SIDES) {
    const held = (doc.victory.initial_control?.[each] ?? []).filter((name) => name !== hex);
    initial_control[each] = each === side ? [...held, hex] : held;
  }
  return { ...doc, victory: { ...doc.victory, initial_control } };
}

/** Other boards: what lies on boards that are gone goes, too. */
export function setLayout(doc: Document, layout: number[][]): Document {
  const boards = new Set(layout.flat().map(String));
  const there = (hex: string): boolean => boards.has(hex.split('-')[0] ?? '');
  let next: Document = { ...doc, layout };
  for (const unit of doc.units) if (!there(unit.hex)) next = removeUnit(next, unit.key);
  for (const fort of doc.fortifications ?? []) if (!there(fort.hex)) next = removeFort(next, fort.key);
  for (const { hex } of doc.victory.hexes) if (!there(hex)) next = toggleVictory(next, hex);
  return { ...next, overlays: (doc.overlays ?? []).filter((each) => there(each.anchor)) };
}
