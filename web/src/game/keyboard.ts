/** The keys of the game page. Letters go by their place on the keyboard, so they work in every layout. */

export interface KeyActions {
  /** What is being shown is completed; `whole`: all that others do, until the reader is asked. True if there was something. */
  hurry(whole: boolean): boolean;
  pick(n: number): void;
  confirm(): boolean;
  back(): void;
  undo(): void;
  redo(): void;
  next(): void;
  where(): void;
  list(): void;
  help(): void;
  /** The whole screen, or no longer. */
  full(): void;
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  /** An overlay by the letter after V; true if there is one. */
  overlay(letter: string): boolean;
}

const PAN = 80;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

export class Keyboard {
  private layer = false;

  constructor(private readonly act: KeyActions) {}

  /** Takes a key; what has another meaning where the focus is stays there. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input:not([type="radio"]), textarea, select, [contenteditable], dialog, [role="menu"]')) return;
    if (document.querySelector('dialog[open]')) return;
    const control = target.closest('button, a[href], summary, [role="tab"]') !== null;
    if (this.act.hurry(event.key === 'Escape') && !control) {
      event.preventDefault();
      return;
    }
    if (this.taken(event, control, target)) event.preventDefault();
  }

  private taken(event: KeyboardEvent, control: boolean, target: Element): boolean {
    const { key, code } = event;
    if (this.layer) {
      this.layer = false;
      if (code.startsWith('Key') && this.act.overlay(code.slice(3).toLowerCase())) return true;
    }
    if (/^[1-9]$/.test(key)) return this.done(() => this.act.pick(Number(key)));
    if (key === 'Escape') return this.done(() => this.act.back());
    if (key === 'Enter') return !control && this.act.confirm();
    if (key === ' ') return !control && this.done(() => this.act.next());
    if (key === '?') return this.done(() => this.act.help());
    if (key === '+' || key === '=') return this.done(() => this.act.zoom(1.2));
    if (key === '-') return this.done(() => this.act.zoom(1 / 1.2));
    if (key === '0') return this.done(() => this.act.fit());
    const way = ARROWS[key];
    if (way && (target === document.body || target === document.documentElement))
      return this.done(() => this.act.pan(...way));
    return this.letter(code, event.shiftKey);
  }

  private letter(code: string, shift: boolean): boolean {
    if (code === 'KeyZ') return this.done(() => (shift ? this.act.redo() : this.act.undo()));
    if (shift) return false;
    if (code === 'KeyH') return this.done(() => this.act.where());
    if (code === 'KeyL') return this.done(() => this.act.list());
    if (code === 'KeyF') return this.done(() => this.act.full());
    if (code === 'KeyV') return this.done(() => (this.layer = true));
    return false;
  }

  private done(task: () => void): boolean {
    task();
    return true;
  }
}
