/** An attack that is being prepared (H44-9.3, S42-8.3): who takes part, its odds, and the steps of its buttons. */
import type { GameContext } from '../../game/context';
import { verbOf } from '../../game/offers';
import { answered } from '../../lib/answered';
import type { Note, Offer, Outlook, Piece, Question, Table, View } from '../../wire';
import { pageOf, type PanelProps } from '../registry';
import {
  asksNothing,
  type Attack,
  attackOf,
  byStrength,
  decisive,
  defenders,
  isBuilding,
  type Ladder,
  ladderOf,
  type Meaning,
  meanings,
  offersOf,
  settledBy,
  type Share,
  sharesOf,
} from './attack';

const MOST = 12; // attackers that are named at one stroke
const DEEP = 20; // choices that are taken back at one stroke

export class Preparation {
  readonly table: Table = $derived.by(() => this.asked().table);
  readonly view: View = $derived.by(() => this.asked().view);
  readonly question: Question = $derived.by(() => this.asked().question);
  /** The columns of the combat table, as the game prints them. */
  readonly columns: readonly string[] = $derived.by(() => pageOf(this.view.game)?.columns ?? []);

  // -- who takes part ----------------------------------------------------------------------------

  /** An attack that needs no building: one unit, no support. It is shown while it is pointed at or chosen. */
  readonly lone: Offer | undefined = $derived.by(() => {
    const offer = this.question.kind === 'Combat.attacks' ? this.game.decision.preview.now?.offer : undefined;
    return offer?.rolls && verbOf(offer) === 'attack' ? offer : undefined;
  });
  /** Overwhelming odds: nothing is rolled (H44-8.7, S42-8.6.1). */
  readonly automatic: boolean = $derived(this.question.kind === 'Automatic.gather');
  /** Units are named one by one. */
  readonly gathering: boolean = $derived(this.question.kind === 'Attack.attackers' || this.automatic);
  readonly attack: Attack = $derived.by(() => {
    if (!this.lone) return attackOf(this.question);
    return { target: this.lone.anchors[0], units: [...this.shares.keys()], support: [], attached: '', lead: undefined, air: 0 };
  });
  readonly target: string = $derived(this.attack.target?.key ?? '');
  readonly enemies: Piece[] = $derived(defenders(this.view, this.target, this.view.player));
  readonly commit: Offer | undefined = $derived(this.lone ?? this.offers('commit')[0]);

  // -- its odds ----------------------------------------------------------------------------------

  outlook: Outlook | undefined = $state.raw();
  /** What each result of the die means here, by its code: how far the defenders would go back, and where to. */
  meaning: Map<string, Meaning> = $state.raw(new Map());
  /** The face of the die whose result the reader keeps in sight; 0 if none. */
  pressed = $state(0);
  /** What each choice would add, and why the attack cannot go ahead if it cannot. */
  private notes: Map<string, Note> = $state.raw(new Map());

  readonly shares: Map<string, Share> = $derived.by(() => (this.outlook ? sharesOf(this.outlook, this.game.say) : new Map<string, Share>()));
  readonly ladder: Ladder | undefined = $derived(this.outlook && ladderOf(this.outlook, this.columns.length));
  readonly column: string = $derived(this.ladder ? (this.columns[this.ladder.to] ?? '') : '');
  readonly settled: '' | 'settled' | 'low' = $derived(!this.automatic && this.outlook && this.commit ? settledBy(this.commit, this.outlook) : '');
  readonly sure: boolean = $derived(this.automatic || this.settled === 'settled');
  /** Why the attack cannot go ahead. */
  readonly tooLow: Note | undefined = $derived(this.commit ? undefined : this.notes.get('commit'));
  /** Nothing more is asked before the dice: the building ends and the die is rolled at one stroke. */
  readonly last: boolean = $derived(
    this.lone !== undefined || this.question.kind === 'Attack.support' || (this.outlook !== undefined && asksNothing(this.outlook)),
  );

  /** `asked` are the properties of the panel. Made while a component is made. */
  constructor(
    private readonly asked: () => PanelProps,
    private readonly game: GameContext,
  ) {
    $effect(() => {
      const key = this.toWeigh();
      void this.view.seq;
      if (key) return answered(game.sitting.outlook(key), (found) => (this.outlook = found));
      this.outlook = undefined; // else the chances of before stay until those of now have come
      return undefined;
    });
    $effect(() => {
      void this.view.seq;
      if (!this.target) return undefined;
      return answered(game.sitting.overlay('results', [`hex:${this.target}`]), (found) => (this.meaning = meanings(found)));
    });
    $effect(() => {
      void this.view.seq;
      if (isBuilding(this.question))
        return answered(game.sitting.overlay('courses', []), ({ notes }) => (this.notes = new Map(notes.map((note) => [note.key, note]))));
      this.notes = new Map();
      return undefined;
    });
  }

  /** The choice whose odds are asked for; "" if there is none. Overwhelming odds need no die, and are odds all the same. */
  private toWeigh(): string {
    const offer = this.question.kind === 'Combat.attacks' ? this.lone : this.automatic ? this.commit : decisive(this.question);
    return offer && (offer.rolls || this.automatic || verbOf(offer) === 'commit') ? offer.key : '';
  }

  offers(...verbs: string[]): Offer[] {
    return verbs.flatMap((verb) => offersOf(this.question, verb));
  }

  /** What a choice would add, in words. */
  adds(offer: Offer): string {
    const note = this.notes.get(offer.key);
    return note ? this.game.say(note.text) : '';
  }

  // -- the steps ---------------------------------------------------------------------------------

  async take(offer: Offer): Promise<void> {
    await this.game.decision.insist({ offer, back: 0 });
  }

  private async takeKey(key: string): Promise<void> {
    const offer = this.game.sitting.question?.offers.find((found) => found.key === key);
    if (offer) await this.take(offer);
  }

  /** Takes a unit out again: back to before it joined, and the others once more. */
  async leave(unit: string): Promise<void> {
    const { decision } = this.game;
    const { levels } = decision.building;
    const at = levels.findIndex(({ offer }) => offer.key === `with ${unit}`);
    if (at < 0) return void decision.undo();
    const others = levels.slice(at + 1).map(({ offer }) => offer.key);
    for (let i = at; i < levels.length; i += 1) await decision.undo();
    for (const other of others) await this.takeKey(other);
  }

  /** Everybody who may; where the odds are all that counts, the strongest until they suffice. */
  async all(): Promise<void> {
    const { automatic } = this;
    for (let i = 0; i < MOST; i += 1) {
      const now = this.game.sitting.question;
      if (!now || (automatic && offersOf(now, 'commit').length)) return;
      const [next] = byStrength(this.table, this.view, offersOf(now, 'with'));
      if (!next) return;
      await this.take(next);
    }
  }

  /** Ends the building, and rolls where nothing more is asked. */
  async finish(offer: Offer): Promise<void> {
    const { last, sure } = this;
    await this.take(offer);
    const next = this.game.sitting.question;
    if (next?.kind === 'Attack.support' && (sure || (last && next.offers.length === 1))) await this.takeKey('commit');
  }

  /** Out of the attack at one stroke, however many units were chosen. */
  async quit(): Promise<void> {
    const { decision, sitting } = this.game;
    if (this.lone) return void decision.back();
    for (let i = 0; i < DEEP && isBuilding(sitting.question) && sitting.feed?.shown?.undo; i += 1) await decision.undo();
  }
}
