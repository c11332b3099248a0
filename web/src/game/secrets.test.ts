import { describe, expect, it } from 'vitest';
import { loadPage, PLAIN } from '../games/registry';
import type { Table, View } from '../wire';
import { needsCurtain } from './secrets';

const open = { secrets: false, names: {} } as unknown as Table;
const closed = { secrets: true, names: { group: { BATTERY: {} } } } as unknown as Table;

function view(badges: string[] = [], hands: object[] = []): View {
  return { scene: { pieces: [{ key: 'A', badges }], hands } } as unknown as View;
}

describe('the curtain of a screen that is handed over', () => {
  it('is drawn for a game of another package that has secrets, whatever its badges are called', () => {
    expect(needsCurtain(closed, PLAIN, [view(['cargo'])], false)).toBe(true);
    expect(needsCurtain(closed, PLAIN, [view()], false)).toBe(true);
  });

  it('is not drawn where nothing is secret', () => {
    expect(needsCurtain(open, PLAIN, [view(['cargo'])], false)).toBe(false);
  });

  it('is drawn where several choose at the same time, though no column is hidden', () => {
    expect(needsCurtain(open, PLAIN, [view()], true)).toBe(true);
  });

  it('is drawn in Conflict of Heroes for cards, hidden units and aimed batteries only', async () => {
    const page = await loadPage('coh');
    const cards = [{ size: 2, open: [] }];
    const aimed = [{ size: 0, open: [{ key: 'BATTERY', left: 1 }] }];
    expect(needsCurtain(closed, page, [view(['hit'])], false)).toBe(false);
    expect(needsCurtain(closed, page, [view(['hidden'])], false)).toBe(true);
    expect(needsCurtain(closed, page, [view([], cards)], false)).toBe(true);
    expect(needsCurtain(closed, page, [view([], aimed)], false)).toBe(true);
  });

  it("covers the boxes of Stalingrad's reserves, also when only the view that comes shows them", async () => {
    const page = await loadPage('stalingrad42');
    expect(needsCurtain(closed, page, [view(), view(['box-2'])], false)).toBe(true);
    expect(needsCurtain(closed, page, [view(), undefined], false)).toBe(false);
  });
});
