/** Pointing at the map: what lies under the pointer or a finger, stacks that open, and what is picked. */
import type { Piece } from '../wire';
import * as camera from './camera';
import type { Eye } from './eye.svelte';
import type { Grid } from './geometry';
import type { Candidate } from './Loupe.svelte';
import { pieceAt } from './stacks';
import type { Hit, Lit } from './types';

const FAN_AFTER = 150; // milliseconds that the pointer stays before a stack opens
const LINGER = 400; // milliseconds in which the pointer can go from a stack to what has opened beside it
const FINGER = 44; // pixels: where hexes are smaller, a tap may mean one of several

/** The stack that is open: where its hex is on the screen, and whether it was asked for, not only pointed at. */
export interface Fan {
  place: string;
  x: number;
  y: number;
  asked: boolean;
}

/** What pointing has to know of the map, and whom it tells. */
export interface Pointed {
  readonly root: HTMLElement;
  readonly grid: Grid;
  readonly stacks: Map<string, Piece[]>;
  readonly lit: Lit[];
  readonly litUnits: Set<string>;
  /** The edge of a counter, in sides of a hex. */
  readonly edge: number;
  hovered(hit: Hit | null): void;
  picked(hit: Hit): void;
}

/** Marks of places that can be clicked, or that a choice is about. */
const PICKED = ['legal', 'costly', 'target', 'selected'];

export class Pointing {
  hovered = $state.raw<Hit | null>(null);
  /** The stack that is open, and the loupe over what a finger may have meant. */
  fan = $state.raw<Fan | null>(null);
  loupe = $state.raw<{ candidates: Candidate[]; x: number; y: number } | null>(null);
  private pointer: { x: number; y: number } | null = null;
  private fanTimer: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  /** Places that can be picked now. */
  readonly litAt: Map<string, Lit> = $derived.by(() => {
    const marks = this.map.lit.filter(({ style }) => ['legal', 'costly', 'target'].includes(style));
    return new Map(marks.map((mark) => [mark.place, mark]));
  });
  private readonly litSides: Lit[] = $derived.by(() => this.map.lit.filter(({ place }) => place.includes('/')));
  /** The place under the pointer, if it can be picked. */
  readonly place: string = $derived.by(() => {
    const hit = this.hovered;
    return hit && (hit.kind === 'side' || this.litAt.has(hit.place)) ? hit.place : '';
  });
  /** The units of the stack that is open. */
  readonly fanned: Piece[] = $derived.by(() => (this.fan ? (this.map.stacks.get(this.fan.place) ?? []) : []));

  constructor(
    private readonly map: Pointed,
    private readonly eye: Eye,
  ) {}

  // -- what lies there ---------------------------------------------------------------------------

  hitAt(x: number, y: number, touch: boolean): Hit | null {
    const { edge, grid, root, stacks } = this.map;
    const at = camera.toWorld(this.eye.camera, x, y);
    const box = root.getBoundingClientRect();
    const client = { x: box.left + x, y: box.top + y, touch };
    const side = this.litSides.find((mark) => grid.nearSide(mark.place, at, 0.2));
    if (side) return { kind: 'side', key: side.place, place: side.place, ...client };
    const cell = grid.at(at.x, at.y);
    if (!cell) return null;
    const piece = pieceAt(stacks.get(cell.name) ?? [], at.x - cell.x, at.y - cell.y, edge);
    if (piece) return { kind: 'unit', key: piece.key, place: cell.name, ...client };
    return { kind: 'hex', key: cell.name, place: cell.name, ...client };
  }

  /** Middle of a place in client pixels, and the width of a hex there. */
  screenOf(place: string): { x: number; y: number; w: number } {
    const at = camera.toScreen(this.eye.camera, this.map.grid.centre(place) ?? { x: 0, y: 0 });
    const box = this.map.root.getBoundingClientRect();
    return { x: box.left + at.x, y: box.top + at.y, w: this.eye.width };
  }

  /** A place as if its middle was picked: the unit on top, else the hex. */
  hitOf(place: string): Hit {
    const top = this.map.stacks.get(place)?.at(-1);
    if (top) return this.hitOfPiece(top);
    const { x, y } = this.screenOf(place);
    return { kind: 'hex', key: place, place, x, y, touch: false };
  }

  hitOfPiece(piece: Piece): Hit {
    const { x, y } = this.screenOf(piece.place);
    return { kind: 'unit', key: piece.key, place: piece.place, x, y, touch: false };
  }

  // -- the pointer -------------------------------------------------------------------------------

  move(x: number, y: number): void {
    this.pointer = { x, y };
    this.eye.schedule();
  }

