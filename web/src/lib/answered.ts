/**
 * Hands on what was asked of the server, unless the effect that asked has ended meanwhile. What it returns is for the
 * effect to return: an answer that comes after another was asked for, or when the panel is gone, is not read. An answer
 * that does not come changes nothing.
 */
export function answered<T>(asked: Promise<T>, take: (found: T) => void): () => void {
  let wanted = true;
  asked.then(
    (found) => {
      if (wanted) take(found);
    },
    () => undefined,
  );
  return () => {
    wanted = false;
  };
}
