/** What lies on the map of Holland '44 beside units: states of bridges, ferries of engineers, traffic (guide, section 7). */
import { circle, path, rect, text } from '../../counters/shapes';
import type { Mark } from '../../wire';
import type { LegendMark, MarkDrawing } from '../registry';

const DARK = '#1d2023';
const RED = 'var(--soft)';

/** Two charges on the deck. */
function mined(): string {
  const charge = (x: number): string => rect(x - 6, -7, 12, 14, DARK, 'rx="2" stroke="#fff" stroke-width="2.5"');
  return charge(-13) + charge(13);
}

/** A red cross with a halo. */
function blown(): string {
  const cross = 'M-19 -19L19 19M19 -19L-19 19';
  return path(cross, 'none', 'stroke="#fff" stroke-width="15" stroke-linecap="round"') + path(cross, 'none', `stroke="${RED}" stroke-width="8" stroke-linecap="round"`);
}

/** One dashed stroke of the cross is left. */
function repair(): string {
  const stroke = 'M-19 -19L19 19';
  return path(stroke, 'none', 'stroke="#fff" stroke-width="14"') + path(stroke, 'none', `stroke="${RED}" stroke-width="7" stroke-dasharray="9 6"`);
}

function raft(side: string): string {
  const ink = `var(--side-${side || 'c'})`;
  return circle(0, 0, 20, '#fff', `stroke="${ink}" stroke-width="4"`) + path('M-12 2h24l-5 8h-14zM0 2v-12', ink, `stroke="${ink}" stroke-width="3"`);
}

/** A column that stands still: its number on a warning sign. */
function jam(number: number): string {
  return path('M0 -24L26 20H-26Z', 'var(--tab-disrupted)', `stroke="${DARK}" stroke-width="4" stroke-linejoin="round"`) + text(0, 7, 24, String(number), { fill: DARK });
}

const DRAWN: Record<string, (mark: Mark, side: string) => string> = {
  'bridge-mined': mined,
  'bridge-blown': blown,
  'bridge-repair': repair,
  'bridge-restore': repair,
  'bridge-safe': () => '',
  raft: (_, side) => raft(side),
  traffic: (mark) => `<g transform="translate(0 66)">${jam(mark.value)}</g>`,
};

const explained = (kind: string, rule: string, value = 0): LegendMark => ({ kind, value, rule, text: `page-holland44-mark-${kind}` });

export const LEGEND: LegendMark[] = [
  explained('bridge-mined', 'H44-5.3.1'),
  explained('bridge-blown', 'H44-5.2'),
  explained('bridge-repair', 'H44-5.8'),
  explained('raft', 'H44-23.3.3'),
  explained('traffic', 'H44-24.1', 1),
];

export const MARK_KINDS: readonly string[] = Object.keys(DRAWN);

export function hollandMark(mark: Mark, ink: { side: string }): MarkDrawing | undefined {
  const svg = DRAWN[mark.kind]?.(mark, ink.side);
  return svg === undefined ? undefined : { over: svg };
}
