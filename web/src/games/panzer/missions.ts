/** Indirect fire as its panels show it: who answers with what chance, who is under the shells, what lies on the map. */
import { asNumber, fates, partsOf } from '../../game/chances';
import { bearingOn, verbOf } from '../../game/offers';
import { refOf } from '../../lib/args';
import type { Mark, Note, Offer, Outlook, Overlay, Question, Ref, Table, Tint, View } from '../../wire';

/** How likely a source answers a call, 0 to 1. */
export interface Response {
  source: string;
  chance: number;
  /** That its shells fall among one's own units. */
  astray: number;
}

const ends = (id: string, name: string): boolean => id.endsWith(`-outcome-${name}`);

export function responsesOf(outlook: Outlook): Response[] {
  return fates(outlook).flatMap(({ subject, rows }) => {
    const sum = (name: string): number => rows.filter(({ label }) => ends(label.id, name)).reduce((all, { p }) => all + asNumber(p), 0);
    const rolled = rows.some(({ label }) => ['responds', 'fails', 'danger-close'].some((name) => ends(label.id, name)));
    return subject?.kind === 'card' && rolled ? [{ source: subject.key, chance: sum('responds'), astray: sum('danger-close') }] : [];
  });
}

/** What a unit, or terrain, under a mission has to fear; chances from 0 to 1. */
export interface Danger {
  subject: Ref;
  own: boolean;
  hurt: number;
  killed: number;
}

export function dangersOf(outlook: Outlook, view: View): Danger[] {
  return partsOf(outlook).map(({ subject, fates: found }) => {
    const rows = found.flatMap((fate) => fate.rows);
    const sum = (kind: string): number => Math.min(1, rows.filter((row) => row.kind === kind).reduce((all, { p }) => all + asNumber(p), 0));
    const piece = view.scene.pieces.find(({ key }) => key === subject.key);
    return { subject, own: piece?.owner === view.player, hurt: sum('hit'), killed: sum('kill') };
  });
}

/** The worst danger first; terrain after units. */
export function gravest(dangers: Danger[]): Danger[] {
  const unit = ({ subject }: Danger): number => Number(subject.kind === 'unit');
  return [...dangers].sort((a, b) => unit(b) - unit(a) || b.killed - a.killed || b.hurt - a.hurt);
}

/** A mission on the map. */
export interface Barrage {
  place: string;
  type: string;
  owner: number;
  /** It has landed in this step and counts from its end on. */
  fresh: boolean;
}

export function barragesOf(view: View): Barrage[] {
  const found = view.scene.marks.filter(({ kind }) => kind.startsWith('impact-'));
  return found.map(({ place, kind, owner, value }) => ({ place, type: kind.slice('impact-'.length), owner, fresh: value > 0 }));
}

/** An observer, or a battery that fires by the clock, with what it may do now. */
export interface Caller {
  ref: Ref;
  /** The aim point of the mission that waits for an answer; "" if there is none. */
  aim: string;
  /** Choices that name a hex: calls, shifts. */
  places: Offer[];
  /** The others: keep up, check, begin. */
  acts: Offer[];
}

/** Who may act in the step, in the order of the offers; `left`: what is told to be left. */
export function callersOf(question: Question, left: Note[]): Caller[] {
  const found = new Map<string, Caller>();
  for (const offer of question.offers) {
    const ref = offer.anchors.find(({ kind }) => kind === 'unit' || kind === 'card');
    if (!ref) continue;
    const caller = found.get(ref.key) ?? { ref, aim: aimOf(left, ref), places: [], acts: [] };
    (offer.anchors.some(({ kind }) => kind === 'hex') ? caller.places : caller.acts).push(offer);
    found.set(ref.key, caller);
  }
  return [...found.values()];
}

function aimOf(left: Note[], { key }: Ref): string {
  for (const { kind, about, text } of left) {
    const named = [...about, ...Object.values(text.args).flatMap((arg) => refOf(arg) ?? [])];
    if (kind !== 'call' && named.some((ref) => ref.key === key)) return named.find((ref) => ref.kind === 'hex')?.key ?? '';
  }
  return '';
}

export const placeOf = (offer: Offer): string => offer.anchors.find(({ kind }) => kind === 'hex')?.key ?? '';

/** The batteries that may still register a point or schedule fire before the battle, each with the verbs left to it. */
export function batteriesOf(question: Question): { ref: Ref; verbs: string[] }[] {
  const found = new Map<string, { ref: Ref; verbs: string[] }>();
  for (const offer of question.offers) {
    const ref = offer.anchors.find(({ kind }) => kind === 'card');
    if (!ref) continue;
    const row = found.get(ref.key) ?? { ref, verbs: [] };
    if (!row.verbs.includes(verbOf(offer))) row.verbs.push(verbOf(offer));
    found.set(ref.key, row);
  }
  return [...found.values()];
}

/** What one's own side has registered and scheduled so far. */
export const plansOf = (view: View): Mark[] => view.scene.marks.filter(({ kind, owner }) => owner === view.player && (kind === 'registered' || kind === 'plot'));

/** The part of the overlay "sheaf" that a choice means: its own hexes alone. */
export function sheafOf(overlay: Overlay, sheaf: string): Overlay {
  const kept = (tint: Tint): boolean => tint.style === 'from' || tint.style === 'barrage' || (tint.style === 'long' && sheaf === 'open');
  return { ...overlay, name: 'mission', tints: overlay.tints.filter(kept).map((tint) => (tint.style === 'long' ? { ...tint, style: 'barrage' } : tint)), says: [] };
}

/** What to ask the overlay "sheaf" about for a choice of a mission: its aim point, and for a row the hex beside it. */
export function sheafAt(table: Table, aim: string, way: string): string[] {
  const beside = way ? neighbour(table, aim, way) : '';
  return [`hex:${aim}`, ...(beside ? [`hex:${beside}`] : [])];
}

/** The hex beside another one in a direction; "" off the map. */
export function neighbour(table: Table, place: string, way: string): string {
  const from = table.cells.find(({ name }) => name === place);
  const angle = (bearingOn(table.orientation, way) * Math.PI) / 180;
  const near = Math.sqrt(3);
  const [x, y] = [(from?.x ?? 0) + near * Math.sin(angle), (from?.y ?? 0) - near * Math.cos(angle)];
  return table.cells.find((cell) => from !== undefined && Math.hypot(cell.x - x, cell.y - y) < 0.3)?.name ?? '';
}
