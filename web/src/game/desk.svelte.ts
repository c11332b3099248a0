/**
 * What the reader is doing with what is on offer: pointing, previewing, choosing, stepping back.
 *
 * A choice that only builds (which unit, how it is paid) can be taken back freely, so the desk remembers the questions
 * it answered: their other offers stay open, and taking one of them goes back first. That makes selecting another
 * unit, or another way to pay, a single click.
 */
import type { Message, Note, Offer, Outlook, Overlay, Question, Reason, Ref, View } from '../wire';
import type { Point } from '../map/geometry';
import { problemOf } from '../lib/api';
import { msg } from '../lib/words.svelte';
import { pageOf } from '../games/registry';
import { Notices } from './notices.svelte';
import {
  actorOf,
  alternatives,
  anchorOf,
  arrivals,
  counting,
  endsPhase,
  facingOf,
  groupOf,
  inGroup,
  isOnMap,
  names,
  offersAt,
  subjects,
  thingOf,
  verbOf,
  type Counting,
  type Open,
  type Spot,
} from './offers';
import { type Orders, Plan } from './plan.svelte';
import { nextOf, spotsOf } from './round';
import { isStale, type Sitting } from './sitting.svelte';

/** A question that was answered by building; `offer` is what was chosen. */
export interface Level {
  question: Question;
  offer: Offer;
}

export interface PickMenu {
  spot: Spot;
  x: number;
  y: number;
  items: Open[];
}

const PREVIEW_AFTER = 150;
const CHAIN = 2; // an activation is followed by acting with the unit, not by more
const REFUSALS_TO_OFFER_RULE = 3;
const MOVING = 'move'; // the group of offers by which units begin to move
const LEFT = 'left'; // the overlay that says what could still be done
const GRAVE = 'grave'; // a note on what is lost if it is not done now

export class Desk {
  levels: Level[] = $state.raw([]);
  hover: Spot | null = $state.raw(null);
  /** The offer whose preview stays until it is played or given up. */
  pinned: Open | null = $state.raw(null);
  /** What the list of choices points at. */
  listed: Open | null = $state.raw(null);
  outlook: { key: string; then: string; outlook: Outlook } | null = $state.raw(null);
  /** What is to be added to the roll of what is previewed, said before it is chosen. */
  extra = $state(0);
  /** Only this group is lit. */
  group = $state('');
  /** Only what this thing does is lit: a unit to be placed, a battery to be plotted, a weapon ("unit:G-INF-1"). */
  focus = $state('');
  menu: PickMenu | null = $state.raw(null);
  confirming: Open | null = $state.raw(null);
  /** The number chosen in a question for a number. */
  number = $state(0);
  /** The unit whose card is shown while none acts. */
  inspected = $state('');
  /** The unit that last did something on the map: whose line of fire is shown while its roll is prepared. */
  aim = $state('');
  /** A place that was refused just now. */
  refused = $state('');
  /** The kind of question for which a game's own panel is on the screen. */
  panel = $state('');
  /** What a game's own panel draws on the map while something in it is pointed at. */
  sketch: Overlay | null = $state.raw(null);
  /** What could still be done in this phase, where the game says so. */
  left: Note[] = $state.raw([]);
  readonly notices = new Notices();
  /** Units that are being sent somewhere. */
  readonly plan: Plan;

  /** What the reader answers in the same way until he has a phase of his own again. */
  private standing: { seat: string; kind: string; key: string } | null = null;
  /** Units that the reader was led past in this phase. */
  private readonly passed = new Set<string>();
  private readonly refusals = new Map<string, number>();
  private asking = 0;
  private looking = 0;
  private asked = '';

