/**
 * The outlines of a vehicle in side view and from above, made from the few measures of its card: class, length, width,
 * height, barrel, and the slope of its plates. Our own drawing; no vehicle is copied from a picture.
 *
 * The side view faces left, in metres from the muzzle end of the hull, y upwards from the ground. The top view faces up,
 * in hundredths of the hull's length around its centre.
 */

export type Point = [number, number];

export interface Shape {
  form: string;
  mode: string;
  length: number;
  width: number;
  height: number;
  barrel: number;
  calibre: number;
  turret: boolean;
  open: boolean;
  rounded: boolean;
  /** Degrees off the vertical by plate. */
  slope: Record<string, number>;
}

export function shapeOf(raw: Record<string, string | number>): Shape {
  const figure = (key: string): number => Number(raw[key] ?? 0);
  return {
    form: String(raw['form'] ?? ''),
    mode: String(raw['mode'] ?? 'T'),
    length: figure('length'),
    width: figure('width'),
    height: figure('height'),
    barrel: figure('barrel'),
    calibre: figure('calibre'),
    turret: figure('turret') === 1,
    open: figure('open') === 1,
    rounded: figure('rounded') === 1,
    slope: Object.fromEntries(['TF', 'TR', 'HF', 'HR'].map((plate) => [plate, figure(plate)])),
  };
}

/** A plate as it is seen from the side: two ends, in metres. */
export interface Edge {
  plate: string;
  from: Point;
  to: Point;
}

export interface Side {
  /** Filled outlines, from the back to the front. */
  bodies: Point[][];
  /** Lines within: seams, edges of open compartments. */
  lines: Point[][];
  plates: Edge[];
  barrel: { from: Point; to: Point; thick: number } | undefined;
  wheels: { at: Point; radius: number; solid: boolean }[];
  /** A track from, to, height; or none. */
  track: { from: number; to: number; height: number } | undefined;
}

/** How far a sloped plate of this height leans back, but never more than it may. */
function lean(degrees: number, height: number, most: number): number {
  return Math.min(most, Math.tan((Math.min(75, degrees) * Math.PI) / 180) * height);
}

export function sideView(shape: Shape): Side {
  if (shape.form === 'truck') return truck(shape);
  if (shape.form === 'carrier' || shape.form === 'car' || shape.mode !== 'T') return wheeled(shape);
  return tracked(shape);
}

/** A hull between nose and tail, with the slopes of its front and rear plates. */
function hull(shape: Shape, top: number, belly: number): { body: Point[]; plates: Edge[] } {
  const { length: l, slope } = shape;
  const nose = belly + (top - belly) * 0.42;
  const front = lean(slope['HF'] ?? 0, top - nose, l * 0.24);
  const rear = lean(slope['HR'] ?? 0, top - nose, l * 0.14);
  const body: Point[] = [[0.3, belly], [0, nose], [front, top], [l - rear, top], [l, nose], [l - 0.25, belly]];
  return {
    body,
    plates: [
      { plate: 'HF', from: [0, nose], to: [front, top] },
      { plate: 'HR', from: [l, nose], to: [l - rear, top] },
    ],
  };
}

function tracked(shape: Shape): Side {
  const { length: l, height: h } = shape;
  const casemate = shape.form === 'casemate';
  const open = shape.form === 'open';
  const top = h * (casemate ? 0.58 : open ? 0.52 : 0.61);
  const { body, plates } = hull(shape, top, 0.42);
  const trackHeight = h * 0.37;
  const radius = Math.min(trackHeight * 0.4, (l - 0.8) / (2 * 5.2));
  const n = Math.max(4, Math.min(8, Math.round((l - 1) / (2.15 * radius))));
  const wheels = Array.from({ length: n }, (_, i) => ({
    at: [0.75 + ((l - 1.5) * i) / (n - 1), radius + 0.06] as Point,
    radius,
    solid: true,
  }));
  const upper = casemate ? superstructure(shape, top, 0.2, 0.82) : open ? superstructure(shape, top, 0.36, 0.98) : turret(shape, top);
  return {
    bodies: [body, ...upper.bodies],
    lines: upper.lines,
    plates: [...plates, ...upper.plates],
    barrel: upper.barrel,
    wheels,
    track: { from: 0.06, to: l - 0.06, height: trackHeight },
  };
}

