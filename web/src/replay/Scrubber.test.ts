import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rounds } from './film';
import { BRIEFS as acts, INDEX } from './fixture';
import Scrubber from './Scrubber.svelte';

let shown: Record<string, unknown> | undefined;

function show(at: number, onseek: (n: number) => void = () => undefined, briefs = acts): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const props = {
    index: INDEX,
    acts: briefs,
    rounds: rounds(acts),
    at,
    sides: ['a', 'b'],
    roundName: 'round',
    says: 'Round 1, action 3: fire',
    onseek,
  };
  shown = mount(Scrubber, { target, props });
  flushSync();
  return target.querySelector<HTMLElement>('[data-testid=scrubber]')!;
}

// The page of the tests has no layout of its own.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

afterEach(() => {
  vi.restoreAllMocks();
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const number = (element: Element, name: string): number => Number(element.getAttribute(name));

it('has one tick an act, up for the first side and down for the other, dice taller than moves', () => {
  const line = show(3);
  const ticks = [...line.querySelectorAll('.tick')];
  expect(ticks).toHaveLength(acts.length - 1);
  const zero = number(line.querySelector('.zero')!, 'y1');
  const [move, stall, shot] = ticks as [Element, Element, Element];
  expect(number(move, 'y')).toBeLessThan(zero);
  expect(number(stall, 'y')).toBe(zero);
  expect(number(shot, 'height')).toBeGreaterThan(number(move, 'height'));
  expect(ticks.map((tick) => tick.classList.contains('later'))).toEqual([false, false, false, true, true, true]);
});

it('draws no more ticks of a long game than there are pixels for', () => {
  const long = Array.from({ length: 20_000 }, (_, n) => ({ ...acts[1 + (n % 6)]!, n }));
  const line = show(3, () => undefined, long);
  const ticks = [...line.querySelectorAll('.tick')];
  expect(ticks.length).toBeGreaterThan(700);
  expect(ticks.length).toBeLessThan(2 * 800);
  expect(Math.max(...ticks.map((tick) => number(tick, 'height')))).toBe(13);
  expect(line.getAttribute('aria-valuemax')).toBe('19999');
}, 20_000); // a busy machine takes longer than the usual five seconds

it('shows losses in the loser’s colour, a curve for each side and the rounds', () => {
  const line = show(3);
  const losses = [...line.querySelectorAll('.loss')];
  expect(losses.map((loss) => loss.classList.contains('side-b'))).toEqual([true]);
  const curves = [...line.querySelectorAll('.curve')];
  expect(curves.map((curve) => curve.classList.contains('dashed'))).toEqual([false, true]);
  expect([...line.querySelectorAll('.round')].map((round) => round.classList.contains('now'))).toEqual([true, false]);
  expect([...line.querySelectorAll('.end')].map((end) => end.textContent)).toEqual(['1', '2']);
});

it('is a slider for keyboards and screen readers', () => {
  const line = show(3);
  expect(line.getAttribute('role')).toBe('slider');
  expect(line.tabIndex).toBe(0);
  expect(line.getAttribute('aria-valuenow')).toBe('3');
  expect(line.getAttribute('aria-valuemax')).toBe('6');
  expect(line.getAttribute('aria-valuetext')).toBe('Round 1, action 3: fire');
});

it('seeks where it is pressed, and on while it is held', () => {
  const asked: number[] = [];
  const line = show(3, (n) => asked.push(Math.round(n)));
  line.setPointerCapture = () => undefined;
  const svg = line.querySelector('svg')!;
  const width = number(svg, 'width');
  const press = (type: string, x: number): boolean =>
    line.dispatchEvent(new PointerEvent(type, { clientX: x, button: 0, pointerId: 1, bubbles: true }));
  press('pointermove', 200);
  expect(asked).toEqual([]);
  press('pointerdown', 30);
  press('pointermove', width - 30);
  press('pointerup', width - 30);
  press('pointermove', 30);
  expect(asked).toEqual([0, 6]);
});
