/**
 * The reader's eye over the map: where he looks, and how that reaches the screen.
 *
 * Panning is the scrolling of a box whose bars are not shown: the browser moves what is drawn without looking at it
 * again, which no transform gets. Zooming scales the world by a transform; when the zoom rests everything is laid out at
 * its new scale. None of this goes through a component while it moves.
 */
import { flushSync } from 'svelte';
import * as camera from './camera';
import type { Box, Point } from './geometry';
import { calm } from './motion';

/** Milliseconds without a zoom until everything is laid out anew; longer where laying out takes long. */
const REST = 140;
const FLIGHT = 320;
/** Screens beyond the edge of this one for which things are ready. */
const AROUND = 0.5;
const TOOLS = 110; // pixels: what is revealed stands clear of the tools along the edge, however far away it is
const EDGE = 66; // pixels that the tools take from the left edge, but on phones
const PHONE = 700;
const ARROW = 26; // pixels from the edge to the middle of an arrow
const FARTHEST = 30; // pixels a hex is wide at the least while something is watched that needs room
const EVERYWHERE: Box = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };

/** What the eye needs to know of the map it looks at. */
export interface Subject {
  bounds: () => Box;
  covered: () => camera.Covered;
  /** It has been zoomed or panned; `zoomed` tells which. */
  moved: (zoomed: boolean) => void;
  /** A frame is about to be shown. */
  frame: () => void;
}

export class Eye {
  /** Pixels a side at which everything is laid out; the camera runs ahead of it while zooming. */
  laid = $state(camera.sideOf(88));
  size: camera.Screen = $state.raw({ width: 0, height: 0 });
  /** The part of the world in which things are to be drawn: what is in sight and what soon may be. */
  sight: Box = $state.raw(EVERYWHERE);
  camera: camera.Camera = { s: camera.sideOf(88), tx: 0, ty: 0 };
  /** The reader has the map in hand: nothing else moves it. */
  busy = false;
  /** Where the map was before something was watched that others do. */
  private before: camera.Camera | null = null;

  private box: HTMLElement | undefined;
  private world: HTMLElement | undefined;
  private frame = 0;
  private flight = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** How long it took to lay everything out the last time. */
  private effort = 0;
  /** Where the box is scrolled to: asking it would make the browser lay out what is not settled yet. */
  private scrolled = { left: 0, top: 0 };

  constructor(private readonly subject: Subject) {}

  /** Where the world's origin lies in the scrolled sheet: a screen's width of margin around the map. */
  readonly origin = $derived.by(() => {
    const { x0, y0 } = this.subject.bounds();
    return { x: Math.round(this.size.width - x0 * this.laid), y: Math.round(this.size.height - y0 * this.laid) };
  });

  /** Size of the sheet that is scrolled. */
  readonly sheet = $derived.by(() => {
    const { x0, y0, x1, y1 } = this.subject.bounds();
    return { width: Math.ceil((x1 - x0) * this.laid) + 2 * this.size.width, height: Math.ceil((y1 - y0) * this.laid) + 2 * this.size.height };
  });

  get width(): number {
    return camera.widthOf(this.camera.s);
  }

