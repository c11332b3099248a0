/** The button by which an offer is chosen, wherever it stands, and how the reader is led to it. */
import type { Offer } from '../wire';
import { groupOf, testId, verbOf } from './offers';

/** Milliseconds that a button beats, or a place, to which the reader was led. */
export const BEATS = 2400;

/**
 * The button of a panel that takes an offer says so with `data-offer`; else it is the unit or the battery that is to be
 * chosen first, the button of the bar, or what the bar has no room for.
 */
export function buttonOf(offer: Offer, page: ParentNode = document): HTMLElement | null {
  const things = offer.anchors.flatMap(({ key }) => [`beside-${key}`, `subject-${key}`]);
  const ids = [`panel-${testId(offer.key)}`, ...things, `act-${verbOf(offer)}`, `act-${groupOf(offer)}`, 'nav-more'];
  const selectors = [`[data-offer=${JSON.stringify(offer.key)}]`, ...ids.map((id) => `[data-testid=${JSON.stringify(id)}]`)];
  for (const selector of selectors) {
    const found = page.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** It comes into sight, has the focus, and beats for a moment. */
export function beat(button: HTMLElement | null): void {
  if (!button) return;
  button.scrollIntoView({ block: 'nearest' });
  button.focus({ preventScroll: true });
  button.classList.remove('beats');
  void button.offsetWidth; // so that it begins anew
  button.classList.add('beats');
  setTimeout(() => button.classList.remove('beats'), BEATS);
}
