import type { Game } from '../kernel/game.ts';
import { heardBy } from '../kernel/hearing.ts';
import type { Watcher } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import type { Entry } from '../kernel/match.ts';
import { sayIn } from './say.ts';

/** The text of an entry as the watchers hear it; for each event, the watcher who hears most. */
export function eventTexts(game: Game, rules: Rules, entry: Entry, watchers: readonly Watcher[]): string[] {
  const lines = entry.events.flatMap((event) => {
    const one = { ...entry, events: [event] };
    const parts = watchers.flatMap((watcher) => heardBy({ game, rules }, one, watcher));
    const [fullest] = parts.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    return fullest ? [sayIn(game, fullest, rules)] : [];
  });
  return lines.filter((line) => line !== '');
}
