/** What a page hands to the map and gets from it. */
import type { Overlay, Scene, Table } from '../wire';
import type { Covered } from './camera';

/** A hex or hexside that means something now; "shown" beats for a moment. `note` is said on a label while it is hovered. */
export interface Lit {
  place: string;
  style: 'legal' | 'costly' | 'target' | 'selected' | 'hover' | 'last' | 'actor' | 'lesson' | 'refused' | 'shown';
  /** What is shown again beats again: the number of the time. */
  beat?: number;
  price?: string;
  note?: string;
  owner?: number;
}

/** What the reader points at or picked: `key` is a unit's key or the name of the place; x, y in client pixels. */
export interface Hit {
  kind: 'hex' | 'unit' | 'side' | 'area';
  key: string;
  place: string;
  x: number;
  y: number;
  touch: boolean;
}

/** A unit's step from place to place; several of one unit in a row make a path. */
export interface Move {
  unit: string;
  from: string;
  to: string;
}

export interface SightLine {
  from: string;
  to: string;
  style: 'fire' | 'sight' | 'support';
}

/** The places of a decision: those that must be in sight (who acts, against what), and those that should be. */
export interface Decided {
  must: string[];
  should: string[];
}

/** The props of MapView. */
export interface MapProps {
  table: Table;
  /** The ground as SVG text. */
  ground: string;
  scene: Scene;
  /** The reader's player, -1 for a spectator. */
  me: number;
  lit?: Lit[];
  /** Units that can be picked. */
  litUnits?: string[];
  /** Units that may not act while a unit is being chosen. */
  dimUnits?: string[];
  /** The unit the reader acts with. */
  selected?: string;
  /** A move that is considered: its end, and the way there. */
  ghost?: { unit: string; place: string } | null;
  path?: string[];
  /** Whose way it is, if not the reader's own: it is drawn in the colour of his side. */
  pathOwner?: number;
  sightLine?: SightLine | SightLine[] | null;
  overlays?: Overlay[];
  /** Animate these; give a new array with the scene in which they have happened. */
  moves?: Move[];
  /** Black pills above units: AP left. */
  badgeAP?: Record<string, string>;
  /** Pixels that panels cover. */
  keepClear?: Covered;
  /** The map's name, for readers' programs. */
  label: string;
  /** A place in words, as the keyboard comes to it. */
  describe?: (place: string) => string;
  /** What is decided as the map is first shown: it opens there. */
  decided?: Decided | undefined;
  /** Width of a hex at the start, where the usual one does not fit. */
  startWidth?: number;
  /** How all units of an open stack are chosen at once; null where that means nothing. */
  whole?: (units: string[]) => (() => void) | null;
  /** Everything has been laid out anew: how many pixels a hex is wide now. */
  onlaid?: (width: number) => void;
  onhover?: (hit: Hit | null) => void;
  /** Click, tap or Enter. */
  onpick: (hit: Hit) => void;
  /** Units were drawn round with Shift and the mouse, or one of them clicked with Shift; without it the map is dragged. */
  onlasso?: ((units: string[]) => void) | undefined;
  /** The next line on the map is drawn round units without Shift, as on a phone. */
  lassoing?: boolean;
  /** Right button or long press. */
  oncontext?: (hit: Hit) => void;
}
