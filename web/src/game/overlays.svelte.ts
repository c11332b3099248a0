/** Overlays the reader has switched on: at most two areas at once; those that need something pointed at follow the pointer. */
import type { Overlay, OverlayKind, Table } from '../wire';
import type { Spot } from './offers';
import type { Sitting } from './sitting.svelte';

const MOST = 2;
const POINTED = ['', 'unit', 'hex', 'hexes']; // what the reader may be asked to point at
const FRONT = 'front'; // shown by itself where counters are too small to be read
const ZOC = 'zoc'; // the enemy's zones, shown while a unit is about to be sent somewhere
const AIM = 'aim'; // shown while a thing that is put somewhere is pointed at a place

export class OverlaySwitches {
  /** Names in the order they were switched on. */
  on: string[] = $state.raw([]);
  shown: Overlay[] = $state.raw([]);
  /** The whole map is in sight, or nearly. */
  far = $state(false);
  /** Units are in hand, to be sent somewhere. */
  inHand = $state(false);
  /** Places an overlay was asked for: the first is where one looks from. */
  private from: Record<string, string> = $state.raw({});
  private turn = 0;
  private readonly still = new Map<string, Promise<Overlay | null>>();

  constructor(private readonly sitting: Sitting) {}

  /** What the reader can switch on; what follows a choice by itself, or is for a game's own panel, is not among it. */
  kinds(table: Table | undefined): OverlayKind[] {
    return (table?.overlays ?? []).filter((kind) => POINTED.includes(kind.needs));
  }

  toggle(name: string): void {
    if (this.on.includes(name)) this.on = this.on.filter((found) => found !== name);
    else this.on = [...this.on, name].slice(-MOST);
    this.from = {};
  }

  clear(): void {
    this.on = [];
    this.from = {};
  }

  /** What is still to be pointed at before all that is on can be shown: "hex", "unit" or "". */
  wants(table: Table | undefined, at: Spot | null, actor: string): string {
    for (const kind of this.active(table)) {
      if (kind.needs && !this.targets(kind, at, actor)) return kind.needs;
    }
    return '';
  }

  private active(table: Table | undefined): OverlayKind[] {
    return this.kinds(table).filter(({ name }) => this.on.includes(name) || (this.far && name === FRONT) || (this.inHand && name === ZOC));
  }

  /** A click while an overlay that looks from somewhere is on: that is where it looks from. True if it was used so. */
  pick(table: Table | undefined, spot: Spot): boolean {
    const kind = this.active(table).find((found) => found.needs === 'hex' || found.needs === 'hexes');
    if (!kind || this.from[kind.name] === spot.place) return false;
    this.from = { ...this.from, [kind.name]: spot.place };
    return true;
  }

  /** The things to ask an overlay about, or null: it needs more. */
  targets(kind: OverlayKind, at: Spot | null, actor: string): string[] | null {
    if (!kind.needs) return [];
    if (kind.needs === 'unit') {
      const unit = at?.kind === 'unit' ? at.key : actor;
      return unit ? [`unit:${unit}`] : null;
    }
    const from = this.from[kind.name];
    if (!from) return at ? [`hex:${at.place}`] : null;
    return at && at.place !== from ? [`hex:${from}`, `hex:${at.place}`] : [`hex:${from}`];
  }

  /** What needs nothing pointed at is the same wherever the pointer is: it is asked for once for each view. */
  private fetch({ name, needs }: OverlayKind, targets: string[]): Promise<Overlay | null> {
    const { seat, view } = this.sitting;
    const id = `${seat} ${view?.seq} ${this.sitting.past?.lines ?? ''} ${name}`;
    const before = needs ? undefined : this.still.get(id);
    if (before) return before;
    const asked = this.sitting.overlay(name, targets).catch(() => null);
    if (this.still.size > MOST + 2) this.still.clear();
    if (!needs) this.still.set(id, asked);
    return asked;
  }

  /** Fetches what is on; what has come meanwhile for another place is dropped. */
  async refresh(table: Table | undefined, at: Spot | null, actor: string, about = ''): Promise<void> {
    const turn = ++this.turn;
    const asked = this.active(table).flatMap((kind) => {
      const targets = this.targets(kind, at, actor);
      return targets ? [this.fetch(kind, targets)] : [];
    });
    const aims = about.startsWith('group:') && at ? (table?.overlays ?? []).filter((kind) => kind.needs === AIM) : [];
    for (const kind of aims) {
      asked.push(this.sitting.overlay(kind.name, [about, `hex:${at?.place}`]).catch(() => null));
    }
    const found = (await Promise.all(asked)).filter((overlay): overlay is Overlay => overlay !== null);
    const silent = (overlay: Overlay): Overlay => (overlay.name === ZOC && !this.on.includes(ZOC) ? { ...overlay, says: [] } : overlay);
    if (turn === this.turn) this.shown = found.map(silent); // nobody asked for its words
  }
}
