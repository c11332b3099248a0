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
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined, ends: 0 };
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
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined, ends: 0, acts: BRIEFS };
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
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined, ends: 0 };
  const shown = mount(Report, { target, props });
  flushSync();
  expect(target.querySelector('.score')?.textContent?.trim()).toMatch(/^8\b/);
  expect(target.textContent).not.toContain('Where the points came from');
  expect(target.textContent).not.toContain('led from');
  void unmount(shown);
});

it.each([
  ['running', 31, 150, 'page-replay-head-frozen', true],
  ['running', 150, 150, 'page-replay-head-frozen', false],
  ['over', 31, 150, 'page-replay-won', true],
])('says of a frozen game (%s) that it ends at choice %i of %i', async (status, ends, choices, head, told) => {
  await words.needOwn();
  const name = { t: 'msg', id: 'page-replay', args: {} };
  const table = { game: 'none', players: [{ seat: 'a', side: 'a', name }, { seat: 'b', side: 'b', name }], faces: [] };
  const report = { over: true, rounds: [], sources: [], losses: [], dice: [], moments: [], lead: null };
  const other_rules = { state: 'frozen', text: name, made: 4, agreed: [], asked: [], choices, read: 30 };
  const info = { title: name, status, winners: ['a'], resigned: '', created: '2026-01-01T00:00:00Z', changed: '2026-01-01T01:00:00Z', other_rules };
  const target = document.createElement('div');
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names: () => undefined, ends };
  const shown = mount(Report, { target, props });
  flushSync();
  expect(target.querySelector('h2')?.textContent).toBe(words.t(head, { who: words.t('page-replay') }));
  expect(target.textContent).not.toContain(words.t('page-replay-so-far'));
  const short = words.t('page-replay-ends', { n: ends, of: choices, made: 4 });
  expect(target.textContent?.includes(short)).toBe(told);
  void unmount(shown);
});

it('calls hexes as the map does', async () => {
  await words.needOwn();
  const sources = [{ kind: 'hex', place: '7-G13', points: [2, 0] }];
  const report = { over: true, rounds: [{ number: 1, points: [2, 0] }], sources, losses: [], dice: [], moments: [], lead: null };
  const name = { t: 'msg', id: 'page-replay', args: {} };
  const table = { game: 'none', players: [{ seat: 'a', side: 'a', name }, { seat: 'b', side: 'b', name }], faces: [] };
  const info = { title: name, status: 'over', winners: ['a'], resigned: '', created: '2026-01-01T00:00:00Z', changed: '2026-01-01T01:00:00Z' };
  const target = document.createElement('div');
  const names = () => ({ t: 'msg' as const, id: 'page-name', args: { name: 'G13' } });
  const props = { report: report as unknown as Summed, info: info as unknown as GameInfo, table: table as unknown as Table, names, ends: 0 };
  const shown = mount(Report, { target, props });
  flushSync();
  expect(target.textContent).toContain('G13 held');
  expect(target.textContent).not.toContain('7-G13');
  void unmount(shown);
});
