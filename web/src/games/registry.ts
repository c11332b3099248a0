/**
 * What a game adds to the page: the one interface through which anything here knows a game (docs/page.md).
 *
 * A game's part is `web/src/games/<game>/index.ts` with a default export of `GamePage`, found by its folder and
 * fetched when the game is first shown. Everything is optional but `face`; a game without a part gets `PLAIN`, which
 * draws any counter from the Table alone.
 */
import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { plainFace } from '../counters/plain';
import type { Tab } from '../counters/tabs';
import type { Orders } from '../game/plan.svelte';
import { whenQuiet } from '../lib/quiet';
import { words } from '../lib/words.svelte';
import type {
	Arg, CardDuel, CardIndex, DataCard, DuelBand, Face, LogLine, Mark, Message, Offer, Outlook, Piece, Question, Ref, Table, View
} from '../wire';

/** Which face: by the counter's edge in pixels, 46 and more, 30-45, 16-29, less. */
export type FaceSize = 'full' | 'small' | 'symbol' | 'block';

/** The part of `words` that drawings need. */
export interface Speaker {
  t(id: string, args?: Record<string, Arg>): string;
  text(message: Message, names?: (ref: Ref) => Message | undefined): string;
  has(id: string): boolean;
}

/** How a counter lies on the map. */
export interface Look {
  /** Paler, striped, flat. */
  spent: boolean;
  /** Ring and pill. */
  active: boolean;
  /** Only its owner sees it here: dashed edge. */
  hidden: boolean;
  /** Out of the fight but still on the map: grey body with a red cross, or a flame. */
  wreck?: 'knocked-out' | 'burning';
  /** How far above the map it is, in units of the counter: its shadow lies so much farther off. */
  lift?: number;
}

/**
 * What a mark is drawn with: its owner's side, the words, pixels a side, and whether the hex is pointy-top. A mark on a
 * hexside is drawn around the middle of the side as if one crossed it from left to right; it is turned as the side lies.
 */
export interface MarkInk {
  side: string;
  words: Speaker;
  s: number;
  pointy: boolean;
}

/** A mark as SVG in hundredths of a side around the hex's centre: under the counters, and over them. */
export interface MarkDrawing {
  under?: string;
  over?: string;
}

/** A track of the header: `at` "side" beside its owner's name, "middle" between the sides. */
export interface TrackStyle {
  name: string;
  as: 'figure' | 'pips' | 'boxes';
  at: 'side' | 'middle';
}

/** An act the bar shows dashed while it is not offered; a click asks why not with this key. */
export interface Act {
  kind: string;
  group: string;
  attempt: (unit: string) => string;
}

/** What a game's own panel gets; `play` takes the key of an offer. */
export interface PanelProps {
  table: Table;
  view: View;
  question: Question;
  /** Takes an offer, as a click on the map would: what rolls dice is previewed first. */
  play: (key: string) => void;
  /** Shows an offer on the map; "" shows none. */
  preview: (key: string) => void;
  /** Says why a key is not on offer, beside a point of the screen. */
  why: (key: string, x: number, y: number) => void;
  say: (message: Message) => string;
}

export type Panel = Component<PanelProps>;

/** What the picture of a shot gets: the shot that is previewed with its chances, or what was told of one. */
export interface ShotProps {
  table: Table;
  view: View;
  offer?: Offer | undefined;
  outlook?: Outlook | null;
  told?: LogLine[];
  /** The unit that acts now. */
  actor?: string;
}

/** Kinds of lines of the log: headings, small print under the line before, runs of which only the last is shown, and
 * what the filters keep. */
export interface LogStyle {
  heading?: string[];
  minor?: string[];
  /** Small print that says what an act has cost: it stands last, and never tells an act. */
  price?: string[];
  /** Acts that go on until another begins: what combat, losses and small print come after them is theirs. */
  opens?: string[];
  runs?: string[];
  combat?: string[];
  loss?: string[];
  /** Kinds of lines of which one tells a whole act, in the replay. */
  heads?: string[];
  /** Kinds of lines that tell of a shot: from the line's `unit` to its `target` or `hex` a line is drawn on the map. */
  shots?: string[];
  /** Kinds of lines that tell best what came of a roll; the first of them that was told is its headline. */
  results?: string[];
  /** The kind of heading with which a player's turn begins. */
  turn?: string;
  /** What a player is told of since his last turn, by the part of the summary it stands in (`page-news-<part>`). */
  news?: Record<string, string[]>;
}

