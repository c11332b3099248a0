// Made by tools/wire_types.py from structs of grognard.core and grognard.server: change those, run it again.

/** An exact fraction as text: "15/36", "1". */
export type Fraction = string;

export type Item = number | string | Ref | Message;

export type Arg = number | string | Ref | Message | Item[];

export type Live = LiveView | LiveInfo | LiveChat | LiveProblem;

/**
 * A thing of the game: resolved to words when rendered, to a link when logged.
 *
 * `kind` is the word of its catalogue function in lower case ("unit", "hex", "card", "player", "rule" ...),
 * `index` its number in the scenario (-1: it has none), `key` its id in records and data files.
 */
export interface Ref {
  t: 'ref';
  kind: string;
  index: number;
  key: string;
}

/** A text of the catalogue with its parameters. */
export interface Message {
  t: 'msg';
  id: string;
  args: Record<string, Arg>;
}

/** One line of a ledger. */
export interface Line {
  rule: string;
  text: Message;
  op: string;
  value: number;
  total: number;
}

/** A ledger for readers: what it is of, its lines and the sum. */
export interface Account {
  title: Message;
  lines: Line[];
  total: number;
}

/** One event as its reader is told of it. */
export interface LogLine {
  kind: string;
  text: Message;
  ledgers: Account[];
  owner: number;
  dice: number[];
  begins: boolean;
}

/** A counter: what it is, where it lies, how it is turned and marked. */
export interface Piece {
  key: string;
  face: string;
  owner: number;
  place: string;
  facing: string;
  badges: string[];
  figures: Record<string, number>;
}

/** Something on a hex that is not a unit: a victory hex, a control marker. */
export interface Mark {
  place: string;
  kind: string;
  owner: number;
  value: number;
}

/** A number that both sides watch: round, victory points, CAP, AP. */
export interface Track {
  name: string;
  value: number;
  of: number;
  owner: number;
  lost: number;
}

/**
 * A card that lies open before its owner: a weapon, a battery.
 *
 * How often it can still be used, and the places it is meant for, as far as the reader may know them.
 */
export interface OpenCard {
  key: string;
  left: number;
  of: number;
  places: string[];
}

/** Cards: those in the hand by key if the reader may see them, else only how many; and the open ones. */
export interface Hand {
  owner: number;
  size: number;
  cards: string[];
  open: OpenCard[];
}

/** The drawable part of a view. */
export interface Scene {
  pieces: Piece[];
  marks: Mark[];
  tracks: Track[];
  hands: Hand[];
}

/** An option as a client gets it. */
export interface Offer {
  key: string;
  text: Message;
  anchors: Ref[];
  role: string;
  group: string;
  rule: string;
  cost: number;
  rolls: boolean;
  regret: Message | null;
}

/** Something its player may think of now that is not on offer, and why not. */
export interface Closed {
  key: string;
  anchors: Ref[];
  rule: string;
  text: Message;
}

/** A decision as its player gets it. */
export interface Question {
  kind: string;
  prompt: Message;
  offers: Offer[];
  several: boolean;
  default: number;
  closed: Closed[];
}

/** Who must choose, and what kind of choice it is: public. */
export interface Asked {
  player: number;
  kind: string;
}

/** Everything one player may know, and what he may do. */
export interface View {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: string[];
  player: number;
  seq: number;
  scene: Scene;
  path: string[];
  asked: Asked[];
  question: Question | null;
  log: LogLine[];
  undo: boolean;
  redo: boolean;
  held: boolean;
  outcome: number;
  log_from: number;
  log_final: number;
}

/** What changed in a scene: pieces, keys of those that are gone; the rest whole, None if unchanged. */
export interface Change {
  pieces: Piece[];
  gone: string[];
  marks: Mark[] | null;
  tracks: Track[] | null;
  hands: Hand[] | null;
}

/** One step of a replay, a choice: who chose what, what was told of it, and what changed in the scene. */
export interface Step {
  player: number;
  text: Message | null;
  lines: LogLine[];
  scene: Change;
  round: number;
  ply: number;
}

/** Some steps of a replay: the number of the part, of its first step, and the scene before that. */
export interface Part {
  number: number;
  first: number;
  before: Scene;
  steps: Step[];
}

