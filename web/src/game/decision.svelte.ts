/**
 * The reader's decision: he points, previews, chooses, steps back. Its parts say what is being built (`building`), what
 * is previewed (`preview`), why something is refused (`whyNot`), which units are sent somewhere (`plan`) and who is next
 * (`tour`); here an offer is taken, regretted or taken back.
 */
import { pageOf } from '../games/registry';
import { msg } from '../lib/words.svelte';
import type { Message, Note, Offer, Question, View } from '../wire';
import { Building, type Level } from './building.svelte';
import { Held, withoutHeld } from './held.svelte';
import { Notices } from './notices.svelte';
import { alternatives, endsPhase, isOnMap, onMap, type Open, type Spot, unitsOn, verbOf } from './offers';
import { Plan } from './plan.svelte';
import { Preview } from './preview.svelte';
import type { Sitting } from './sitting.svelte';
import { Tour } from './tour';
import { onlyAnswer, Unasked } from './unasked.svelte';
import { WhyNot } from './whynot.svelte';

export interface PickMenu {
  spot: Spot;
  x: number;
  y: number;
  items: Open[];
}

const CHAIN = 2; // an activation is followed by acting with the unit, not by more
const LEFT = 'left'; // the overlay that says what could still be done
const MOST_JOINED = 12; // that are taken at one stroke
const GRAVE = 'grave'; // a note on what is lost if it is not done now

export class Decision {
  /** Several offers are meant by one click: they are chosen from here. */
  menu: PickMenu | null = $state.raw(null);
  /** What may be regretted and is asked about. */
  confirming: Open | null = $state.raw(null);
  /** The unit whose card is shown while none acts. */
  inspected = $state('');
  /** Units that are chosen together for one choice, where the game has such. */
  group: string[] = $state.raw([]);
  /** The next line on the map is drawn round units: asked for with a button where there is no Shift. */
  lassoing = $state(false);
  /** What could still be done in this phase, where the game says so, but by units that hold. */
  readonly left: Note[] = $derived.by(() => withoutHeld(this.undone, this.held.units, GRAVE));
  private undone: Note[] = $state.raw([]);
  /** Choices that reach farther than one place, by where they end: a panel sets them, the map lights them. */
  ends: Record<string, () => Promise<void>> = $state.raw({});
  /** Told of every choice before it is sent, for a lesson. */
  playing: ((key: string) => void) | undefined;

  readonly notices = new Notices();
  readonly building: Building;
  readonly preview: Preview;
  readonly plan: Plan;
  readonly whyNot: WhyNot;
  readonly tour: Tour;
  readonly unasked: Unasked;
  readonly held: Held;

  /** What the reader answers in the same way until he has a phase of his own again. */
  private standing: { seat: string; kind: string; key: string } | null = null;
  private looking = 0;
  /** The phase that can be ended now, and whether the reader has done something in it. */
  private phase = '';
  private acted = false;
  /** The moment and the kind of the question that was shown last. */
  private asked = '';
  /** Where every unit was in what was shown last. */
  private places = new Map<string, string>();

  constructor(readonly sitting: Sitting) {
    this.building = new Building(sitting);
    this.preview = new Preview(sitting, this.building);
    this.plan = new Plan(sitting);
    this.whyNot = new WhyNot(sitting, this.building, this.plan, this.notices);
    this.tour = new Tour(this);
    this.held = new Held(sitting);
    this.unasked = new Unasked(sitting, (open) => this.commit(open, 0), () => this.preview.listed !== null);
  }

  /** A new view is on the screen. The levels that were built hold only as long as the reader did it here. */
  shown(view: View, mine: boolean): void {
    const id = `${view.seq} ${view.question?.kind ?? ''}`;
    if (mine || id !== this.asked) this.unasked.shown(mine, view.question !== null);
    this.inPhase(view, mine);
    this.unmask(view);
    if (!mine) this.building.levels = [];
    if (!view.question) this.whyNot.forget();
    if (id === this.asked) return;
    this.building.renew(view, view.question !== null && this.asked.endsWith(` ${view.question.kind}`));
    this.tour.renew();
    this.asked = id;
    this.menu = null;
    this.confirming = null;
    this.whyNot.clear();
    this.preview.clear();
    this.plan.clear();
    void this.plan.renew();
  }

