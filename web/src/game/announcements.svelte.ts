/** What is told for a moment: a roll of dice, who has the screen now, and the words that a screen reader says. */
import type { Roll } from './feed.svelte';

const ROLL = 6000; // milliseconds that a roll stays
const HANDED = 2600;

export class Announcements {
  roll: Roll | null = $state.raw(null);
  /** The seat that the screen was handed to. */
  handed = $state('');
  /** Said when there is time, and at once. */
  polite = $state('');
  assertive = $state('');
  private rollTimer: ReturnType<typeof setTimeout> | undefined;
  private handedTimer: ReturnType<typeof setTimeout> | undefined;

  showRoll(roll: Roll): void {
    this.roll = roll;
    clearTimeout(this.rollTimer);
    if (roll.settled) this.rollTimer = setTimeout(() => (this.roll = null), ROLL);
  }

  /** A roll that has come to rest is taken from the screen. */
  clearRoll(): void {
    if (this.roll?.settled) this.roll = null;
  }

  showHanded(seat: string): void {
    this.handed = seat;
    clearTimeout(this.handedTimer);
    this.handedTimer = setTimeout(() => (this.handed = ''), HANDED);
  }

  /** Says something even if it was said last. */
  sayAgain(text: () => string): void {
    this.polite = '';
    setTimeout(() => (this.polite = text()), 30);
  }
}