/** A mark in the legend: how it is drawn, the text that says what it is, and the rule behind it. */
export interface LegendMark {
  kind: string;
  value?: number;
  text: string;
  rule: string;
}

export interface GamePage {
  /** What is printed on a counter, as SVG on a square of 100; body, edge, stripes and tabs are drawn around it. */
  face(piece: Piece, face: Face, size: FaceSize, px: number, words: Speaker): string;
  /** Status tabs of a counter; only what the piece's badges say, so nothing hidden can leak. */
  tabs?(piece: Piece, words: Speaker): Tab[];
  look?(piece: Piece): Look;
  /** A mark of the scene; undefined leaves it to the map. */
  mark?(mark: Mark, ink: MarkInk): MarkDrawing | undefined;
  /** The marks that the legend explains. */
  legend?: LegendMark[];
  /** Was a piece that has left the map destroyed? Then a cross stays where it was until the next round. */
  destroyed?(piece: Piece): boolean;
  /** The figure of a stack's disc: units by default, steps where a game counts those. */
  weight?(piece: Piece): number;
  /** The way a unit that is on the move would go on, as places from where it is; drawn while nothing is pointed at. */
  way?(view: View, table: Table): string[];
  tracks?: TrackStyle[];
  acts?: Act[];
  /**
   * Kinds of questions in which units are sent to any place within reach (the overlay "reach" says where, and how);
   * each with the question that follows the first choice, and the key that ends the move.
   */
  plans?: Record<string, Orders>;
  /**
   * Kinds of questions that stay open while one looks around, each with the verbs that a click on the map does by itself.
   * Of any other act the click shows what could be done there: it is done from that menu, or where its button is pressed.
   */
  clicks?: Record<string, string[]>;
  /** Verbs that play a card without naming it, each with the rule of that card. */
  cards?: Record<string, string>;
  log?: LogStyle;
  /**
   * Refusals because somebody does not see something, by the id of their text: its parameters for who looks and for what.
   * The line between them, and what is in its way, is drawn on the map (the overlay "sight").
   */
  unseen?: Record<string, [string, string]>;
  /** The columns of the combat table as they are printed, for panels that show the odds as a ladder. */
  columns?: string[];
  /** Rules that a panel of the game's family names: of what it says as `page-<game>-attack-<name>`. */
  rules?: Record<string, string>;
  /** Panels of the game's own, by the kind of question, fetched when first asked; beside the map, on phones above it. */
  panels?: Record<string, () => Promise<{ default: Panel }>>;
  /**
   * Kinds of questions whose panel has every offer that is no place of the map, with its chances: its buttons act at
   * once, and the bar does not repeat them.
   */
  told?: string[];
  /** Kinds of questions whose panel shows the chances of what is pointed at or chosen, instead of the map's popover. */
  previews?: string[];
  /** Verbs of the ways to pay, in the order in which they stand, whichever of them there are. */
  pays?: readonly string[];
  /** Kinds of questions in which several units are chosen for one choice: with Shift, by clicks or by drawing round them. */
  groups?: string[];
  /** The unit that acts by a question, where its offers do not name it; "" if there is none. */
  actor?: (question: Question) => string;
  /** Kinds of questions in which what is left to do is listed although the phase cannot be ended yet. */
  duties?: string[];
  /** Outcomes, the mildest first, that take the place of no graver one told of the same thing: a crew that stays is still in a damaged tank. */
  mild?: string[];
  /** The text of the page that says an outcome in words, where the game's own is a code of its tables. */
  outcome?: (label: Message) => string | undefined;
  /** Faces of the game's dice, where these are no D6: they show figures instead of pips. */
  die?: number;
  /** A picture of a shot, above its chances and beside what was rolled. */
  shot?: () => Promise<{ default: Component<ShotProps> }>;
  /** Kinds of questions whose phase is not ended without asking where its player has done nothing in it. */
  idle?: string[];
  /** What follows a choice by itself where nothing else can be chosen then: by verb, the verb that follows. */
  follows?: Record<string, string>;
  /** What is taken at one stroke with the choice that leads to it: by the kind of the question, the verb of all its offers that are. */
  joins?: Record<string, string>;
  /** The offer that takes up the unit in hand again, so that it is not asked who acts; what else is on offer stays open. */
  hand?: (question: Question, view: View) => Offer | undefined;
  /** What stands in a moment unless the reader says otherwise: by what he saw when he chose last, and what he sees now. */
  stands?: (question: Question, before: View, now: View, table: Table) => Offer | undefined;
  /**
   * The phases of a player's turn in their order, each by the kinds of questions that are asked in it and in no other:
   * the beginnings of their names. The header shows where the turn is; their names are `page-<family>-phase-<name>`.
   */
  phases?: { names: string; of: Record<string, string[]> };
  /** The seats that score, where not all do; they do by what they hold. */
  scores?: string[];
  /**
   * Whether a view shows now what another player must not see, in a game whose Table has `secrets`; without it,
   * whatever is shown may be secret. Screens that are handed over draw a curtain by it.
   */
  secret?(view: View, table: Table): boolean;
  /** Families of games whose texts of the page this game shows beside its own (`web/src/texts/<language>/games`). */
  texts?: string[];
  /** Texts of the page that nobody waits for: fetched when the page rests. */
  later?: string[];
  /** An offer in other words, by what its reader sees; undefined leaves it as it is. */
  says?: (offer: Offer, view: View) => Message | undefined;
  /** The page's own text for a question, with the parameters of its prompt, where the game's says too much or too little. */
  prompt?: (question: Question) => string | undefined;
}

