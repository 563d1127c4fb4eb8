import type { Game } from './game.ts';
import type { Watcher } from './ids.ts';
import type { Kinds } from './kinds.ts';
import type { Entry } from './match.ts';
import { hearMatchEvent, isMatchEvent } from './match-status.ts';

type Heard = { readonly type: string };

/** The events of an entry as a watcher hears them, including match events such as `resigned`. */
export function heardBy<K extends Kinds>(
  { game, rules }: { readonly game: Game<K>; readonly rules: K['rules'] },
  { events }: Entry<K>,
  watcher: Watcher,
): readonly Heard[] {
  const heard: Heard[] = [];
  for (const event of events) {
    const version = isMatchEvent(event) ? hearMatchEvent(event, watcher) : game.hear(rules, event, watcher);
    if (version !== undefined) heard.push(version);
  }
  return heard;
}

/** All game events a watcher heard before entry `n`; beliefs are computed from these. */
export function heardBefore<K extends Kinds>(
  { game, rules, log }: { readonly game: Game<K>; readonly rules: K['rules']; readonly log: readonly Entry<K>[] },
  n: number,
  watcher: Watcher,
): readonly K['heard'][] {
  const heard: K['heard'][] = [];
  for (const { events } of log.slice(0, n))
    for (const event of events) {
      const version = isMatchEvent(event) ? undefined : game.hear(rules, event, watcher);
      if (version !== undefined) heard.push(version);
    }
  return heard;
}
