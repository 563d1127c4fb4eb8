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

/** The same in words, for one or several pairs of ears: what all of them hear alike is said once. */
export function wordsFor(game: Game, rules: Rules, entry: Entry, watchers: readonly Watcher[]): string[] {
  const words = entry.events.flatMap((event) => {
    const one = { ...entry, events: [event] };
    return [
      ...new Set(watchers.flatMap((who) => heardBy(game, rules, one, who).map((part) => sayIn(game, part, rules)))),
    ];
  });
  return words.filter((line) => line !== '');
}