  readonly question: Question | null = $derived.by(() => this.sitting.question);
  readonly actor: string = $derived(actorOf(this.question) || this.chosenUnit());
  readonly counting: Counting | null = $derived(counting(this.question?.offers ?? []));
  /** What is offered now, and what was offered before the choices that only built. */
  readonly open: Open[] = $derived(this.question ? openOffers(this.question, this.levels) : []);
  /** What there is to put somewhere, and which of it is put now: the chosen one, else the first. */
  readonly subjects: Ref[] = $derived.by(() => {
    const offers = this.question?.offers ?? [];
    const scene = this.sitting.view?.scene;
    const coming = this.group && scene ? arrivals(inGroup(offers, this.group), scene) : [];
    return coming.length ? coming : subjects(offers);
  });
  readonly about: string = $derived.by(() => {
    if (this.focus && this.question?.offers.some((offer) => names(offer, this.focus))) return this.focus;
    const [first] = this.subjects;
    return first ? thingOf(first) : '';
  });
  /** What the map lights up: of the present question, of the chosen group. */
  readonly lit: Offer[] = $derived.by(() => {
    const offers = this.question?.offers ?? [];
    const some = this.group ? inGroup(offers, this.group) : offers;
    const its = this.about ? some.filter((offer) => names(offer, this.about)) : some;
    return its.length ? its : some.length ? some : offers;
  });
  /** What is previewed: pinned, pointed at on the map, or in the list. */
  readonly preview: Open | null = $derived(this.pinned ?? this.counted() ?? this.pointed() ?? this.listed);
  /** The number that will be asked for before the dice of what is previewed; null if there is none. */
  readonly ahead: Counting | null = $derived.by(() => {
    const known = this.outlook && this.outlook.key === this.preview?.offer.key ? this.outlook.outlook : null;
    return known && !this.counting ? counting(known.ahead) : null;
  });

  constructor(readonly sitting: Sitting) {
    this.plan = new Plan(sitting);
  }

  /** The orders that can be given now at one stroke, or undefined. */
  private orders(): Orders | undefined {
    const view = this.sitting.view;
    return view && this.question ? pageOf(view.game)?.plans?.[this.question.kind] : undefined;
  }

  /** Whether a panel has all that is asked now and tells its chances: nothing of it is previewed, or in the bar. */
  get told(): boolean {
    return this.panelIs('told');
  }

  /** Whether a panel shows the chances of what is previewed. */
  get shownBeside(): boolean {
    return this.panelIs('previews');
  }

  private panelIs(what: 'told' | 'previews'): boolean {
    const view = this.sitting.view;
    const kind = this.question?.kind ?? '';
    return kind !== '' && kind === this.panel && view !== undefined && pageOf(view.game)?.[what]?.includes(kind) === true;
  }

  /** How a whole stack is chosen at once to be sent somewhere; null where that is not asked, or nobody is beside. */
  wholeStack(units: string[]): (() => void) | null {
    const movers = this.orders() ? (this.question?.offers ?? []).filter((offer) => offer.group === MOVING) : [];
    const able = units.filter((unit) => movers.some((offer) => anchorOf(offer)?.key === unit));
    if (able.length < 2) return null;
    return () => {
      this.inspected = able[0] ?? '';
      void this.plan.choose(able);
    };
  }

  private chosenUnit(): string {
    const last = this.levels.at(-1);
    const anchor = last && anchorOf(last.offer);
    return anchor?.kind === 'unit' ? anchor.key : '';
  }

  private counted(): Open | null {
    const found = this.counting?.offers.find(({ n }) => n === this.number);
    return found ? { offer: found.offer, back: 0 } : null;
  }

  private pointed(): Open | null {
    if (!this.hover) return null;
    const here = offersAt(this.lit, this.hover).filter((offer) => !facingOf(offer));
    const [first] = here;
    return first && (here.length === 1 || first.rolls) ? { offer: first, back: 0 } : null;
  }

  // -- the view changes --------------------------------------------------------------------------

  /** A new view is on the screen. What is remembered of building holds only as long as the reader did it here. */
  shown(view: View, mine: boolean): void {
    const id = `${view.seq} ${view.question?.kind ?? ''}`;
    if (!mine) this.levels = [];
    if (!view.question) this.refusals.clear();
    if (id === this.asked) return;
    const same = view.question !== null && this.asked.endsWith(` ${view.question.kind}`);
    if (!same) this.focus = '';
    if (!same || !arrivals(inGroup(view.question?.offers ?? [], this.group), view.scene).length) this.group = '';
    if (!this.orders()) this.passed.clear();
    this.asked = id;
    this.pinned = null;
    this.listed = null;
    this.menu = null;
    this.confirming = null;
    this.outlook = null;
    this.extra = 0;
    this.number = 0;
    this.hover = null;
    this.sketch = null;
    this.plan.clear();
  }

  // -- pointing ----------------------------------------------------------------------------------

  point(spot: Spot | null): void {
    this.hover = spot;
  }

