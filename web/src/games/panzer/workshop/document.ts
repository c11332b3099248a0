/** A scenario as the workshop keeps it: the document of the server, and the changes that its forms make to it. */

export type Side = 'german' | 'soviet';
export const SIDES: readonly Side[] = ['german', 'soviet'];
export const GRADES = ['elite', 'veteran', 'seasoned', 'regular', 'green'] as const;
export const POSITIONS = ['', 'full_cover', 'entrenched', 'improved_position', 'hull_down', 'partial_hull_down'] as const;
export const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

export interface BoardPlace {
  board: number;
  at: [number, number];
  turned?: boolean;
}

export interface Area {
  board: number;
  columns: string;
  rows?: number[];
}

export interface Zone {
  key: string;
  side: Side;
  areas?: Area[];
  hexes?: string[];
  turn?: number | null;
  facing?: string | null;
}

export interface Group {
  key: string;
  card: string;
  count: number;
  zone: string;
  position?: string;
  rides?: string;
  [other: string]: unknown;
}

export interface Formation {
  key: string;
  side: Side;
  name: string;
  grade: string;
  units: Group[];
}

export interface Objective {
  key: string;
  hexes: string[];
  points: number;
  each?: boolean;
  held?: '' | Side;
  [other: string]: unknown;
}

export interface Victory {
  kills: Record<Side, number>;
  damaged: number;
  objectives: Objective[];
  draw: number;
  [other: string]: unknown;
}

/** What the forms touch; everything else of a scenario is kept as it came. */
export interface Document {
  id: string;
  name: string;
  title: string;
  date: string;
  place: string;
  text?: string;
  layer: string;
  modules?: string[];
  boards: BoardPlace[];
  turns: number;
  set_up: [Side, Side];
  forces: Record<Side, { grade: string; role: string }>;
  zones: Zone[];
  formations: Formation[];
  victory: Victory;
  teaches: string[];
  works?: { kind: string; hexes: string[]; facing?: string | null }[];
  [other: string]: unknown;
}

const FACING_IN: Record<Side, string> = { german: 'NE', soviet: 'NW' };

export function blank(): Document {
  return {
    id: 'PZ-OWN',
    name: 'my-battle',
    title: 'My battle',
    date: '1943-07-05',
    place: 'somewhere on the steppe',
    layer: 'advanced',
    modules: ['advanced_ap', 'ammo_limits', 'leg_and_towed', 'gp_fire', 'transport', 'command_control', 'hull_down'],
    boards: [{ board: 2, at: [0, 0] }],
    turns: 8,
    set_up: ['soviet', 'german'],
    forces: { german: { grade: 'veteran', role: 'attacks' }, soviet: { grade: 'seasoned', role: 'defends' } },
    zones: [
      { key: 'west', side: 'german', areas: [{ board: 2, columns: 'A-D' }], facing: 'NE' },
      { key: 'east', side: 'soviet', areas: [{ board: 2, columns: 'N-X' }], facing: 'NW' },
    ],
    formations: [],
    victory: { kills: { german: 100, soviet: 100 }, damaged: 30, objectives: [], draw: 20 },
    teaches: ['points'],
  };
}

// -- boards ------------------------------------------------------------------------------------------------

/** Another size of the map: boards that are there stay, others come from `known`; zones keep to boards that lie there. */
export function resize(doc: Document, wide: number, high: number, known: number[]): Document {
  const boards: BoardPlace[] = [];
  const free = known.filter((number) => !doc.boards.some(({ board }) => board === number));
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const old = doc.boards.find(({ at }) => at[0] === x && at[1] === y);
      boards.push(old ?? { board: free.shift() ?? 1, at: [x, y] });
    }
  }
  return keepTo({ ...doc, boards });
}

/** Another board in a place; the two change places if both lie on the map. */
export function changeBoard(doc: Document, at: number, board: number): Document {
  const before = doc.boards[at]?.board ?? board;
  const boards = doc.boards.map((place, index) => {
    if (index === at) return { ...place, board };
    return place.board === board ? { ...place, board: before } : place;
  });
  return keepTo({ ...doc, boards });
}

export function turnBoard(doc: Document, at: number, turned: boolean): Document {
  return { ...doc, boards: doc.boards.map((place, index) => (index === at ? { ...place, turned } : place)) };
}

/** Zones and objectives on boards that are gone go to the first board, or go. */
function keepTo(doc: Document): Document {
  const there = new Set(doc.boards.map(({ board }) => board));
  const first = doc.boards[0]?.board ?? 1;
  const zones = doc.zones.map((zone) => ({
    ...zone,
    areas: (zone.areas ?? []).map((area) => (there.has(area.board) ? area : { ...area, board: first })),
  }));
  const objectives = doc.victory.objectives.filter(({ hexes }) => hexes.every((hex) => there.has(boardOf(hex))));
  return { ...doc, zones, victory: { ...doc.victory, objectives } };
}

