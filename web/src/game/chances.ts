// Chances as the player reads them: exact fractions in, whole per cent out.
import { refOf } from '../lib/args';
import type { Branch, Curve, Message, Outlook, Ref } from '../wire';

/** An exact fraction. BigInt, because the courses of a long attack have long denominators. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

/** Reads "15/36" or "1", as the server writes fractions. */
export function fraction(text: string): Fraction {
  const [n, d] = text.split('/');
  return reduced(BigInt(n ?? '0'), BigInt(d ?? '1'));
}

export function add(a: Fraction, b: Fraction): Fraction {
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return reduced(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function asText(f: Fraction): string {
  return f.d === 1n ? String(f.n) : `${f.n}/${f.d}`;
}

export function asNumber(f: Fraction): number {
  return Number((f.n * 1_000_000n) / f.d) / 1_000_000;
}

function reduced(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b) [a, b] = [b, a % b];
  return a > 1n ? { n: n / a, d: d / a } : { n, d };
}

/**
 * Whole per cent by largest remainder: parts that sum to 1 are shown as numbers that sum to 100.
 * A tie goes to the larger part, so that equal sums look the same whatever their order.
 */
export function percents(parts: Fraction[]): number[] {
  const whole = parts.map((p) => Number((p.n * 100n) / p.d));
  const total = parts.reduce(add, { n: 0n, d: 1n });
  const wanted = Number((total.n * 200n + total.d) / (total.d * 2n));
  const order = parts
    .map((p, i) => ({ i, rest: asNumber({ n: (p.n * 100n) % p.d, d: p.d }), size: asNumber(p) }))
    .sort((a, b) => b.rest - a.rest || b.size - a.size);
  let missing = wanted - whole.reduce((sum, n) => sum + n, 0);
  for (const { i, rest } of order) {
    if (missing <= 0) break;
    if (rest === 0) continue;
    whole[i] = (whole[i] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}

/** One outcome of one thing: "Rifle squad: hit". `size` is how the bar is drawn, 0 to 1. */
export interface Row {
  label: Message;
  kind: string;
  p: Fraction;
  percent: number;
  size: number;
}

/** What may become of one thing (or of the act, if its outcomes name nothing). */
export interface Fate {
  subject: Ref | null;
  rows: Row[];
}

/**
 * The tree of outcomes as one table for each thing it is about: of several targets each has its own hundred
 * per cent. Where a thing is named twice in one course, the later outcome counts; of those in `mild` (by name, the
 * mildest first) none takes the place of a graver one.
 */
export function fates(outlook: Pick<Outlook, 'branches'>, mild: readonly string[] = []): Fate[] {
  const rank = ({ label }: Branch): number => {
    const at = mild.indexOf(label.id.split('-outcome-')[1] ?? '');
    return at < 0 ? mild.length : at;
  };
  const found = new Map<string, Map<string, { branch: Branch; p: Fraction }>>();
  const subjects = new Map<string, Ref | null>();
  walk(outlook.branches, new Map(), rank, (named, p) => {
    for (const [subject, branch] of named) {
      const rows = found.get(subject) ?? new Map<string, { branch: Branch; p: Fraction }>();
      found.set(subject, rows);
      subjects.set(subject, subjectOf(branch.label));
      const key = JSON.stringify(branch.label);
      const row = rows.get(key);
      rows.set(key, { branch, p: row ? add(row.p, p) : p });
    }
  });
  return [...found].map(([subject, rows]) => {
    const list = [...rows.values()].sort((a, b) => weight(a.branch.kind) - weight(b.branch.kind));
    const whole = percents(list.map((row) => row.p));
    return {
      subject: subjects.get(subject) ?? null,
      rows: list.map(({ branch, p }, i) => ({
        label: branch.label,
        kind: branch.kind,
        p,
        percent: whole[i] ?? 0,
        size: asNumber(p),
      })),
    };
  });
}

/** One of several independent attacks of an option: whom it is about, and what may become of him. */
export interface Beside {
  subject: Ref;
  fates: Fate[];
  undecided: Fraction;
}

/** The parts of an option side by side. A fate without a name of its own, or with the subject's, needs no heading. */
export function partsOf(outlook: Outlook, mild: readonly string[] = []): Beside[] {
  return outlook.parts.map(({ subject, branches, undecided }) => ({
    subject,
    fates: fates({ branches }, mild).map((fate) => (isSame(fate.subject, subject) ? { ...fate, subject: null } : fate)),
    undecided: fraction(undecided),
  }));
}

function isSame(a: Ref | null, b: Ref): boolean {
  return a?.kind === b.kind && a.key === b.key;
}

function walk(
  branches: Branch[],
  named: Map<string, Branch>,
  rank: (branch: Branch) => number,
  leaf: (named: Map<string, Branch>, p: Fraction) => void,
): void {
  for (const branch of branches) {
    const subject = subjectKey(branch.label);
    const before = named.get(subject);
    const here = before && rank(branch) < rank(before) ? named : new Map(named).set(subject, branch);
    let rest = fraction(branch.p);
    for (const next of branch.then) rest = subtract(rest, fraction(next.p));
    if (branch.then.length) walk(branch.then, here, rank, leaf);
    if (rest.n > 0n) leaf(here, rest);
  }
}

function subjectOf(label: Message): Ref | null {
  for (const arg of Object.values(label.args ?? {})) {
    const ref = refOf(arg);
    if (ref) return ref;
  }
  return null;
}

function subjectKey(label: Message): string {
  const ref = subjectOf(label);
  return ref ? `${ref.kind}:${ref.key}` : '';
}

/** Nothing first, then what is better or graver: the order of the bars. */
function weight(kind: string): number {
  const at = ['none', '', 'good', 'hit', 'kill'].indexOf(kind);
  return at < 0 ? 1 : at;
}

/** The chance that an option has an effect, for a list: everything that is not "none". */
export function success(outlook: Outlook): number | null {
  const first = fates(outlook)[0];
  if (!first || !first.rows.some((row) => row.kind === 'none')) return null;
  const some = first.rows.filter((row) => row.kind !== 'none').reduce((sum, row) => add(sum, row.p), { n: 0n, d: 1n });
  const none = first.rows.filter((row) => row.kind === 'none').reduce((sum, row) => add(sum, row.p), { n: 0n, d: 1n });
  return percents([some, none])[0] ?? null;
}

/** A bar of the dice curve: how it is coloured and how high it stands, 0 to 1. */
export interface CurveBar {
  face: number;
  kind: string;
  outcome: string;
  height: number;
}

export function curveBars(curve: Curve): CurveBar[] {
  const most = Math.max(1, ...curve.bars.map((bar) => bar.ways));
  return curve.bars.map((bar) => ({
    face: bar.face,
    outcome: bar.outcome,
    height: bar.ways / most,
    kind: bar.kind,
  }));
}

/** Totals side by side that bring the same. */
export interface Run {
  from: number;
  to: number;
  kind: string;
  outcome: string;
}

export function runsOf(bars: CurveBar[]): Run[] {
  const found: Run[] = [];
  for (const { face, kind, outcome } of bars) {
    const last = found.at(-1);
    if (last && last.kind === kind && last.outcome === outcome) last.to = face;
    else found.push({ from: face, to: face, kind, outcome });
  }
  return found;
}

/** The label of an outcome by its short name, as the bars of a curve have it. */
export function labelOf(outlook: Outlook, outcome: string): Message | null {
  const search = (branches: Branch[]): Message | null => {
    for (const branch of branches) {
      if (branch.label.id.endsWith(`-outcome-${outcome}`)) return branch.label;
      const inside = search(branch.then);
      if (inside) return inside;
    }
    return null;
  };
  return search(outlook.branches);
}

/** Where the curve turns from nothing to something: "hit on 8+". Null if it never does, or always has. */
export function turningPoint(all: CurveBar[]): { face: number; outcome: string; before: string } | null {
  const bars = all.filter((bar) => bar.kind !== 'again'); // such a roll does not count
  for (let i = 1; i < bars.length; i += 1) {
    const bar = bars[i];
    const last = bars[i - 1];
    if (bar && last && last.kind === 'none' && bar.kind !== 'none') {
      return { face: bar.face, outcome: bar.outcome, before: last.outcome };
    }
  }
  return null;
}