type Upper = Pick<Side, 'bodies' | 'lines' | 'plates' | 'barrel'>;

function thickness(shape: Shape): number {
  return Math.max(0.06, (shape.calibre / 1000) * 1.9);
}

function turret(shape: Shape, top: number, at = 0.44, wide = 0.4): Upper {
  const { length: l, height: h, slope } = shape;
  const rise = h - top - 0.14;
  const x0 = l * (at - wide / 2);
  const x1 = l * (at + wide / 2);
  const front = Math.max(lean(slope['TF'] ?? 0, rise, (x1 - x0) * 0.34), shape.rounded ? rise * 0.42 : 0);
  const rear = lean(slope['TR'] ?? 0, rise, (x1 - x0) * 0.24);
  const body: Point[] = [[x0, top], [x0 + front * 0.35, top + rise * 0.62], [x0 + front, top + rise], [x1 - rear, top + rise], [x1, top]];
  const cupola: Point[] = [[x1 - rear - 0.75, top + rise], [x1 - rear - 0.7, h], [x1 - rear - 0.2, h], [x1 - rear - 0.15, top + rise]];
  const y = top + rise * 0.48;
  const gun = shape.barrel > 0 ? { from: [x0 + 0.35, y] as Point, to: [x0 + 0.35 - Math.max(0.7, shape.barrel), y] as Point, thick: thickness(shape) } : undefined;
  return {
    bodies: shape.open ? [body] : [body, cupola],
    lines: [],
    plates: [
      { plate: 'TF', from: [x0, top], to: [x0 + front, top + rise] },
      { plate: 'TR', from: [x1, top], to: [x1 - rear, top + rise] },
    ],
    barrel: gun,
  };
}

/** A fighting compartment without a turret: closed, or open above. */
function superstructure(shape: Shape, top: number, from: number, to: number): Upper {
  const { length: l, height: h, slope } = shape;
  const x0 = l * from;
  const x1 = l * to;
  const rise = h - top;
  const front = lean(slope['TF'] ?? 0, rise, (x1 - x0) * 0.4);
  const rear = lean(slope['TR'] ?? 0, rise, (x1 - x0) * 0.25);
  const roof = shape.open ? h - 0.22 : h;
  const y = top + rise * (shape.open ? 0.62 : 0.42);
  return {
    bodies: [[[x0, top - 0.02], [x0 + front, h], [x1 - rear, roof], [x1, top - 0.02]]],
    lines: shape.open ? [[[x0 + front + 0.14, h - 0.14], [x1 - rear - 0.1, roof - 0.12]]] : [],
    plates: [
      { plate: 'TF', from: [x0, top], to: [x0 + front, h] },
      { plate: 'TR', from: [x1, top], to: [x1 - rear, roof] },
    ],
    barrel:
      shape.barrel > 0
        ? { from: [x0 + front * 0.5 + 0.5, y], to: [x0 + front * 0.5 + 0.5 - Math.max(0.8, shape.barrel), y], thick: thickness(shape) }
        : undefined,
  };
}