  /** Asks for the chances of what is previewed, after a moment; call in an effect. */
  follow(open: Open | null, at_once: boolean): (() => void) | undefined {
    if (!open || open.back > 0 || this.outlook?.key === open.offer.key) return undefined;
    const { offer } = open;
    const timer = setTimeout(() => void this.ask(offer), at_once ? 0 : PREVIEW_AFTER);
    return () => clearTimeout(timer);
  }

  private async ask(offer: Offer, then = ''): Promise<void> {
    const turn = ++this.asking;
    try {
      const outlook = await this.sitting.outlook(offer.key, then ? [then] : []);
      if (turn === this.asking) this.outlook = { key: offer.key, then, outlook };
    } catch {
      // a preview that does not come is no reason to disturb
    }
  }

  /** So much is to be added to the roll of what is previewed: the chances with it are asked for. */
  add(n: number): void {
    const offer = this.preview?.offer;
    this.extra = n;
    const then = this.answerAhead();
    if (offer && then) void this.ask(offer, then);
  }

  /** The answer to what is asked before the dice, as it was said beside the chances. */
  private answerAhead(): string {
    return this.ahead?.offers.find(({ n }) => n === this.extra)?.offer.key ?? '';
  }

  /** Clicked, tapped or picked by key on the map. */
  pick(spot: Spot, x: number, y: number, touch: boolean): void {
    this.menu = null;
    if (this.sitting.past) return;
    const question = this.question;
    const here = question ? this.picked(spot) : [];
    if (spot.kind === 'unit') this.inspected = spot.key;
    if (this.takesUp(spot) || this.commands(spot, x, y, touch)) return;
    const [first] = here;
    const again = here.find(({ offer, back }) => back === 0 && offer.key === this.pinned?.offer.key);
    if (again) {
      void this.choose(again, { touch, chain: true }); // the target once more: what was previewed there is meant
    } else if (!first) {
      this.pinned = null;
      void this.askWhy(spot, x, y);
    } else if ((here.length === 1 && !this.unnamed(first)) || this.sameWay(here)) {
      void this.choose(first, { touch, chain: true });
    } else {
      this.menu = { spot, x, y, items: here };
    }
  }

  /** Among units to be sent somewhere, another order that no button has named: a click alone must not give it. */
  private unnamed({ offer }: Open): boolean {
    if (!this.orders() || offer.role !== 'act' || !offer.group || offer.group === MOVING) return false;
    const verbs = new Set(inGroup(this.question?.offers ?? [], offer.group).map(verbOf));
    return this.group !== offer.group || verbs.size > 1;
  }

  /** A click on one of several things that are to be put somewhere takes it up. True if it was that. */
  private takesUp(spot: Spot): boolean {
    const thing = `${spot.kind}:${spot.key}`;
    if (thing === this.about || !this.subjects.some((ref) => thingOf(ref) === thing)) return false;
    this.focus = thing;
    return true;
  }

  /** A click on a unit that can be sent somewhere chooses it; one on a place within its reach, with friends there or
   * not, sends it. */
  private commands(spot: Spot, x: number, y: number, touch: boolean): boolean {
    const orders = this.orders();
    const question = this.question;
    if (!orders || !question || (this.group && this.group !== MOVING)) return false;
    const movers = question.offers.filter((offer) => offer.group === MOVING);
    const way = spot.kind === 'side' || spot.place === this.plan.place ? undefined : this.plan.wayTo(spot.place);
    if (!way && spot.kind === 'unit' && movers.some((offer) => anchorOf(offer)?.key === spot.key)) {
      void this.plan.take(spot.key, movers);
      return true;
    }
    if (!this.plan.crew.length || spot.kind === 'side') return false;
    if (!way) {
      void this.askWhyNotThere(spot, x, y);
    } else if (touch && this.plan.meant !== spot.place) {
      this.plan.meant = spot.place;
    } else {
      this.plan.send(way, orders).catch((error) => this.failed(error));
    }
    return true;
  }

  private async askWhyNotThere(spot: Spot, x: number, y: number): Promise<void> {
    const keys = this.plan.attempt(spot.place);
    try {
      const reason = keys.length ? await this.sitting.whyKeys(keys) : null;
      const telling = reason && !reason.text.id.endsWith('-refusal-sequence'); // else the way has ended before
      if (reason && telling) this.refuse(reason, spot.place, x, y);
      else this.notices.show({ tone: 'refused', title: msg('page-plan-far', { place: spot.place }), x, y });
    } catch (error) {
      await this.failed(error);
    }
  }

