// @vitest-environment node
import { expect, it } from 'vitest';
import type { Message, Ref } from '../wire';
import { messageOf, refOf, refsIn, refsOf } from './args';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const message = (id: string, args: Message['args']): Message => ({ t: 'msg', id, args });

it('finds things in messages within messages and lists', () => {
  const nested = message('a', { x: message('b', { u: ref('unit', 'U') }), l: [ref('hex', 'H'), 3, 'text'] });
  expect(refsIn(nested).map((each) => each.key)).toEqual(['U', 'H']);
});

it('reads a parameter as what it holds, and as nothing else', () => {
  const [unit, said] = [ref('unit', 'U'), message('b', {})];
  expect([unit, said, [unit], 3, 'text', undefined].map(refOf)).toEqual([unit, ...Array<undefined>(5)]);
  expect([unit, said, [unit], 3, 'text', undefined].map(messageOf)).toEqual([undefined, said, ...Array<undefined>(4)]);
  expect(refsOf([unit, said, 3])).toEqual([unit]);
  expect(refsOf(unit)).toEqual([]);
});
