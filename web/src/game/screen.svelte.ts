/** The screen of a game: how wide it is, and what is open on it beside and over the map. */
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type ChoiceList from './ChoiceList.svelte';
import type { DialogName } from './Dialogs.svelte';
import { BEATS } from './button';
import type { Notices } from './notices.svelte';
import type { SheetTab } from './SheetTabs.svelte';
import type { PanelTab } from './Sidebar.svelte';

const LIST = 'grognard-choices'; // where the browser keeps whether the choices are listed

/** Places that beat, and how often some have. */
export interface Shown {
  places: string[];
  beat: number;
}

export class Screen {
  private readonly small = new MediaQuery('(max-width: 699px)');
  private readonly middling = new MediaQuery('(max-width: 1199px)');
  private readonly upright = new MediaQuery('(orientation: portrait)');

  /** All choices stand in a list beside the map. */
  list = $state(localStorage.getItem(LIST) === 'yes');
  tab: PanelTab = $state('log');
  sheetTab: SheetTab = $state('unit');
  /** The rule that is read. */
  rule = $state('');
  dialog: DialogName = $state('');
  /** The windows behind the menu; they come when the first of them is opened. */
  Dialogs: typeof import('./Dialogs.svelte').default | undefined = $state.raw();
  /** Below what the menu of the game, and that of the overlays, is open. */
  menuAt: DOMRect | null = $state.raw(null);
  overlaysAt: DOMRect | null = $state.raw(null);
  /** The side panel is open, where it is a drawer. */
  panel = $state(false);
  /** How high the drawer is where it lies along the lower edge. */
  drawerHigh = $state(0);
  /** The stop of the sheet, on a phone, and its height. */
  stop: 0 | 1 | 2 = $state(0);
  sheet = $state(96);
  /** The click or tap that is under way has ended what was being shown: it chooses nothing. */
  ended = false;
  /** A place that a link has led to. */
  marked = $state('');
  /** Places that beat for a moment, because the reader was led there; and which time it is. */
  shown: Shown = $state.raw({ places: [], beat: 0 });
  private showing: ReturnType<typeof setTimeout> | undefined;
  /** The list of choices, where there is one. */
  choices: ChoiceList | undefined = $state.raw();

  constructor(private readonly notices: Notices) {}

  /** Places beat for a moment. */
  point(places: string[]): void {
    clearTimeout(this.showing);
    this.shown = { places, beat: this.shown.beat + 1 };
    this.showing = setTimeout(() => (this.shown = { ...this.shown, places: [] }), BEATS);
  }

  /** The sheet takes the place of the side panel. */
  get phone(): boolean {
    return this.small.current;
  }

  /** The side panel is a drawer. */
  get drawer(): boolean {
    return this.middling.current && !this.small.current;
  }

  /** How much of the map the sheet covers, or the drawer of a tablet that is held upright. */
  get covered(): number {
    if (this.phone) return this.sheet;
    return this.drawer && this.panel && this.upright.current ? this.drawerHigh : 0;
  }

  /** Remembers the list for the next game; call in an effect. */
  keep(): void {
    localStorage.setItem(LIST, this.list ? 'yes' : 'no');
  }

  /** Brings the side panel into sight, whatever it is here. */
  private openSide(): void {
    if (this.phone) this.stop = 2;
    else if (this.drawer) this.panel = true;
  }

  async openDialog(name: DialogName): Promise<void> {
    try {
      this.Dialogs ??= (await import('./Dialogs.svelte')).default;
      this.dialog = name;
    } catch (error) {
      this.notices.tell(error);
    }
  }

  /** Opens a rule, or closes the one that is read. */
  openRule(rule: string): void {
    this.rule = rule;
    if (!rule) return;
    this.notices.close();
    this.openSide();
  }

  openChat(): void {
    this.tab = 'chat';
    this.sheetTab = 'chat';
    this.rule = '';
    this.openSide();
  }

  openLog(): void {
    this.sheetTab = 'log';
    this.stop = 2;
  }

  toggleList(): void {
    this.list = !this.list;
    if (this.list) this.choices?.focus();
  }

  openHand(): void {
    this.sheetTab = 'cards';
    this.openSide();
    this.rule = '';
    void tick().then(() => document.querySelector<HTMLElement>('[data-testid="hand"] button')?.focus());
  }
}

/** The page fills the whole screen, or no longer; where the browser lets it. */
export function toggleFull(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen();
}
