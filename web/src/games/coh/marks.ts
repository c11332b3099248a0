/** What lies on hexes in Conflict of Heroes beside units: fortifications, wire, mines, plots, smoke (guide, section 6). */
import { n1 } from '../../map/geometry';
import { circle, path, text } from '../../counters/shapes';
import type { Mark } from '../../wire';
import type { LegendMark, MarkDrawing, MarkInk } from '../registry';

const INK = 'var(--mark-ink)';
const PAPER = '#f4f1e8'; // of what is printed in colour: the same in both themes
const line = (width: number): string => `stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A trench: a line across the hex with teeth towards the enemy. */
function trench(y: number): string {
  let d = `M-76 ${y}H76`;
  for (let x = -70; x <= 70; x += 14) d += `M${x} ${y}v-12`;
  return path(d, 'none', line(5));
}

function wire(): string {
  let d = 'M-78 62H78M-78 -62H78';
  for (let x = -66; x <= 66; x += 22) d += `M${x - 7} 54l14 16m0 -16l-14 16M${x - 7} -70l14 16m0 -16l-14 16`;
  return path(d, 'none', line(4));
}

/** A pit or bunker: walls on three sides, open to the rear; turned to its facing. */
function pit(facing: number, closed: boolean): string {
  const turn = facing * 60 - 60; // 0 is north-east, as the rulebook counts
  const walls = 'M-30 -70H52L74 -34V34L52 70H-30';
  return `<g transform="rotate(${turn})">${path(walls + (closed ? 'Z' : ''), closed ? 'var(--mark-fill)' : 'none', line(9))}</g>`;
}

/** A mine: a ring with its letter; one that only its owner knows of is dashed. */
function mine(letter: string, fill: string, hidden = false): string {
  const ring = `stroke="${fill}" stroke-width="6"${hidden ? ' stroke-dasharray="9 6"' : ''}`;
  const eye = hidden ? path('M22 52q9 -9 18 0q-9 9 -18 0z', 'none', `stroke="${INK}" stroke-width="3"`) + circle(31, 52, 3, INK) : '';
  return circle(0, 66, 17, PAPER, ring) + text(0, 66, 22, letter, { fill }) + eye;
}

const MINES: Record<string, [string, string]> = {
  mine_red: ['A', 'var(--soft)'],
  mine_blue: ['T', 'var(--armour)'],
  mine_black: ['M', '#1d2023'],
};

/** A ditch: two lines side by side across the hex, their teeth towards each other's far side. */
function ditch(): string {
  let d = 'M-80 52H80M-80 70H80';
  for (let x = -74; x <= 74; x += 14.8) d += `M${n1(x)} 52v-11M${n1(x)} 70v11`;
  return path(d, 'none', line(5));
}

/** Where something unseen is suspected. */
function suspicion(owner: string): string {
  const ink = `var(--side-${owner || 'b'})`;
  return circle(0, 0, 46, 'var(--mark-paper)', `stroke="${ink}" stroke-width="5" stroke-dasharray="10 7" fill-opacity=".6"`) + text(0, 0, 58, '?', { fill: ink });
}

/** A target that only its owner knows: dashed while it is only written down, whole when it falls in this round. */
function plot(owner: string, due: boolean, screen: boolean): string {
  const ink = `stroke="var(--side-${owner || 'a'})" stroke-width="6" fill="none"`;
  const ring = `<circle r="58" ${ink} ${due ? '' : 'stroke-dasharray="16 12"'}/>`;
  const inner = screen ? `<path d="M-26 12q-14 -16 6 -24q8 -20 28 -8q22 -2 18 18q4 14 -14 16h-30z" ${ink}/>` : '';
  return `${ring}<path d="M-82 0H-40M82 0H40M0 -82V-40M0 82V40" ${ink}/>${inner}`;
}

/** Puffs of grey with hatch between them, and the figure they add; the smoke of the last round is thinner. */
function smoke(figure: number, old: boolean): string {
  const ink = '#6b7078';
  const puffs = [
    [-44, -22, 30],
    [-8, -40, 36],
    [38, -20, 32],
    [28, 24, 34],
    [-24, 28, 36],
  ].map(([x, y, r]) => circle(x!, y!, old ? r! * 0.8 : r!, ink, `fill-opacity="${old ? 0.16 : 0.3}" stroke="${ink}" stroke-opacity=".55" stroke-width="2.5"`));
  return puffs.join('') + hatch(ink, old ? 0.14 : 0.26) + text(0, 68, 30, `+${figure}`, { fill: INK });
}

function hatch(ink: string, share: number): string {
  let d = '';
  for (let off = -70; off <= 70; off += 14) {
    const half = Math.sqrt(75 * 75 - off * off);
    const [x, y] = [off * Math.SQRT1_2, off * Math.SQRT1_2];
    const reach = half * Math.SQRT1_2;
    d += `M${n1(x - reach)} ${n1(y + reach)}L${n1(x + reach)} ${n1(y - reach)}`;
  }
  return path(d, 'none', `stroke="${ink}" stroke-opacity="${share}" stroke-width="7"`);
}

const DRAWN: Record<string, (mark: Mark, ink: MarkInk) => string> = {
  trench: () => trench(66) + trench(-58),
  hasty_defence: () => trench(66),
  gun_pit: (mark) => pit(mark.value, false),
  bunker: (mark) => pit(mark.value, true),
  barbed_wire: wire,
  at_ditch: ditch,
  smoke: (mark) => smoke(Math.max(1, mark.value), false),
  smoke_old: (mark) => smoke(Math.max(1, mark.value), true),
  plot: (_, ink) => plot(ink.side, false, false),
  plot_due: (_, ink) => plot(ink.side, true, false),
  plot_smoke: (_, ink) => plot(ink.side, false, true),
  plot_due_smoke: (_, ink) => plot(ink.side, true, true),
  marker: (_, ink) => suspicion(ink.side),
  ...Object.fromEntries(Object.entries(MINES).map(([kind, [letter, fill]]) => [kind, () => mine(letter, fill)])),
  ...Object.fromEntries(
    Object.entries(MINES).map(([kind, [letter, fill]]) => [`hidden_${kind}`, () => mine(letter, fill, true)]),
  ),
};

const explained = (kind: string, slug: string, rule: string, value = 0): LegendMark => ({
  kind,
  value,
  rule,
  text: `page-coh-mark-${slug}`,
});

/** The marks in the order of their rules. */
export const LEGEND: LegendMark[] = [
  explained('hasty_defence', 'hasty-defence', 'COH-18.1'),
  explained('trench', 'trench', 'COH-18.2'),
  explained('gun_pit', 'gun-pit', 'COH-18.2', 1),
  explained('bunker', 'bunker', 'COH-18.2', 1),
  explained('at_ditch', 'at-ditch', 'COH-18.3'),
  explained('barbed_wire', 'barbed-wire', 'COH-18.4'),
  explained('mine_red', 'mine-red', 'COH-18.5'),
  explained('mine_blue', 'mine-blue', 'COH-18.5'),
  explained('mine_black', 'mine-black', 'COH-18.5'),
  explained('hidden_mine_black', 'hidden-mine-black', 'COH-18.5'),
  explained('smoke', 'smoke', 'COH-13.0', 2),
  explained('smoke_old', 'smoke-old', 'COH-13.0', 1),
  explained('plot', 'plot', 'COH-12.3'),
  explained('plot_due', 'plot-due', 'COH-12.3'),
];

/** Every kind of mark that has a drawing. */
export const MARK_KINDS: readonly string[] = Object.keys(DRAWN);

/** Over the counters, because a counter would hide it: smoke, and a target of one's own. */
const OVER = new Set(['plot', 'plot_due', 'plot_smoke', 'plot_due_smoke']);

export function cohMark(mark: Mark, ink: MarkInk): MarkDrawing | undefined {
  const kind = mark.kind.replaceAll('-', '_');
  const svg = DRAWN[kind]?.(mark, ink);
  if (svg === undefined) return undefined;
  return OVER.has(kind) ? { over: svg } : { under: svg };
}
