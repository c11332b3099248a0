import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMouseWheel, listen } from './gestures';

let element: HTMLElement;
let said: string[];
let doubles: boolean;
let lassoing: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  document.body.append(element);
  element.setPointerCapture = () => undefined;
  said = [];
  doubles = false;
  lassoing = false;
  const say =
    (name: string) =>
    (...values: unknown[]): void => {
      said.push([name, ...values].join(' '));
    };
  stop = listen(element, {
    pan: say('pan'),
    zoom: (x, y, f) => said.push(`zoom ${x} ${y} ${f.toFixed(2)}`),
    hover: say('hover'),
    leave: say('leave'),
    tap: say('tap'),
    doubleTap: say('double'),
    context: say('context'),
    busy: say('busy'),
    mayLasso: (shift) => shift || lassoing,
    lasso: (points, done) => said.push(`lasso ${points.length}${done ? ' done' : ''}`),
    mayDouble: () => doubles,
  });
});

afterEach(() => {
  stop();
  element.remove();
  vi.useRealTimers();
});

function send(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  element.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true, ...more }));
}

const touch = { pointerType: 'touch' };

describe('mouse', () => {
  it('hovers, clicks, and drags only beyond a little slack', () => {
    send('pointermove', 5, 5);
    send('pointerdown', 10, 10);
    send('pointermove', 12, 11);
    send('pointerup', 12, 11);
    expect(said).toEqual(['hover 5 5', 'tap 10 10 false']);
    said.length = 0;
    send('pointerdown', 10, 10);
    send('pointermove', 30, 10);
    send('pointermove', 35, 12);
    send('pointerup', 35, 12);
    expect(said).toEqual(['busy true', 'pan 20 0', 'pan 5 2', 'busy false']);
  });

  it('tells a wheel from a trackpad', () => {
    expect(isMouseWheel({ deltaMode: 0, deltaX: 0, deltaY: 120 })).toBe(true);
    expect(isMouseWheel({ deltaMode: 1, deltaX: 0, deltaY: 3 })).toBe(true);
    expect(isMouseWheel({ deltaMode: 0, deltaX: 0, deltaY: 7.5 })).toBe(false);
    expect(isMouseWheel({ deltaMode: 0, deltaX: 4, deltaY: 100 })).toBe(false);
  });
});

describe('touch', () => {
  it('taps at once where a second tap would not zoom', () => {
    send('pointerdown', 10, 10, touch);
    send('pointerup', 10, 10, touch);
    expect(said).toEqual(['tap 10 10 true']);
  });

  it('waits for a second tap where it would', () => {
    doubles = true;
    send('pointerdown', 10, 10, touch);
    send('pointerup', 10, 10, touch);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(said).toEqual(['tap 10 10 true']);
    said.length = 0;
    for (let i = 0; i < 2; i++) {
      send('pointerdown', 10, 10, touch);
      send('pointerup', 10, 10, touch);
    }
    vi.advanceTimersByTime(300);
    expect(said).toEqual(['double 10 10']);
  });

  it('a long press asks for more, and is no tap', () => {
    send('pointerdown', 10, 10, touch);
    vi.advanceTimersByTime(600);
    send('pointerup', 10, 10, touch);
    expect(said).toEqual(['context 10 10 true']);
  });

  it('is not followed by a click, which would fall on what the tap has opened', () => {
    const lift = (at: HTMLElement): boolean => at.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
    expect(lift(element)).toBe(false);
    const panel = document.createElement('div');
    panel.dataset.overMap = '';
    element.append(panel);
    expect(lift(panel)).toBe(true);
  });

  it('two fingers zoom about their middle', () => {
    send('pointerdown', 100, 100, touch);
    send('pointerdown', 200, 100, { ...touch, pointerId: 2 });
    send('pointermove', 300, 100, { ...touch, pointerId: 2 });
    send('pointerup', 300, 100, { ...touch, pointerId: 2 });
    send('pointerup', 100, 100, touch);
    expect(said).toEqual(['busy true', 'pan 50 0', 'zoom 200 100 2.00', 'busy false']);
  });
});

it('leaves panels over the map alone', () => {
  const panel = document.createElement('div');
  panel.dataset.overMap = '';
  element.append(panel);
  panel.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, pointerType: 'mouse', clientX: 1, clientY: 1, bubbles: true }));
  panel.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, pointerType: 'mouse', clientX: 1, clientY: 1, bubbles: true }));
  expect(said).toEqual([]);
});

describe('a line drawn round units', () => {
  it('needs Shift with a mouse', () => {
    send('pointerdown', 10, 10, { shiftKey: true });
    send('pointermove', 30, 10);
    send('pointermove', 30, 40);
    send('pointerup', 30, 40);
    expect(said).toEqual(['lasso 2', 'lasso 3', 'lasso 3 done']);
  });

  it('is drawn with a finger only after it was asked for, and is no long press', () => {
    send('pointerdown', 10, 10, { ...touch, shiftKey: true });
    send('pointermove', 40, 10, touch);
    send('pointerup', 40, 10, touch);
    expect(said).toEqual(['busy true', 'pan 30 0', 'busy false']);
    said.length = 0;
    lassoing = true;
    send('pointerdown', 10, 10, touch);
    vi.advanceTimersByTime(1000);
    send('pointermove', 40, 10, touch);
    send('pointerup', 40, 10, touch);
    expect(said).toEqual(['lasso 2', 'lasso 2 done']);
  });

  it('is given up for a pinch', () => {
    lassoing = true;
    send('pointerdown', 10, 10, touch);
    send('pointermove', 40, 10, touch);
    send('pointerdown', 90, 10, { ...touch, pointerId: 2 });
    send('pointermove', 140, 10, { ...touch, pointerId: 2 });
    expect(said.slice(0, 3)).toEqual(['lasso 2', 'lasso 0 done', 'busy true']);
    expect(said.some((each) => each.startsWith('zoom'))).toBe(true);
  });
});
