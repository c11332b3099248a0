/** A reader at a game: who sits where, what each of his seats sees, and everything he can ask of the server. */
import { follow, type Connection } from '../lib/live';
import * as api from '../lib/api';
import { ApiError, problemOf } from '../lib/api';
import type { Names } from '../lib/fluent';
import { net } from '../lib/net.svelte';
import { namesOf, words } from '../lib/words.svelte';
import type { Chat, GameInfo, LogLine, Outlook, Overlay, Problem, Question, Reason, Table, Then, View } from '../wire';
import { loadPage, type LogStyle, pageOf } from '../games/registry';
import { AT_ONCE, Feed, type Pace, PACES, type Roll, type Speed } from './feed.svelte';
import { worded } from './offers';
import { needsCurtain } from './secrets';

export interface SittingEvents {
  shown(view: View, fresh: LogLine[], mine: boolean): void;
  rolled(roll: Roll): void;
  /** An act of somebody else is about to be played. */
  played(places: string[]): void;
  /** All that has come is on the screen; the reader may be asked now. */
  done(): void;
  /** Another of the reader's own seats is asked: the screen is handed over. */
  handed(seat: string): void;
  said(chat: Chat): void;
}

export class Sitting {
  readonly id: string;
  info: GameInfo | undefined = $state.raw();
  table: Table | undefined = $state.raw();
  ground = $state.raw('');
  /** The map is still on its way. */
  drawing = $state(false);
  /** The seat whose view is on the screen; "" watches. */
  seat = $state('');
  chat: Chat[] = $state.raw([]);
  unread = $state(0);
  connected = $state(true);
  /** The page cannot show the game at all. */
  problem: Problem | undefined = $state.raw();
  /** An earlier moment the reader looks at, and how many lines its log has. */
  past: { view: View; lines: number } | undefined = $state.raw();
  /** The seat to hand the screen to; a curtain is drawn until its player says so. */
  curtain = $state('');
  /** A choice is on its way. */
  sending = $state(false);
  feeds: Record<string, Feed> = $state.raw({});
  /** How fast what others do is played. */
  speed: Speed = $state('normal');
  /** What was played once is played again, over the game as it is. */
  again: Feed | undefined = $state.raw();

  private readonly connections: Connection[] = [];
  /** Several have been asked at once here: what each chooses is his own until all are done. */
  private together = false;
  private held: (() => void)[] = [];
  private readonly outlooks = new Map<string, Promise<Outlook>>();
  private readonly asking = new Set<Promise<Outlook>>();

  readonly names: Names = $derived(this.table ? namesOf(this.table) : () => undefined);
  /** The game as it is, and what of it is on the screen. */
  readonly live: Feed | undefined = $derived(this.feeds[this.seat]);
  readonly feed: Feed | undefined = $derived(this.again ?? this.live);
  /** What is on the screen. */
  readonly view: View | undefined = $derived(this.past?.view ?? this.feed?.shown);
  readonly log: LogLine[] = $derived(this.live?.log ?? []);
  /** What the reader is asked, unless he looks back or has to hand over. */
  readonly question: Question | null = $derived.by(() => {
    const shown = this.feed?.shown;
    if (this.past || this.again || this.curtain || this.feed?.busy || this.info?.status === 'over' || !shown?.question) return null;
    const question = worded(shown.question, shown.game, (id) => words.has(id));
    const says = pageOf(shown.game)?.says;
    return says ? { ...question, offers: question.offers.map((offer) => ({ ...offer, text: says(offer, shown) ?? offer.text })) } : question;
  });
  readonly mine: string[] = $derived((this.info?.seats ?? []).filter((s) => s.who === 'me').map((s) => s.seat));
  readonly hotseat: boolean = $derived(this.mine.length > 1);
  /** Nobody else has to agree to anything. */
  readonly alone: boolean = $derived(
    (this.info?.seats ?? []).every((seat) => seat.who === 'me' || seat.who === 'computer'),
  );
  /** All play here: what one of them does the others have seen. */
  private readonly oneScreen: boolean = $derived((this.info?.seats ?? []).every((seat) => seat.who === 'me'));
  readonly watching: boolean = $derived(this.mine.length === 0);
  readonly player: number = $derived(this.view?.player ?? -1);
  /** Nobody can play on: the rules of today read the game differently. */
  readonly frozen: boolean = $derived(this.info?.other_rules?.state === 'frozen');
  readonly over: boolean = $derived((this.view?.outcome ?? -1) >= 0 || this.info?.status === 'over');

  constructor(
    id: string,
    private readonly events: SittingEvents,
  ) {
    this.id = id;
  }

