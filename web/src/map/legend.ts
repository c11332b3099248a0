/** Swatches of the ground, as the server draws them: one small SVG per terrain, kept for the page's life. */
const kept = new Map<string, Promise<Record<string, string>>>();

export function legendOf(game: string, scenario: string): Promise<Record<string, string>> {
  const key = `${encodeURIComponent(game)}/${encodeURIComponent(scenario)}`;
  let coming = kept.get(key);
  if (!coming) {
    coming = fetch(`/api/legends/${key}`, { credentials: 'same-origin' }).then((answer) => {
      if (!answer.ok) throw new Error(`no legend: ${answer.status}`);
      return answer.json() as Promise<Record<string, string>>;
    });
    coming.catch(() => kept.delete(key));
    kept.set(key, coming);
  }
  return coming;
}
