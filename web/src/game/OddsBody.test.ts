import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Branch, Outlook } from '../wire';
import OddsBody from './OddsBody.svelte';

vi.mock('../lib/words.svelte', () => ({
  words: { t: (id: string, args?: { n?: number }) => `${id}${args?.n ?? ''}`, spans: (m: { id: string }) => [{ text: m.id }] },
}));
vi.mock('./context', async (original) => ({
  ...(await original<typeof import('./context')>()),
  getGame: () => ({ sitting: {}, say: (m: { args: { thing: { key: string } } }) => m.args.thing.key }),
}));

function ref(key: string) {
  return { t: 'ref' as const, kind: 'unit', index: 0, key };
}

function branch(id: string, unit: string, p: string, kind: string): Branch {
  return { label: { t: 'msg', id, args: unit ? { unit: ref(unit) } : {} }, p, then: [], kind };
}

const BARRAGE: Outlook = {
  branches: [branch('late', '', '3/10', 'none'), branch('falls', '', '7/10', 'good')],
  ledgers: [],
  assumes: [],
  undecided: '0',
  curve: null,
  ahead: [],
  parts: ['B1', 'B2'].map((unit, i) => ({
    subject: ref(unit),
    branches: [branch('miss', unit, i ? '69/100' : '39/100', 'none'), branch('hit', unit, i ? '31/100' : '61/100', 'hit')],
    undecided: '0',
  })),
};

function show(outlook: Outlook, compact = false): HTMLElement {
  mounted = mount(OddsBody, { target: document.body, props: { outlook, compact } });
  flushSync();
  return document.body;
}

let mounted: Record<string, unknown> | null = null;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

const texts = (within: Element, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map((found) => found.textContent.trim());

it.each([false, true])('lists the parts of an option with their own chances (compact: %s)', (compact) => {
  const page = show(BARRAGE, compact);
  const parts = page.querySelector('[data-testid=odds-parts]')!;
  expect(texts(parts, compact ? 'h3' : 'h4')).toEqual(['B1', 'B2']);
  expect(texts(parts, 'dt')).toEqual(['Miss', 'Hit', 'Miss', 'Hit']);
  expect(texts(parts, 'dd')).toEqual(['page-percent39', 'page-percent61', 'page-percent69', 'page-percent31']);
  expect(texts(page, 'dd').slice(0, 2)).toEqual(['page-percent30', 'page-percent70']);
});

it('shows no list where an option has no parts', () => {
  const page = show({ ...BARRAGE, parts: [] });
  expect(page.querySelector('[data-testid=odds-parts]')).toBeNull();
  expect(texts(page, 'dt')).toEqual(['Late', 'Falls']);
});
