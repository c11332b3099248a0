/** What lies on hexes in Panzer beside units: wrecks and their smoke, ways off the map, works (guide, section 6). */
import { circle, path, text } from '../../counters/shapes';
import { n1 } from '../../map/geometry';
import type { Mark } from '../../wire';
import type { LegendMark, MarkDrawing, MarkInk } from '../registry';

const INK = 'var(--mark-ink)';
const line = (width: number): string => `stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A hull without a fight left in it: grey, crossed out, low in the hex so that a counter does not hide it. */
function wreck(): string {
  const hull = path('M-34 70L-28 56H-10L-6 48H12L16 56H32L36 70L30 78H-30Z', '#8b8a84', 'stroke="#2a2d31" stroke-width="3"');
  return hull + path('M-30 46L30 80M30 46L-30 80', 'none', 'stroke="var(--tab-hit)" stroke-width="6"');
}

/** The same on fire, with smoke that drifts up the hex; smoke that does not count yet is dashed. */
function burning(fresh: boolean): string {
  const puffs = [
    [-30, -34, 26],
    [4, -52, 30],
    [34, -26, 24],
    [-4, -14, 26],
  ].map(([x, y, r]) =>
    circle(x!, y!, r!, '#4a4d52', `fill-opacity="${fresh ? 0.12 : 0.34}" stroke="#4a4d52" stroke-opacity=".6" stroke-width="2.5"${fresh ? ' stroke-dasharray="7 6"' : ''}`),
  );
  const flame = path('M0 34C6 48 22 54 18 70C15 80 6 82 0 82C-6 82 -15 80 -18 70C-20 60 -10 56 -8 48C-4 52 -3 54 -2 57C2 50 2 42 0 34Z', '#E2672A', 'stroke="#fff" stroke-width="2"');
  return puffs.join('') + wreck() + flame;
}

/** Where units may leave the map for points: an arrow out of a gate, and the points. */
function exit(mark: Mark, ink: MarkInk): string {
  const colour = `var(--side-${ink.side || 'a'})`;
  const stroke = `stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`;
  const arrow = path('M-30 -58H26M8 -76L28 -58L8 -40M-42 -78V-38', 'none', stroke);
  return arrow + (mark.value > 0 ? text(54, -58, 28, String(mark.value), { fill: colour }) : '');
}

/** A bank of earth that faces one hexside. */
function position(facing: number): string {
  return `<g transform="rotate(${facing * 60})">${path('M-52 -62Q0 -84 52 -62M-44 -50Q0 -70 44 -50', 'none', line(6))}</g>`;
}

function wire(): string {
  let d = 'M-78 62H78M-78 -62H78';
  for (let x = -66; x <= 66; x += 22) d += `M${x - 7} 54l14 16m0 -16l-14 16M${x - 7} -70l14 16m0 -16l-14 16`;
  return path(d, 'none', line(4));
}

function ditch(): string {
  let d = 'M-80 52H80M-80 70H80';
  for (let x = -74; x <= 74; x += 14.800) d += `M${n1(x)} 52v-11M${n1(x)} 70v11`;
  return path(d, 'none', line(5));
}

const block = (): string => path('M-60 58L-36 78M-36 58L-60 78M-12 58L12 78M12 58L-12 78M36 58L60 78M60 58L36 78', 'none', line(6));

const entrenched = (): string => {
  let d = 'M-76 66H76';
  for (let x = -70; x <= 70; x += 14) d += `M${x} 66v-12`;
  return path(d, 'none', line(5));
};

/** Fired smoke that fills the hex: dashed before it counts, thinner in its last turn. */
function smoke(state: number): string {
  const opacity = state === 1 ? 0.12 : state === 3 ? 0.22 : 0.4;
  const puffs = [
    [-40, -30, 34],
    [6, -44, 38],
    [44, -18, 32],
    [-26, 16, 34],
    [22, 22, 36],
  ];
  const edge = `fill-opacity="${opacity}" stroke="#6b6f75" stroke-opacity=".7" stroke-width="3"${state === 1 ? ' stroke-dasharray="8 7"' : ''}`;
  return puffs.map(([x, y, r]) => circle(x!, y!, r!, '#8d9298', edge)).join('');
}

/** A hex under a barrage: bursts at its corners, dashed before they count. */
function barrage(mark: Mark, ink: MarkInk): string {
  const stroke = `stroke="var(--side-${ink.side || 'a'})" stroke-width="5" stroke-linecap="round"${mark.value > 0 ? ' stroke-dasharray="5 7" stroke-opacity=".6"' : ''}`;
  let d = '';
  for (const [x, y] of [
    [-52, -40],
    [52, -40],
    [-52, 44],
    [52, 44],
  ])
    d += `M${x! - 10} ${y}h20M${x} ${y! - 10}v20M${x! - 7} ${y! - 7}l14 14M${x! + 7} ${y! - 7}l-14 14`;
  return path(d, 'none', stroke);
}

/** The aim point of a mission: a cross in a ring, with S for smoke. */
function impact(mark: Mark, ink: MarkInk, letter: string): string {
  const colour = `var(--side-${ink.side || 'a'})`;
  const ring = circle(0, -52, 22, 'none', `stroke="${colour}" stroke-width="6"${mark.value > 0 ? ' stroke-dasharray="9 6"' : ''}`);
  return ring + path('M0 -86V-18M-34 -52H34', 'none', `stroke="${colour}" stroke-width="5"`) + (letter ? text(40, -70, 26, letter, { fill: colour }) : '');
}

/** What only its owner sees: a registered point (R), or fire by the clock with its turn. */
function secret(ink: MarkInk, label: string): string {
  const colour = `var(--side-${ink.side || 'a'})`;
  return circle(-54, 58, 22, 'none', `stroke="${colour}" stroke-width="5" stroke-dasharray="6 5"`) + text(-54, 67, 26, label, { fill: colour });
}

const DRAWN: Record<string, (mark: Mark, ink: MarkInk) => string> = {
  'wreck-ko': wreck,
  'wreck-bu': (mark) => burning(mark.value > 0),
  exit,
  'improved-position': (mark) => position(mark.value),
  'hasty-entrenchment': entrenched,
  wire,
  ditch,
  block,
  'on-fire': () => burning(false),
  smoke: (mark) => smoke(mark.value),
  barrage,
  'impact-he': (mark, ink) => impact(mark, ink, ''),
  'impact-smoke': (mark, ink) => impact(mark, ink, 'S'),
  registered: (_, ink) => secret(ink, 'R'),
  plot: (mark, ink) => secret(ink, String(mark.value)),
};

export const LEGEND: LegendMark[] = [
  { kind: 'wreck-ko', text: 'page-panzer-mark-wreck-ko', rule: 'PZR-4.4.3.2.6' },
  { kind: 'wreck-bu', text: 'page-panzer-mark-wreck-bu', rule: 'PZR-4.1.4.1.8' },
  { kind: 'smoke', value: 2, text: 'page-panzer-mark-smoke', rule: 'PZR-6.1.4.3.10' },
  { kind: 'barrage', text: 'page-panzer-mark-barrage', rule: 'PZR-6.6.6' },
  { kind: 'impact-he', text: 'page-panzer-mark-impact', rule: 'PZR-6.5.1.5' },
  { kind: 'registered', text: 'page-panzer-mark-registered', rule: 'PZR-6.5.1.4' },
  { kind: 'exit', value: 10, text: 'page-panzer-mark-exit', rule: 'PZR-4.5.1.1.9' },
];

/** Every kind of mark that has a drawing. */
export const MARK_KINDS: readonly string[] = Object.keys(DRAWN);

export function panzerMark(mark: Mark, ink: MarkInk): MarkDrawing | undefined {
  const svg = DRAWN[mark.kind]?.(mark, ink);
  return svg === undefined ? undefined : { under: svg };
}
