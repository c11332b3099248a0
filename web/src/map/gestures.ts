/**
 * Mouse, pen, touch and wheel on the map, told as what the reader means: pan, zoom, hover, tap, context. Positions are
 * pixels within the element.
 */

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  tap(x: number, y: number, touch: boolean): void;
  doubleTap(x: number, y: number): void;
  context(x: number, y: number, touch: boolean): void;
  /** A drag or pinch begins or ends. */
  busy(on: boolean): void;
  /** Is a line drawn round things wanted now? `shift`: with a mouse and Shift held, else because it was asked for. */
  mayLasso?(shift: boolean): boolean;
  /** The line as it grows; a single point for a click or a tap. */
  lasso?(points: [number, number][], done: boolean): void;
  /** Should a second tap here zoom, so that the first must wait for it? */
  mayDouble(x: number, y: number): boolean;
}

const MOUSE_SLACK = 4;
const TOUCH_SLACK = 9;
const LONG_PRESS = 500;
const DOUBLE_TAP = 280;
const WHEEL_STEP = 1.2;

interface Finger {
  id: number;
  x: number;
  y: number;
  startX: number;
  startY: number;
  touch: boolean;
}

/** A notch of a mouse's wheel zooms; two fingers on a trackpad pan. Mice report whole notches and nothing sideways. */
export function isMouseWheel(event: Pick<WheelEvent, 'deltaMode' | 'deltaX' | 'deltaY'>): boolean {
  if (event.deltaMode !== 0) return true;
  return event.deltaX === 0 && Number.isInteger(event.deltaY) && Math.abs(event.deltaY) >= 50;
}

export function listen(element: HTMLElement, to: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let dragging = false;
  let moved = false;
  let press: ReturnType<typeof setTimeout> | undefined;
  let waiting: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
  let line: [number, number][] | undefined;
  let box = element.getBoundingClientRect();

  const at = (event: MouseEvent): [number, number] => [event.clientX - box.left, event.clientY - box.top];
  const onControl = (event: Event): boolean => event.target instanceof Element && event.target.closest('[data-over-map]') !== null;

  function stopPress(): void {
    clearTimeout(press);
    press = undefined;
  }

  function down(event: PointerEvent): void {
    if (onControl(event) || (event.pointerType === 'mouse' && event.button > 1)) return;
    box = element.getBoundingClientRect();
    const [x, y] = at(event);
    const touch = event.pointerType === 'touch';
    fingers.set(event.pointerId, { id: event.pointerId, x, y, startX: x, startY: y, touch });
    if (fingers.size === 1) {
      moved = false;
      line = to.mayLasso?.(!touch && event.shiftKey) ? [[x, y]] : undefined;
      if (touch && !line) press = setTimeout(() => longPress(x, y), LONG_PRESS);
    } else {
      stopPress();
      moved = true; // a pinch never ends as a tap
      if (line) to.lasso?.([], true); // nor as a line
      line = undefined;
    }
  }

  function longPress(x: number, y: number): void {
    moved = true;
    to.context(x, y, true);
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'touch') return;
      if (onControl(event)) to.leave();
      else to.hover(...at(event));
      return;
    }
    const [x, y] = at(event);
    if (line) {
      line = [...line, [x, y]];
      to.lasso?.(line, false);
      return;
    }
    if (!dragging && !begins(finger, x, y)) return;
    if (fingers.size === 1) to.pan(x - finger.x, y - finger.y);
    else if (fingers.size === 2) pinch(finger, x, y);
    finger.x = x;
    finger.y = y;
  }

  /** Does a drag begin here? */
  function begins(finger: Finger, x: number, y: number): boolean {
    const slack = finger.touch ? TOUCH_SLACK : MOUSE_SLACK;
    if (fingers.size === 1 && Math.hypot(x - finger.startX, y - finger.startY) < slack) return false;
    dragging = true;
    moved = true;
    stopPress();
    for (const { id } of fingers.values()) if (element.isConnected) element.setPointerCapture(id);
    to.busy(true);
    return true;
  }

  function pinch(finger: Finger, x: number, y: number): void {
    const other = [...fingers.values()].find(({ id }) => id !== finger.id)!;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    to.pan((x - finger.x) / 2, (y - finger.y) / 2);
    if (before > 0) to.zoom((x + other.x) / 2, (y + other.y) / 2, after / before);
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    stopPress();
    if (line) {
      const drawn = line;
      line = undefined;
      to.lasso?.(event.type === 'pointerup' ? drawn : [], true);
      return;
    }
    if (fingers.size) return;
    if (dragging) to.busy(false);
    const still = !moved && event.type === 'pointerup';
    dragging = false;
    if (!still) return;
    if (finger.touch) touched(finger.x, finger.y);
    else if (event.button === 0) to.tap(finger.x, finger.y, false);
  }

  function touched(x: number, y: number): void {
    if (waiting && Math.hypot(x - waiting.x, y - waiting.y) < 32) {
      clearTimeout(waiting.timer);
      waiting = undefined;
      to.doubleTap(x, y);
    } else if (to.mayDouble(x, y)) {
      waiting = { x, y, timer: setTimeout(() => ((waiting = undefined), to.tap(x, y, true)), DOUBLE_TAP) };
    } else {
      to.tap(x, y, true);
    }
  }

  function wheel(event: WheelEvent): void {
    if (onControl(event)) return;
    event.preventDefault(); // the page must not scroll or zoom under the map
    box = element.getBoundingClientRect();
    const [x, y] = at(event);
    if (event.ctrlKey) to.zoom(x, y, Math.exp(-event.deltaY / 100));
    else if (isMouseWheel(event)) to.zoom(x, y, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP);
    else to.pan(-event.deltaX, -event.deltaY);
  }

  function context(event: MouseEvent): void {
    if (onControl(event)) return;
    event.preventDefault();
    box = element.getBoundingClientRect();
    if (!fingers.size) to.context(...at(event), false);
  }

  /** The middle button drags, too, and must not start the browser's own scrolling. */
  function middle(event: MouseEvent): void {
    if (event.button === 1) event.preventDefault();
  }

  /** Without this the browser would click after a tap, on whatever the tap has brought under the finger. */
  function lifted(event: TouchEvent): void {
    if (!onControl(event) && event.cancelable) event.preventDefault();
  }

  function enter(): void {
    box = element.getBoundingClientRect();
  }

  const passive = { passive: true };
  element.addEventListener('pointerenter', enter, passive);
  element.addEventListener('pointerdown', down, passive);
  element.addEventListener('pointermove', move, passive);
  element.addEventListener('pointerup', up, passive);
  element.addEventListener('pointercancel', up, passive);
  element.addEventListener('pointerleave', to.leave, passive);
  element.addEventListener('touchend', lifted, { passive: false });
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', context);
  element.addEventListener('mousedown', middle);
  return () => {
    stopPress();
    clearTimeout(waiting?.timer);
    element.removeEventListener('pointerenter', enter);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', to.leave);
    element.removeEventListener('touchend', lifted);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', context);
    element.removeEventListener('mousedown', middle);
  };
}
