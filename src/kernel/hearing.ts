import type { Game, Kinds } from './game.ts';
import type { Watcher } from './ids.ts';
import type { Entry } from './match.ts';
import { hearTable, isTableEvent } from './table.ts';

type Heard = { readonly type: string };

/** The events of an entry as a watcher hears them, those of the table among them. */
export function heardBy<K extends Kinds>(
  { game, rules }: { readonly game: Game<K>; readonly rules: K['rules'] },
  { events }: Entry<K>,
  watcher: Watcher,
): readonly Heard[] {
  const heard: Heard[] = [];
  for (const event of events) {
    const told = isTableEvent(event) ? hearTable(event, watcher) : game.hear(rules, event, watcher);
    if (told !== undefined) heard.push(told);
  }
  return heard;
}

/** Everything of the game itself that a watcher heard before a place: what a belief is folded from. */
export function heardBefore<K extends Kinds>(
  { game, rules, log }: { readonly game: Game<K>; readonly rules: K['rules']; readonly log: readonly Entry<K>[] },
  n: number,
  watcher: Watcher,
): readonly K['heard'][] {
  const heard: K['heard'][] = [];
  for (const { events } of log.slice(0, n))
    for (const event of events) {
      const told = isTableEvent(event) ? undefined : game.hear(rules, event, watcher);
      if (told !== undefined) heard.push(told);
    }
  return heard;
}
