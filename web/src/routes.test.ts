// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { match } from './routes';

describe('addresses', () => {
  it.each([
    ['/', 'Lobby', {}],
    ['/g/abc', 'Game', { id: 'abc' }],
    ['/g/abc/', 'Game', { id: 'abc' }],
    ['/w/abc', 'Waiting', { id: 'abc' }],
    ['/i/t0ken', 'Invitation', { token: 't0ken' }],
    ['/replays', 'Replays', {}],
    ['/replay/abc', 'Replay', { id: 'abc' }],
    ['/r/t0ken', 'Replay', { token: 't0ken' }],
    ['/rules', 'Rules', {}],
    ['/rules/coh', 'Rules', { game: 'coh' }],
    ['/gallery', 'Gallery', {}],
    ['/cards', 'Cards', {}],
    ['/cards/panzer', 'Cards', { game: 'panzer' }],
    ['/account', 'Account', {}],
    ['/g/a%20b', 'Game', { id: 'a b' }],
    ['/g/100%', 'Game', { id: '100%' }],
  ])('%s is %s', (path, page, props) => {
    expect(match(path)).toEqual({ page, props });
  });

  it.each(['/g', '/g/a/b', '/nowhere', '/replays/x'])('%s leads nowhere', (path) => {
    expect(match(path).page).toBe('NotFound');
  });
});
