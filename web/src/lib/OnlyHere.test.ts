import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import OnlyHere from './OnlyHere.svelte';
import { words } from './words.svelte';

beforeAll(() => words.needOwn());

function told(host: string): string {
  const shown = mount(OnlyHere, { target: document.body, props: { host } });
  flushSync();
  const text = document.querySelector('[data-testid=only-here]')?.textContent ?? '';
  void unmount(shown);
  return text;
}

it.each(['127.0.0.1', '127.0.1.1', 'localhost', 'games.localhost', '[::1]'])('says of %s that nobody else can open it', (host) => {
  expect(told(host)).toContain(host);
});

it.each(['192.168.1.7', 'example.org', '127.example.org', 'localhost.example.org'])('says nothing of %s', (host) => {
  expect(told(host)).toBe('');
});
