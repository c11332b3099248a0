/** The keys of a replay. */
import type { Projector } from './projector.svelte';

/** Takes a key, unless it has another meaning where the focus is. */
export function takeKey(event: KeyboardEvent, projector: Projector, escape: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [role="application"]')) return;
  if (event.key === ' ' && target?.closest('button, a')) return; // presses it
  const acts: Record<string, () => void> = {
    ' ': () => projector.toggle(),
    ArrowRight: () => (event.shiftKey ? projector.round(1) : projector.step(1)),
    ArrowLeft: () => (event.shiftKey ? projector.round(-1) : projector.step(-1)),
    ...(target?.closest('[role="slider"]') && {
      ArrowUp: () => projector.step(1),
      ArrowDown: () => projector.step(-1),
      PageUp: () => projector.round(1),
      PageDown: () => projector.round(-1),
    }),
    Home: () => projector.step(-projector.last),
    End: () => projector.step(projector.last),
    Escape: escape,
  };
  const does = acts[event.key];
  if (!does || (target?.closest('[role="tablist"]') && event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  does();
}
