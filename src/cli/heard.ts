import type { Game, Rules } from '../kernel/game.ts';
import type { Watcher } from '../kernel/ids.ts';
import type { Entry } from '../kernel/match.ts';
import { isTableEvent } from '../kernel/table.ts';
import { sayIn } from './say.ts';

/** The events of an entry as a watcher hears them. */
export function heardBy(game: Game, rules: Rules, { events }: Entry, watcher: Watcher): { readonly type: string }[] {
  const heard: { readonly type: string }[] = [];
  for (const event of events) {
    const part = isTableEvent(event) ? event : game.hear(rules, event, watcher);
    if (part !== undefined) heard.push(part);
  }
  return heard;
}

/** The same in words; of several pairs of ears the one that hears most of an event tells it. */
export function wordsFor(game: Game, rules: Rules, entry: Entry, watchers: readonly Watcher[]): string[] {
  const words = entry.events.flatMap((event) => {
    const one = { ...entry, events: [event] };
    const parts = watchers.flatMap((watcher) => heardBy(game, rules, one, watcher));
    const [fullest] = parts.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    return fullest ? [sayIn(game, fullest, rules)] : [];
  });
  return words.filter((line) => line !== '');
}
