/** Which lines of an act tell what it was. */
import { refsIn } from '../lib/args';
import type { LogLine, Message } from '../wire';
import { type Act, one } from './film';

/**
 * The lines worth a heading: what counters did and what came of it. Dice and sums have a place of their own, payments and
 * lists of spent units are for the log. `heads`: kinds of lines of which one tells an act by itself.
 */
export function headline(act: Act, heads: readonly string[] = []): Message[] {
  const head = act.lines.findLast((line) => heads.includes(line.kind));
  if (head) return [head.text];
  const telling = act.lines.filter((line) => line.dice.length === 0 && line.ledgers.length === 0);
  const ofUnits = telling.filter((line) => one(line.text, 'unit'));
  if (ofUnits.length > 0) return unique(ofUnits).map((line) => line.text);
  const others = telling.filter((line) => !onlyLists(line));
  const first = others[0];
  const last = others.at(-1);
  if (first && last) {
    const rolled = act.lines.some((line) => line.dice.length > 0);
    return rolled ? [last.text] : [first, ...others.slice(1).filter(hasHex)].slice(0, 2).map((line) => line.text);
  }
  return act.text ? [act.text] : act.lines.slice(0, 1).map((line) => line.text);
}

/** Everything that names something only within a list of units: "now spent: A, B". */
function onlyLists(line: LogLine): boolean {
  const all = refsIn(line.text);
  return all.length > 0 && all.every((ref) => ref.kind === 'unit');
}

function hasHex(line: LogLine): boolean {
  return one(line.text, 'hex') !== undefined;
}

/** A unit's first and last line: it moves there, and what became of it. */
function unique(lines: LogLine[]): LogLine[] {
  if (lines.length <= 3) return lines;
  return [lines[0], lines[lines.length - 2], lines[lines.length - 1]].filter((line) => line !== undefined);
}