export const boardOf = (hex: string): number => Number(/^[0-9]+/.exec(hex)?.[0] ?? 0);

/** Whether a hex lies in a zone. */
export function inZone(zone: Zone, hex: string): boolean {
  if (zone.hexes?.includes(hex)) return true;
  const found = /^([0-9]+)([A-Y])([0-9]+)$/.exec(hex);
  if (!found) return false;
  const [, board, column = '', row] = found;
  return (zone.areas ?? []).some(({ board: own, columns, rows }) => {
    const inside = own === Number(board) && column >= (columns[0] ?? '') && column <= (columns[2] ?? '');
    return inside && (!rows?.length || (Number(row) >= (rows[0] ?? 0) && Number(row) <= (rows[1] ?? 99)));
  });
}

// -- zones -------------------------------------------------------------------------------------------------

function freeKey(taken: string[], stem: string): string {
  let n = 1;
  while (taken.includes(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

export function addZone(doc: Document, side: Side): Document {
  const key = freeKey(doc.zones.map((zone) => zone.key), side);
  const area = { board: doc.boards[0]?.board ?? 1, columns: side === 'german' ? 'A-E' : 'U-Y' };
  return { ...doc, zones: [...doc.zones, { key, side, areas: [area], facing: FACING_IN[side] }] };
}

export function changeZone(doc: Document, key: string, change: Partial<Zone>): Document {
  return { ...doc, zones: doc.zones.map((zone) => (zone.key === key ? { ...zone, ...change } : zone)) };
}

export function removeZone(doc: Document, key: string): Document {
  return { ...doc, zones: doc.zones.filter((zone) => zone.key !== key) };
}

// -- forces ------------------------------------------------------------------------------------------------

export function addFormation(doc: Document, side: Side, name: string): Document {
  const key = freeKey(doc.formations.map((each) => each.key), side);
  const formation: Formation = { key, side, name, grade: doc.forces[side].grade, units: [] };
  return { ...doc, formations: [...doc.formations, formation] };
}

export function changeFormation(doc: Document, key: string, change: Partial<Formation>): Document {
  return { ...doc, formations: doc.formations.map((each) => (each.key === key ? { ...each, ...change } : each)) };
}

export function removeFormation(doc: Document, key: string): Document {
  return { ...doc, formations: doc.formations.filter((each) => each.key !== key) };
}

/** The next free key of a group: "G-PZ4HB" is the second of its card. */
export function groupKey(doc: Document, card: string): string {
  const taken = new Set(doc.formations.flatMap(({ units }) => units.map(({ key }) => key)));
  const stem = `${card[0] ?? 'G'}-${card.slice(card.indexOf('-') + 1).toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
  return [...COLUMNS].map((letter) => `${stem}${letter}`).find((key) => !taken.has(key)) ?? `${stem}Z`;
}

export function addGroup(doc: Document, formation: string, card: string): Document {
  const into = doc.formations.find(({ key }) => key === formation);
  const zone = doc.zones.find(({ side }) => side === into?.side)?.key ?? '';
  const group: Group = { key: groupKey(doc, card), card, count: 1, zone };
  return changeFormation(doc, formation, { units: [...(into?.units ?? []), group] });
}

export function changeGroup(doc: Document, key: string, change: Partial<Group>): Document {
  const formations = doc.formations.map((each) => ({
    ...each,
    units: each.units.map((group) => (group.key === key ? { ...group, ...change } : group)),
  }));
  return { ...doc, formations };
}

/** A group is gone; who rode on it goes on foot. */
export function removeGroup(doc: Document, key: string): Document {
  const formations = doc.formations.map((each) => ({
    ...each,
    units: each.units
      .filter((group) => group.key !== key)
      .map((group) => (group.rides === key ? { ...group, rides: '' } : group)),
  }));
  return { ...doc, formations };
}

// -- goals -------------------------------------------------------------------------------------------------

/** An objective comes, or goes if there was one. */
export function toggleObjective(doc: Document, hex: string): Document {
  const { objectives } = doc.victory;
  const left = objectives.filter(({ hexes }) => !hexes.includes(hex));
  const key = freeKey(objectives.map((each) => each.key), 'objective');
  const next = left.length < objectives.length ? left : [...objectives, { key, hexes: [hex], points: 50 }];
  return { ...doc, victory: { ...doc.victory, objectives: next } };
}

export function changeObjective(doc: Document, key: string, change: Partial<Objective>): Document {
  const objectives = doc.victory.objectives.map((each) => (each.key === key ? { ...each, ...change } : each));
  return { ...doc, victory: { ...doc.victory, objectives } };
}
