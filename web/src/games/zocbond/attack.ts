/** An attack that is being built, read from the question about it (H44-9.3, S42-8.3). */
import { add, asNumber, type Fraction, fraction } from '../../game/chances';
import { unitOf, verbOf } from '../../game/offers';
import { messageOf, refOf, refsOf } from '../../lib/args';
import type { Arg, Branch, Line, Message, Note, Offer, Outlook, Overlay, Piece, Question, Ref, Shortcut, Table, View } from '../../wire';

/** A thing that may be missing: "-" stands for nothing. */
function ref(arg: Arg | undefined): Ref | undefined {
  const found = refOf(arg);
  return found?.key === '-' ? undefined : found;
}

export interface Attack {
  target: Ref | undefined;
  units: string[];
  support: string[];
  attached: string;
  lead: Ref | undefined;
  air: number;
}

export function attackOf(question: Question): Attack {
  const args = question.prompt.args;
  return {
    target: ref(args['target']) ?? ref(args['hex']),
    units: refsOf(args['units']).map(({ key }) => key),
    support: refsOf(args['support']).map(({ key }) => key),
    attached: ref(args['attached'])?.key ?? '',
    lead: ref(args['lead']),
    air: Number(args['air'] ?? 0),
  };
}

export const offersOf = (question: Question, verb: string): Offer[] => question.offers.filter((offer) => verbOf(offer) === verb);

/** Whether an attack is still being built, so that it can be left. */
export const isBuilding = (question: Question | null | undefined): boolean => /^(Attack|Automatic)\./.test(question?.kind ?? '');

/** In other words than the game's, which ends with "or go ahead": the odds are too low for that (S42-8.4). */
export function attackPrompt(question: Question): string | undefined {
  const [strength, defence] = [Number(question.prompt.args['strength']), Number(question.prompt.args['defence'])];
  if (!/^Attack\.(attackers|support)$/.test(question.kind) || !(strength > 0)) return undefined;
  const [commit] = offersOf(question, 'commit'); // without a die it leads to the support that the attack cannot do without
  return !commit || (!commit.rolls && strength <= defence) ? 'page-zocbond-attack-low' : undefined;
}

/** What the panel asks the odds of: the end of the building, else the offer that is taken without more words. */
export function decisive(question: Question): Offer | undefined {
  return offersOf(question, 'commit')[0] ?? question.offers[question.default] ?? question.offers[0];
}

export function defenders(view: View, place: string, player: number): Piece[] {
  return view.scene.pieces.filter((piece) => piece.place === place && piece.owner !== player);
}

/** The attack strength of a unit: what is printed, or what is left of it. */
export function strengthOf(table: Table, view: View, unit: string): number {
  const piece = view.scene.pieces.find(({ key }) => key === unit);
  const face = table.faces.find(({ id }) => id === piece?.face);
  return piece?.figures['attack'] ?? face?.figures['attack'] ?? 0;
}

/** Strongest first. */
export function byStrength(table: Table, view: View, offers: Offer[]): Offer[] {
  const strength = (offer: Offer): number => strengthOf(table, view, unitOf(offer));
  return offers.toSorted((a, b) => strength(b) - strength(a));
}

/** What a unit counts in an attack, and why it is that much. */
export interface Share {
  value: number;
  text: string;
}

/** What a line says beside the name of its unit, which may have a comma of its own: "Kampfgruppe Becker, I Battalion". */
function withoutName(text: string, name: string): string {
  return text.startsWith(name) ? text.slice(name.length).replace(/^, /, '') : text;
}

/** The shares of the attackers by unit, from the ledger of the attack. */
export function sharesOf(outlook: Outlook, say: (message: Message) => string): Map<string, Share> {
  const found = new Map<string, Share>();
  for (const line of outlook.ledgers[0]?.lines ?? []) {
    const unit = refOf(line.text.args['unit']);
    if (!unit) continue;
    const value = (found.get(unit.key)?.value ?? 0) + line.value;
    found.set(unit.key, { value, text: withoutName(say(line.text), say({ t: 'msg', id: 'page-name-plain', args: { thing: unit } })) });
  }
  return found;
}

/** The strengths of both sides. */
export function totalsOf(outlook: Outlook): { attack: number; defence: number } {
  return { attack: outlook.ledgers[0]?.total ?? 0, defence: outlook.ledgers[1]?.total ?? 0 };
}

/** The ladder: the column of the strengths alone, the one after all shifts, and what shifts it. */
export interface Ladder {
  from: number;
  to: number;
  shifts: Line[];
}

export function ladderOf(outlook: Outlook, columns: number): Ladder | undefined {
  const lines = outlook.ledgers[2]?.lines ?? [];
  const column = lines.find((line) => line.op === 'column');
  if (!column) return undefined;
  const shifts = lines.filter((line) => line.op === 'shift');
  const by = shifts.reduce((sum, line) => sum + line.value, 0);
  return { from: Math.max(0, Math.min(columns - 1, column.value - by)), to: column.value, shifts };
}