  /** The counter that was looked at has been turned up: another lies in its place now. */
  private unmask({ scene }: View): void {
    const before = this.places;
    this.places = new Map(scene.pieces.map(({ key, place }) => [key, place]));
    const lay = before.get(this.inspected) ?? '';
    if (!onMap(lay) || onMap(this.places.get(this.inspected) ?? '')) return;
    const came = scene.pieces.find(({ key, place }) => place === lay && !onMap(before.get(key) ?? ''));
    if (came) this.inspected = came.key;
  }

  private inPhase(view: View, mine: boolean): void {
    const kind = view.question?.offers.some(endsPhase) ? view.question.kind : '';
    if (!kind) return;
    this.acted = kind === this.phase && (mine || this.acted);
    this.phase = kind;
  }

  /** Whether several units can be chosen together now. */
  get grouping(): boolean {
    const { view, question } = this.sitting;
    if (this.plan.orders && !this.plan.orders.going) return true;
    return view !== undefined && question !== null && pageOf(view.game)?.groups?.includes(question.kind) === true;
  }

  /** A line on the map has been drawn round these units: that ends the drawing. */
  drawn(units: string[]): void {
    this.lassoing = false;
    if (this.plan.movers.length) void this.plan.join(units);
    else this.gather(units);
  }

  /** Several units are drawn round: those that can be chosen are, together; one alone joins them, or leaves them again. */
  gather(units: string[]): void {
    const able = unitsOn(this.sitting.question?.offers ?? []);
    const found = units.filter((key) => able.includes(key));
    const [only] = found;
    const joins = only !== undefined && units.length === 1;
    this.group = joins ? (this.group.includes(only) ? this.group.filter((key) => key !== only) : [...this.group, only]) : found;
  }

  /** The units in hand hold where they are. */
  hold(): void {
    this.held.hold(this.plan.crew);
    this.plan.clear();
  }

  // -- choosing ----------------------------------------------------------------------------------

