// @vitest-environment node
import { expect, it } from 'vitest';
import type { Span } from './fluent';
import { withStops } from './stops';

it('keeps a comma with the unit before it', () => {
  const ref = { t: 'ref' as const, kind: 'unit', index: 0, key: 'A' };
  const spans = [{ text: 'Attack: ' }, { text: '73rd', ref }, { text: ', ' }, { text: '230th', ref }, { text: '.' }] as Span[];
  expect(withStops(spans).map(({ text, stop }) => text + stop)).toEqual(['Attack: ', '73rd,', ' ', '230th.', '']);
});
