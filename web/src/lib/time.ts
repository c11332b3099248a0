/** Times and lengths as messages. */
import type { Message } from '../wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function message(id: string, n?: number): Message {
  return { t: 'msg', id, args: n === undefined ? {} : { n } };
}

/** How long a game takes: minutes, from an hour and a half on hours. */
export function length(minutes: number): Message {
  return minutes < 90 ? message('page-minutes', minutes) : message('page-hours', Math.round(minutes / 30) / 2);
}

/** How long ago something was: "12 min", "5 h", "3 days". */
export function since(then: string, now: number): Message {
  const passed = Math.max(0, now - Date.parse(then));
  if (passed < MINUTE) return message('page-under-a-minute');
  if (passed < HOUR) return message('page-minutes', Math.floor(passed / MINUTE));
  if (passed < 2 * DAY) return message('page-hours', Math.floor(passed / HOUR));
  return message('page-days', Math.floor(passed / DAY));
}

/** The day in the reader's words: "today", "yesterday", "3 days ago", later the date. */
export function day(then: string, now: number, language: string): string {
  const at = new Date(then);
  const days = Math.round((midnight(now) - midnight(at.getTime())) / DAY);
  if (days < 7) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