/** Armoured cars, half-tracks and scout cars. */
function wheeled(shape: Shape): Side {
  const { length: l, height: h, slope } = shape;
  const armed = shape.turret;
  const top = h * (armed ? 0.62 : 0.84);
  const belly = 0.5;
  const waist = belly + (top - belly) * 0.45;
  const front = lean(slope['HF'] ?? 0, top - waist, l * 0.1);
  const rear = lean(slope['HR'] ?? 0, top - waist, l * 0.1);
  const bonnet = armed ? l * 0.16 : l * 0.34; // cars are even, carriers have an engine in front
  const body: Point[] = [
    [0.25, belly],
    [0, waist],
    [armed ? bonnet * 0.5 : 0.35, waist + (top - waist) * (armed ? 0.45 : 0.28)],
    [bonnet, waist + (top - waist) * (armed ? 0.8 : 0.42)],
    [bonnet + front, top],
    [l - rear, top],
    [l, waist],
    [l - 0.3, belly],
  ];
  const half = shape.mode === 'H';
  const radius = half ? 0.42 : 0.48;
  const axles = half ? [l * 0.17] : l > 6 && armed ? [0.14, 0.36, 0.64, 0.86].map((at) => at * l) : [l * 0.19, l * 0.81];
  const upper: Upper = armed
    ? turret({ ...shape, open: true }, top, 0.5, 0.3)
    : {
        bodies: shape.barrel > 0 ? [[[l * 0.46, top], [l * 0.47, top + 0.34], [l * 0.53, top + 0.34], [l * 0.55, top]]] : [],
        lines: shape.open ? [[[bonnet + front + 0.2, top - 0.16], [l - rear - 0.2, top - 0.16]]] : [],
        plates: [],
        barrel:
          shape.barrel > 0
            ? { from: [l * 0.5, top + 0.2], to: [l * 0.5 - Math.max(0.8, shape.barrel), top + 0.2], thick: thickness(shape) }
            : undefined,
      };
  const soft = slope['HF'] === undefined;
  return {
    bodies: [body, ...upper.bodies],
    lines: upper.lines,
    plates: soft
      ? []
      : [
          { plate: 'HF', from: [0, waist], to: body[2] as Point },
          { plate: armed ? 'HF' : 'TF', from: [bonnet, (body[3] as Point)[1]], to: [bonnet + front, top] },
          { plate: 'HR', from: [l, waist], to: [l - rear, top] },
          ...upper.plates,
        ],
    barrel: upper.barrel,
    wheels: [
      ...axles.map((x) => ({ at: [x, radius] as Point, radius, solid: false })),
      ...(half ? [0.42, 0.55, 0.68, 0.81].map((at) => ({ at: [at * l, 0.36] as Point, radius: 0.3, solid: true })) : []),
    ],
    track: half ? { from: l * 0.33, to: l * 0.9, height: 0.74 } : undefined,
  };
}

function truck(shape: Shape): Side {
  const { length: l, height: h } = shape;
  const bed = 0.95;
  const half = shape.mode !== 'W';
  const bonnet: Point[] = [[0.15, 0.6], [0.15, 1.25], [l * 0.22, 1.4], [l * 0.26, h - 0.35], [l * 0.4, h - 0.35], [l * 0.4, 0.6]];
  const box: Point[] = [[l * 0.43, bed], [l * 0.43, h - 0.7], [l, h - 0.7], [l, bed]];
  return {
    bodies: [bonnet, [[0.3, 0.62], [0.3, 0.8], [l - 0.1, 0.8], [l - 0.1, 0.62]], box],
    lines: [0.57, 0.71, 0.85].map((at) => [[l * at, bed + 0.08], [l * at, h - 0.78]] as Point[]),
    plates: [],
    barrel: undefined,
    wheels: [
      ...(shape.mode === 'T' ? [] : [{ at: [l * 0.15, 0.42] as Point, radius: 0.42, solid: false }]),
      ...(half
        ? (shape.mode === 'T' ? [0.16, 0.34, 0.52, 0.7, 0.86] : [0.42, 0.55, 0.68, 0.81]).map((at) => ({ at: [at * l, 0.36] as Point, radius: 0.3, solid: true }))
        : [{ at: [l * 0.76, 0.42] as Point, radius: 0.42, solid: false }]),
    ],
    track: half ? { from: shape.mode === 'T' ? l * 0.06 : l * 0.33, to: l * (shape.mode === 'T' ? 0.96 : 0.9), height: 0.74 } : undefined,
  };
}

// From above

/** Four corners of a box from above, each [x, y], front left first, clockwise; and how round it is. */
export interface Plan {
  hull: Box;
  upper: Box | undefined;
  tracks: boolean;
  wheels: Point[];
  barrel: { from: number; to: number; wide: number } | undefined;
  /** The upper works are open above. */
  open: boolean;
}

export interface Box {
  /** Half the width at the front and at the rear; top and bottom. */
  front: number;
  rear: number;
  top: number;
  bottom: number;
  round: number;
}

