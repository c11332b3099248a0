/** What lies on the map of Stalingrad '42 beside units: forts, railheads, city battles, the flotilla (guide, section 7). */
import { circle, path, rect, text } from '../../counters/shapes';
import type { Mark } from '../../wire';
import type { LegendMark, MarkDrawing } from '../registry';

const DARK = '#1d2023';
const PAPER = '#fff';

const inkOf = (side: string): string => `var(--side-${side || 'a'})`;

/** A wall with bastions around the hex, dashed while it is being built. */
function fort(side: string, begun: boolean): string {
  const wall = 'M-58 -34h22v-14h18v14h36v-14h18v14h22';
  const dash = begun ? 'stroke-dasharray="9 7"' : '';
  return path(wall, 'none', `stroke="${PAPER}" stroke-width="13" ${dash}`) + path(wall, 'none', `stroke="${inkOf(side)}" stroke-width="7" stroke-linejoin="round" ${dash}`);
}

/** A buffer stop at the end of the rails. */
function railhead(side: string): string {
  return (
    rect(-21, -13, 42, 26, PAPER, `rx="4" stroke="${inkOf(side)}" stroke-width="4"`) +
    path('M-14 6h28M-14 -4h18M-8 -4v10M2 -4v10M12 -11v17', 'none', `stroke="${DARK}" stroke-width="4" stroke-linecap="round"`)
  );
}

/** A house with the level of the marker. */
function battle(level: number, fill: string): string {
  return path('M-24 22V-6L0 -25L24 -6V22Z', fill, `stroke="${DARK}" stroke-width="4" stroke-linejoin="round"`) + (level ? text(0, 12, 27, String(level), { fill: DARK }) : '');
}

function flotilla(side: string): string {
  const ink = inkOf(side);
  return circle(0, 0, 21, PAPER, `stroke="${ink}" stroke-width="4"`) + path('M-13 3h26l-6 8h-14zM-4 3v-9h8v9M0 -6v-7', ink, `stroke="${ink}" stroke-width="3"`);
}

const shifted = (x: number, y: number, svg: string): string => `<g transform="translate(${x} ${y})">${svg}</g>`;

const DRAWN: Record<string, (mark: Mark, side: string) => MarkDrawing> = {
  fort: (_, side) => ({ under: shifted(0, -24, fort(side, false)) }),
  'fort-begun': (_, side) => ({ under: shifted(0, -24, fort(side, true)) }),
  railhead: (_, side) => ({ over: shifted(0, 66, railhead(side)) }),
  'city-battle': (mark) => ({ over: shifted(62, -52, battle(mark.value, 'var(--tab-disrupted)')) }),
  contested: (mark) => ({ over: shifted(62, -52, battle(mark.value, PAPER)) }),
  flotilla: (_, side) => ({ over: flotilla(side) }),
};

const explained = (kind: string, rule: string, value = 0): LegendMark => ({ kind, value, rule, text: `page-stalingrad42-mark-${kind}` });

export const LEGEND: LegendMark[] = [
  explained('fort', 'S42-9.7.1'),
  explained('fort-begun', 'S42-9.7.2'),
  explained('railhead', 'S42-17.2.1'),
  explained('city-battle', 'S42-11.6.2', 1),
  explained('contested', 'S42-29.1.1', 1),
  explained('flotilla', 'S42-5.5.3'),
];

export const MARK_KINDS: readonly string[] = Object.keys(DRAWN);

export function stalingradMark(mark: Mark, ink: { side: string }): MarkDrawing | undefined {
  return DRAWN[mark.kind]?.(mark, ink.side);
}
