/** Where a turn is: its phases, and the one that is played now. */

/** Phases by the beginnings of the kinds of questions that are asked in each of them alone. */
export type Phases = Record<string, string[]>;

/** The phase that a question tells of; a question that is asked in several leaves it as it was. */
export function phaseOf(phases: Phases, kinds: string[], before: string): string {
  for (const [name, starts] of Object.entries(phases)) {
    if (kinds.some((kind) => starts.some((start) => kind.startsWith(start)))) return name;
  }
  return before;
}
