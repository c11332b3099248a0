import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { loadPage } from '../games/registry';
import { words } from '../lib/words.svelte';
import type { GameInfo, Report as Summed, Table } from '../wire';
import { BRIEFS, piece } from './fixture';
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

it.each(['round', 'turn'])('calls the time of a game what the game calls it: %s', async (time) => {
  await words.needOwn();
  const rounds = [1, 2].map((number) => ({ number, points: [number, 0] }));
  const losses = [{ piece: piece('S-RIF-1', 1, 'G08'), round: 2, step: 1 }];
  const report = { over: true, rounds, sources: [], losses, dice: [], moments: [], lead: { owner: 0, round: 2 } };
  const name = { t: 'msg', id: 'page-replay', args: {} };
  const table = { game: 'none', players: [{ seat: 'a', side: 'a', name }, { seat: 'b', side: 'b', name }], faces: [] };
  const info = { title: name, status: 'over', winners: ['a'], resigned: '', progress_name: time, created: '2026-01-01T00:00:00Z', changed: '2026-01-01T01:00:00Z' };
  const target = document.createElement('div');
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined, acts: BRIEFS };
  const shown = mount(Report, { target, props });
  flushSync();
  const other = time === 'turn' ? 'round' : 'turn';
  for (const said of [`led from ${time} 2`, `2 ${time}s`, `after each ${time}`, `lost in ${time} 2`]) expect(target.textContent).toContain(said);
  expect(target.textContent).not.toContain(other);
  void unmount(shown);
});

it('leaves out a side that does not score, and where the points of the other came from', async () => {
  await Promise.all([words.needOwn(), loadPage('stalingrad42')]);
  const rounds = [1, 2].map((number) => ({ number, points: [4 * number, 0] }));
  const sources = [{ kind: 'losses', place: '', points: [8, 0] }];
  const report = { over: true, rounds, sources, losses: [], dice: [], moments: [], lead: { owner: 0, round: 1 } };
  const name = { t: 'msg', id: 'page-replay', args: {} };
  const table = { game: 'stalingrad42', players: [{ seat: 'axis', side: 'a', name }, { seat: 'soviet', side: 'b', name }], faces: [] };
  const info = { title: name, status: 'over', winners: ['axis'], resigned: '', progress_name: 'turn', created: '2026-01-01T00:00:00Z', changed: '2026-01-01T01:00:00Z' };
  const target = document.createElement('div');
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined };
  const shown = mount(Report, { target, props });
  flushSync();
  expect(target.querySelector('.score')?.textContent?.trim()).toMatch(/^8\b/);
  expect(target.textContent).not.toContain('Where the points came from');
  expect(target.textContent).not.toContain('led from');
  void unmount(shown);
});
