/** The log as it is read: headings, entries with their small print, filters. */
import type { LogStyle } from '../games/registry';
import type { LogLine } from '../wire';

export type Filter = 'all' | 'combat' | 'losses' | 'mine';
export const FILTERS: Filter[] = ['all', 'combat', 'losses', 'mine'];

/** An entry: a line, and the lines that only say more about it. `at`: its number in the log. */
export interface Entry {
  at: number;
  heading: boolean;
  line: LogLine;
  more: { at: number; line: LogLine }[];
}

export function entries(log: LogLine[], kinds: LogStyle = {}): Entry[] {
  const found: Entry[] = [];
  for (const [at, line] of log.entries()) {
    const last = found.at(-1);
    const heading = kinds.heading?.includes(line.kind) === true;
    const runs = kinds.runs?.includes(line.kind) === true;
    if (last && !heading && kinds.minor?.includes(line.kind)) {
      if (runs) forgetStep(last.more, line);
      last.more.push({ at, line });
      continue;
    }
    if (runs) forgetStep(found, line);
    found.push({ at, heading, line, more: [] });
  }
  return found;
}

/** A unit goes on from hex to hex, alone or with its stack: the step before, among the last lines of its kind, is not told. */
function forgetStep(lines: { line: LogLine; more?: unknown[] }[], line: LogLine): void {
  const unit = JSON.stringify(line.text.args['unit']);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const before = lines[at];
    if (!before || before.line.kind !== line.kind || before.more?.length) return;
    if (JSON.stringify(before.line.text.args['unit']) === unit) return void lines.splice(at, 1);
  }
}

/** Without a game's word for it, combat is what rolls dice or has ledgers. */
export function passes(entry: Entry, filter: Filter, player: number, kinds: LogStyle = {}): boolean {
  if (filter === 'all' || entry.heading) return true;
  const lines = [entry.line, ...entry.more.map(({ line }) => line)];
  if (filter === 'mine') return lines.some((line) => line.owner === player && player >= 0);
  const wanted = filter === 'combat' ? kinds.combat : kinds.loss;
  if (wanted) return lines.some((line) => wanted.includes(line.kind));
  return filter === 'combat' && lines.some((line) => line.dice.length > 0 || line.ledgers.length > 0);
}

/** The entries that pass, without headings that have nothing under them. */
export function filtered(all: Entry[], filter: Filter, player: number, kinds: LogStyle = {}): Entry[] {
  const found = all.filter((entry) => passes(entry, filter, player, kinds));
  if (filter === 'all') return found;
  return found.filter((entry, i) => !entry.heading || (found[i + 1] !== undefined && !found[i + 1]?.heading));
}
