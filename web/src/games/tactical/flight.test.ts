import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Offer, Question, Ref, Table, View } from '../../wire';
import Flight from './Flight.svelte';
import { banks, forwards, listed, offersOf, run, SIDES, type Controls } from './flight';

/** A game that is none of ours: gliders over hexes with a flat top, flown by the verbs `glide` and `lean`. */
const ROOT3 = Math.sqrt(3);
const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const cell = (name: string, x: number, y: number) => ({ name, x, y, terrain: 'open', level: 0, section: '', features: [] });
const table = {
  orientation: 'flat',
  cells: [
    cell('A', 0, 0),
    cell('N1', 0, -ROOT3),
    cell('N2', 0, -2 * ROOT3),
    cell('NW', -1.5, -ROOT3 / 2),
    cell('NE', 1.5, -ROOT3 / 2),
    cell('S', 0, ROOT3),
  ],
} as unknown as Table;

function offer(key: string, anchors: Ref[], cost = 0): Offer {
  const text = { t: 'msg' as const, id: key, args: {} };
  return { key, text, anchors, role: 'act', group: 'glide', rule: '', cost, rolls: false, regret: null };
}

const offers = [
  offer('lean G NW', [ref('unit', 'G'), ref('facing', 'NW')]),
  ...['NE', 'N1', 'NW'].map((hex) => offer(`glide G ${hex}`, [ref('hex', hex)], 2)),
  offer('land', []),
];
const question = { kind: 'Glide.next', offers } as unknown as Question;
const at = (place: string, facing = 'N') =>
  ({ question, scene: { pieces: [{ key: 'G', face: 'glider', owner: 0, place, facing, badges: [], figures: {} }] } }) as unknown as View;
const glides = offersOf(question, 'glide');

describe('a pilot', () => {
  it('finds offers by their verbs, in the order of the verbs', () => {
    expect(offersOf(question, 'land', 'lean').map((found) => found.key)).toEqual(['land', 'lean G NW']);
  });

  it('knows left from right', () => {
    const ahead = forwards(at('A'), table, glides, 'G');
    expect(SIDES.map((side) => ahead[side]?.key)).toEqual(['glide G NW', 'glide G N1', 'glide G NE']);
    const turns = banks(at('A'), table, offersOf(question, 'lean'), 'G');
    expect(SIDES.map((side) => turns[side]?.key)).toEqual(['lean G NW', undefined, undefined]);
  });

  it('sees nothing behind him, and no way while he is not over the map', () => {
    expect(forwards(at('A', 'S'), table, glides, 'G')).toEqual({});
    expect(forwards(at('@sky'), table, glides, 'G')).toEqual({});
    expect(forwards(at('A'), table, glides, 'H')).toEqual({});
  });

  it('flies straight on, as far as he may and the map goes', () => {
    expect(run(at('A'), table, 'G', 1)).toEqual(['A', 'N1']);
    expect(run(at('A'), table, 'G', 9)).toEqual(['A', 'N1', 'N2']);
    expect(run(at('@sky'), table, 'G', 9)).toEqual([]);
    expect(run(at('A'), table, 'H', 9)).toEqual([]);
  });
});

describe('the panel', () => {
  let shown: Record<string, unknown> | undefined;
  const play = vi.fn();
  const preview = vi.fn();
  const why = vi.fn();

  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.replaceChildren();
    vi.clearAllMocks();
  });

  function show(rows: Controls[], next = ''): HTMLElement {
    const gauges = [
      { id: 'lift', name: 'Lift', text: '2', dots: { left: 2, of: 5 } },
      { id: 'height', name: 'Height', text: 'low' },
    ];
    const say = (message: { id: string }): string => `say ${message.id}`;
    const props = { label: 'Glider', name: 'G one', gauges, next, rows, play, preview, why, say };
    shown = mount(Flight, { target: document.body, props });
    flushSync();
    return document.querySelector<HTMLElement>('[data-testid=flight]') ?? document.body;
  }

  it('shows its gauges, and dots for what is left', () => {
    const panel = show([], 'Glide on.');
    expect(panel.getAttribute('aria-label')).toBe('Glider');
    expect([...panel.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(['Lift', 'Height']);
    expect([...panel.querySelectorAll('dd')].map((text) => text.textContent?.trim())).toEqual(['2', 'low']);
    expect(panel.querySelectorAll('.pips > span').length).toBe(5);
    expect(panel.querySelectorAll('.pips > .gone').length).toBe(3);
    expect(panel.querySelector('.next')?.textContent).toBe('Glide on.');
  });

  it('takes what is on offer, and says why something is not', () => {
    const land = offersOf(question, 'land')[0];
    const panel = show([
      { id: 'turn', columns: 2, buttons: [{ id: 'down', label: 'Land', offer: land }, { id: 'up', label: 'Rise', attempt: 'rise G' }] },
    ]);
    const [down, up] = panel.querySelectorAll('button');
    down?.dispatchEvent(new Event('pointerenter'));
    expect(preview).toHaveBeenLastCalledWith('land');
    down?.click();
    expect(play).toHaveBeenCalledWith('land');
    expect(up?.getAttribute('aria-disabled')).toBe('true');
    up?.click();
    expect(why).toHaveBeenCalledWith('rise G', expect.any(Number), expect.any(Number));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('lists offers in their own words with their prices, and leaves out a row of none', () => {
    const panel = show([
      listed('none', [], '', () => ''),
      listed('glides', glides, '', (found) => `to ${found.key}`),
    ]);
    expect(panel.querySelectorAll('.row').length).toBe(1);
    expect([...panel.querySelectorAll('.list button span:first-child')].map((label) => label.textContent)).toEqual(
      glides.map((found) => `to ${found.key}`),
    );
    expect(panel.querySelectorAll('.price')[0]?.textContent).toBe('2');
    expect(panel.querySelector('[data-testid=fly-glide_G_N1]')?.getAttribute('title')).toBe('say glide G N1');
  });
});