/** The plan in units of which the hull is 100 long; wide hulls are wide. */
export function planView(shape: Shape): Plan {
  const half = Math.max(24, Math.min(33, (50 * shape.width) / shape.length));
  const hullBox: Box = { front: half - 2, rear: half - 2, top: -50, bottom: 50, round: shape.form === 'car' ? 6 : 2 };
  const per = 100 / shape.length;
  const wide = Math.max(2.4, thickness(shape) * per * 0.9);
  const upper = upperBox(shape, half);
  const barrel =
    shape.barrel > 0 && upper
      ? { from: upper.top + 4, to: Math.max(-86, upper.top - Math.max(0.7, shape.barrel) * per * 0.86), wide }
      : undefined;
  const axles = shape.mode === 'T' ? [] : shape.mode === 'H' ? [-36] : shape.length > 6 && shape.turret ? [-36, -14, 14, 36] : [-34, 32];
  return {
    hull: hullBox,
    upper,
    tracks: shape.mode !== 'W',
    wheels: axles.flatMap((y) => [[-half, y] as Point, [half, y] as Point]),
    barrel,
    open: shape.open,
  };
}

function upperBox(shape: Shape, half: number): Box | undefined {
  if (shape.form === 'casemate') return { front: half - 8, rear: half - 6, top: -30, bottom: 30, round: 2 };
  if (shape.form === 'open') return { front: half - 8, rear: half - 6, top: -14, bottom: 46, round: 1 };
  if (shape.form === 'carrier') return { front: half - 7, rear: half - 7, top: -16, bottom: 46, round: 1 };
  if (shape.form === 'truck') return undefined;
  const wide = Math.min(half - 8, 19);
  return { front: wide * (shape.rounded ? 0.86 : 0.94), rear: wide * 0.92, top: -25, bottom: 19, round: shape.rounded ? 9 : 3 };
}

/** A box with round corners as a path; `by` makes it smaller on every side. */
export function boxPath(box: Box, by = 0): string {
  const corners: Point[] = [
    [-box.front + by, box.top + by],
    [box.front - by, box.top + by],
    [box.rear - by, box.bottom - by],
    [-box.rear + by, box.bottom - by],
  ];
  const r = Math.max(0, box.round - by / 2);
  const at = (i: number): Point => corners[(i + 4) % 4] as Point;
  const toward = (a: Point, b: Point): Point => {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const k = d === 0 ? 0 : Math.min(0.5, r / d);
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  };
  let d = '';
  for (let i = 0; i < 4; i++) {
    const here = at(i);
    const before = toward(here, at(i - 1));
    const after = toward(here, at(i + 1));
    d += `${i === 0 ? 'M' : 'L'}${two(before)}Q${two(here)} ${two(after)}`;
  }
  return `${d}Z`;
}

const two = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The band of a plate along one side of a box, from its outer edge inwards. */
export function bandPath(box: Box, which: 'front' | 'left' | 'right' | 'rear', thick: number): string {
  const outer: Point[] = [[-box.front, box.top], [box.front, box.top], [box.rear, box.bottom], [-box.rear, box.bottom]];
  const inner: Point[] = [
    [-box.front + thick, box.top + thick],
    [box.front - thick, box.top + thick],
    [box.rear - thick, box.bottom - thick],
    [-box.rear + thick, box.bottom - thick],
  ];
  const [a, b] = ({ front: [0, 1], right: [1, 2], rear: [2, 3], left: [3, 0] } as const)[which];
  return `M${two(outer[a] as Point)}L${two(outer[b] as Point)}L${two(inner[b] as Point)}L${two(inner[a] as Point)}Z`;
}

/** A sector of a ring between two angles, clockwise from straight up, in degrees. */
export function sectorPath(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): string => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(a)).toFixed(1)} ${(radius * Math.sin(a)).toFixed(1)}`;
  };
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** Which of six steps of thickness a factor of armour has. */
export function step(factor: number): number {
  return [5, 10, 15, 20, 30].filter((least) => factor >= least).length;
}
