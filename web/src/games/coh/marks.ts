/** What lies on hexes in Conflict of Heroes beside units: fortifications, wire, mines, plots, smoke (guide, section 6). */
import { n1 } from '../../map/geometry';
import { circle, path, text } from '../../counters/shapes';
import type { Mark } from '../../wire';
import type { MarkDrawing, MarkInk } from '../registry';

const INK = 'var(--mark-ink)';
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

function mine(letter: string, fill: string): string {
  return circle(0, 66, 17, 'var(--mark-paper)', `stroke="${fill}" stroke-width="6"`) + text(0, 66, 22, letter, { fill });
}

function plot(owner: string, due: boolean): string {
  const ink = `stroke="var(--side-${owner || 'a'})" stroke-width="6" fill="none"`;
  const ring = `<circle r="58" ${ink} ${due ? '' : 'stroke-dasharray="16 12"'}/>`;
  return `${ring}<path d="M-82 0H-40M82 0H40M0 -82V-40M0 82V40" ${ink}/>`;
}

/** Grey hatch within a circle, and the figure it adds. */
function smoke(figure: number): string {
  let d = '';
  for (let off = -70; off <= 70; off += 14) {
    const half = Math.sqrt(75 * 75 - off * off);
    const [x, y] = [off * Math.SQRT1_2, off * Math.SQRT1_2];
    const reach = half * Math.SQRT1_2;
    d += `M${n1(x - reach)} ${n1(y + reach)}L${n1(x + reach)} ${n1(y - reach)}`;
  }
  const share = figure > 1 ? 0.35 : 0.2;
  return path(d, 'none', `stroke="#6b7078" stroke-opacity="${share}" stroke-width="9"`) + text(0, 66, 30, `+${figure}`, { fill: INK });
}

const DRAWN: Record<string, (mark: Mark, ink: MarkInk) => string> = {
  trench: () => trench(66) + trench(-58),
  hasty_defence: () => trench(66),
  gun_pit: (mark) => pit(mark.value, false),
  bunker: (mark) => pit(mark.value, true),
  barbed_wire: wire,
  mine_red: () => mine('A', 'var(--soft)'),
  mine_blue: () => mine('T', 'var(--armour)'),
  mine_black: () => mine('M', '#1d2023'),
  at_ditch: () => trench(58) + trench(74),
  smoke: (mark) => smoke(Math.max(1, mark.value)),
  plot: (_, ink) => plot(ink.side, false),
  'plot-due': (_, ink) => plot(ink.side, true),
};

export function cohMark(mark: Mark, ink: MarkInk): MarkDrawing | undefined {
  const draw = DRAWN[mark.kind] ?? DRAWN[mark.kind.replaceAll('-', '_')];
  return draw ? { under: draw(mark, ink) } : undefined;
}
