/** What the keys do in a game. */
import type { Announcements } from './announcements.svelte';
import type { Decision } from './decision.svelte';
import type { KeyActions } from './keyboard';
import type { OverlaySwitches } from './overlays.svelte';
import type { Screen } from './screen.svelte';
import type { Sight } from './sight.svelte';
import { whereAmI } from './spoken';

export function keysOf(
  decision: Decision,
  screen: Screen,
  sight: Sight,
  overlays: OverlaySwitches,
  announcements: Announcements,
): KeyActions {
  const { building, notices, preview, sitting } = decision;
  return {
    hurry: () => {
      const busy = sitting.feed?.busy === true;
      if (busy) sitting.feed?.hurry();
      return busy;
    },
    pick: (n) => screen.choices?.pick(n),
    confirm: () => {
      const open = preview.pinned ?? (building.counting ? preview.now : null);
      const stands = decision.unasked.standing !== null;
      if (open) void decision.insist(open);
      else if (stands) void decision.unasked.confirm();
      return open !== null || stands;
    },
    back: () => {
      if (decision.back()) return;
      if (notices.now) notices.close();
      else if (screen.rule) screen.openRule('');
      else if (sitting.past) sitting.lookNow();
      else if (overlays.on.length) overlays.clear();
      else screen.panel = false;
    },
    undo: () => void decision.undo(),
    redo: () => void decision.redo(),
    next: () => void sight.nextUnit(),
    where: () => announcements.sayAgain(() => whereAmI(decision)),
    list: () => screen.toggleList(),
    help: () => void screen.openDialog('keys'),
    zoom: (factor) => sight.map?.zoomBy(factor),
    fit: () => sight.map?.fit(),
    pan: (dx, dy) => sight.map?.panBy(dx, dy),
    overlay: (letter) => {
      const kind = overlays.kinds(sitting.table).find((found) => found.name.startsWith(letter));
      if (kind) overlays.toggle(kind.name);
      return kind !== undefined;
    },
  };
}