/** A replay at a glance: its acts, each some steps that belong together, and the parts it is told in. */
export interface Index {
  steps: number;
  parts: number[];
  acts: number[];
  players: number[];
  rounds: number[];
  weights: number[];
  losses: [number, number][];
  scores: number[];
  points: [number, number, number][];
}

/** Why not: the rule, the sentence, what it is about, and the nearest things that are legal. */
export interface Reason {
  rule: string;
  text: Message;
  facts: Ref[];
  instead: string[];
}

/** One outcome of an option with its exact chance, and what may follow. */
export interface Branch {
  label: Message;
  p: Fraction;
  then: Branch[];
  kind: string;
}

/** A total of the dice: in how many ways it comes up, and the outcome (by name) it most likely brings. */
export interface Bar {
  face: number;
  ways: number;
  outcome: string;
  kind: string;
}

/** The first roll of an option, total by total; `dice` as "2D6". */
export interface Curve {
  dice: string;
  bars: Bar[];
}

/**
 * One of several independent attacks of an option: what may become of its subject, if it comes to that.
 *
 * The branches' p and `undecided` sum to 1.
 */
export interface OutlookPart {
  subject: Ref;
  branches: Branch[];
  undecided: Fraction;
}

/**
 * The chances of an option, exact. The branches' p and `undecided` sum to 1; an option without named
 * outcomes has no branches. Those of an option with parts end where the parts begin.
 */
export interface Outlook {
  branches: Branch[];
  ledgers: Account[];
  assumes: Message[];
  undecided: Fraction;
  curve: Curve | null;
  ahead: Offer[];
  parts: OutlookPart[];
}

/**
 * What a computer player of a level would do in a player's place, by what that player knows.
 *
 * `steps` are choices to make one after another; no die falls and nobody else chooses before the last of
 * them. `reasons` say what they are for, `odds` are the chances of the last one if it rolls.
 */
export interface Advice {
  level: string;
  steps: Offer[];
  reasons: Message[];
  odds: Outlook | null;
}

/** A hex: its centre, its ground, and what is built on it ("bridge", "ford" ...). */
export interface Cell {
  name: string;
  x: number;
  y: number;
  terrain: string;
  level: number;
  section: string;
  features: string[];
}

/** A hexside that matters: a river, a gully, a wall. `b` is "" at the edge of the map. */
export interface Edge {
  kind: string;
  a: string;
  b: string;
  line: [number, number, number, number];
}

/** A road, a railway: the points it runs through, hex by hex, to the middle of the map's edge. */
export interface Way {
  kind: string;
  points: [number, number][];
}

/** A name on the map: of a town, a river, an entry area. */
export interface Label {
  text: Message | string;
  kind: string;
  x: number;
  y: number;
}

/** A line of a card about something: what it says, the value, and the rule it comes from. */
export interface Fact {
  text: Message;
  value: string;
  rule: string;
}

/** A kind of ground or hexside: its name, how it is drawn, and what it does. */
export interface Terrain {
  id: string;
  name: Message;
  facts: Fact[];
}

/** A counter of the scenario. `face` names its `Face`, `group` its formation or army. */
export interface Counter {
  key: string;
  face: string;
  owner: number;
  name: Message;
  group: string;
}

/**
 * What is printed on all counters of one type.
 *
 * `kind` chooses the drawing ("coh", "nato" ...), `body` the colours ("german"), `symbol` the silhouette or
 * the symbol code; `figures` and `flags` are the game's own.
 */
export interface Face {
  id: string;
  kind: string;
  body: string;
  symbol: string;
  name: Message;
  short: string;
  figures: Record<string, number>;
  flags: string[];
  facts: Fact[];
}

/** A card: its name and what it does, in words. */
export interface CardFace {
  key: string;
  name: Message;
  text: Message;
  rule: string;
  facts: Fact[];
}

/** A seat: `side` is which of the sides' colours and corners it has ("a", "b", "c"). */
export interface Player {
  seat: string;
  side: string;
  name: Message;
}

/** An overlay the game can show; `needs`: what must be pointed at ("", "hex", "unit", "hexes"). */
export interface OverlayKind {
  name: string;
  text: Message;
  needs: string;
}

/**
 * A line of the calendar: what comes, goes or changes in a turn, and where.
 *
 * `kind`: "arrives", "lands", "leaves", "replacements", "weather", "changes". Which of the `units` have come
 * is seen from where they are.
 */
