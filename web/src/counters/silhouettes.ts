/**
 * Side views of what fought: original drawings in one ink, facing left, on a box 60 wide and 34 high around (0, 0),
 * the ground at y 17. Wheels are knocked out in the body's colour.
 */
import { circle, path, poly, r } from './shapes';

const INK = 'var(--i)';
const BODY = 'var(--k,var(--b))'; // --k: what lies behind, where that is not the plain body

const fill = (d: string): string => path(d, INK);
const shape = (...at: number[]): string => fill(poly(...at));
const bar = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  path(`M${x1} ${y1}L${x2} ${y2}`, 'none', `stroke="${INK}" stroke-width="${width}"`);
const rod = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  path(`M${x1} ${y1}L${x2} ${y2}`, 'none', `stroke="${INK}" stroke-width="${width}" stroke-linecap="round"`);
const disc = (x: number, y: number, radius: number): string => circle(x, y, radius, INK);
const hole = (x: number, y: number, radius: number): string => circle(x, y, radius, BODY);
const ringWheel = (x: number, y: number, radius: number, width: number): string =>
  circle(x, y, radius - width / 2, 'none', `stroke="${INK}" stroke-width="${width}"`);
/** A thin light line within the ink, where plates or parts meet. */
const seam = (...at: number[]): string =>
  path(poly(...at).slice(0, -1), 'none', `stroke="${BODY}" stroke-width=".9"`);

/** A track from x0 to x1: `n` road wheels of radius `wheel`, drive sprocket and idler raised at the ends. */
function track(x0: number, x1: number, top: number, n: number, wheel: number, rollers = 0): string {
  const bottom = 17;
  const h = bottom - top;
  const low = wheel + 1.3;
  let svg = fill(
    `M${r(x0 + h * 0.45)} ${top}H${r(x1 - h * 0.45)}Q${x1} ${top} ${x1} ${r(top + h * 0.42)}L${r(x1 - h * 0.3)} ${bottom}H${r(x0 + h * 0.3)}L${x0} ${r(top + h * 0.42)}Q${x0} ${top} ${r(x0 + h * 0.45)} ${top}Z`,
  );
  const left = x0 + h * 0.42 + wheel * 0.75;
  const right = x1 - h * 0.42 - wheel * 0.75;
  for (let i = 0; i < n; i++) svg += hole(r(left + ((right - left) * i) / (n - 1)), bottom - low, wheel - 0.35);
  for (let i = 0; i < n; i++) svg += disc(r(left + ((right - left) * i) / (n - 1)), bottom - low, wheel * 0.32);
  for (let i = 0; i < rollers; i++) {
    svg += hole(r(left + ((right - left) * (i + 0.5)) / rollers), top + 2.1, 1.1);
  }
  return svg;
}

/** A barrel to the left, with a muzzle brake if it has one. */
function barrel(from: number, y: number, to: number, width: number, brake = 0): string {
  const muzzle = brake ? shape(to, y - brake, to + 3.4, y - brake, to + 4.2, y, to + 3.4, y + brake, to, y + brake) : '';
  return bar(from, y, to, y, width) + muzzle;
}

/** Head and shoulders of a man in a helmet; `wide` gives the helmet a brim all round. */
function bust(x: number, foot: number, k: number, wide: boolean): string {
  const at = (dx: number, dy: number): string => `${r(x + dx * k)} ${r(foot + dy * k)}`;
  const helmet = wide
    ? `M${at(-6.6, -18.6)}Q${at(-5.5, -25.5)} ${at(0, -25.5)}Q${at(5.5, -25.5)} ${at(6.6, -18.6)}Q${at(0, -20.4)} ${at(-6.6, -18.6)}Z`
    : `M${at(-6.4, -17.4)}Q${at(-5.6, -25.5)} ${at(0, -25.5)}Q${at(5.6, -25.5)} ${at(6.4, -17.4)}L${at(4, -18.8)}H${r(x - 4 * k)}Z`;
  const face = `M${at(-3.9, -18)}H${r(x + 3.9 * k)}Q${at(3.9, -12.4)} ${at(0, -12.2)}Q${at(-3.9, -12.4)} ${at(-3.9, -18)}Z`;
  const coat = `M${at(-8.2, 0)}V${r(foot - 5.5 * k)}Q${at(-8, -10.6)} ${at(-3, -11.2)}L${at(0, -8.4)}L${at(3, -11.2)}Q${at(8, -10.6)} ${at(8.2, -5.5)}V${r(foot)}Z`;
  return fill(helmet) + fill(face) + fill(coat);
}

