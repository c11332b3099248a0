/** Names of people. */
import type { Message } from '../wire';

// A guest is named by the server in the language he came with; everybody reads it in his own.
const GUEST = /^(?:Guest|Гость) (\d+)$/;

/** A person's name as a parameter of a message. */
export function personName(name: string): Message | string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : { t: 'msg', id: 'server-guest', args: { number } };
}