  /** Begin to show the map in `box`, the world being `world` within it. */
  attach(box: HTMLElement, world: HTMLElement): () => void {
    this.box = box;
    this.world = world;
    const follow = (): void => this.follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      box.removeEventListener('scroll', follow);
      cancelAnimationFrame(this.frame);
      cancelAnimationFrame(this.flight);
      clearTimeout(this.resting);
    };
  }

  resize(next: camera.Screen): void {
    const shift = { x: (next.width - this.size.width) / 2, y: (next.height - this.size.height) / 2 };
    flushSync(() => (this.size = next));
    this.scrolled = { left: -1, top: -1 }; // the margins have changed under it
    this.look(camera.panBy(this.camera, shift.x, shift.y));
    this.paint();
  }

  look(next: camera.Camera): void {
    const zoomed = next.s !== this.camera.s;
    this.camera = this.clamped(next);
    if (zoomed) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.rest(), Math.max(REST, 3 * this.effort));
    }
    this.subject.moved(zoomed);
    this.schedule();
  }

  private clamped(next: camera.Camera): camera.Camera {
    return camera.clamp(next, this.subject.bounds(), this.size, this.subject.covered());
  }

  schedule(): void {
    if (!this.frame) this.frame = requestAnimationFrame(() => this.paint());
  }

  /** Lay out at the scale of the camera, at once. */
  rest(): void {
    clearTimeout(this.resting);
    this.layOut();
    this.schedule();
  }

  private layOut(): void {
    if (this.camera.s === this.laid) return;
    const start = performance.now();
    flushSync(() => {
      this.laid = this.camera.s;
      this.lookAround();
    });
    this.scroll();
    this.effort = performance.now() - start;
  }

  private paint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (!this.box || !this.world) return;
    const ratio = this.camera.s / this.laid;
    if (ratio > 2.5 || ratio < 0.4) this.layOut(); // too coarse, or too much to draw
    if (!camera.encloses(this.sight, camera.sightOf(this.camera, this.size, 0))) this.lookAround();
    if (this.camera.s === this.laid) this.scroll();
    else this.scale();
    this.subject.frame();
  }

  private lookAround(): void {
    this.sight = camera.sightOf(this.camera, this.size, AROUND);
  }

  private scroll(): void {
    const left = this.origin.x - Math.round(this.camera.tx);
    const top = this.origin.y - Math.round(this.camera.ty);
    if (this.world!.style.transform) {
      this.world!.style.transform = '';
      this.box!.style.overflow = '';
    }
    if (this.scrolled.left === left && this.scrolled.top === top) return;
    this.scrolled = { left, top };
    this.box!.scrollTo({ left, top, behavior: 'instant' });
  }

  /** A box that could be scrolled would draw its content again for every scale. */
  private scale(): void {
    this.box!.style.overflow = 'hidden';
    const dx = this.camera.tx - (this.origin.x - this.scrolled.left);
    const dy = this.camera.ty - (this.origin.y - this.scrolled.top);
    this.world!.style.transform = `translate(${dx}px,${dy}px) scale(${this.camera.s / this.laid})`;
  }

  /** Something else has scrolled the box (the browser brings a counter into sight): the camera follows. */
  private follow(): void {
    if (this.frame || this.camera.s !== this.laid || !this.box) return;
    const [left, top] = [this.box.scrollLeft, this.box.scrollTop];
    if (Math.abs(left - this.scrolled.left) < 1.5 && Math.abs(top - this.scrolled.top) < 1.5) return;
    this.scrolled = { left, top };
    this.camera = { s: this.camera.s, tx: this.origin.x - left, ty: this.origin.y - top };
    this.subject.moved(false);
  }

  /** Go there in 320 ms, unless the reader takes over or wants no travel. */
  fly(target: camera.Camera): void {
    this.land();
    const to = this.clamped(target);
    if (calm() || document.hidden) {
      this.look(to);
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / FLIGHT);
      const k = 1 - (1 - t) ** 3;
      const between = (a: number, b: number): number => (t === 1 ? b : a + (b - a) * k);
      this.look({ s: between(from.s, to.s), tx: between(from.tx, to.tx), ty: between(from.ty, to.ty) });
      if (t < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  /** Stop flying. */
  land(): void {
    cancelAnimationFrame(this.flight);
  }

  /** The middle of what panels leave free. */
  get middle(): Point {
    const { right, bottom, top = 0 } = this.subject.covered();
    return { x: (this.size.width - right) / 2, y: (this.size.height - bottom + top) / 2 };
  }

  panBy(dx: number, dy: number): void {
    this.land();
    this.before = null;
    this.look(camera.panBy(this.camera, dx, dy));
  }

  zoomBy(factor: number, at: Point = this.middle): void {
    this.land();
    this.before = null;
    this.look(camera.zoomAbout(this.camera, at.x, at.y, factor, this.least));
  }

  private get least(): number {
    return camera.leastWidth(this.subject.bounds(), this.size, this.subject.covered());
  }

  zoomTo(width: number, at: Point = this.middle): void {
    this.zoomBy(camera.sideOf(width, this.least) / this.camera.s, at);
  }

  fit(): void {
    this.fly(camera.fit(this.subject.bounds(), this.size, this.subject.covered(), 88));
  }

  centred(p: Point): camera.Camera {
    return camera.centreOn(this.camera, p, this.size, this.subject.covered());
  }

  /** What the camera moves within when it goes somewhere by itself. */
  private get room(): camera.Room {
    const tools = this.size.width < PHONE ? 0 : EDGE;
    return { world: this.subject.bounds(), screen: this.size, covered: this.subject.covered(), left: tools };
  }

  /** Go to a point: into the middle, as far as the map reaches. */
  centre(p: Point): void {
    if (!this.busy) this.fly(camera.onMap(this.centred(p), this.room));
  }

  private get margin(): number {
    return Math.min(Math.max(this.camera.s * 2.4, TOOLS), this.size.width / 4);
  }

  /** Bring points into sight, panning no further than needed. */
  reveal(points: Point[], margin = this.margin): void {
    const target = camera.reveal(this.camera, points, this.size, this.subject.covered(), margin);
    if (target !== this.camera && !this.busy) this.fly(camera.onMap(target, this.room));
  }

  /** Bring points into sight that something is about to happen between; if they are far apart, from farther away. */
  watch(points: Point[]): void {
    const covered = this.subject.covered();
    const margin = Math.min(this.margin, this.size.width / 7);
    const width = camera.widthToHold(points, this.size, covered, margin, this.width, FARTHEST);
    this.before ??= this.camera;
    if (width > this.width - 1 || this.busy) return this.reveal(points, margin);
    const near = { ...this.camera, s: camera.sideOf(width, this.least) };
    this.fly(camera.onMap(camera.reveal(this.about(near, points), points, this.size, covered, margin), this.room));
  }

  /** The middle of points in the middle. */
  private about(at: camera.Camera, points: Point[]): camera.Camera {
    const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    return camera.centreOn(at, { x: middle(points.map((p) => p.x)), y: middle(points.map((p) => p.y)) }, this.size, this.subject.covered());
  }

  /** Bring a decision into sight: who acts and what he can reach, from farther away if need be; after something was watched, from where the reader was. */
  decide(wanted: camera.Wanted, least: number): void {
    if (this.busy) return;
    const { before } = this;
    this.before = null;
    const target = before && camera.shows(before, wanted, this.room) ? before : camera.frame(before ?? this.camera, wanted, this.room, least);
    if (target !== this.camera) this.fly(target);
  }

  /** Where arrows point to what is out of sight. */
  arrows(points: Point[]): camera.Arrow[] {
    return camera.arrows(this.camera, points, this.room, ARROW);
  }

  /** A game begins where something is decided. */
  open(width: number, wanted: camera.Wanted & { front: Point[] }, least: number): void {
    this.land(); // what was asked for before there was anything to look at
    this.look(camera.open({ ...this.camera, s: camera.sideOf(width) }, wanted, this.room, least));
    this.rest();
    this.paint();
  }

  /** Where a game begins: where the counters are; where the reader's own cannot all be in sight, his front. */
  start(width: number, all: Point[], own: Point[], front: Point[]): void {
    this.land();
    this.camera = { ...this.camera, s: camera.sideOf(width) };
    const open = (points: Point[]): camera.Camera =>
      this.centred(camera.openingView(this.camera.s, points, this.subject.bounds(), this.size, this.subject.covered()));
    const together = camera.fits(this.camera.s, own, this.size, this.subject.covered());
    this.look(together ? camera.reveal(open(all), own, this.size, this.subject.covered(), this.camera.s * 1.2) : open(front));
    this.rest();
    this.paint();
  }
}
