import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { GameInfo, Report as Summed, Table } from '../wire';
import { piece } from './fixture';
import Report from './Report.svelte';

it('tells of a unit that was lost, rebuilt and lost again', () => {
  const loss = (round: number) => ({ piece: piece('S-RIF-1', 1, 'G08'), round, step: round });
  const moment = { kind: 'loss', owner: 1, step: 3, round: 1, text: null, before: null, chance: -1 };
  const report = { over: true, rounds: [], sources: [], losses: [loss(1), loss(4)], dice: [], moments: [moment, moment], lead: null };
  const name = { t: 'msg', id: 'side', args: {} };
  const table = { game: 'none', players: [{ seat: 'a', side: 'a', name }, { seat: 'b', side: 'b', name }], faces: [] };
  const info = { title: name, status: 'over', winners: ['a'], resigned: '', created: '2026-01-01T00:00:00Z', changed: '2026-01-01T01:00:00Z' };
  const target = document.createElement('div');
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined };
  const shown = mount(Report, { target, props });
  flushSync();
  expect(target.querySelectorAll('.lost')).toHaveLength(2);
  void unmount(shown);
});
