/** A shot as it is pictured: which end of the target it meets, penetration against armour, and the chances. */
import { refOf } from '../../lib/args';
import type { Branch, LogLine, Note, Offer, Outlook, Question, View } from '../../wire';

/** How a shot meets its target. */
export interface Meeting {
  angle: string;
  penetration: number;
  armour: number;
  result: string;
}

export interface Told {
  firer: string;
  target: string;
  /** What the dice showed, and what was needed; 0 if nothing was rolled. */
  roll: number;
  number: number;
  hit: boolean;
  meeting?: Meeting;
  /** The kind of the line that says what came of it. */
  outcome: string;
}

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null && 'id' in value ? String(value.id).replace(/^panzer-word-/, '') : '';

/** Who fires at whom by an offer; `actor` has been chosen before. Undefined where no single shot is meant. */
export function pairOf(offer: Offer, actor: string): { firer: string; target: string } | undefined {
  const [verb, first = '', second = ''] = offer.key.split(' ');
  if (verb === 'react') return { firer: first, target: second };
  if (verb === 'at' && actor) return { firer: actor, target: first };
  return undefined;
}

/** What the overlay "shot" says of the angles at which a shot can meet its target. */
export function meetingsOf(notes: Note[]): Meeting[] {
  return notes
    .filter(({ kind }) => kind === 'angle')
    .map(({ key, text }) => ({
      angle: key,
      penetration: figure(text.args['penetration']),
      armour: figure(text.args['armour']),
      result: word(text.args['result']),
    }));
}

/** How many hexes the target is away, as the overlay "shot" says. */
export function rangeOf(notes: Note[]): number | undefined {
  const note = notes.find(({ kind }) => kind === 'range');
  return note && figure(note.text.args['n']);
}

/** Whether the chances are those of high explosive or small arms. */
export const isGp = (outlook: Outlook): boolean => outlook.ledgers.some(({ title }) => title.id.endsWith('-gp-modifiers'));

const OUTCOMES = ['burns', 'knocked-out', 'crew-leaves', 'damaged', 'tracks-hit', 'shaken', 'no-effect', 'covered', 'missed'];

/** The last shot that lines tell of. */
export function toldOf(lines: LogLine[]): Told | undefined {
  const rolled = lines.findLast(({ kind }) => kind === 'hit' || kind === 'missed');
  if (!rolled) return undefined;
  const args = rolled.text.args;
  const after = lines.slice(lines.indexOf(rolled));
  const struck = after.find(({ kind }) => kind === 'struck');
  const found: Told = {
    firer: refOf(args['unit'])?.key ?? '',
    target: refOf(args['target'])?.key ?? '',
    roll: figure(args['n']),
    number: figure(args['number']),
    hit: rolled.kind === 'hit',
    outcome: OUTCOMES.find((kind) => after.some((line) => line.kind === kind)) ?? '',
  };
  if (struck) {
    found.meeting = {
      angle: word(struck.text.args['angle']),
      penetration: figure(struck.text.args['penetration']),
      armour: figure(struck.text.args['armour']),
      result: '',
    };
  }
  return found;
}

const value = (p: string): number => {
  const [n = '0', d = '1'] = p.split('/');
  return Number(n) / Number(d);
};

/** The chance of anything but a miss, and of a kill, summed over all that may come of a shot. A branch's chance is that of
 * the whole course up to it. */
export function chancesOf(outlook: Outlook): { hit: number; kill: number } {
  let miss = 0;
  let kill = 0;
  const walk = (branches: Branch[]): void => {
    for (const branch of branches) {
      if (/-outcome-(miss|nothing)$/.test(branch.label.id)) miss += value(branch.p);
      else if (branch.kind === 'kill') kill += value(branch.p);
      else walk(branch.then);
    }
  };
  walk(outlook.branches);
  return { hit: 1 - miss - value(outlook.undecided), kill };
}

/** The unit that acts by a question of the game: the firer, or the one that the prompt names. */
export function actingIn(question: Question): string {
  if (question.kind === 'Movement.unit' || question.kind === 'Orders.unit' || question.kind.startsWith('Attack.')) return '';
  const args = question.prompt.args;
  const key = refOf(args['firer'])?.key ?? (question.kind.startsWith('DirectFire') || question.kind.startsWith('Reactions') ? '' : refOf(args['unit'])?.key) ?? '';
  return key === '-' || key === '?' ? '' : key;
}

/** What is to be chosen now, where the game's prompt tells of the whole half-step; in a window, the unit that moves. */
export function promptOf(question: Question): string | undefined {
  const verbs = new Set(question.offers.map(({ key }) => key.split(' ')[0] ?? ''));
  if (question.kind === 'DirectFire.declare') {
    if (actingIn(question) && verbs.has('at')) return 'page-panzer-aim';
    if (actingIn(question) && verbs.has('smoke')) return 'page-panzer-aim-smoke';
    if (actingIn(question)) return undefined;
    return verbs.has('fire') ? undefined : verbs.has('resolve') ? 'page-panzer-resolve' : undefined;
  }
  if (question.kind === 'Orders.unit') return verbs.has('order') ? undefined : 'page-panzer-commanded';
  if (question.kind === 'Movement.unit') return verbs.has('move') ? undefined : 'page-panzer-moved';
  const mover = refOf(question.prompt.args['mover'])?.key ?? '-';
  return question.kind === 'Reactions.offer' && mover !== '-' ? 'page-panzer-window' : undefined;
}

/** From which side a shot comes, as degrees on a target that faces up: 0 is its front. */
export function bearingOf(view: View, at: (place: string) => { x: number; y: number } | undefined, firer: string, target: string, facing: number): number | undefined {
  const place = (key: string): string => view.scene.pieces.find((piece) => piece.key === key)?.place ?? '';
  const [a, b] = [at(place(firer)), at(place(target))];
  if (!a || !b || (a.x === b.x && a.y === b.y)) return undefined;
  const from = (Math.atan2(a.x - b.x, b.y - a.y) * 180) / Math.PI;
  return Math.round((((from - facing) % 360) + 360) % 360);
}