  leave(): void {
    this.pointer = null;
    if (this.fan) this.linger();
    else this.hover(null);
  }

  /** The pointer has left an open stack: it closes, unless the pointer comes to it or back. */
  private linger(): void {
    clearTimeout(this.lingering);
    this.lingering = setTimeout(() => {
      this.leaveFan();
      if (!this.pointer) this.hover(null);
    }, LINGER);
  }

  /** The pointer is on what has opened. */
  stay(): void {
    clearTimeout(this.lingering);
  }

  /** The map is held and moves: nothing is pointed at, nothing stays open. */
  hold(): void {
    this.pointer = null;
    this.hover(null);
    this.closeFan();
    this.loupe = null;
  }

  /** A frame has been drawn: what is under the pointer now. */
  frame(): void {
    if (this.pointer) this.hover(this.eye.busy ? null : this.hitAt(this.pointer.x, this.pointer.y, false));
  }

  /** Stacks open under a pointer that stays; the keyboard opens them with Enter. */
  hover(hit: Hit | null, byPointer = true): void {
    if (hit?.kind === this.hovered?.kind && hit?.key === this.hovered?.key) return;
    this.hovered = hit;
    this.map.hovered(hit);
    clearTimeout(this.fanTimer);
    if (!byPointer || hit?.place === this.fan?.place) this.stay();
    else if (this.fan) this.linger();
    const opens = hit && byPointer && hit.place !== this.fan?.place && this.fans(hit.place);
    if (opens) this.fanTimer = setTimeout(() => this.openFan(hit.place, false), FAN_AFTER);
  }

  pick(hit: Hit): void {
    this.loupe = null;
    this.map.picked(hit);
  }

  tap(x: number, y: number, touch: boolean): void {
    const open = this.fan !== null || this.loupe !== null;
    this.closeFan();
    this.loupe = null;
    if (touch && open) return; // a tap beside what was open closes it
    const hit = this.hitAt(x, y, touch);
    if (!hit) return;
    const candidates = touch ? this.near(x, y) : [];
    if (candidates.length > 1) this.loupe = { candidates, x, y };
    else if (touch && this.fans(hit.place)) this.openFan(hit.place);
    else this.pick(hit);
  }

  /** What a finger may have meant where hexes are smaller than it: places near the tap with something to pick. */
  private near(x: number, y: number): Candidate[] {
    if (this.eye.width >= FINGER) return [];
    const { grid, stacks } = this.map;
    const at = camera.toWorld(this.eye.camera, x, y);
    return grid
      .near(at.x, at.y, FINGER / 2 / this.eye.camera.s)
      .filter((cell) => this.litAt.has(cell.name) || stacks.has(cell.name))
      .slice(0, 4)
      .map((cell) => ({ place: cell.name, top: stacks.get(cell.name)?.at(-1), lit: this.litAt.get(cell.name) }));
  }

  // -- stacks ------------------------------------------------------------------------------------

  /** A stack opens, unless its hex as a whole is what can be picked now. */
  fans(place: string): boolean {
    const stack = this.map.stacks.get(place);
    if (!stack || stack.length < 2) return false;
    return !this.litAt.has(place) || stack.some((piece) => this.map.litUnits.has(piece.key));
  }

  openFan(place: string, asked = true): void {
    const at = this.map.grid.centre(place);
    if (!at || this.eye.busy) return;
    const { x, y } = camera.toScreen(this.eye.camera, at);
    this.stay();
    this.fan = { place, x, y, asked };
  }

  /** Where everything lies that can be clicked beside a place: what opens there must not lie on it. */
  clickable(beside: string): { x: number; y: number; w: number }[] {
    const places = this.map.lit.filter(({ style }) => PICKED.includes(style)).flatMap(({ place }) => place.split('/'));
    for (const [place, stack] of this.map.stacks) if (stack.some(({ key }) => this.map.litUnits.has(key))) places.push(place);
    const w = this.eye.width;
    return [...new Set(places)].flatMap((place) => {
      const at = place !== beside && this.map.grid.centre(place);
      return at ? [{ ...camera.toScreen(this.eye.camera, at), w }] : [];
    });
  }

  closeFan(): void {
    clearTimeout(this.fanTimer);
    clearTimeout(this.lingering);
    this.fan = null;
  }

  /** Closes the stack; whoever was in it by keyboard is back on the map. */
  leaveFan(): void {
    if (document.activeElement?.closest('[data-testid="fan"]')) this.map.root.focus({ preventScroll: true });
    this.closeFan();
  }
}
