import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, follow, type Listener } from './live';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const listener = {
  view: vi.fn<Listener['view']>(),
  info: vi.fn<Listener['info']>(),
  problem: vi.fn(),
  connected: vi.fn(),
} satisfies Listener;

let lines = 0;
let connection: Connection;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  lines = 0;
  connection = follow('g/1', 'german', () => lines, listener);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the live socket', () => {
  it('says which seat of which game', () => {
    expect(last().url).toMatch(/^ws:\/\/[^/]+\/api\/games\/g%2F1\/live\?seat=german&have=0$/);
  });

  it('hands on what it hears', () => {
    last().open();
    last().hear({ t: 'view', view: { seq: 3 } });
    last().hear({ t: 'info', info: { id: 'g' } });
    expect(listener.connected).toHaveBeenCalledWith(true);
    expect(listener.view).toHaveBeenCalledWith({ seq: 3 });
    expect(listener.info).toHaveBeenCalledWith({ id: 'g' });
  });

  it('comes back after a break and says what it has', () => {
    last().open();
    lines = 12;
    last().drop();
    expect(listener.connected).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain('have=12');
  });

  it('waits longer each time, and never very long', () => {
    for (let i = 0; i < 8; i += 1) {
      last().drop();
      vi.advanceTimersByTime(13_000);
    }
    expect(FakeSocket.all).toHaveLength(9);
    last().drop();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(9);
  });

  it('does not wait when the network is back', () => {
    last().drop();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays away when it is not wanted', () => {
    last().hear({ t: 'problem', problem: { code: 'not-found' } });
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(listener.problem).toHaveBeenCalledWith({ code: 'not-found' });
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back when it was only too slow or too eager', () => {
    last().drop(4429);
    vi.advanceTimersByTime(1000);
    last().drop(4408);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('beats while it is open', () => {
    last().open();
    lines = 5;
    vi.advanceTimersByTime(26_000);
    expect(last().sent).toEqual(['{"t":"have","lines":5}']);
  });

  it('is silent once closed', () => {
    last().open();
    connection.close();
    last().hear({ t: 'view', view: {} });
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(last().closed).toBe(true);
    expect(listener.view).not.toHaveBeenCalled();
    expect(FakeSocket.all).toHaveLength(1);
  });
});
