/**
 * What is being built: the question, the choices so far that only built, and what of the offers the reader has narrowed
 * himself to (a group, a thing to be put somewhere, a number).
 *
 * A choice that only builds (which unit, how it is paid) can be taken back freely. The questions that were answered so
 * are kept as levels: their other offers stay open, and taking one of them goes back first. Another unit, or another
 * way to pay, is then a single click away.
 */
import { pageOf } from '../games/registry';
import type { Offer, Question, Ref, View } from '../wire';
import {
  actorOf,
  alternatives,
  anchorOf,
  arrivals,
  counting,
  inGroup,
  names,
  onMap,
  pieceOf,
  subjects,
  thingOf,
  verbOf,
  type Counting,
  type Open,
} from './offers';
import type { Sitting } from './sitting.svelte';

/** A question that was answered by building; `offer` is what was chosen. */
export interface Level {
  question: Question;
  offer: Offer;
}

/** The ways to pay for what is being built; `missing` are the keys of those that only other units have. */
export interface Ways {
  chosen: Offer;
  items: Open[];
  missing: string[];
}

export class Building {
  levels: Level[] = $state.raw([]);
  /** Only this group is lit. */
  group = $state('');
  /** Only what this thing does is lit: a unit to be placed, a battery to be plotted, a weapon ("unit:G-INF-1"). */
  focus = $state('');
  /** The number chosen in a question for a number. */
  number = $state(0);

  readonly question: Question | null = $derived.by(() => this.sitting.question);
  /** The unit that acts, or was chosen last. */
  readonly actor: string = $derived(actorOf(this.question) || this.chosenUnit() || this.actingUnit());
  readonly counting: Counting | null = $derived(counting(this.question?.offers ?? []));
  /** What is offered now, and what was offered before the choices that only built. */
  readonly open: Open[] = $derived(this.question ? openOffers(this.question, this.levels) : []);
  /** What there is to put somewhere. */
  readonly subjects: Ref[] = $derived.by(() => {
    const offers = this.question?.offers ?? [];
    const scene = this.sitting.view?.scene;
    const coming = this.group && scene ? arrivals(inGroup(offers, this.group), scene) : [];
    return coming.length ? coming : subjects(offers);
  });
  /** Which of the subjects is put somewhere now: the chosen one, else the first. */
  readonly about: string = $derived.by(() => {
    if (this.focus && this.question?.offers.some((offer) => names(offer, this.focus))) return this.focus;
    const [first] = this.subjects;
    return first ? thingOf(first) : '';
  });
  /** What the map lights up: of the present question, of the chosen group, of the chosen thing. */
  readonly lit: Offer[] = $derived.by(() => {
    const offers = this.question?.offers ?? [];
    const some = this.group ? inGroup(offers, this.group) : offers;
    const its = this.about ? some.filter((offer) => names(offer, this.about)) : some;
    return its.length ? its : some.length ? some : offers;
  });

  constructor(private readonly sitting: Sitting) {}

  private chosenUnit(): string {
    const last = this.levels.at(-1);
    const anchor = last && anchorOf(last.offer);
    return anchor?.kind === 'unit' ? anchor.key : '';
  }

  /** The unit that acts by the game's own word, on the map. */
  private actingUnit(): string {
    const view = this.sitting.view;
    const unit = view && this.question ? (pageOf(view.game)?.actor?.(this.question) ?? '') : '';
    return view && unit && onMap(pieceOf(view.scene, unit)?.place ?? '') ? unit : '';
  }

  /** Another question is on the screen. Units that arrive one after the other are put on the map group by group. */
  renew(view: View, sameKind: boolean): void {
    if (!sameKind || !this.canFocus(view)) this.focus = '';
    if (!sameKind || !arrivals(inGroup(view.question?.offers ?? [], this.group), view.scene).length) this.group = '';
    this.number = 0;
  }

  /** A unit stays the one that things are about while it is one of those to choose from; a card while it is named. */
  private canFocus(view: View): boolean {
    if (!this.focus.startsWith('unit:')) return true;
    const offers = view.question?.offers ?? [];
    const choice = [...subjects(offers), ...arrivals(inGroup(offers, this.group), view.scene)];
    return choice.some((ref) => thingOf(ref) === this.focus);
  }

  /** The first question that was answered by building and has more than one way to pay. */
  ways(): Ways | null {
    for (const [at, level] of this.levels.entries()) {
      if (anchorOf(level.offer)?.kind === 'hex') continue; // several things for one place are no ways to pay
      const offers = alternatives(level.question.offers, level.offer);
      const missing = missingWays(level.question.offers, level.offer, offers);
      if (offers.length + missing.length < 2) continue;
      const back = this.levels.length - at;
      return { chosen: level.offer, items: offers.map((offer) => ({ offer, back })), missing };
    }
    return null;
  }
}

/** The ways to pay, those that only other units have among them, in the order of a game: none moves because another is missing. */
export function inOrder({ items, missing }: Pick<Ways, 'items' | 'missing'>, pays: readonly string[]): { key: string; open: Open | undefined }[] {
  const at = (key: string): number => (pays.indexOf(key.split(' ')[0] ?? '') + pays.length + 1) % (pays.length + 1);
  const all = [...items.map((open) => ({ key: open.offer.key, open })), ...missing.map((key) => ({ key, open: undefined }))];
  return all.sort((a, b) => at(a.key) - at(b.key));
}

/** The offers of now, then those of the questions before, nearest first; nothing twice. */
export function openOffers(question: Question, levels: Level[]): Open[] {
  const found: Open[] = question.offers.map((offer) => ({ offer, back: 0 }));
  const keys = new Set(question.offers.map((offer) => offer.key));
  for (let back = 1; back <= levels.length; back += 1) {
    const level = levels[levels.length - back];
    for (const offer of level?.question.offers ?? []) {
      if (keys.has(offer.key) || offer.key === level?.offer.key) continue;
      keys.add(offer.key);
      found.push({ offer, back });
    }
  }
  return found;
}

/** Ways that other units have and this one has not, as the keys one would try. */
export function missingWays(offers: Offer[], chosen: Offer, there: Offer[]): string[] {
  const anchor = anchorOf(chosen);
  if (!anchor) return [];
  const known = new Set(there.map(verbOf));
  const found: string[] = [];
  for (const offer of offers) {
    const other = anchorOf(offer);
    if (offer.group !== chosen.group || other?.kind !== anchor.kind || known.has(verbOf(offer))) continue;
    known.add(verbOf(offer));
    found.push(offer.key.replace(other.key, anchor.key));
  }
  return found;
}
