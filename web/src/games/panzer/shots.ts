/** A shot as it is pictured: which end of the target it meets, penetration against armour, and the chances. */
import { refOf } from '../../lib/args';
import type { Branch, LogLine, Message, Note, Offer, Outlook, Question, View } from '../../wire';

/** How a shot meets its target. */
export interface Meeting {
  angle: string;
  penetration: number;
  armour: number;
  result: string;
}

/** A place of the target on which a hit can fall (Advanced Game), from one angle, and what a hundred hits do there. */
export interface Place {
  angle: string;
  /** tf, ts, tr, hf, hs, hr, dk, tk; "covered" is what a hull-down position takes. */
  place: string;
  n: number;
  penetration: number;
  armour: number;
  pierces: boolean;
  shaken: number;
  damaged: number;
  destroyed: number;
}

/** Where a hit fell; `armour` is 0 for tracks and for the ground. */
export interface Struck {
  place: string;
  penetration: number;
  armour: number;
}

export interface Told {
  firer: string;
  target: string;
  /** What the dice showed, and what was needed; 0 if nothing was rolled. */
  roll: number;
  number: number;
  hit: boolean;
  /** From where the target was struck (Basic Game). */
  meeting?: Meeting;
  /** Every place that was struck (Advanced Game). */
  struck: Struck[];
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

/** The places that a hit can fall on, as the overlay says, from the turret down. */
export function placesOf(notes: Note[]): Place[] {
  return notes
    .filter(({ kind }) => kind === 'place')
    .map(({ key, text: { args } }) => {
      const [angle = '', place = ''] = key.split(' ');
      return {
        angle,
        place,
        n: figure(args['n']),
        penetration: figure(args['penetration']),
        armour: figure(args['armour']),
        pierces: args['pierces'] === 'yes',
        shaken: figure(args['shaken']),
        damaged: figure(args['damaged']),
        destroyed: figure(args['destroyed']),
      };
    });
}

/** Whether places that were shown before a shot are those that were struck: nobody has moved since. */
export const agrees = (places: Place[], struck: Struck[]): boolean =>
  struck.every((hit) => places.some(({ place, penetration, armour }) => place === hit.place && (hit.place === 'covered' || (penetration === hit.penetration && armour === hit.armour))));

/** How many hexes the target is away, as the overlay "shot" says. */
export function rangeOf(notes: Note[]): number | undefined {
  const note = notes.find(({ kind }) => kind === 'range');
  return note && figure(note.text.args['n']);
}

/** Whether the chances are those of high explosive or small arms. */
export const isGp = (outlook: Outlook): boolean => outlook.ledgers.some(({ title }) => title.id.endsWith('-gp-modifiers'));

const OUTCOMES = ['burns', 'knocked-out', 'crew-leaves', 'damaged', 'tracks-hit', 'shaken', 'no-effect', 'covered', 'missed'];

/** Whether a line is about a unit, or about none. */
const isAbout = (line: LogLine, unit: string): boolean => {
  const about = refOf(line.text.args['target']) ?? refOf(line.text.args['unit']);
  return about === undefined || about.key === unit;
};

/** The last shot that lines tell of, and what came of it for its target. */
export function toldOf(lines: LogLine[]): Told | undefined {
  const rolled = lines.findLast(({ kind }) => kind === 'hit' || kind === 'missed');
  if (!rolled) return undefined;
  const args = rolled.text.args;
  const target = refOf(args['target'])?.key ?? '';
  const after = lines.slice(lines.indexOf(rolled)).filter((line) => isAbout(line, target));
  const struck = after.find(({ kind }) => kind === 'struck');
  const found: Told = {
    firer: refOf(args['unit'])?.key ?? '',
    target,
    roll: figure(args['n']),
    number: figure(args['number']),
    hit: rolled.kind === 'hit',
    outcome: OUTCOMES.find((kind) => after.some((line) => line.kind === kind)) ?? '',
    struck: after
      .filter(({ kind }) => kind === 'struck-at' || kind === 'covered')
      .map(({ kind, text }) => ({
        place: kind === 'covered' ? 'covered' : word(text.args['place']),
        penetration: figure(text.args['penetration']),
        armour: figure(text.args['armour']),
      })),
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

/** The chances of a shot: to hit, to hit without any effect, to destroy; and whether crews may leave, ammunition fail. */
export interface Chances {
  hit: number;
  vain: number;
  kill: number;
  leaves: boolean;
  limited: boolean;
}

const named = (label: Message): string => label.id.split('-outcome-')[1] ?? '';

/**
 * Summed over all that may come of a shot; a branch's chance is that of the whole course up to it. A hit that does not
 * pierce is a hit: it is counted as one without effect. Where the rarest courses were left undecided, `number`, the hit
 * number, is the chance to hit if it may be. Of several vehicles only `target` counts.
 */
export function chancesOf(outlook: Outlook, target = '', number?: number): Chances {
  const found = { hit: 0, vain: 0, kill: 0, leaves: false, limited: false };
  const end = (course: Branch[], p: number): void => {
    const names = course.map(({ label }) => named(label));
    if (names.includes('miss')) return;
    found.hit += p;
    const grave = course.some(({ kind, label }) => kind === 'kill' && (!target || (refOf(label.args['target'])?.key ?? target) === target));
    if (grave) found.kill += p;
    else if (names.every((name) => name === 'nothing' || name.startsWith('ammo-'))) found.vain += p;
  };
  const walk = (branches: Branch[], before: Branch[]): void => {
    for (const branch of branches) {
      const course = [...before, branch];
      found.leaves ||= named(branch.label) === 'crew-leaves';
      found.limited ||= named(branch.label).startsWith('ammo-');
      const rest = branch.then.reduce((p, next) => p - value(next.p), value(branch.p));
      if (rest > 1e-9) end(course, rest);
      walk(branch.then, course);
    }
  };
  walk(outlook.branches, []);
  const open = value(outlook.undecided);
  const plain = number === undefined ? 0 : number / 100;
  if (plain > found.hit && plain <= found.hit + open + 1e-9) found.hit = plain;
  return found;
}

/** What the chances of a shot come to, for the sentence that tells them: whether no hit, or some hits, have an effect. */
export function sayingOf({ hit, vain, kill, leaves }: Chances, percent: (p: number) => string): Record<string, string> {
  const none = Math.round(vain * 100) === 0;
  return {
    hit: percent(hit),
    kill: percent(kill),
    vain: none ? 'none' : hit - vain < 0.0005 ? 'all' : 'some',
    nothing: percent(vain),
    out: leaves ? 'crew' : 'plain',
  };
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
    if (actingIn(question) && verbs.has('weapon')) return 'page-panzer-aim-weapon';
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
