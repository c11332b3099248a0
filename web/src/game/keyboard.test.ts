import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeyActions, Keyboard } from './keyboard';

let act: KeyActions;
let keys: Keyboard;

beforeEach(() => {
  document.body.innerHTML = '<button>b</button><input />';
  act = {
    hurry: vi.fn(() => false),
    pick: vi.fn(),
    confirm: vi.fn(() => true),
    back: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    next: vi.fn(),
    where: vi.fn(),
    list: vi.fn(),
    help: vi.fn(),
    full: vi.fn(),
    zoom: vi.fn(),
    fit: vi.fn(),
    pan: vi.fn(),
    overlay: vi.fn((letter: string) => letter === 's'),
  };
  keys = new Keyboard(act);
});

function press(key: string, code = '', at = 'body', more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  document.querySelector(at)?.addEventListener('keydown', (e) => keys.press(e as KeyboardEvent), { once: true });
  document.querySelector(at)?.dispatchEvent(event);
  return event;
}

describe('the keys of a game', () => {
  it('work in a Russian layout, too', () => {
    press('я', 'KeyZ');
    press('Я', 'KeyZ', 'body', { shiftKey: true });
    expect(act.undo).toHaveBeenCalledOnce();
    expect(act.redo).toHaveBeenCalledOnce();
  });
  it('leave typing alone', () => {
    press('z', 'KeyZ', 'input');
    press('1', 'Digit1', 'input');
    expect(act.undo).not.toHaveBeenCalled();
    expect(act.pick).not.toHaveBeenCalled();
  });
  it('leave Enter and Space to buttons', () => {
    expect(press('Enter', 'Enter', 'button').defaultPrevented).toBe(false);
    expect(press(' ', 'Space', 'button').defaultPrevented).toBe(false);
    expect(act.confirm).not.toHaveBeenCalled();
    press(' ', 'Space');
    expect(act.next).toHaveBeenCalledOnce();
  });
  it('switch overlays by V and a letter', () => {
    press('v', 'KeyV');
    press('s', 'KeyS');
    expect(act.overlay).toHaveBeenCalledWith('s');
    press('s', 'KeyS');
    expect(act.overlay).toHaveBeenCalledOnce();
  });
  it('fill the whole screen', () => {
    press('а', 'KeyF');
    expect(act.full).toHaveBeenCalledOnce();
  });
  it('only complete what is being shown', () => {
    act.hurry = vi.fn(() => true);
    press('1', 'Digit1');
    expect(act.pick).not.toHaveBeenCalled();
  });
});