  /** What a click there may mean: what is offered now, then other units instead of the one that is chosen. */
  private picked(spot: Spot): Open[] {
    const now = offersAt(this.lit, spot)
      .filter((offer) => !facingOf(offer))
      .map((offer) => ({ offer, back: 0 }));
    const earlier = this.open.filter(({ offer, back }) => {
      const anchor = anchorOf(offer);
      return back > 0 && spot.kind === 'unit' && anchor?.kind === 'unit' && anchor.key === spot.key;
    });
    const nearest = Math.min(...earlier.map(({ back }) => back));
    const instead = spot.key === this.actor ? [] : earlier.filter(({ back }) => back === nearest);
    return [...now, ...instead];
  }

  /** Several ways to do one thing (to pay for it): the first is taken, the others stay in the switch. */
  private sameWay(items: Open[]): boolean {
    const [first] = items;
    return (
      first !== undefined &&
      first.offer.role === 'build' &&
      anchorOf(first.offer)?.kind === 'unit' &&
      items.every(({ offer, back }) => offer.group === first.offer.group && back === first.back && !offer.rolls)
    );
  }

  // -- choosing ----------------------------------------------------------------------------------

  /**
   * Takes an offer: what rolls dice is previewed first, what may be regretted is asked about.
   * `chain`: a chosen unit goes on to what it can do. `touch`: previews everything, a button commits.
   */
  async choose(open: Open, how: { touch?: boolean; chain?: boolean } = {}): Promise<void> {
    this.menu = null;
    const { offer } = open;
    const acts = offer.role !== 'build' || this.subjects.length > 0; // what is hidden somewhere stays there
    const touched = how.touch === true && acts && isOnMap(offer);
    const seen = this.pinned?.offer.key === offer.key && !(touched && offer.rolls); // a tap alone never rolls dice
    const known = !isOnMap(offer) && this.told;
    if ((offer.rolls || touched) && !seen && !known) {
      this.pinned = open;
      this.extra = 0;
      if (offer.rolls) void this.ask(offer);
      return;
    }
    await this.insist(open, how.chain === true);
  }

  /** The preview was seen: now it is meant. */
  async insist(open: Open, chain = false): Promise<void> {
    if (this.regretOf(open.offer) && this.confirming?.offer.key !== open.offer.key) {
      this.confirming = open;
      return;
    }
    this.confirming = null;
    await this.commit(open, chain ? CHAIN : 0);
  }

  /** Takes an offer now, and whenever the same is asked until a phase of the reader's own begins. */
  async always(offer: Offer): Promise<void> {
    this.standing = { seat: this.sitting.seat, kind: this.question?.kind ?? '', key: offer.key };
    await this.insist({ offer, back: 0 });
  }

  /** Answers what was answered for good; call in an effect. */
  async standBy(): Promise<void> {
    const { standing } = this;
    const { question } = this.sitting;
    if (!standing || !question || standing.seat !== this.sitting.seat) return;
    if (question.offers.some(endsPhase)) this.standing = null;
    const offer = question.kind === standing.kind && question.offers.find(({ key }) => key === standing.key);
    if (offer) await this.insist({ offer, back: 0 });
  }

  /** What to ask before an offer is taken: its own regret, or what would be forgotten at the end of a phase. */
  regretOf(offer: Offer): Message | null {
    return offer.regret ?? (endsPhase(offer) ? (this.left.find(({ kind }) => kind === GRAVE)?.text ?? null) : null);
  }

  /** Asks what could still be done, if a phase could be ended now; call in an effect. */
  async lookLeft(): Promise<void> {
    const turn = ++this.looking;
    const { table } = this.sitting;
    const asked = table?.overlays.some(({ name }) => name === LEFT) && this.question?.offers.some(endsPhase);
    const found = asked ? await this.sitting.overlay(LEFT, []).catch(() => null) : null;
    if (turn === this.looking) this.left = found?.notes ?? [];
  }

