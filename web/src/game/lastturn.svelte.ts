/** The others' last turn as it is shown: fetched as a part of the film that the reader may see. */
import * as api from '../lib/api';
import type { Overlay, Part, Table, View } from '../wire';
import { arrows, type Combat, combatsIn, lastTurn, merged, movedBy, only, type Take, takesOf, type Way, waysIn } from './lastturn';
import type { Sitting } from './sitting.svelte';

const FARTHEST = 4; // parts of the film that a turn is looked for in

export async function fetchLastTurn(sitting: Sitting): Promise<LastTurn> {
  const seat = sitting.seat;
  const seq = sitting.live?.latest?.seq ?? 0;
  const { parts, index } = await api.replay(sitting.id, seat, -1);
  const me = sitting.live?.shown?.player ?? -1;
  let found = lastTurn(takesOf(parts), me, sitting.style);
  for (let far = 1; !found.whole && (parts[0]?.number ?? 0) > 0 && far < FARTHEST; far += 1) {
    const earlier: Part = await api.replayPart(sitting.id, seat, (parts[0]?.number ?? index.parts.length) - 1);
    parts.unshift(earlier);
    found = lastTurn(takesOf(parts), me, sitting.style);
  }
  return new LastTurn(sitting, sitting.table!, found.takes, seq);
}

export class LastTurn {
  readonly takes: Take[];
  readonly ways: Way[];
  readonly combats: Combat[];
  /** What of it is pointed at in a list: its arrows alone. */
  pointed: Overlay | null = $state.raw(null);
  readonly overlay: Overlay | null;
  private readonly seat: string;

  constructor(
    private readonly sitting: Sitting,
    private readonly table: Table,
    takes: Take[],
    private readonly seq: number,
  ) {
    this.seat = sitting.seat;
    this.takes = merged(takes, sitting.style);
    this.ways = waysIn(takes);
    this.combats = combatsIn(takes, sitting.style);
    this.overlay = this.arrowsOf(this.ways, this.combats);
  }

  /** It is still the last one. */
  get now(): boolean {
    return this.seat === this.sitting.seat && this.sitting.live?.latest?.seq === this.seq;
  }

  get groups(): { group: string; ways: Way[] }[] {
    return movedBy(this.ways, this.table);
  }

  private arrowsOf(ways: Way[], combats: Combat[]): Overlay | null {
    const shots = combats.flatMap(({ shots, entry }) => shots.map((shot) => ({ shot, owner: entry.line.owner })));
    return arrows(ways, shots, this.table);
  }

  point(ways: Way[], combats: Combat[] = []): void {
    this.pointed = ways.length || combats.length ? this.arrowsOf(ways, combats) : null;
  }

  play(takes: Take[] = this.takes): void {
    const shown = this.sitting.live?.shown;
    const [first] = takes;
    if (!shown || !first) return;
    const view = (scene: View['scene'], seq: number): View => ({ ...shown, scene, seq, question: null, undo: false, redo: false, held: false, log: [], log_from: 0, log_final: 0 });
    let told = 0;
    const views = takes.map((take, i) => {
      const from = told;
      told += take.lines.length;
      return { ...view(take.after, i + 1), log: take.lines, log_from: from };
    });
    const last = takes.at(-1) ?? first;
    this.pointed = null;
    this.sitting.playAgain([view(first.before, 0), ...views, { ...view(last.after, takes.length + 1), log_from: told }]);
  }

  /** Only the moves of some units. */
  playWays(ways: Way[]): void {
    this.play(merged(only(this.takes, new Set(ways.map(({ unit }) => unit))), this.sitting.style));
  }

  /** All of it is brought into sight. */
  reveal(): void {
    this.sitting.show(this.ways.flatMap(({ places }) => places));
  }
}
