import type { GamePage } from '../games/registry';
import type { Table, View } from '../wire';

/**
 * Whether a curtain is drawn before a screen is handed over: if either view, the one that is left or the one that
 * comes, shows what the other player must not see, or if several choose at the same time.
 */
export function needsCurtain(table: Table, page: GamePage, views: (View | undefined)[], together: boolean): boolean {
  if (together) return true;
  if (!table.secrets) return false;
  const shown = views.filter((view) => view !== undefined);
  return page.secret ? shown.some((view) => page.secret!(view, table)) : true;
}
