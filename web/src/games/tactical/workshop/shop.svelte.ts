/** The workshop's state: the draft, what the server says of it, what was done before, the drafts kept here. */
import * as api from '../../../lib/api';
import type { Draft, Flaw, Problem, Table, Workbench } from '../../../wire';

const PAUSE = 400; // milliseconds after the last change
const MOST_STEPS = 100;

export type Tool =
  | { kind: 'pick' }
  | { kind: 'unit' | 'fort'; id: string }
  | { kind: 'victory' }
  | { kind: 'erase' }
  | { kind: 'move'; key: string };

/** What every draft has: the name of its file, and what it is called. */
export interface Titled {
  name: string;
  title: string;
}

function keptDrafts(store: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export class Shop<D extends Titled> {
  bench: Workbench | undefined = $state.raw();
  table: Table | undefined = $state.raw();
  ground = $state.raw('');
  doc: D = $state.raw() as D;
  /** The scenario as text, as the server wrote it, or as its author is typing it. */
  text = $state('');
  name = $state('');
  flaws: Flaw[] = $state.raw([]);
  remarks: Flaw[] = $state.raw([]);
  problem: Problem | undefined = $state.raw();
  busy = $state(false);
  tool: Tool = $state.raw({ kind: 'pick' });
  chosen = $state('');
  kept: Record<string, string> = $state.raw({});

  #past: D[] = $state.raw([]);
  #future: D[] = $state.raw([]);
  #drawn = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `blank` is a draft of nothing; `store` is where this browser keeps the drafts of the game. */
  constructor(
    readonly game: string,
    readonly blank: () => D,
    readonly store: string,
  ) {
    this.doc = blank();
    this.kept = keptDrafts(store);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  async open(): Promise<void> {
    await this.#try(async () => {
      this.bench = await api.workbench(this.game);
      await this.#examine({ document: this.doc });
    });
  }

  // -- changing ------------------------------------------------------------------------------------------

  edit(next: D): void {
    this.#past = [...this.#past.slice(-MOST_STEPS), this.doc];
    this.#future = [];
    this.#set(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.doc];
    this.#set(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.doc];
    this.#set(after);
  }

  #set(next: D): void {
    this.doc = next;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(() => this.#examine({ document: next })), PAUSE);
  }

  /** The author's own text; it becomes the document as soon as it can be read. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(() => this.#examine({ text }, true)), PAUSE);
  }

  // -- starting ------------------------------------------------------------------------------------------

  async begin(from: { scenario?: string; text?: string; document?: D }): Promise<void> {
    await this.#try(async () => {
      await this.#examine(from, true);
      this.#past = [];
      this.#future = [];
      this.chosen = '';
      this.tool = { kind: 'pick' };
    });
  }

  async random(wishes: Record<string, string>): Promise<void> {
    await this.#try(async () => {
      await this.#take(await api.randomBattle(this.game, wishes), true);
      this.chosen = '';
    });
  }

  // -- keeping -------------------------------------------------------------------------------------------

  keep(): void {
    this.kept = { ...this.kept, [this.doc.title]: this.text };
    this.#store();
  }

  forget(title: string): void {
    this.kept = Object.fromEntries(Object.entries(this.kept).filter(([name]) => name !== title));
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(this.store, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing
    }
  }

  // -- asking --------------------------------------------------------------------------------------------

  async #examine(what: { scenario?: string; text?: string; document?: object }, whole = false): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await api.examineDraft(this.game, what);
    if (asked === this.#asked) await this.#take(found, whole);
  }

  async #take(found: Draft, whole: boolean): Promise<void> {
    this.flaws = found.flaws;
    this.remarks = found.remarks;
    this.name = found.name;
    if (found.text) this.text = found.text;
    if (whole && Object.keys(found.document).length > 0) this.doc = found.document as unknown as D;
    if (found.ground && found.ground !== this.#drawn) await this.#draw(found.ground);
  }

  async #draw(ground: string): Promise<void> {
    const [table, drawn] = await Promise.all([
      api.scenarioTable(this.game, ground),
      api.ground(this.game, ground),
    ]);
    this.#drawn = ground;
    this.table = this.bench?.faces.length ? { ...table, faces: this.bench.faces, labels: [] } : table;
    this.ground = drawn;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = undefined;
    try {
      await work();
    } catch (error) {
      this.problem = api.problemOf(error);
    }
    this.busy = false;
  }
}
