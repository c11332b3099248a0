import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { words } from '../lib/words.svelte';
import Computer from './Computer.svelte';

const sitting = { id: 'g', info: { seats: [{ seat: 'b', who: 'computer' }] }, feed: { busy: false }, past: undefined };
vi.mock('./context', () => ({ getGame: () => ({ sitting }) }));

let shown: Record<string, unknown>;
const later = globalThis.setTimeout;

beforeEach(async () => {
  await words.needOwn();
  // as browsers do: 32 bits of the time to wait are kept. On this day that of 1970 lies days ahead.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 16));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => later(run, ms | 0)) as typeof setTimeout);
  shown = mount(Computer, { target: document.body });
  flushSync();
});

afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function said(): string {
  flushSync();
  return document.querySelector('[data-testid=computer-says]')?.textContent ?? '';
}

function open(): void {
  document.querySelector<HTMLElement>('[data-testid=computer-why]')?.click();
  flushSync();
}

it('asks the server at once, and says that there is nothing to tell', async () => {
  const asked = vi.spyOn(api, 'computers').mockResolvedValue([]);
  open();
  expect(said()).toContain(words.t('page-computer-asking'));
  await vi.waitFor(() => expect(said()).toContain(words.t('page-computer-nothing')), 900);
  expect(asked).toHaveBeenCalledWith('g');
});

it('says that it cannot be told, and why', async () => {
  const text = { t: 'msg' as const, id: 'page-error-offline', args: {} };
  const problem = { code: 'offline', text, detail: '', rule: '', instead: [], retry_after: 0 };
  vi.spyOn(api, 'computers').mockRejectedValue(new api.ApiError(0, problem));
  open();
  await vi.waitFor(() => expect(said()).toContain(words.t('page-computer-failed')), 900);
  expect(said()).toContain(words.t('page-error-offline'));
});