  private async commit(open: Open, chain: number): Promise<void> {
    const question = this.question;
    if (!question || this.sitting.sending) return;
    const at = this.levels.length - open.back;
    const asked = open.back ? this.levels[at]?.question : question;
    const kept = this.levels.slice(0, at);
    if (isOnMap(open.offer)) this.aim = this.actor;
    const then = this.outlook?.key === open.offer.key && open.offer.rolls ? this.answerAhead() : '';
    try {
      this.playing?.(open.offer.key);
      const view = await this.sitting.play([open.offer.key], open.back);
      if (!view) return;
      if (then && view.question?.offers.some((offer) => offer.key === then)) {
        this.levels = [];
        this.playing?.(then);
        await this.sitting.play([then]);
        return;
      }
      const building = open.offer.role === 'build' && view.undo && view.question && asked;
      this.levels = building ? [...kept, { question: asked, offer: open.offer }] : [];
      if (building && chain > 1) await this.goOn(open.offer, view, chain - 1);
    } catch (error) {
      await this.failed(error);
    }
  }

  /** After "activate this unit" comes acting with it: the same anchor offers the next step. */
  private async goOn(chosen: Offer, view: View, chain: number): Promise<void> {
    const next = view.question ? alternatives(view.question.offers, chosen)[0] : undefined;
    if (next && next.role === 'build' && !next.rolls && !next.regret)
      await this.commit({ offer: next, back: 0 }, chain);
  }

  /** Told of every choice before it is sent, for a lesson. */
  playing: ((key: string) => void) | undefined;