/** The six faces of the die: results come in the order of the table, from the worst for the attacker to the best. */
export function faces(outlook: Outlook): Branch[] {
  return outlook.branches.flatMap((branch) => Array.from({ length: Math.round(asNumber(fraction(branch.p)) * 6) }, () => branch));
}

/** The code of a result: "a1-dr". */
export function codeOf(label: Message): string {
  return (messageOf(label.args['result'])?.id ?? '').replace(/^.*-word-/, '');
}

/** A result in words, for whoever does not know the table: "DS" says nothing to him. */
export const resultText = (label: Message): string | undefined => {
  const code = codeOf(label);
  return code ? `page-zocbond-result-${code}` : undefined;
};

/** What a result means for the defenders of a hex: in words, who would be lost, and the ways back. */
export interface Meaning {
  text: Message;
  lost: Message | undefined;
  ways: Shortcut[];
}

export function meanings(results: Overlay): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const text of results.says) {
    const code = codeOf(text);
    const known = found.get(code);
    if (text.id.endsWith('no-way')) {
      if (known) known.lost = text;
    } else found.set(code, { text, lost: undefined, ways: results.shortcuts.filter((way) => way.style === code) });
  }
  return found;
}

/** Ways back as the map draws them. */
export function sketchOf(table: Table, from: string, ways: Pick<Shortcut, 'place' | 'path'>[]): Overlay {
  const at = (place: string): [number, number][] => {
    const cell = table.cells.find(({ name }) => name === place);
    return cell ? [[cell.x, cell.y]] : [];
  };
  return {
    name: 'results',
    tints: ways.map(({ place }) => ({ place, style: 'retreat', text: '', owner: -1 })),
    strokes: ways.filter(({ path }) => path.length).map(({ path }) => ({ style: 'retreat', points: [from, ...path].flatMap(at), owner: -1 })),
    says: [],
    facts: [],
    shortcuts: [],
    notes: [],
  };
}

/** The next hex of a retreat and where it can end, as the map draws them. */
export function retreatSketch(table: Table, from: string, place: string, note: Note | undefined): Overlay {
  const ends = refsOf(note?.text.args['ends']).map(({ key }) => ({ place: key, path: [] }));
  return sketchOf(table, from, [{ place, path: [place] }, ...ends]);
}

const NONE: Fraction = { n: 0n, d: 1n };

/** The chance that a course of events has something in it. */
export function chance(branches: Branch[], wanted: (label: Message) => boolean): Fraction {
  return branches.reduce((sum, branch) => add(sum, wanted(branch.label) ? fraction(branch.p) : chance(branch.then, wanted)), NONE);
}

const named = (label: Message, what: string): boolean => label.id.endsWith(`-outcome-${what}`);

/** A step lost by one of these units. */
export function loses(units: Set<string>): (label: Message) => boolean {
  return (label) => (named(label, 'step') || named(label, 'eliminated')) && units.has(ref(label.args['unit'])?.key ?? '');
}

const gives = (label: Message): boolean => named(label, 'retreats');
/** A partial success of a determined defence: they leave, but not as far as they would have to (S42-11.6.1). */
export const withdraws = (label: Message): boolean => named(label, 'withdraws');
export const holds = (label: Message): boolean => named(label, 'holds');

/**
 * How it ends for the hex: "taken" by a retreat or because the last of the defenders is lost, "stands" where a
 * determined defence holds it with somebody left.
 */
export function ends(branches: Branch[], defenders: string[], lost: readonly string[] = []): { taken: Fraction; stands: Fraction } {
  let [taken, stands] = [NONE, NONE];
  for (const { label, p, then } of branches) {
    const gone = named(label, 'eliminated') ? [...lost, ref(label.args['unit'])?.key ?? ''] : lost;
    if (gives(label) || (defenders.length > 0 && defenders.every((key) => gone.includes(key)))) taken = add(taken, fraction(p));
    else if (holds(label)) stands = add(stands, fraction(p));
    else {
      const inside = ends(then, defenders, gone);
      [taken, stands] = [add(taken, inside.taken), add(stands, inside.stands)];
    }
  }
  return { taken, stands };
}

/** Whether the die follows at once: nothing is asked before it, or only whether to go ahead. */
export const asksNothing = ({ ahead }: Outlook): boolean => ahead.every(({ key }) => key === 'commit');

/** Why an attack needs no die: it is "settled" because the odds are overwhelming, or they are too "low" (S42-8.4). */
export function settledBy(commit: Offer, outlook: Outlook): '' | 'settled' | 'low' {
  if (commit.rolls) return '';
  const { attack, defence } = totalsOf(outlook);
  return attack > defence ? 'settled' : 'low';
}
