import type { Drawing, Language } from '../../kernel/game.ts';
import { heardBefore } from '../../kernel/hearing.ts';
import type { Watcher } from '../../kernel/ids.ts';
import { type Match, outcomeOf, stateAt } from '../../kernel/match.ts';
import type { Picture } from '../../kernel/picture.ts';

/** Pictures of the positions of a match after each entry, as a watcher sees them. */
export function picturesOf(
  match: Match,
  watcher: Watcher,
  drawing: Drawing,
  language: Language,
): (n: number) => Picture {
  const beliefAt = beliefsOf(match, watcher);
  return (n) => {
    const isEnd = outcomeOf(match) !== undefined && n + 1 >= match.log.length;
    const viewer = isEnd && watcher === 'spectator' ? 'archive' : watcher; // nothing is hidden now
    return drawing.picture(match.game.view(stateAt(match, n + 1), viewer), language, beliefAt(n));
  };
}

/** What a seat has worked out after an entry; undefined for spectators. Asking in ascending order is fast. */
function beliefsOf({ game, rules, log }: Match, watcher: Watcher): (n: number) => unknown {
  if (!game.seats(rules).includes(watcher)) return () => undefined;
  const start = () => ({ belief: game.start(game.view(game.begin(rules), watcher), watcher), upTo: 0 });
  let known = start();
  return (n) => {
    if (n + 1 < known.upTo) known = start();
    for (const entry of log.slice(known.upTo, n + 1))
      for (const heard of heardBefore({ game, rules, log: [entry] }, 1, watcher))
        known.belief = game.believe(known.belief, heard);
    known.upTo = Math.max(known.upTo, n + 1);
    return known.belief;
  };
}