/** Any game, from its Table alone. */
export const PLAIN: GamePage = { face: plainFace };

export function lookOf(page: GamePage, piece: Piece): Look {
  if (page.look) return page.look(piece);
  const badges = piece.badges;
  return { spent: badges.includes('spent'), active: badges.includes('active'), hidden: badges.includes('hidden') };
}

/** Boxes beside the map where games put what they have destroyed. */
const GRAVES = new Set(['@lost', '@dead', '@eliminated', '@destroyed']);

export function isDestroyed(page: GamePage, piece: Piece): boolean {
  return page.destroyed ? page.destroyed(piece) : GRAVES.has(piece.place);
}

const PARTS = import.meta.glob<{ default: GamePage }>('./*/index.ts');
/** A game's workshop is `web/src/games/<game>/workshop/Workshop.svelte`; the server has its workbench (docs/page.md). */
const WORKSHOPS = import.meta.glob<{ default: Component<{ game: string }> }>('./*/workshop/Workshop.svelte');

/** The games that have a workshop. */
export const workshops: string[] = Object.keys(WORKSHOPS).map((path) => path.split('/')[1] ?? '');

export async function loadWorkshop(game: string): Promise<Component<{ game: string }> | undefined> {
  return (await WORKSHOPS[`./${game}/workshop/Workshop.svelte`]?.())?.default;
}

/** What a game's drawing of a card gets. */
export interface CardDrawingProps {
  card: DataCard;
  index: CardIndex;
  /** The other card can shoot at this one: its chances are there, or on their way. */
  attacked: boolean;
  /** The other card shooting at this one, and what comes of it at the range that is looked at. */
  duel: CardDuel | undefined;
  band: DuelBand | undefined;
  /** Those that are not as usual. */
  conditions: Record<string, string>;
}

/** A game's drawing of its data cards is `web/src/games/<game>/cards/Drawing.svelte`; facts and tables need none. */
const DRAWINGS = import.meta.glob<{ default: Component<CardDrawingProps> }>('./*/cards/Drawing.svelte');

export async function loadCardDrawing(game: string): Promise<Component<CardDrawingProps> | undefined> {
  return (await DRAWINGS[`./${game}/cards/Drawing.svelte`]?.())?.default;
}

const fetched = new SvelteMap<string, GamePage>();
const asked = new Set<string>();

/** A game's part, or undefined until it has arrived; a template that reads it is drawn again then. */
export function pageOf(game: string): GamePage | undefined {
  const here = fetched.get(game);
  if (!here && !asked.has(game)) {
    asked.add(game);
    void loadPage(game);
  }
  return here;
}

export async function loadPage(game: string): Promise<GamePage> {
  let page = PLAIN;
  try {
    const [part] = await Promise.all([PARTS[`./${game}/index.ts`]?.(), words.needGames(game)]);
    page = part?.default ?? PLAIN;
    if (page.texts) await words.needGames(...page.texts);
    const { later } = page;
    if (later) whenQuiet(() => words.needGames(...later).catch(() => undefined));
  } catch {
    asked.delete(game); // not reachable now: plain counters meanwhile, tried again with the next table
  }
  fetched.set(game, page);
  return page;
}
