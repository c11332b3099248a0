/** Which lessons have been taken to their end in this browser: the lobby offers what comes after them. */

export const TAUGHT = 'grognard-taught';

/** As "coh/first-steps". */
export function taught(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TAUGHT) ?? '[]');
    return Array.isArray(found) ? found.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return []; // storage is off or was written by something else
  }
}
