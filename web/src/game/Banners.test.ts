import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api';
import Banners from './Banners.svelte';
import { isStale } from './sitting.svelte';

const sitting = { watching: false, mine: ['a'], past: undefined, table: undefined, drawing: false, info: {} };
vi.mock('./context', () => ({ getGame: () => ({ sitting, decision: {} }) }));

it.each([
  [null, true],
  [{ state: 'waits' }, false],
  [{ state: 'frozen' }, false],
])('offers to agree to taking back only where it can be done: %o', (other_rules, offered) => {
  sitting.info = { takeback: 'b', other_rules };
  const shown = mount(Banners, { target: document.body, props: { handed: '', wanted: '' } });
  flushSync();
  expect(document.querySelector('[data-testid=takeback-asked]') !== null).toBe(offered);
  void unmount(shown);
  document.body.replaceChildren();
});

it.each([
  ['stale', true],
  ['not-your-turn', true],
  ['conflict', false],
])('says that the game had moved on only where it had: %s', (code, moved) => {
  const text = { t: 'msg' as const, id: 'x', args: {} };
  expect(isStale(new ApiError(409, { code, text, detail: '', rule: '', instead: [], retry_after: 0 }))).toBe(moved);
});