  /**
   * Takes an offer: what rolls dice is previewed first, what may be regretted is asked about.
   * `chain`: a chosen unit goes on to what it can do. `touch`: previews everything, a button commits.
   */
  async choose(open: Open, how: { touch?: boolean; chain?: boolean } = {}): Promise<void> {
    this.menu = null;
    const { offer } = open;
    const { building, preview } = this;
    const acts = offer.role !== 'build' || offer.rolls || building.subjects.length > 0; // what is hidden somewhere stays there
    const touched = how.touch === true && acts && isOnMap(offer);
    const seen = preview.pinned?.offer.key === offer.key && !(touched && offer.rolls); // a tap alone never rolls dice
    const known = !isOnMap(offer) && preview.told;
    if ((offer.rolls || touched) && !seen && !known) preview.pin(open);
    else await this.insist(open, how.chain === true);
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
    this.standing = { seat: this.sitting.seat, kind: this.sitting.question?.kind ?? '', key: offer.key };
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

  /** What to ask before an offer is taken: its own regret, what would be forgotten at the end of a phase, or all of it. */
  regretOf(offer: Offer): Message | null {
    if (offer.regret || !endsPhase(offer)) return offer.regret;
    const { view } = this.sitting;
    const idle = !this.acted && view !== undefined && pageOf(view.game)?.idle?.includes(this.phase) === true;
    return this.left.find(({ kind }) => idle || kind === GRAVE)?.text ?? null;
  }

  /** Asks what could still be done, if a phase could be ended now; call in an effect. */
  async lookLeft(): Promise<void> {
    const turn = ++this.looking;
    const { table, question } = this.sitting;
    const duties = table && question ? pageOf(table.game)?.duties?.includes(question.kind) : false;
    const asked = table?.overlays.some(({ name }) => name === LEFT) && (duties || question?.offers.some(endsPhase));
    const found = asked ? await this.sitting.overlay(LEFT, []).catch(() => null) : null;
    if (turn === this.looking) this.undone = found?.notes ?? [];
  }

  private commit(open: Open, chain: number): Promise<void> {
    return this.unasked.during(() => this.send(open, chain));
  }

  private async send(open: Open, chain: number): Promise<void> {
    const { building, preview, sitting } = this;
    const { levels, question } = building;
    if (!question || sitting.sending) return;
    const at = levels.length - open.back;
    const asked = open.back ? levels[at]?.question : question;
    if (isOnMap(open.offer)) preview.aim = building.actor;
    const then = preview.answerAfter(open.offer);
    this.unasked.chosen();
    await this.whyNot.guard(async () => {
      this.playing?.(open.offer.key);
      const joined: Level[] = [];
      const view = await sitting.play([open.offer.key], open.back, null, (next) => {
        const level = asked?.kind === next.question?.kind || joined.length === MOST_JOINED ? undefined : joining(next);
        if (level) joined.push(level);
        return level?.offer.key ?? '';
      });
      if (!view) return;
      for (const { offer } of joined) this.playing?.(offer.key);
      if (then && view.question?.offers.some((offer) => offer.key === then)) {
        building.levels = [];
        this.playing?.(then);
        await sitting.play([then]);
        return;
      }
      const follow = this.following(open.offer, view);
      if (follow) {
        building.levels = [];
        this.playing?.(follow);
        await sitting.play([follow]);
        return;
      }
      const built = open.offer.role === 'build' && view.undo && view.question && asked;
      building.levels = built ? [...levels.slice(0, at), { question: asked, offer: open.offer }, ...joined] : [];
      if (built && chain > 1) await this.goOn(open.offer, view, chain - 1);
    });
  }

  /** What follows a choice by itself: its own second half, where nothing else can be chosen; "" if nothing does. */
  private following(chosen: Offer, view: View): string {
    const verb = pageOf(view.game)?.follows?.[verbOf(chosen)];
    const offers = view.question?.offers ?? [];
    const [only] = offers;
    return verb && only && offers.length === 1 && verbOf(only) === verb ? only.key : '';
  }

  /** After "activate this unit" comes acting with it: the same anchor offers the next step. */
  private async goOn(chosen: Offer, view: View, chain: number): Promise<void> {
    const next = view.question ? alternatives(view.question.offers, chosen)[0] : undefined;
    if (next && next.role === 'build' && !next.rolls && !next.regret)
      await this.commit({ offer: next, back: 0 }, chain);
  }

  // -- going back --------------------------------------------------------------------------------

  async undo(): Promise<void> {
    const { building, sitting } = this;
    const view = sitting.feed?.shown;
    if (view?.undo) {
      building.levels = building.levels.slice(0, -1);
      this.unasked.back();
      await this.whyNot.guard(() => sitting.undo(this.through(), this.passing)); // a move is taken back as a whole
    } else if (view && !sitting.over) {
      this.notices.show({ tone: 'undo', title: msg('page-undo-stops'), text: msg('page-undo-why') });
    }
  }

  async redo(): Promise<void> {
    if (!this.sitting.feed?.shown?.redo) return;
    this.building.levels = [];
    this.unasked.back();
    await this.whyNot.guard(() => this.sitting.redo(this.through(), this.passing));
  }

  /** The kinds of questions within a move: the server passes them by itself. */
  private get passing(): string[] {
    const { orders } = this.plan;
    return orders ? [orders.then] : [];
  }

  /** Questions at which neither going back nor going forward again stops. */
  private through(): (question: Question) => boolean {
    const { passing } = this;
    return (question) => passing.includes(question.kind) || (this.unasked.answered.has(question.kind) && onlyAnswer(question) !== undefined);
  }

  /** Esc: gives up the preview, else the last choice that only built. True if there was something to give up. */
  back(): boolean {
    const { building, plan, preview, sitting } = this;
    this.whyNot.clear();
    if (plan.crew.length && !plan.orders?.going) plan.clear();
    else if (this.menu) this.menu = null;
    else if (this.confirming) this.confirming = null;
    else if (preview.pinned) preview.pinned = null;
    else if (building.group) building.group = '';
    else if (building.focus) building.focus = '';
    else if ((building.levels.length || building.actor) && sitting.question && sitting.feed?.shown?.undo) void this.undo();
    else return false;
    return true;
  }

  // -- asking the others -------------------------------------------------------------------------

  /** Agrees to the new rules; if nobody else has to, the game goes on at once. */
  async agree(): Promise<void> {
    const { sitting } = this;
    await this.whyNot.guard(async () => {
      await sitting.agree();
      if (!sitting.info?.other_rules) await sitting.refresh();
    });
  }

  /** Asks to take back the last choice, or agrees; alone at the game it happens at once. */
  async takeback(): Promise<void> {
    const { sitting } = this;
    await this.whyNot.guard(async () => {
      await sitting.takeback();
      if (sitting.alone) await sitting.refresh();
    });
  }
}

/** What is taken at one stroke with the choice that has led to a view: the next offer, with the question it answers. */
function joining({ game, question }: View): Level | undefined {
  const verb = question ? pageOf(game)?.joins?.[question.kind] : undefined;
  const offer = verb && question?.offers.find((found) => verbOf(found) === verb);
  return offer && question ? { question, offer } : undefined;
}