  async open(): Promise<void> {
    try {
      const [info, table] = await Promise.all([api.gameInfo(this.id), api.gameTable(this.id)]);
      await words.need('core', 'server', info.game);
      this.info = info;
      this.table = table;
      this.draw(info);
      this.sit();
      if (!this.watching) this.chat = await api.chat(this.id); // only the players talk
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The ground may take a moment the first time a board is drawn; the game does not wait for it. */
  private draw(info: GameInfo): void {
    this.drawing = true;
    const fetched = api.ground(info.game, info.scenario).then(
      (svg) => (this.ground = svg),
      () => (this.ground = ''),
    );
    void fetched.finally(() => (this.drawing = false));
  }

  private sit(): void {
    const seats = this.mine.length ? this.mine : [''];
    const asked = this.info?.asked ?? [];
    this.seat = seats.find((seat) => asked.includes(seat)) ?? seats[0] ?? '';
    this.feeds = Object.fromEntries(seats.map((seat) => [seat, this.makeFeed(seat)]));
    for (const seat of seats) this.connect(seat);
  }

  private makeFeed(seat: string): Feed {
    const here = (): boolean => this.seat === seat && !this.again;
    const pace = (mine: boolean): Pace => (here() && !document.hidden && (mine || !this.oneScreen) ? PACES[this.speed] : AT_ONCE);
    return new Feed(
      seat,
      {
        shown: (view, fresh, mine) => {
          if (here()) this.events.shown(view, fresh, mine);
          this.handOver();
        },
        rolled: (roll) => here() && this.events.rolled(roll),
        gap: () => void this.refresh(seat),
        played: (places) => here() && this.events.played(places),
        done: () => here() && this.events.done(),
      },
      pace,
      () => this.style,
    );
  }

  /** Plays once more what was seen before, over the game as it is. */
  playAgain(views: View[]): void {
    const feed: Feed = new Feed(
      this.seat,
      {
        shown: () => undefined,
        rolled: (roll) => this.again === feed && this.events.rolled(roll),
        gap: () => undefined,
        played: (places) => this.again === feed && this.events.played(places),
        done: () => {
          if (this.again !== feed) return;
          this.again = undefined;
          this.events.done();
        },
      },
      () => PACES[this.speed === 'off' ? 'normal' : this.speed],
      () => this.style,
      Infinity,
    );
    this.again?.close();
    this.again = feed;
    for (const view of views) feed.take(view, false);
  }

  /** Places are to be in sight. */
  show(places: string[]): void {
    this.events.played(places);
  }

  /** How the log of this game is read. */
  get style(): LogStyle {
    return (this.table && pageOf(this.table.game)?.log) ?? {};
  }

  private connect(seat: string): void {
    const first = seat === (this.mine[0] ?? '');
    const connection = follow(this.id, seat, () => this.feeds[seat]?.lines ?? 0, {
      view: (view) => this.after(() => this.feeds[seat]?.take(view, false)),
      info: (info) => this.setInfo(info),
      chat: (chat) => first && this.hear(chat),
      connected: (yes) => first && this.setConnected(yes),
      problem: (problem) => {
        if (problem.code === 'not-signed-in') net.out = true;
        if (first && problem.code === 'not-found') this.problem = problem;
      },
    });
    this.connections.push(connection);
  }

  private setInfo(info: GameInfo): void {
    const before = this.mine.join();
    this.info = info;
    if (before === this.mine.join()) return;
    this.leave(); // seats were taken or given: sit down anew
    this.sit();
  }

  private setConnected(yes: boolean): void {
    this.connected = yes;
  }

  private hear(chat: Chat): void {
    if (this.chat.some((known) => known.n === chat.n)) return;
    this.chat = [...this.chat, chat].sort((a, b) => a.n - b.n);
    this.unread += 1;
    this.events.said(chat);
  }

  leave(): void {
    for (const connection of this.connections.splice(0)) connection.close();
    for (const feed of [...Object.values(this.feeds), ...(this.again ? [this.again] : [])]) feed.close();
  }

  /** Views that come while an answer is awaited are taken after it, so that the reader's own act is known as his. */
  private after(task: () => void): void {
    if (this.sending) this.held.push(task);
    else task();
  }

  private settle(): void {
    this.sending = false;
    for (const task of this.held.splice(0)) task();
  }

  async refresh(seat = this.seat): Promise<void> {
    const feed = this.feeds[seat];
    if (!feed) return;
    const view = await api.view(this.id, seat, 0);
    feed.take(view, true, true);
  }

  // -- hot seat ----------------------------------------------------------------------------------

  /** In a game at one screen the view goes to the seat that is asked, as soon as all has been shown. */
  private handOver(): void {
    const view = this.live?.shown;
    if (!this.hotseat || !view || view.outcome >= 0 || this.past) return;
    const asked = view.asked.map(({ player }) => view.seats[player] ?? '');
    this.together ||= asked.length > 1;
    if (!asked.length || asked.includes(this.seat)) return;
    const next = asked.find((seat) => this.mine.includes(seat));
    if (!next || this.curtain === next) return;
    const page = pageOf(view.game);
    if (!page || !this.table) return void loadPage(view.game).then(() => this.handOver()); // it knows what is secret
    if (needsCurtain(this.table, page, [view, this.feeds[next]?.shown], this.together)) this.curtain = next;
    else this.turnTo(next);
  }

  turnTo(seat: string): void {
    this.curtain = '';
    this.seat = seat;
    this.past = undefined;
    this.events.handed(seat);
  }

  // -- doing -------------------------------------------------------------------------------------

  /**
   * Plays keys, after taking back the last `undos` of his choices, and `then`, if it is asked for, and what `more` says of each
   * view that comes of it, until that is ""; only what comes of it all is shown.
   */
  play(keys: string[], undos = 0, then: Then | null = null, more?: (view: View) => string): Promise<View | undefined> {
    return this.send(async (seat) => {
      const since = this.live?.lines ?? 0;
      let seq = this.live?.shown?.seq ?? 0;
      for (let i = 0; i < undos; i += 1) seq = (await api.undo(this.id, seat, since)).view.seq;
      let answer = await api.play(this.id, { seat, keys, seq, since, then });
      for (let key = more?.(answer.view); key; key = more?.(answer.view))
        answer = await api.play(this.id, { seat, keys: [key], seq: answer.view.seq, since, then: null });
      return answer;
    });
  }

  /** Takes back the last of his choices, and more while the question it leads to is of one of the `kinds`, or one of `through`. */
  undo(through: (question: Question) => boolean, kinds: string[]): Promise<View | undefined> {
    return this.step('undo', through, kinds);
  }

  redo(through: (question: Question) => boolean, kinds: string[]): Promise<View | undefined> {
    return this.step('redo', through, kinds);
  }

  private step(way: 'undo' | 'redo', through: (question: Question) => boolean, kinds: string[]): Promise<View | undefined> {
    return this.send(async (seat) => {
      const since = this.live?.lines ?? 0;
      const go = () => api[way](this.id, seat, since, kinds);
      let answer = await go();
      while (answer.view[way] && answer.view.question && through(answer.view.question)) answer = await go();
      return answer;
    });
  }

  release(): Promise<View | undefined> {
    return this.send((seat) => api.release(this.id, seat));
  }

  private async send(request: (seat: string) => Promise<{ view: View }>): Promise<View | undefined> {
    const feed = this.live;
    if (!feed || this.sending) return undefined;
    this.sending = true;
    try {
      await Promise.allSettled(this.asking); // what was asked about this moment is answered before it is over
      this.outlooks.clear();
      const { view } = await request(feed.seat);
      feed.take(view, true);
      return view;
    } finally {
      this.settle();
    }
  }

  async resign(): Promise<void> {
    this.setInfo(await api.resign(this.id, this.seat));
  }

  /** Agrees to go on by the version of the rules the server has now. */
  async agree(): Promise<void> {
    this.setInfo(await api.agree(this.id, this.seat));
  }

  async takeback(): Promise<void> {
    this.setInfo(await api.takeback(this.id, this.seat));
  }

  async say(text: string): Promise<void> {
    const chat = await api.say(this.id, text);
    if (!this.chat.some((known) => known.n === chat.n)) this.chat = [...this.chat, chat];
  }

  // -- asking ------------------------------------------------------------------------------------

  /** The chances of an option, with what is meant to be answered on the way; asked once for each view. */
  outlook(key: string, then: string[] = []): Promise<Outlook> {
    const id = `${this.seat} ${this.feed?.shown?.seq} ${key} ${then.join(';')}`;
    const before = this.outlooks.get(id);
    if (before) return before;
    if (this.outlooks.size > 200) this.outlooks.clear();
    const offered = this.question?.offers.some((offer) => offer.key === key);
    if (this.sending || !offered) return Promise.reject(new Error('that moment is over'));
    const asked = api.odds(this.id, { seat: this.seat, key, then });
    this.outlooks.set(id, asked);
    this.asking.add(asked);
    asked.catch(() => this.outlooks.delete(id)).finally(() => this.asking.delete(asked));
    return asked;
  }

  why(clicked: string[]): Promise<Reason | null> {
    return api.why(this.id, { seat: this.seat, clicked });
  }

  /** Why the first of some choices in a row that is not allowed is not. */
  whyKeys(keys: string[]): Promise<Reason | null> {
    return api.why(this.id, { seat: this.seat, keys });
  }

  overlay(name: string, at: string[]): Promise<Overlay> {
    return api.overlay(this.id, { seat: this.watching ? '' : this.seat, name, at });
  }

  // -- looking back ------------------------------------------------------------------------------

  async lookBack(lines: number): Promise<void> {
    const view = await api.view(this.id, this.seat, 0, lines);
    this.past = { view, lines };
  }

  lookNow(): void {
    this.past = undefined;
    this.handOver();
  }
}

export function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && ['stale', 'not-your-turn'].includes(error.code);
}