export interface Due {
  turn: number;
  kind: string;
  text: Message;
  owner: number;
  units: string[];
  place: string;
  rule: string;
}

/** Everything about a scenario that never changes and anybody may know. */
export interface Table {
  game: string;
  scenario: string;
  title: Message;
  place: Message;
  intro: Message;
  options: Record<string, string>;
  orientation: string;
  style: string;
  cells: Cell[];
  edges: Edge[];
  ways: Way[];
  labels: Label[];
  terrains: Terrain[];
  faces: Face[];
  counters: Counter[];
  cards: CardFace[];
  players: Player[];
  overlays: OverlayKind[];
  names: Record<string, Record<string, Message>>;
  briefing: Brief[];
  turns: Message[];
  calendar: Due[];
  secrets: boolean;
}

/** A seat of a scenario: `side` is which of the sides' colours and corners it has ("a", "b", "c"). */
export interface AboutSeat {
  seat: string;
  side: string;
  name: Message;
  role: Message;
}

/** Who sits at the table if an option has this value, where that differs from the usual. */
export interface Seating {
  option: string;
  value: string;
  seats: AboutSeat[];
}

/** A part of a scenario's briefing. */
export interface Brief {
  title: Message;
  lines: Message[];
}

/** A scenario in a few words and figures. */
export interface About {
  title: Message;
  place: Message;
  intro: Message;
  seats: AboutSeat[];
  minutes: number;
  complexity: number;
  seatings: Seating[];
  briefing: Brief[];
  lesson: string;
}

/** A hex of an overlay. `style` says how it is drawn ("seen", "unseen", "threat-2", "defence" ...). */
export interface Tint {
  place: string;
  style: string;
  text: string;
  owner: number;
}

/** A line of an overlay through points in sides of a hex. */
export interface Stroke {
  style: string;
  points: [number, number][];
  owner: number;
}

/**
 * A place that units can be sent to in one go: the places on the way, itself last, and the price.
 *
 * `keys` are the choices that take them there, as far as nothing interrupts them; empty if they are not the
 * reader's to move now. `style` is a tint's: how they would go.
 */
export interface Shortcut {
  place: string;
  path: string[];
  price: string;
  style: string;
  keys: string[];
}

/**
 * A sentence for a list beside the map, and what it is about: what is left to do, what a choice means.
 *
 * `kind` says what sort of note it is, `key` which choice it is about.
 */
export interface Note {
  text: Message;
  about: Ref[];
  kind: string;
  key: string;
}

/** What an overlay shows now, by what its reader knows, and what it says in words. */
export interface Overlay {
  name: string;
  tints: Tint[];
  strokes: Stroke[];
  says: Message[];
  facts: Ref[];
  shortcuts: Shortcut[];
  notes: Note[];
}

/** A piece of a line: plain, stressed, or a link to a rule. */
export interface Span {
  text: string;
  bold: boolean;
  rule: string;
}

export interface Paragraph {
  t: 'text';
  spans: Span[];
}

export interface Listing {
  t: 'list';
  items: Span[][];
  numbered: boolean;
}

export interface Grid {
  t: 'table';
  head: Span[][];
  rows: Span[][][];
}

