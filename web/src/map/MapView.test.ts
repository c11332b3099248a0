import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../games/registry';
import type { Scene, Table } from '../wire';
import { board, piece } from './fixture';
import MapView from './MapView.svelte';
import type { Hit, MapProps } from './types';

const say = (id: string): Table['title'] => ({ t: 'msg', id, args: {} });

const table: Table = {
  game: 'test',
  briefing: [],
  turns: [],
  calendar: [],
  secrets: false,
  scenario: 'small',
  title: say('title'),
  place: say('place'),
  intro: say('intro'),
  options: {},
  style: 'tactical',
  ...board(8, 6),
  edges: [],
  ways: [],
  labels: [{ text: 'Ford', kind: 'town', x: 1, y: 1 }],
  terrains: [{ id: 'open', name: say('open'), facts: [] }],
  faces: [{ id: 'F', kind: 'plain', body: 'german', symbol: 'tank', name: say('tank'), short: 'T', figures: { a: 1 }, flags: [], facts: [] }],
  counters: [],
  cards: [],
  players: [
    { seat: 'a', side: 'a', name: say('a') },
    { seat: 'b', side: 'b', name: say('b') },
  ],
  overlays: [],
  names: {},
};

const ground = '<svg viewBox="-100 -100 1600 1100"><text data-label="0"></text><text data-terrain="open"></text></svg>';

const scene = (...pieces: Scene['pieces']): Scene => ({ pieces, marks: [{ place: 'B02', kind: 'objective', owner: 1, value: 2 }], tracks: [], hands: [] });

let host: HTMLElement;
let map: ReturnType<typeof mount> | undefined;
let picked: Hit[];
let props: MapProps;

beforeEach(async () => {
  await loadPage('test');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  host = document.createElement('div');
  document.body.append(host);
  picked = [];
  props = {
    table,
    ground,
    scene: scene(piece('one', 'C03', { facing: 'E' }), piece('two', 'D04', { owner: 1 }), piece('off', '@waiting')),
    me: 0,
    label: 'Map of the test',
    onpick: (hit: Hit) => picked.push(hit),
  };
});

afterEach(() => {
  if (map) void unmount(map);
  map = undefined;
  host.remove();
  vi.restoreAllMocks();
});

function show(more: Partial<MapProps> = {}): void {
  map = mount(MapView, { target: host, props: { ...props, ...more } });
  flushSync();
}

const all = (selector: string): Element[] => [...host.querySelectorAll(selector)];
const region = (): HTMLElement => host.querySelector<HTMLElement>('[role="application"]')!;

describe('the map', () => {
  it('is one named region with its counters in it', () => {
    show();
    expect(region().getAttribute('aria-label')).toBe('Map of the test');
    expect(all('[data-unit]').map((element) => (element as HTMLElement).dataset.unit)).toEqual(['one', 'two']);
    expect(all('.wedge')).toHaveLength(1);
    expect(all('.victory')).toHaveLength(1);
  });

  it('writes the labels of the ground', () => {
    show();
    expect(host.querySelector('[data-label]')!.textContent).toBe('Ford');
    expect(host.querySelector('[data-terrain]')!.textContent).toBe('open');
  });

  it('lights what it is told to, each in its own shape', () => {
    show({ lit: [{ place: 'C04', style: 'legal', price: '2' }, { place: 'D04', style: 'target' }, { place: 'C04/C05', style: 'legal' }], selected: 'one' });
    expect(all('path.legal:not(.side)')).toHaveLength(1);
    expect(all('path.side.legal')).toHaveLength(1);
    expect(host.querySelector('path.target')!.getAttribute('d')!.match(/M/g)).toHaveLength(6);
    expect(all('path.selected')).toHaveLength(2);
    expect(host.textContent).toContain('2');
  });

  it('picks what is clicked: a counter, or a hex', () => {
    show();
    const click = (place: string, dx = 0): void => {
      const at = window.grognardMap!.screenOf(place);
      const event = { pointerId: 1, pointerType: 'mouse', clientX: at.x + dx, clientY: at.y, bubbles: true };
      region().dispatchEvent(new PointerEvent('pointerdown', event));
      region().dispatchEvent(new PointerEvent('pointerup', event));
    };
    click('C03');
    click('B05');
    click('C03', 38);
    expect(picked.map(({ kind, key, place }) => [kind, key, place])).toEqual([
      ['unit', 'one', 'C03'],
      ['hex', 'B05', 'B05'],
      ['hex', 'C03', 'C03'],
    ]);
  });

  it('is walked by keyboard, says where the reader is, and opens a stack before picking from it', async () => {
    show({ scene: scene(piece('one', 'C03'), piece('two', 'C03'), piece('his', 'C03', { owner: 1 })), describe: (place) => `at ${place}` });
    const press = (key: string): boolean => region().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const walker = map as { focusPlace(place: string): void };
    walker.focusPlace('C01');
    press('ArrowRight');
    press('ArrowRight');
    flushSync();
    expect(host.querySelector('[aria-live]')!.textContent).toBe('at C03');
    expect(all('path.focus')).toHaveLength(2);
    press('Enter');
    await Promise.resolve();
    flushSync();
    const rows = all('[data-testid="fan"] .row').map((row) => [...row.querySelectorAll<HTMLElement>('button')].map((button) => button.dataset.fanUnit));
    expect(rows).toEqual([['his'], ['two', 'one']]);
    expect(picked).toEqual([]);
    host.querySelector<HTMLElement>('[data-fan-unit="one"]')!.click();
    expect(picked.map(({ key }) => key)).toEqual(['one']);
  });

  it('does not open a stack whose hex is what can be picked', () => {
    show({ scene: scene(piece('one', 'C03'), piece('two', 'C03')), lit: [{ place: 'C03', style: 'legal' }] });
    (map as { focusPlace(place: string): void }).focusPlace('C03');
    region().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    flushSync();
    expect(all('[data-testid="fan"]')).toHaveLength(0);
    expect(picked).toHaveLength(1);
  });

  it('draws the ghost of a move and its way', () => {
    show({ ghost: { unit: 'one', place: 'C05' }, path: ['C03', 'C04', 'C05'] });
    expect(all('.counter.ghost')).toHaveLength(1);
    expect(all('path.way')).toHaveLength(2);
    expect(all('.node')).toHaveLength(1);
  });

  it('names what its overlays show', () => {
    show({ overlays: [{ name: 'zone', tints: [{ place: 'A01', style: 'zoc', text: '', owner: 1 }], strokes: [], says: [], facts: [], shortcuts: [], notes: [] }] });
    expect(all('.key li')).toHaveLength(1);
    expect(all('pattern').length).toBeGreaterThan(0);
  });

  it('zooms and centres for tests, and takes its handle away with it', () => {
    show();
    expect(window.grognardMap!.zoom()).toBeCloseTo(88);
    expect(window.grognardMap!.zoom(30)).toBeCloseTo(30);
    expect(host.querySelector('.frame')!.classList).toContain('z1');
    void unmount(map!);
    map = undefined;
    expect(window.grognardMap).toBeUndefined();
  });
});