function squad(wide: boolean): string {
  return bust(-15.5, 16, 0.86, wide) + bust(15.5, 16, 0.86, wide) + bust(0, 16, 1.14, wide);
}

/** A sub-machine gun with a drum, muzzle to the left. */
function drumGun(x: number, y: number): string {
  return (
    bar(x - 13, y, x + 5, y, 2.6) + shape(x + 4, y - 1.6, x + 14, y + 1.2, x + 14, y + 5, x + 10, y + 4.2, x + 4, y + 1.6) + disc(x - 1.5, y + 4, 3.4)
  );
}

/** Spoked gun wheel with its tyre. */
const gunWheel = (x: number, radius: number): string =>
  hole(x, 17 - radius, radius) + ringWheel(x, 17 - radius, radius, 2.2) + disc(x, 17 - radius, 1.7);

const tankWheels = (x0: number, x1: number): string => track(x0, x1, 5.5, 6, 3.1);

/** Road wheels with mudguards of a lorry or car. */
function tyre(x: number, radius = 4.6): string {
  return hole(x, 17 - radius, radius + 1.1) + disc(x, 17 - radius, radius) + hole(x, 17 - radius, radius * 0.42);
}

const DRAWINGS: Record<string, () => string> = {
  // -- men ---------------------------------------------------------------------------------------------
  'rifle-squad': () => squad(false),
  'rifle-squad-soviet': () => squad(true),
  'smg-squad': () => bust(-15.5, 16, 0.86, true) + bust(15.5, 16, 0.86, true) + bust(0, 16, 1.14, true) + outlined(drumGun(0, 8.2)),
  'half-squad': () => bust(-9.5, 16, 1, false) + bust(9.5, 16, 1, false),
  engineer: () =>
    bust(-14.5, 16, 0.95, false) + bust(14.5, 16, 0.95, false) + bar(0, -14, 0, 8, 2.6) + bar(-4.4, -14, 4.4, -14, 2.6) + fill('M-5 5H5V11Q5 17 0 17Q-5 17 -5 11Z'),
  sniper: () =>
    fill('M-6 13L4 5Q8 2.6 12 5.5L29 12.5V17H-4Z') +
    fill('M-1.5 -2.5Q.5 -7.5 5 -7Q9.5 -6.5 9.8 -.5L9.5 3.5H-.5Z') +
    rod(-30, 5.4, 2, 8.6, 2) +
    shape(-2, 7.4, 12, 9.4, 12, 13, 5, 12.4, -2, 10.4) +
    bar(-12, 4, -1, 5.2, 2.6),
  'at-rifle': () =>
    rod(-30, 1, -2, 4.8, 1.9) + shape(-31, -1, -26.5, -.4, -26.9, 3.2, -31.3, 2.6) + bar(-3, 4.6, 18, 7.6, 3.6) + shape(17, 5.4, 29, 8, 29, 15, 24.5, 13.6, 17, 9.6) +
    rod(-12, 4, -17, 16.5, 1.7) + rod(-11, 4, -6, 16.5, 1.7) + bar(5, 6, 3, 14, 3),
  // -- machine guns ------------------------------------------------------------------------------------
  mg: () =>
    rod(-27, -2, -6, -2, 2.4) + shape(-9, -4.6, 10, -4.6, 12, -3.4, 27, -4.6, 28, 4, 22, 4, 12, 0.6, -9, 0.6) +
    rod(-18, -1, -23, 16, 1.8) + rod(-18, -1, -13, 16, 1.8) + bar(10, 0, 7.5, 8, 3.2) + shape(-4, .6, 4, .6, 5, 8, -3, 8),
  hmg: () =>
    rod(-29, -7.4, -6, -7.4, 2.6) + shape(-9, -10.4, 12, -10.4, 14, -8.6, 27, -10.6, 28, -4.2, 13, -4.8, 12, -4, -9, -4) +
    rod(1, -4, -15, 16, 2.6) + rod(1, -4, 20, 16, 2.6) + rod(0, -2, 2, 16, 2.2) + bar(-7, 5.6, 11.5, 5.6, 1.6),
  maxim: () =>
    bar(-27, -4.4, -22, -4.4, 2.4) + bar(-23, -4.4, -3, -4.4, 7) + shape(-7, -14, -3.6, -14, -1.5, 6, -5.6, 6) + shape(-4, -8.6, 13, -8.6, 13, -.4, -4, -.4) +
    rod(13, -6.6, 17.5, -8.6, 2) + rod(13, -2, 18, -1.4, 2) + rod(0, 1.5, 28, 16, 2.8) + gunWheel(-3, 8),
  dshk: () =>
    rod(-30, -9, -8, -6.4, 2.2) + shape(-31, -11.4, -27.4, -11, -27.8, -6.6, -31.4, -7) + shape(-11, -10, 15, -6.8, 15, .4, -11, -2.8) + rod(15, -4, 21, -2, 2.2) +
    bar(1, -2, 1, 6, 4) + rod(1, 4, -15, 16, 2.6) + rod(1, 4, 18, 16, 2.6) + rod(1, 4, 3, 16, 2.4) + fill('M-2 -9H7V-15H-2Z'),
  // -- mortars -----------------------------------------------------------------------------------------
  mortar: () => rod(-9, -14, 12, 14, 5.2) + rod(-3, -5, -16, 16, 2) + rod(-3, -5, -5, 16, 2) + bar(-13, 9, -5, 9, 1.4) + fill('M4 17Q5 12 13 12H24Q27 12 27 17Z'),
  'mortar-light': () => rod(-4, -9, 8, 13, 4.4) + rod(0, -2, -9, 16, 1.8) + rod(0, -2, -2, 16, 1.8) + fill('M2 17Q3 13 8 13H16Q19 13 19 17Z'),
  'mortar-heavy': () =>
    rod(-12, -15, 14, 13, 6.4) + rod(-5, -6, -20, 15, 2.4) + rod(-5, -6, -8, 15, 2.4) + bar(-16, 8, -8, 8, 1.6) + fill('M4 17Q5 11.5 14 11.5H27Q30 11.5 30 17Z') + ringWheel(-9, 12, 5, 2),
  // -- guns --------------------------------------------------------------------------------------------
  'at-gun': () =>
    barrel(2, -2.6, -30, 2.4, 2.2) + bar(-9, -2.6, 3, -2.6, 4.4) + shape(-6, -9, -3.4, -9.6, 2.4, 5.5, -1.6, 7) + rod(1, 2, 26, 14.6, 3) + rod(24, 15.4, 29, 15.4, 2.4) + gunWheel(0, 6.6),
  'at-gun-heavy': () =>
    barrel(2, -4, -31, 3, 2.9) + bar(-11, -4, 4, -4, 5.6) + shape(-7, -12, -3.8, -12.8, 3.4, 6, -1.6, 7.4) + rod(2, 1, 27, 14.2, 3.4) + rod(25, 15.2, 30, 15.2, 2.8) + gunWheel(1, 7.4),
  'at-gun-light': () =>
    barrel(0, -2, -26, 2.2) + bar(-8, -2, 3, -2, 4) + shape(-4.6, -8.6, -2, -9, 3, 4.6, -.6, 6) + rod(2, 2.6, 25, 14.8, 2.8) + rod(23, 15.4, 27, 15.4, 2.4) + gunWheel(1, 6.2),
  'infantry-gun': () =>
    bar(2, -2.2, -17, -5, 5.2) + bar(-5, .8, 5, 1.4, 4) + shape(-8, -13, -4.6, -13.8, 2.6, 6, -1.8, 7.2) + rod(2, 3, 25, 14.4, 3.4) + rod(23, 15.2, 28, 15.2, 2.8) + gunWheel(-1, 8),
  'field-gun': () =>
    barrel(2, -4, -28, 3.4, 2.8) + bar(-14, -.8, 2, -.8, 2.6) + shape(-7, -12.6, -3.6, -13.4, 3, 6, -1.4, 7.4) + rod(2, 1, 27, 14.2, 3.4) + rod(25, 15.2, 30, 15.2, 2.8) + gunWheel(0, 8),
  flak88: () =>
    rod(4, -3.4, -30, -14.4, 2.6) + bar(-14, -8.6, 8, -1.4, 5) + shape(-4, 0, 9, -4, 11, 7, -2, 7) + shape(-11, -12, -7.6, -14, 0, 4, -5, 6) + bar(-26, 13.6, 29, 13.6, 3.4) + fill('M-3 6H10L13 14H-6Z') + rod(-24, 13, -24, 16.4, 3.4) + rod(27, 13, 27, 16.4, 3.4) + bar(-9, 16, 16, 16, 1.8),
  howitzer: () =>
    rod(4, -2, -20, -13, 5.4) + shape(-7, -12, -3.6, -13, 3, 6, -1.6, 7.2) + rod(2, 3, 27, 14.4, 3.8) + rod(25, 15.2, 30, 15.2, 2.8) + gunWheel(0, 8.4),
  // -- German armour -----------------------------------------------------------------------------------
  pz2: () =>
    track(-23, 23, 6, 5, 3.6) + shape(-23, 5.8, -18, 1.4, -8, -.4, 20, -.4, 23, 2, 22, 6) + barrel(-5, -5.4, -20, 1.6) + shape(-9, -1, -7.6, -9, 5.5, -9.4, 9, -1) + fill('M0 -9.3H5V-11.6H0Z'),
  pz3: () =>
    track(-26, 25, 5.6, 6, 3, 3) + shape(-27, 4, -22, .6, -16, -.4, -14, -3.2, 14, -3.2, 24, -.6, 26, 5.8, -26, 5.8) + barrel(-6, -7.4, -25, 2) + shape(-10, -3, -8.8, -11, -6, -12, 8.4, -12, 13, -9.6, 12, -3) + fill('M1 -11.8H8V-14.8H1Z'),
  pz4: () =>
    tankWheels(-27, 26) + shape(-28, 3.4, -23, .2, -17, -.6, -15, -3.4, 15, -3.4, 25, -1, 27, 5.8, -27, 5.8) + barrel(-7, -8, -31, 2.2, 1.9) + shape(-11, -3.2, -9.6, -11.6, -6, -12.6, 9, -12.6, 17.5, -10.8, 17, -6, 11, -3.2) + fill('M2 -12.4H9V-15.6H2Z') + seam(-24, 3.4, 24, 3.4),
  panther: () =>
    track(-28, 27, 4.6, 7, 4) + shape(-29, 2.6, -17, -4.4, 18, -4.4, 28, -1.5, 27, 5, -28, 5) + barrel(-7, -8.6, -32, 2.3, 2) + shape(-9, -4.2, -10.5, -9, -7, -12.6, 10, -13.2, 15, -10, 13, -4.2) + fill('M4 -13H10.5V-16.2H4Z') + seam(-25, 1.8, 25, 1.8),
  tiger: () =>
    track(-28, 27, 5, 7, 4) + shape(-29, 3.6, -27, -.6, -19, -1, -18, -4.4, 24, -4.4, 27, -2, 27, 5.4, -28, 5.4) + barrel(-9, -9, -32, 2.8, 2.3) + shape(-14, -10.6, -10, -13.4, 12, -13.6, 17, -11.6, 17, -4.2, -11, -4.2, -11, -7.2, -14, -7.4) + fill('M4 -13.4H11V-16.8H4Z') + seam(-26, 1.8, 26, 1.8),
  stug: () =>
    track(-26, 25, 5.6, 6, 3, 3) + shape(-27, 4, -22, .4, -14, -1, -10, -6.4, 10, -6.6, 13, -2.6, 24, -1, 26, 5.8, -26, 5.8) + barrel(-11, -4, -31, 2.3, 1.9) + shape(-15, -6, -9, -7.4, -8, -.6, -15, -1.6) + fill('M0 -6.4H7V-9.2H0Z'),
  marder: () =>
    track(-25, 24, 6, 4, 4.2) + shape(-25, 5.8, -22, 1.6, -12, .4, 23, .4, 25, 6) + barrel(0, -7, -30, 2.3, 2) + shape(-8, -12.4, -3, -13.4, 16, -13.4, 22, -9, 22, .6, -10, .6) + seam(-4, -10, 18, -10),
  ferdinand: () =>
    track(-29, 28, 5.4, 6, 3.6) + shape(-29, 4.6, -26, -1.6, -8, -3, 27, -3, 29, 4.6) + barrel(-2, -8.4, -32, 2.8, 2.4) + shape(-4, -3, -1, -14, 22, -14.4, 27, -3) + shape(-9, -11, -3, -12, -3, -5, -9, -6),
  // -- Soviet armour -----------------------------------------------------------------------------------
  t34: () =>
    track(-26, 26, 5.4, 5, 4.3) + shape(-28, 4.6, -14, -4, 15, -4, 27, 1.4, 25, 6, -26, 6) + barrel(-8, -8, -27, 2.3) + shape(-13, -4, -9, -12.4, 3, -13, 7.5, -8, 8, -4) + fill('M-4 -12.6H3V-14.4H-4Z') + shape(-15, -9.8, -9, -10.4, -9, -5.6, -14, -6),
  t70: () =>
    track(-22, 22, 6.4, 5, 3.2) + shape(-24, 5.8, -13, -1, 14, -1, 23, 2.6, 22, 6.8) + barrel(-3, -5, -20, 1.8) + shape(-8, -1, -5, -9, 4.6, -9, 8.4, -1),
  kv1: () =>
    track(-29, 28, 4.6, 6, 3.4, 3) + shape(-29, 4, -26, -1, -16, -4, 16, -4, 27, -1.6, 28, 5) + barrel(-8, -8.4, -29, 2.5) + fill('M-12 -4V-11Q-11 -13.4 -7 -13.6H7Q11.5 -13.4 12.5 -10.4L13 -4Z') + fill('M-1 -13.4H5V-15.6H-1Z') + shape(-15, -10.4, -11, -11, -11, -5.6, -14.6, -6),
  churchill: () =>
    fill('M-30 6Q-29 -2.5 -22 -3H22Q29 -2.5 30 6L25 17H-25Z') + [-21, -14, -7, 0, 7, 14, 21].map((x) => hole(x, 13, 2.5)).join('') + hole(-24.5, 3.6, 2.6) + hole(24.5, 3.6, 2.6) + seam(-20, 6.6, 20, 6.6) + barrel(-7, -8, -26, 2) + shape(-10, -3, -9, -11.6, 8, -12, 10, -3) + fill('M-2 -11.8H4V-14H-2Z'),
  su76: () =>
    track(-24, 24, 6.2, 6, 2.9) + shape(-25, 5.6, -14, -.6, 24, -.6, 25, 6.4) + barrel(0, -5.4, -29, 2.3, 2) + shape(-7, -.4, -3, -12, 20, -12, 24, -.4) + shape(-12, -7.4, -5, -9, -5, -2, -11, -3),
  su122: () =>
    track(-26, 26, 5.4, 5, 4.3) + shape(-28, 4.6, -11, -9.4, 9, -9.4, 13, -4, 27, 1.4, 25, 6, -26, 6) + bar(-12, -3.4, -27, -3.4, 4.2) + shape(-18, -7, -11, -8, -10, .6, -18, .2) + fill('M-2 -9.2H5V-12H-2Z'),
  su152: () =>
    track(-28, 28, 4.8, 6, 3.4, 3) + shape(-29, 4.4, -22, 0, -16, -11, 10, -11.4, 15, -4, 27, -1.6, 28, 5.2) + barrel(-15, -5, -31, 4.2, 3) + shape(-22, -8.6, -15, -10, -15, -.4, -22, -1.6) + fill('M-3 -11.2H4V-13.6H-3Z'),
  // -- other vehicles ----------------------------------------------------------------------------------
  'half-track': () => halfTrack() + fill('M-10 -3.4L-6 -9.6H24L28 1V3H-10Z'),
  'half-track-gun': () => halfTrack() + fill('M-10 -2L-7 -7.6H22L27 1V3H-10Z') + bar(-4, -10.4, -20, -10.4, 3.4) + shape(-6, -13.6, 2, -13.6, 4, -7, -6, -7),
  'half-track-flak': () => halfTrack() + fill('M-10 -2L-7 -6.6H22L27 1V3H-10Z') + rod(8, -9, -12, -16, 1.8) + shape(2, -13, 10, -12, 12, -6, 3, -6) + fill('M14 -6V-11H17V-6Z'),
  'half-track-us': () => usTrack() + fill('M-9 -3L-6 -7.5H27V6H-9Z'),
  'half-track-aa': () => usTrack() + fill('M-9 -2L-6 -5.6H27V6H-9Z') + rod(14, -9, -4, -15.4, 1.6) + rod(14, -7.4, -3, -12.4, 1.6) + shape(8, -12, 17, -11, 19, -5, 9, -5),
  'scout-car': () => fill('M-28 6L-27 -1L-12 -3L-9 -8H22L27 -1V6L24 9.5H-26Z') + tyre(-18, 5.4) + tyre(17, 5.4) + rod(-2, -11, -14, -12, 1.4) + bar(0, -8, 0, -12, 2),
  'armoured-car': () => fill('M-29 5L-20 -2L-10 -4H14L25 -1L29 5L24 10H-25Z') + shape(-9, -4, -6, -11, 7, -11, 11, -4) + barrel(-6, -8, -19, 1.8) + tyre(-18, 5.2) + tyre(18, 5.2),
  truck: () => fill('M-29 9V2L-27 0H-17L-13 -7.6H-5V11.6H-28Z') + fill('M-3 6V-9Q-3 -12 0 -12H26Q29 -12 29 -9V6Z') + bar(-28, 10, 29, 10, 3.2) + hole(-10.4, -3.4, 2.3) + tyre(-19) + tyre(17) + [5, 13, 21].map((x) => seam(x, -11, x, 5)).join(''),
  'truck-soviet': () => fill('M-29 9V0.5H-18V-8H-5V11.6H-28Z') + shape(-3, -1, 29, -1, 29, 8, -3, 8) + bar(-28, 10, 29, 10, 3.2) + hole(-11.5, -3.6, 2.6) + tyre(-20) + tyre(17) + seam(-3, 2, 29, 2) + [5, 13, 21].map((x) => seam(x, -1, x, 8)).join(''),
  wagon: () => fill('M-6 7V-4H27V7Z') + rod(-8, 6, -29, 9, 2) + gunWheel(2, 7) + gunWheel(20, 7),
  // -- in the air --------------------------------------------------------------------------------------
  stuka: () =>
    fill('M-30 0Q-29 -4.6 -22 -5.4L-10 -6L-6 -10.5Q1 -12 9 -6.8L24 -3.4L26 -12H30L29.5 1L22 1.6L-6 4.6Q-26 5 -30 0Z') + fill('M-10 1L8 -1L12 2L4 5L-6 10H-12Z') + fill('M-14 7H-4L-3 12Q-3 16.5 -8.5 16.5Q-15 16.5 -14 11Z') + bar(-31.2, -6.5, -31.2, 7, 1.6) + seam(-5, -9, 0, -5, 8, -6),
  'twin-engine': () =>
    fill('M-26 -1Q-24 -5.6 -15 -6.6L-11 -9.6H-3L3 -6.4L24 -3.6L25.5 -11.5H29.5L29.5 1L20 2L-6 5Q-24 5 -26 -1Z') + fill('M-21 2H-2Q2 2.2 4 4L-2 8Q-14 9.6 -19 8Q-22.5 6 -21 2Z') + bar(-23, -2, -23, 11, 1.6) + seam(-14, 2, 2, 2.6),
  'attack-aircraft': () =>
    fill('M-30 0Q-29 -5 -20 -6L-11 -6.6L-7 -11H3Q9 -10 12 -6.4L24 -3.6L25.5 -12H30L29.5 1L22 1.8L-4 6Q-24 7 -30 0Z') + fill('M-12 2L10 1L15 3.6L4 7L-8 8.6H-14Z') + fill('M-9 8Q-8 12.6 -1 12.4Q5 12 6 7Z') + bar(-31.2, -7, -31.2, 7, 1.6) + seam(-6, -9.6, -5, -6.5, 8, -6.5),
};