  /** The ways to pay for what is being built, the chosen one among them: the first question with a choice. */
  ways(): { chosen: Offer; items: Open[]; missing: string[] } | null {
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

  // -- going back --------------------------------------------------------------------------------

  async undo(): Promise<void> {
    const view = this.sitting.feed?.shown;
    if (!view?.undo) {
      if (view && !this.sitting.over)
        this.notices.show({ tone: 'undo', title: msg('page-undo-stops'), text: msg('page-undo-why') });
      return;
    }
    try {
      this.levels = this.levels.slice(0, -1);
      await this.sitting.undo(this.orders()?.then); // a move is taken back as a whole
    } catch (error) {
      await this.failed(error);
    }
  }

  async redo(): Promise<void> {
    if (!this.sitting.feed?.shown?.redo) return;
    try {
      this.levels = [];
      await this.sitting.redo(this.orders()?.then);
    } catch (error) {
      await this.failed(error);
    }
  }

  /** Esc: gives up the preview, else the last choice that only built. True if there was something to give up. */
  back(): boolean {
    if (this.plan.crew.length) {
      this.plan.clear();
      return true;
    }
    if (this.menu || this.confirming || this.pinned || this.group || this.focus) {
      if (this.menu) this.menu = null;
      else if (this.confirming) this.confirming = null;
      else if (this.pinned) this.pinned = null;
      else if (this.group) this.group = '';
      else this.focus = '';
      return true;
    }
    if ((!this.levels.length && !this.actor) || !this.question || !this.sitting.feed?.shown?.undo) return false;
    void this.undo();
    return true;
  }

  /** Agrees to the new rules; if nobody else has to, the game goes on at once. */
  async agree(): Promise<void> {
    try {
      await this.sitting.agree();
      if (!this.sitting.info?.other_rules) await this.sitting.refresh();
    } catch (error) {
      await this.failed(error);
    }
  }

  /** Asks to take back the last choice, or agrees; alone at the game it happens at once. */
  async takeback(): Promise<void> {
    try {
      await this.sitting.takeback();
      if (this.sitting.alone) await this.sitting.refresh();
    } catch (error) {
      await this.failed(error);
    }
  }

  /** Shows an earlier moment of the game. */
  async lookBack(lines: number): Promise<void> {
    try {
      await this.sitting.lookBack(lines);
    } catch (error) {
      await this.failed(error);
    }
  }

  /** The units that can be sent somewhere now. */
  private movers(): string[] {
    const offers = (this.question?.offers ?? []).filter((offer) => offer.group === MOVING);
    return [...new Set(offers.map((offer) => anchorOf(offer)?.key ?? ''))];
  }

  /** Chooses a unit that can be sent somewhere now, or can arrive; what is shown of the others is their card. */
  takeUp(unit: string): void {
    this.inspected = unit;
    const scene = this.sitting.view?.scene;
    const comes = this.question?.offers.find((offer) => scene && names(offer, `unit:${unit}`) && arrivals([offer], scene).length);
    if (comes) {
      this.group = groupOf(comes);
      this.focus = `unit:${unit}`;
    } else if (this.orders() && this.movers().includes(unit)) void this.plan.choose([unit]);
  }

  /** Whether there is somebody to go on to. */
  get hasNext(): boolean {
    return this.orders() !== undefined && this.movers().length > 0;
  }

  /** The next unit that can act: where units are sent somewhere, the nearest to the last one's place or to a point. */
  async nextUnit(last = '', middle: Point = { x: 0, y: 0 }): Promise<void> {
    const movers = this.orders() ? this.movers() : [];
    if (movers.length) {
      const { view, table } = this.sitting;
      for (const unit of [this.inspected, ...this.plan.crew]) this.passed.add(unit);
      const spots = spotsOf(movers, view?.scene, table);
      const cell = table?.cells.find(({ name }) => name === last);
      const next = nextOf(spots, this.passed, cell ?? middle);
      this.inspected = next;
      await this.plan.choose([next]);
      return;
    }
    const level = this.levels[0];
    const offers = level ? level.question.offers : (this.question?.offers ?? []);
    const firsts = offers.filter((offer, at) => {
      const anchor = anchorOf(offer);
      return (
        anchor?.kind === 'unit' && !facingOf(offer) && offers.findIndex((o) => anchorOf(o)?.key === anchor.key) === at
      );
    });
    const now = firsts.findIndex((offer) => anchorOf(offer)?.key === this.actor);
    const begun = this.actor ? undefined : firsts.find((offer) => this.isActive(anchorOf(offer)?.key ?? ''));
    const next = begun ?? firsts[(now + 1) % firsts.length];
    if (!next) return;
    this.inspected = anchorOf(next)?.key ?? '';
    await this.choose({ offer: next, back: this.levels.length }, { chain: true });
  }

  private isActive(unit: string): boolean {
    const piece = this.sitting.view?.scene.pieces.find((found) => found.key === unit);
    return piece?.badges.includes('active') === true;
  }

  // -- why not -----------------------------------------------------------------------------------

  private async askWhy(spot: Spot, x: number, y: number): Promise<void> {
    if (this.sitting.watching || this.sitting.over || this.sitting.curtain) return;
    const clicked = this.actor ? [`unit:${this.actor}`] : [];
    try {
      const reason = await this.sitting.why([...clicked, `${spot.kind}:${spot.key}`]);
      if (reason) this.refuse(reason, spot.place, x, y);
    } catch (error) {
      await this.failed(error);
    }
  }

  async askWhyKey(key: string, x: number, y: number): Promise<void> {
    try {
      const reason = await this.sitting.whyKey(key);
      if (reason) this.refuse(reason, '', x, y);
    } catch (error) {
      await this.failed(error);
    }
  }

  refuse(reason: Reason, place: string, x: number, y: number): void {
    const times = (this.refusals.get(reason.rule) ?? 0) + 1;
    this.refusals.set(reason.rule, times);
    this.refused = place;
    setTimeout(() => {
      if (this.refused === place) this.refused = '';
    }, 400);
    const offer_rule = times >= REFUSALS_TO_OFFER_RULE && reason.rule !== '';
    this.notices.show({
      tone: 'refused',
      title: reason.text,
      rule: reason.rule,
      x,
      y,
      offer_rule,
      facts: reason.facts,
    });
  }

  private async failed(error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (isStale(error)) {
      this.levels = [];
      this.notices.show({ tone: 'info', title: msg('page-game-moved-on'), text: msg('page-game-moved-on-why') });
      await this.sitting.refresh().catch(() => undefined);
      return;
    }
    this.notices.show({
      tone: problem.code === 'no-undo' ? 'undo' : 'refused',
      title: problem.text,
      rule: problem.rule,
    });
  }
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
  const verb = (key: string): string => key.split(' ')[0] ?? '';
  const known = new Set(there.map((offer) => verb(offer.key)));
  const found: string[] = [];
  for (const offer of offers) {
    const other = anchorOf(offer);
    if (offer.group !== chosen.group || other?.kind !== anchor.kind || known.has(verb(offer.key))) continue;
    known.add(verb(offer.key));
    found.push(offer.key.replace(other.key, anchor.key));
  }
  return found;
}
