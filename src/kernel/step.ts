import type { Dice } from './dice.ts';
import type { Game } from './game.ts';
import type { Seat } from './ids.ts';
import type { Kinds } from './kinds.ts';

/** The state after a legal command. The fast path for searches, which need no events. */
export function step<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  command: K['command'],
  dice: Dice,
): K['state'] {
  const happening = game.resolve(state, seat, command, dice);
  let now = state;
  for (let next = happening.next(now); !next.done; next = happening.next(now)) now = game.apply(now, next.value);
  return now;
}

/** The same, collecting the events. */
export function unfold<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  happening: Generator<K['event'], void, K['state']>,
  events: K['event'][],
): K['state'] {
  let now = state;
  for (let next = happening.next(now); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = game.apply(now, next.value);
  }
  return now;
}
