import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { words } from '../lib/words.svelte';
import type { GameInfo } from '../wire';
import VerifyDialog from './VerifyDialog.svelte';

it.each([
  ['frozen', false],
  ['reads', true],
  ['', true],
])('names the command only where this version follows the record: %s', async (state, follows) => {
  await words.needOwn();
  const text = { t: 'msg', id: 'x', args: {} };
  const other_rules = state ? { state, text, made: 4, agreed: [], asked: [], choices: 9, read: 5 } : null;
  const info = { game: 'coh', scenario: 's', dice: { commitment: 'c', shares: [], secret: '' }, other_rules };
  const props = { info: info as unknown as GameInfo, record: '/r', onclose: () => undefined };
  const shown = mount(VerifyDialog, { target: document.body, props });
  flushSync();
  expect(document.querySelector('[data-testid=verify-command]') !== null).toBe(follows);
  expect(document.body.textContent?.includes(words.t('page-replay-verify-made', { made: 4 }))).toBe(!follows);
  void unmount(shown);
  document.body.replaceChildren();
});
