const QUIET = 1500;

/** Does something that nobody waits for, after the first load. */
export function whenQuiet(task: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3000 });
    else task();
  }, QUIET);
}
