/** What has happened since a player's last turn, in parts. */
import type { LogStyle } from '../games/registry';
import { refOf } from '../lib/args';
import type { LogLine } from '../wire';

export interface Part {
  name: string;
  lines: { at: number; line: LogLine }[];
}

/** The players whose turn each heading begins, with its number in the log. */
function turns(log: LogLine[], kind: string): { at: number; player: number }[] {
  return log.flatMap((line, at) => {
    const player = line.kind === kind ? refOf(line.text.args['player']) : undefined;
    return player ? [{ at, player: player.index }] : [];
  });
}

/** The line with which the turn of a player that goes on now has begun, or -1. */
export function turnBegan(log: LogLine[], player: number, style: LogStyle = {}): number {
  const last = style.turn ? turns(log, style.turn).at(-1) : undefined;
  return last?.player === player ? last.at : -1;
}

/** The lines between the end of his last turn and this one, by the parts a game names; empty parts are left out. */
export function newsOf(log: LogLine[], player: number, style: LogStyle = {}): Part[] {
  const now = turnBegan(log, player, style);
  if (now < 0 || !style.turn || !style.news) return [];
  const before = turns(log, style.turn).filter(({ at }) => at < now);
  const own = before.findLastIndex((turn) => turn.player === player);
  const from = before[own + 1]?.at ?? now;
  const lines = log.slice(from, now).map((line, i) => ({ at: from + i, line }));
  return Object.entries(style.news).flatMap(([name, kinds]) => {
    const found = lines.filter(({ line }) => kinds.includes(line.kind));
    return found.length ? [{ name, lines: found }] : [];
  });
}
