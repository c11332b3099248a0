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
    if (last && !heading && kinds.minor?.includes(line.kind)) {
      const before = last.more.at(-1);
      if (before && kinds.runs?.includes(line.kind) && sameRun(before.line, line)) last.more.pop();
      last.more.push({ at, line });
      continue;
    }
    if (last && !last.more.length && kinds.runs?.includes(line.kind) && sameRun(last.line, line)) found.pop();
    found.push({ at, heading, line, more: [] });
  }
  return found;
}

/** A unit that goes on from hex to hex. */
function sameRun(before: LogLine, line: LogLine): boolean {
  return before.kind === line.kind && JSON.stringify(before.text.args['unit']) === JSON.stringify(line.text.args['unit']);
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
