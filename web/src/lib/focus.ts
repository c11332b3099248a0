/** Where the keyboard is. */

/** Focuses an element when it appears: `<h1 use:focusHere tabindex="-1">` after a change of page. */
export function focusHere(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/**
 * Arrow keys walk through the controls of a group, as in a toolbar: one Tab stop for all of them.
 * `selector` finds the controls inside `element`.
 */
export function roving(element: HTMLElement, selector = 'button, a[href]'): { destroy(): void } {
  const controls = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];

  function mark(current: HTMLElement | undefined): void {
    for (const control of controls()) control.tabIndex = control === current ? 0 : -1;
  }

  function walk(event: KeyboardEvent): void {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 };
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    mark(next);
    next?.focus();
  }

  const focused = (event: FocusEvent): void => mark(event.target as HTMLElement);
  mark(controls()[0]);
  element.addEventListener('keydown', walk);
  element.addEventListener('focusin', focused);
  return {
    destroy() {
      element.removeEventListener('keydown', walk);
      element.removeEventListener('focusin', focused);
    },
  };
}
