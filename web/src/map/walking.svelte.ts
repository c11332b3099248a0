/** The map by keyboard: arrows walk from hex to hex or move the map, Enter picks, other keys zoom. */
import { tick } from 'svelte';
import { words } from '../lib/words.svelte';
import type { Piece, Table } from '../wire';
import * as camera from './camera';
import type { Eye } from './eye.svelte';
import { type Grid, ROOT3, type Point } from './geometry';
import type { Pointing } from './pointing.svelte';
import { arrow, ARROWS, describePlace, nearestCell } from './roving';

/** What walking has to know of the map. */
export interface Walked {
  readonly root: HTMLElement;
  /** The map with what lies over it. */
  readonly frame: HTMLElement;
  readonly table: Table;
  readonly grid: Grid;
  readonly stacks: Map<string, Piece[]>;
  /** Where the chosen unit is. */
  readonly selected: string;
  describe(place: string): string | undefined;
  reveal(places: string[]): void;
}

export class Walking {
  /** The hex the keyboard is on. */
  private at = $state('');
  /** The map is walked by keyboard: only then the ring shows. */
  roving = $state(false);
  /** What a screen reader says of the hex. */
  spoken = $state('');
  private column: Point | null = null;

  /** The hex with the ring, "" if none has one. */
  readonly ring: string = $derived(this.roving ? this.at : '');

  constructor(
    private readonly map: Walked,
    private readonly eye: Eye,
    private readonly pointing: Pointing,
  ) {}

  /** Puts the keyboard's focus on a hex. */
  goTo(place: string): void {
    this.map.root.focus({ preventScroll: true });
    this.roving = true;
    this.moveTo(place);
  }

  /** The map has got the focus. */
  begin(): void {
    const { grid, root, selected } = this.map;
    if (!root.matches(':focus-visible')) return;
    this.roving = true;
    const middle = camera.toWorld(this.eye.camera, this.eye.middle.x, this.eye.middle.y);
    this.moveTo(this.at || selected || nearestCell(grid, middle)?.name || '');
  }

  private moveTo(place: string): void {
    if (!place) return;
    const { stacks, table } = this.map;
    this.at = place;
    this.spoken = this.map.describe(place) ?? describePlace(place, table, stacks.get(place) ?? [], words);
    this.map.reveal([place]);
    if (this.roving) this.pointing.hover(this.pointing.hitOf(place), false);
  }

  /** Keys on the map come here first; while nothing on the page has the focus, the map takes those that move it. */
  press(event: KeyboardEvent, inside: boolean): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!inside && document.activeElement !== null && document.activeElement !== document.body) return;
    if (event.target instanceof Element && event.target.closest('[data-over-map]')) return;
    if (this.takes(event, inside)) event.preventDefault();
  }

  private takes(event: KeyboardEvent, inside: boolean): boolean {
    const { eye, pointing } = this;
    const step = ARROWS[event.key];
    if (step) {
      if (!this.roving || !inside || event.shiftKey) eye.panBy(-step[0] * ROOT3 * eye.camera.s, -step[1] * ROOT3 * eye.camera.s);
      else this.walk(step);
      return true;
    }
    switch (event.key) {
      case '+':
      case '=':
        eye.zoomBy(camera.ZOOM_STEP);
        return true;
      case '-':
        eye.zoomBy(1 / camera.ZOOM_STEP);
        return true;
      case '0':
        eye.fit();
        return true;
      case 'Escape':
        if (!pointing.fan && !pointing.loupe) return false;
        pointing.closeFan();
        pointing.loupe = null;
        return true;
      case 'Enter':
        if (!this.roving || !inside || !this.at) return false;
        void this.enter(this.at);
        return true;
      default:
        return false;
    }
  }

  private walk(step: [number, number]): void {
    const { grid } = this.map;
    const cell = grid.byName.get(this.at);
    const next = cell && arrow(grid, cell, step, this.column);
    if (!next) return;
    this.column = next.column;
    this.moveTo(next.cell.name);
  }

  /** Enter picks; a stack opens first, and its counters can be walked with Tab. */
  private async enter(place: string): Promise<void> {
    const { pointing } = this;
    if (!pointing.fans(place)) {
      pointing.pick(pointing.hitOf(place));
      return;
    }
    pointing.openFan(place);
    await tick();
    this.map.frame.querySelector<HTMLElement>('[data-fan-unit]')?.focus();
  }
}