/** One rule: what it says, a worked example where that helps, and where to read on. */
export interface Section {
  id: string;
  title: string;
  blocks: (Paragraph | Listing | Grid)[];
  example: (Paragraph | Listing | Grid)[];
  see: string[];
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

/** All chapters of a game's rules in one language. */
export interface Reference {
  game: string;
  language: string;
  chapters: Chapter[];
}

/** When a step is shown: everything that is given must hold. */
export interface When {
  asked: string[];
  offered: string[];
  lacking: string[];
  told: string[];
  round: number;
}

/** When a step is done: as soon as anything that is given holds. The reader may also go on at any time. */
export interface Until {
  chosen: string[];
  told: string[];
  asked: string[];
  round: number;
  next: boolean;
}

/** One card: what it says, what it points at, when it comes and when it is done, what it would choose. */
export interface LessonStep {
  id: string;
  title: Message;
  text: Message;
  when: When;
  until: Until;
  point: string[];
  suggest: string[];
}

/** A guided game: which scenario, on which seat, with which dice, and its cards. */
export interface Lesson {
  name: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  seat: string;
  seed: string;
  level: string;
  title: Message;
  steps: LessonStep[];
}

/** A step as the file has it. */
export interface StepFile {
  id: string;
  when: When;
  until: Until;
  point: string[];
  suggest: string[];
}

/** data/lessons/<name>.toml. */
export interface LessonFile {
  name: string;
  scenario: string;
  seat: string;
  steps: StepFile[];
  seed: string;
  level: string;
  options: Record<string, string>;
}

/** Points by what they were given for: "hex" that is held, "losses" of the enemy, or "other". */
export interface PointSource {
  kind: string;
  place: string;
  points: number[];
}

/** The points of each player when a round was over, or as they are now. */
export interface RoundScore {
  number: number;
  points: number[];
}

/** A counter that was lost, as it stood before. */
export interface Loss {
  piece: Piece;
  round: number;
  step: number;
}

/**
 * How the dice of a player fell: what they showed in all, and his contests (dice and a sum against a
 * sum).
 */
export interface DiceOf {
  owner: number;
  dice: number;
  rolled: number;
  mean: number;
  tries: number;
  won: number;
  expected: number;
  better: number;
}

/** Something that mattered: "lost", "taken", "lead", "lucky", "won"; a player's "best" and "worst". */
export interface Moment {
  kind: string;
  owner: number;
  round: number;
  step: number;
  before: Message | null;
  text: Message | null;
  chance: number;
}

/** Who has the most points, and since which round without a break. */
export interface Lead {
  owner: number;
  round: number;
}

/** A game in figures, as one reader saw it. */
export interface Report {
  over: boolean;
  rounds: RoundScore[];
  sources: PointSource[];
  losses: Loss[];
  dice: DiceOf[];
  moments: Moment[];
  lead: Lead | null;
}

/** Something wrong with a draft: at which line and field, what it is, and what to do about it. */
export interface Flaw {
  line: number;
  field: string;
  problem: string;
  hint: string;
}

/**
 * A scenario somebody is writing: as text, as a document, and what is wrong with it.
 *
 * `name` is what it is played under; "" as long as it cannot be.
 */
export interface Draft {
  text: string;
  document: Record<string, unknown>;
  name: string;
  flaws: Flaw[];
  remarks: Flaw[];
  ground: string;
}

/** Something that can be put into a scenario; `count` is how many there are, 0: as many as one likes. */
export interface Thing {
  id: string;
  name: Message;
  group: string;
  count: number;
  points: number;
  turns: boolean;
}

/** All that scenarios of a game can be made of, by kind ("unit", "board", "card" ...). */
export interface Workbench {
  things: Record<string, Thing[]>;
  faces: Face[];
  wishes: Record<string, string[]>;
}

/**
 * A key that cards, conditions and outcomes are sorted by, and what it is called.
 *
 * `kind` is what an outcome means to the one who shoots, as a branch's: "none", "hit", "kill", "good".
 */
export interface CardWord {
  key: string;
  name: Message;
  kind: string;
}

/** A figure of a card; `group` says which of them stand together. */
export interface CardFact {
  key: string;
  name: Message;
  value: Item;
  rule: string;
  group: string;
}

/** A row of a table of a card; an empty cell is "". */
export interface CardRow {
  key: string;
  name: Item;
  cells: Item[];
}

/** A table of a card, as armour by aspect. `drawn`: a drawing of the game's own shows it. */
export interface CardGrid {
  key: string;
  name: Message;
  columns: CardWord[];
  rows: CardRow[];
  rule: string;
  drawn: boolean;
}

/** One card. `since` and `until` are months, "" where the card has none. */
export interface DataCard {
  id: string;
  name: Message;
  side: string;
  family: string;
  kind: string;
  since: string;
  until: string;
  points: number;
  facts: CardFact[];
  grids: CardGrid[];
  shape: Record<string, string | number>;
  ammunition: string[];
  barred: string[];
  target: boolean;
}

/** Something that a duel depends on: its values, the default first. */
export interface CardCondition {
  key: string;
  name: Message;
  values: CardWord[];
  rule: string;
}

/** All cards of a game, and the words to choose among them. */
export interface CardIndex {
  sides: CardWord[];
  families: CardWord[];
  kinds: CardWord[];
  groups: CardWord[];
  cards: DataCard[];
  aspects: CardWord[];
  conditions: CardCondition[];
  outcomes: CardWord[];
  metres: number;
  about: Message[];
}

/** What changes the chance to hit. */
export interface DuelLine {
  name: Message;
  value: number;
  rule: string;
}

/** A shot from one side of the target: the armour it meets, and the exact chance of every outcome. */
export interface DuelAspect {
  key: string;
  armour: Record<string, number>;
  chances: Record<string, Fraction>;
  destroyed: Fraction;
  out: Fraction;
}

/** Ranges, in hexes, at which a shot has the same chances. */
export interface DuelBand {
  key: string;
  first: number;
  last: number;
  hit: Fraction;
  pierces: number;
  lines: DuelLine[];
  aspects: DuelAspect[];
  plain: Record<string, string>;
}

/** One card shooting at another with one kind of ammunition; `since` is the month from which it exists. */
export interface CardDuel {
  shooter: string;
  target: string;
  ammunition: string;
  energy: string;
  since: string;
  bands: DuelBand[];
}

/**
 * Every refusal of the server. `code` is for programs, `text` for readers, `detail` for developers.
 *
 * Codes: bad-request, not-signed-in, forbidden, banned, not-found, stale, not-your-turn, refused, no-undo,
 * conflict, too-large, too-many, over, unavailable, gave-up, internal.
 */
export interface Problem {
  code: string;
  text: Message;
  detail: string;
  rule: string;
  instead: string[];
  retry_after: number;
}

/** An option of a scenario: its values, the default first. Texts: `<game>-option-<name>[-<value>]`. */
export interface SwitchInfo {
  name: string;
  values: string[];
}

/** A computer opponent that exists. Texts: `core-level-<name>` and `core-level-<name>-about`. */
export interface LevelInfo {
  name: string;
}

/** A scenario as the lobby shows it. */
export interface ScenarioInfo {
  game: string;
  name: string;
  title: Message;
  place: Message;
  intro: Message;
  seats: string[];
  seat_names: Message[];
  seat_sides: string[];
  seat_roles: Message[];
  minutes: number;
  complexity: number;
  switches: SwitchInfo[];
  levels: LevelInfo[];
  seatings: Seating[];
  briefing: Brief[];
  lesson: string;
}

/** A game package. `cards`: it has data cards to look through. */
export interface GameKind {
  name: string;
  title: Message;
  scenarios: ScenarioInfo[];
  cards: boolean;
}

/** What this server offers. */
export interface Meta {
  version: string;
  languages: string[];
  games: GameKind[];
}

/** Who is at the page. A guest has no account yet and may turn into one. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  quicker: boolean;
}

/** The compiled build made beside a server: `state` is "making", "ready", "failed", or "" for none. */
export interface Quicker {
  state: string;
  share: number;
  text: Message | null;
  button: Message | null;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Settings {
  name?: string;
  language?: string;
}

/** Ends all other sessions. */
export interface NewPassword {
  old: string;
  new: string;
}

/** `code`: what the operator handed out, for a day and one use. */
export interface ResetPassword {
  code: string;
  password: string;
}

/** What an account is deleted with; a guest has no password. */
export interface Farewell {
  password: string;
}

/** A browser somebody is signed in with. `here`: the one that asks. */
export interface SessionInfo {
  id: string;
  created: string;
  seen: string;
  browser: string;
  here: boolean;
}

/** `seats` maps each seat to "me", "open" (to be invited) or "computer:<level>". */
export interface NewGame {
  scenario: string;
  seats: Record<string, string>;
  options?: Record<string, string>;
  lesson?: string;
  share?: string;
}

/** Who sits on a seat: `who` is "me", "person", "computer" or "open". */
export interface SeatInfo {
  seat: string;
  who: string;
  name: string;
  level: string;
  connected: boolean;
  hints: number;
}

/** How the dice can be checked: the hash from the start, the secret when the game is over. */
export interface Dice {
  commitment: string;
  shares: string[];
  secret: string;
}

/**
 * The game was played by another version of the rules than this server has.
 *
 * `state`: "unread" (it has not been opened since), "reads" (it is over and stays readable), "waits" (it
 * goes on when all its people agree), "frozen" (it can be looked at but not played on). `text` says so in a
 * sentence.
 */
export interface OtherRules {
  state: string;
  text: Message;
  made: number;
  agreed: string[];
  asked: string[];
  choices: number;
  read: number;
}

/** A game as a list or a header shows it. `status`: waiting, running, over. */
export interface GameInfo {
  id: string;
  game: string;
  scenario: string;
  title: Message;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: string;
  asked: string[];
  your_turn: boolean;
  progress: number[];
  progress_name: string;
  winners: string[];
  resigned: string;
  created: string;
  changed: string;
  lesson: string;
  dice: Dice;
  can_watch: boolean;
  takeback: string;
  other_rules: OtherRules | null;
}

/** An unguessable link to a seat, or to watch (`seat` ""). */
export interface Invitation {
  token: string;
  seat: string;
  created: string;
}

/** What the holder of an invitation sees before accepting. */
export interface Invited {
  info: GameInfo;
  seat: string;
  host: string;
}

export interface Accept {
  share?: string;
}

export interface InviteTo {
  seat: string;
}

/** A choice that goes without saying where a question of that kind is asked next, and has it on offer. */
export interface Then {
  kind: string;
  key: string;
}

/** Keys to play one after another; `seq` is that of the view they were chosen on. */
export interface Play {
  seat: string;
  keys: string[];
  seq: number;
  since?: number;
  then?: Then | null;
}

/** Undo, redo, release, resign, take back: what a seat does without an option. */
export interface At {
  seat: string;
  since?: number;
  through?: string[];
}

/** The chances of one option; `then`: what its player means to answer to what he is asked on the way. */
export interface Ask {
  seat: string;
  key: string;
  then?: string[];
}

/** What would the captain do? `seq` is that of the view it is asked on. */
export interface Advise {
  seat: string;
  seq: number;
}

/** Why not: keys that were tried, or the things that were clicked as "unit:G-INF-1", "hex:7-G08". */
export interface Why {
  seat: string;
  keys?: string[];
  clicked?: string[];
}

/** An overlay by name, for a seat ("" a spectator), at the things pointed at ("hex:7-G08"). */
export interface Show {
  seat: string;
  name: string;
  at?: string[];
}

/** A choice was made and is on disk. `played` of the keys were used; `view` is what came of it. */
export interface Done {
  played: number;
  interrupted: boolean;
  view: View;
}

export interface Say {
  text: string;
}

export interface Chat {
  n: number;
  seat: string;
  name: string;
  text: string;
  at: string;
}

/** A link to the replay of a finished game, for anybody. */
export interface ShareLink {
  token: string;
}

/** A new game from a moment of a finished one: `step` is `Step.ply`, the number of choices that stand. */
export interface PlayOn {
  step: number;
  seats: Record<string, string>;
  share?: string;
}

/** What a computer did, and what for. */
export interface Doing {
  seat: string;
  text: Message;
}

/** A game in figures; `ends`: the last choice they count, -1 while the game goes on. */
export interface Figures {
  report: Report;
  ends: number;
}

/**
 * A game as one seat saw it (`seat` "" the public, "*" everybody), at a glance and in figures.
 *
 * `parts` holds all parts of a short film, of a long one the part that was asked for. `ends` is the last
 * choice in it, -1 while the game goes on: a frozen game is shown as far as it is read, or as its own
 * version filmed it.
 */
export interface Replay {
  info: GameInfo;
  seat: string;
  index: Index;
  parts: Part[];
  report: Report;
  ends: number;
}

/** A draft to be examined: a scenario of the box by name, a text, or a document. */
export interface DraftText {
  scenario: string;
  text: string;
  document: Record<string, unknown>;
}

/** What a random battle is to be like; see `Workbench.wishes`, and `seed`, a whole number. */
export interface Wishes {
  wishes: Record<string, string>;
}

export interface LiveView {
  t: 'view';
  view: View;
}

export interface LiveInfo {
  t: 'info';
  info: GameInfo;
}

export interface LiveChat {
  t: 'chat';
  chat: Chat;
}

export interface LiveProblem {
  t: 'problem';
  problem: Problem;
}

/** The only thing a client may send: the number of final log lines it holds (also a heartbeat). */
export interface Have {
  t: 'have';
  lines: number;
}
