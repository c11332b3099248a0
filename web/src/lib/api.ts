/** The server's HTTP API, one typed function per request. Refusals are thrown as ApiError. */
import type * as wire from '../wire';
import { net } from './net.svelte';

const BASE = '/api';

/** The server said no, or could not be reached (code "offline"). `problem.text` is for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: wire.Problem,
  ) {
    super(`${status} ${problem.code}${problem.detail ? `: ${problem.detail}` : ''}`);
  }

  get code(): string {
    return this.problem.code;
  }
}

function problem(code: string, id: string): wire.Problem {
  return { code, text: { t: 'msg', id, args: {} }, detail: '', rule: '', instead: [], retry_after: 0 };
}

/** What to show for anything that was thrown. */
export function problemOf(error: unknown): wire.Problem {
  return error instanceof ApiError ? error.problem : problem('internal', 'page-error-unexpected');
}

function csrf(): string {
  const found = /(?:^|;\s*)grognard-csrf=([^;]+)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : '';
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrf-token'] = csrf();
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(BASE + path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    net.report(false);
    throw new ApiError(0, problem('offline', 'page-error-offline'));
  }
  net.report(true);
  if (!answer.ok) {
    const found = await refusal(answer);
    if (found.code === 'not-signed-in' && path !== '/session') net.out = true; // there the password was wrong
    throw new ApiError(answer.status, found);
  }
  return answer;
}

