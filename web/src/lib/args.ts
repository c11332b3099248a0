/** The things that a message names: its parameters read as what they hold. */
import type { Arg, Message, Ref } from '../wire';

/** The thing that a parameter names; undefined if it is anything else. */
export function refOf(arg: Arg | undefined): Ref | undefined {
  return typeof arg === 'object' && !Array.isArray(arg) && arg.t === 'ref' ? arg : undefined;
}

/** The things of a list. */
export function refsOf(arg: Arg | undefined): Ref[] {
  return Array.isArray(arg) ? arg.flatMap((item) => refOf(item) ?? []) : [];
}

/** The message inside a message; undefined if the parameter is anything else. */
export function messageOf(arg: Arg | undefined): Message | undefined {
  return typeof arg === 'object' && !Array.isArray(arg) && arg.t === 'msg' ? arg : undefined;
}

/** All things a message names, nested ones too, in the order in which they are in it. */
export function refsIn(message: Message): Ref[] {
  return Object.values(message.args).flatMap((arg) =>
    (Array.isArray(arg) ? arg : [arg]).flatMap((item) => {
      const inner = messageOf(item);
      return inner ? refsIn(inner) : (refOf(item) ?? []);
    }),
  );
}
