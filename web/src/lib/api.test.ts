import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { net } from './net.svelte';

const asked = vi.fn<typeof fetch>();

function answers(status: number, body: unknown, type = 'application/json'): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  asked.mockResolvedValueOnce(new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } }));
}

function request(): { url: string; init: RequestInit } {
  const [url, init] = asked.mock.lastCall ?? [];
  return { url: String(url), init: init ?? {} };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  document.cookie = 'grognard-csrf=secret%2Btoken';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
  net.report(true);
});

async function refusal(asking: Promise<unknown>): Promise<api.ApiError> {
  const error: unknown = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof api.ApiError)) throw new Error('not refused');
  return error;
}

describe('requests', () => {
  it('carry the token against forgery only where something changes', async () => {
    answers(200, []);
    await api.games();
    expect(request().init.headers).not.toHaveProperty('x-csrf-token');
    answers(201, { id: 'g' });
    await api.newGame({ scenario: 'coh/dawn', seats: {} });
    expect(request().init.headers).toMatchObject({ 'x-csrf-token': 'secret+token', 'content-type': 'application/json' });
    expect(request().init.body).toBe('{"scenario":"coh/dawn","seats":{}}');
  });

  it('write names and options into the address safely', async () => {
    answers(200, {});
    await api.view('a/b', 'german', 7, 3);
    expect(request().url).toBe('/api/games/a%2Fb/view?seat=german&since=7&at=3');
    answers(200, {});
    await api.scenarioTable('coh', 'dawn', { groups: 'off', cards: 'on' });
    expect(request().url).toBe('/api/tables/coh/dawn?switch=groups%3Doff&switch=cards%3Don');
  });

  it('tell the page that the session has ended, and nothing else does', async () => {
    const text = { t: 'msg', id: 'server-not-signed-in', args: {} };
    for (const [code, out] of [['forbidden', false], ['not-signed-in', true]] as const) {
      answers(code === 'forbidden' ? 403 : 401, { code, text });
      await refusal(api.games());
      expect(net.out).toBe(out);
    }
    net.out = false;
    answers(401, { code: 'not-signed-in', text: { t: 'msg', id: 'server-wrong-password', args: {} } });
    await refusal(api.logIn({ name: 'nobody', password: 'wrong' }));
    expect(net.out, 'a wrong password ends no session').toBe(false);
  });

  it('give nothing for an answer without a body', async () => {
    answers(204, '');
    expect(await api.logOut()).toBeUndefined();
  });
});

describe('refusals', () => {
  it('are the problem the server tells', async () => {
    const problem = { code: 'stale', text: { t: 'msg', id: 'core-stale', args: {} }, detail: '' };
    answers(409, problem);
    const error = await refusal(api.play('g', { seat: 'german', keys: ['pass'], seq: 1 }));
    expect([error.status, error.code]).toEqual([409, 'stale']);
    expect(api.problemOf(error)).toEqual(problem);
  });

  it('are told of also when something in between answers', async () => {
    answers(502, '<html>', 'text/html');
    expect((await refusal(api.games())).problem.text.id).toBe('page-error-unavailable');
    answers(404, 'nothing', 'text/plain');
    expect((await refusal(api.gameInfo('x'))).code).toBe('not-found');
  });

  it('say that the server is away, until it is back', async () => {
    asked.mockRejectedValueOnce(new TypeError('network'));
    expect((await refusal(api.games())).code).toBe('offline');
    expect(net.lost).toBe(true);
    asked.mockRejectedValueOnce(new TypeError('network'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(net.lost).toBe(true);
    answers(200, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(net.lost).toBe(false);
  });

  it('of our own making are told in general words', () => {
    expect(api.problemOf(new Error('bug')).text.id).toBe('page-error-unexpected');
  });
});