/** A light rim around what lies over other ink. */
function outlined(svg: string): string {
  return `<g stroke-linejoin="round">${rim(svg)}${svg}</g>`;
}

function rim(svg: string): string {
  return `<g stroke="${BODY}" stroke-width="3">${svg.replace(/fill="[^"]*"/g, `fill="${BODY}"`).replace(/stroke="[^"]*" stroke-width="([0-9.]+)"/g, (_, w: string) => `stroke="${BODY}" stroke-width="${Number(w) + 2.4}"`)}</g>`;
}

/** Chassis of the German half-track: bonnet, front wheel, track. */
function halfTrack(): string {
  return (
    fill('M-29 7L-28 1L-12 -2.4L-9 -3V10H-27Z') + fill('M-12 2H28L26 8H-12Z') + track(-6, 28, 6.6, 5, 3) + tyre(-20, 4.8)
  );
}

/** Chassis of the American half-track. */
function usTrack(): string {
  return fill('M-29 8V-1L-12 -3L-9 -8H-5V8Z') + fill('M-10 2H28V8H-10Z') + track(4, 27, 6.6, 4, 2.6) + tyre(-19, 5);
}

/** Kinds of things that games name, and the drawing that stands for them. */
const KINDS: Record<string, string> = {
  'engineer-squad': 'engineer',
  flak: 'flak88',
  apc: 'half-track',
  'gun-carrier': 'half-track-gun',
  'aa-carrier': 'half-track-flak',
  'light-tank': 'pz2',
  tank: 'pz4',
  'heavy-tank': 'tiger',
  'tank-soviet': 't34',
  'assault-gun': 'stug',
  'tank-destroyer': 'marder',
  aircraft: 'stuka',
};

const drawn = new Map<string, string>();

/** The drawing of this name around (0, 0), or "" if there is none. */
export function silhouette(name: string): string {
  let svg = drawn.get(name);
  if (svg === undefined) {
    svg = DRAWINGS[KINDS[name] ?? name]?.() ?? '';
    drawn.set(name, svg);
  }
  return svg;
}

export const SILHOUETTES: readonly string[] = Object.keys(DRAWINGS);

export function silhouetteAt(name: string, x: number, y: number, scale: number): string {
  return `<g class="sil" transform="translate(${r(x)} ${r(y)}) scale(${r(scale)})">${silhouette(name)}</g>`;
}
