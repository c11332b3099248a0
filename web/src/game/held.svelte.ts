/** Units that hold where they are: they are off the list of what is left, turn after turn, until they are sent somewhere. */
import type { Note, Ref } from '../wire';
import type { Sitting } from './sitting.svelte';

const KEY = 'grognard-held-';

export class Held {
  private all: Record<string, string[]> = $state.raw({});
  private read = '';

  constructor(private readonly sitting: Sitting) {}

  /** Those of the seat on the screen. */
  get units(): string[] {
    return this.all[this.sitting.seat] ?? [];
  }

  /** Reads what this browser knows of a game; call in an effect. */
  open(id: string): void {
    if (this.read === id) return;
    this.read = id;
    try {
      const found: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? '{}');
      if (typeof found === 'object' && found !== null) this.all = found as Record<string, string[]>;
    } catch {
      // storage is off or was written by something else: nobody holds
    }
  }

  has(unit: string): boolean {
    return this.units.includes(unit);
  }

  hold(units: string[]): void {
    this.keep([...new Set([...this.units, ...units])]);
  }

  release(units: string[]): void {
    if (units.some((unit) => this.has(unit))) this.keep(this.units.filter((unit) => !units.includes(unit)));
  }

  private keep(units: string[]): void {
    this.all = { ...this.all, [this.sitting.seat]: units };
    try {
      localStorage.setItem(KEY + this.sitting.id, JSON.stringify(this.all));
    } catch {
      // storage is off: they hold until the page is left
    }
  }
}

/** The notes on what is left without the units that hold; what is lost if it is not done stays whole. */
export function withoutHeld(notes: Note[], held: string[], grave: string): Note[] {
  const holds = (ref: Ref): boolean => ref.kind === 'unit' && held.includes(ref.key);
  return notes.flatMap((note) => {
    if (note.kind === grave || !note.about.some(holds)) return [note];
    const about = note.about.filter((ref) => !holds(ref));
    return about.length ? [{ ...note, about, text: { ...note.text, args: { ...note.text.args, n: about.length } } }] : [];
  });
}
