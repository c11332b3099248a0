import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import PromptLine from './PromptLine.svelte';

const sitting = { alone: true, watching: false, live: { latest: {} } };
const decision = { takeback: vi.fn() };
vi.mock('./context', () => ({ getGame: () => ({ sitting, decision }) }));
vi.mock('./prompt', () => ({ promptOf: () => ({ text: 'It thinks.', hint: '', tone: 'wait', since: '', thinks: true }) }));

let shown: Record<string, unknown>;

beforeEach(async () => {
  await words.needOwn();
  vi.useFakeTimers();
});

afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
});

function after(seconds: number, alone: boolean): HTMLElement | null {
  sitting.alone = alone;
  shown = mount(PromptLine, { target: document.body });
  flushSync();
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
  return document.querySelector('[data-testid=thinking]');
}

it('counts the seconds that a computer thinks, and lets the reader take back what it thinks about', () => {
  expect(after(5, true)?.textContent).toContain(words.t('page-prompt-thinking', { n: 5 }));
  document.querySelector<HTMLElement>('[data-testid=cancel]')?.click();
  expect(decision.takeback).toHaveBeenCalledOnce();
});

it('says nothing of the first second', () => expect(after(1, true)).toBeNull());

it('takes nothing back where somebody else would have to agree', () => {
  expect(after(5, false)).not.toBeNull();
  expect(document.querySelector('[data-testid=cancel]')).toBeNull();
});