/** A proxy in between may answer with anything. */
async function refusal(answer: Response): Promise<wire.Problem> {
  try {
    const found: unknown = await answer.json();
    if (typeof found === 'object' && found !== null && 'code' in found && 'text' in found) return found as wire.Problem;
  } catch {
    // not JSON
  }
  if (answer.status === 404) return problem('not-found', 'page-error-not-found');
  return answer.status >= 500
    ? problem('unavailable', 'page-error-unavailable')
    : problem('bad-request', 'page-error-unexpected');
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await send(method, path, body, signal);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

function query(values: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Options of a scenario, one `switch=name=value` each. */
function switches(options: Record<string, string>): string {
  const pairs = Object.entries(options).map(([name, value]) => ['switch', `${name}=${value}`]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

const part = encodeURIComponent;
const game = (id: string): string => `/games/${part(id)}`;
const shared = (token: string): string => `/shared/${part(token)}`;

// The compiled build that is made beside a server that was started on the sources

export const quicker = (): Promise<wire.Quicker> => json('GET', '/quicker');
export const changeOver = (): Promise<void> => json('POST', '/quicker');

// What never changes

export const meta = (): Promise<wire.Meta> => json('GET', '/meta');
export const texts = (lang: string, name: string): Promise<string> => text(`/texts/${part(lang)}/${part(name)}`);
export const scenarioTable = (
  name: string,
  scenario: string,
  options: Record<string, string> = {},
): Promise<wire.Table> => json('GET', `/tables/${part(name)}/${part(scenario)}${switches(options)}`);
export const ground = (name: string, scenario: string): Promise<string> =>
  text(`/grounds/${part(name)}/${part(scenario)}.svg`);
export const rules = (name: string, lang: string): Promise<wire.Reference> =>
  json('GET', `/rules/${part(name)}/${part(lang)}`);
export const lesson = (name: string, which: string): Promise<wire.Lesson> =>
  json('GET', `/lessons/${part(name)}/${part(which)}`);

// Data cards

export const cards = (name: string): Promise<wire.CardIndex> => json('GET', `/cards/${part(name)}`);
/** The chances of one card shooting at another, at all ranges and from all aspects. */
export const duel = (
  name: string,
  wish: { shooter: string; target: string; ammunition: string },
  conditions: Record<string, string>,
): Promise<wire.CardDuel> => {
  const pairs = Object.entries(conditions).map(([key, value]) => ['condition', `${key}=${value}`]);
  return json('GET', `/cards/${part(name)}/duel?${new URLSearchParams([...Object.entries(wish), ...pairs]).toString()}`);
};

// The workshop

export const workbench = (name: string): Promise<wire.Workbench> => json('GET', `/workshop/${part(name)}`);
export const examineDraft = (
  name: string,
  draft: { scenario?: string; text?: string; document?: object },
): Promise<wire.Draft> => json('POST', `/workshop/${part(name)}/drafts`, draft);
export const randomBattle = (name: string, wishes: Record<string, string>): Promise<wire.Draft> =>
  json('POST', `/workshop/${part(name)}/battles`, { wishes });

// The reader

export const me = (): Promise<wire.Me> => json('GET', '/me');
export const changeMe = (settings: wire.Settings): Promise<wire.Me> => json('PATCH', '/me', settings);
export const makeAccount = (credentials: wire.Credentials): Promise<wire.Me> => json('POST', '/accounts', credentials);
export const logIn = (credentials: wire.Credentials): Promise<wire.Me> => json('POST', '/session', credentials);
export const logOut = (): Promise<void> => json('DELETE', '/session');
/** An account is deleted with its password; a guest has none. */
export const deleteMe = (password: string): Promise<void> =>
  json('DELETE', '/me', { password } satisfies wire.Farewell);
export const changePassword = (old: string, fresh: string): Promise<wire.Me> =>
  json('POST', '/me/password', { old, new: fresh } satisfies wire.NewPassword);
/** `code`: what the operator of the server has handed out. */
export const resetPassword = (code: string, password: string): Promise<wire.Me> =>
  json('POST', '/password', { code, password } satisfies wire.ResetPassword);
export const sessions = (): Promise<wire.SessionInfo[]> => json('GET', '/me/sessions');
export const endSession = (id: string): Promise<void> => json('DELETE', `/me/sessions/${part(id)}`);
export const endOtherSessions = (): Promise<void> => json('DELETE', '/me/sessions');

// Games

export const games = (): Promise<wire.GameInfo[]> => json('GET', '/games');
export const newGame = (wish: wire.NewGame): Promise<wire.GameInfo> => json('POST', '/games', wish);
export const gameInfo = (id: string): Promise<wire.GameInfo> => json('GET', game(id));
export const deleteGame = (id: string): Promise<void> => json('DELETE', game(id));
export const gameTable = (id: string): Promise<wire.Table> => json('GET', `${game(id)}/table`);
/** `at`: the view as it was when the seat's log had that many lines. */
export const view = (id: string, seat: string, since = 0, at?: number): Promise<wire.View> =>
  json('GET', `${game(id)}/view${query({ seat, since, at })}`);
export const play = (id: string, body: wire.Play): Promise<wire.Done> => json('POST', `${game(id)}/play`, body);
/** `since`: the log_final of the view held, so that the answer brings only later lines; `through`: kinds of questions passed by. */
export const undo = (id: string, seat: string, since = 0, through: string[] = []): Promise<wire.Done> =>
  json('POST', `${game(id)}/undo`, { seat, since, through } satisfies wire.At);
export const redo = (id: string, seat: string, since = 0, through: string[] = []): Promise<wire.Done> =>
  json('POST', `${game(id)}/redo`, { seat, since, through } satisfies wire.At);
export const release = (id: string, seat: string, since = 0): Promise<wire.Done> =>
  json('POST', `${game(id)}/release`, { seat, since, through: [] } satisfies wire.At);
export const resign = (id: string, seat: string): Promise<wire.GameInfo> =>
  json('POST', `${game(id)}/resign`, { seat });
export const agree = (id: string, seat: string): Promise<wire.GameInfo> => json('POST', `${game(id)}/agree`, { seat });
export const takeback = (id: string, seat: string): Promise<wire.GameInfo> =>
  json('POST', `${game(id)}/takeback`, { seat });
export const odds = (id: string, body: wire.Ask): Promise<wire.Outlook> => json('POST', `${game(id)}/odds`, body);
/** What the strongest computer would do: seconds of thought, broken off by the signal. The record says it was asked. */
export const hint = (id: string, body: wire.Advise, signal: AbortSignal): Promise<wire.Advice> =>
  json('POST', `${game(id)}/hint`, body, signal);
export const why = (id: string, body: wire.Why): Promise<wire.Reason | null> => json('POST', `${game(id)}/why`, body);
export const overlay = (id: string, body: wire.Show): Promise<wire.Overlay> =>
  json('POST', `${game(id)}/overlay`, body);

// Invitations, chat

export const invitations = (id: string): Promise<wire.Invitation[]> => json('GET', `${game(id)}/invitations`);
export const invite = (id: string, seat: string): Promise<wire.Invitation> =>
  json('POST', `${game(id)}/invitations`, { seat } satisfies wire.InviteTo);
export const revoke = (id: string, token: string): Promise<void> =>
  json('DELETE', `${game(id)}/invitations/${part(token)}`);
export const invited = (token: string): Promise<wire.Invited> => json('GET', `/invitations/${part(token)}`);
export const accept = (token: string, body: wire.Accept = {}): Promise<wire.GameInfo> =>
  json('POST', `/invitations/${part(token)}`, body);
export const chat = (id: string): Promise<wire.Chat[]> => json('GET', `${game(id)}/chat`);
export const say = (id: string, words: string): Promise<wire.Chat> =>
  json('POST', `${game(id)}/chat`, { text: words } satisfies wire.Say);

// Replays

/** A film at a glance, with all its parts if it is short, else with one (the last where none is named). */
export const replay = (id: string, seat: string, part = 0): Promise<wire.Replay> =>
  json('GET', `${game(id)}/replay${query({ seat, part })}`);
export const replayPart = (id: string, seat: string, number: number): Promise<wire.Part> =>
  json('GET', `${game(id)}/replay/${number}${query({ seat })}`);
/** Losses, points, dice and moments, as a seat knows them; "*" when the game is over. */
export const report = (id: string, seat: string): Promise<wire.Figures> =>
  json('GET', `${game(id)}/report${query({ seat })}`);
/** What the computers did last, and what for. */
export const computers = (id: string): Promise<wire.Doing[]> => json('GET', `${game(id)}/computers`);
export const recordUrl = (id: string): string => `${BASE}${game(id)}/record`;
export const share = (id: string): Promise<wire.ShareLink> => json('POST', `${game(id)}/share`);
export const sharedReplay = (token: string, seat?: string): Promise<wire.Replay> =>
  json('GET', `${shared(token)}${query({ seat })}`);
export const sharedPart = (token: string, seat: string, number: number): Promise<wire.Part> =>
  json('GET', `${shared(token)}/replay/${number}${query({ seat })}`);
export const sharedTable = (token: string): Promise<wire.Table> => json('GET', `${shared(token)}/table`);
export const sharedRecordUrl = (token: string): string => `${BASE}${shared(token)}/record`;
export const playOn = (id: string, body: wire.PlayOn): Promise<wire.GameInfo> =>
  json('POST', `${game(id)}/fork`, body);
export const playOnShared = (token: string, body: wire.PlayOn): Promise<wire.GameInfo> =>
  json('POST', `${shared(token)}/fork`, body);
