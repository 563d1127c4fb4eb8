import type { Game } from '../game.ts';
import { sideOf, type Watcher } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import { lawOver } from './law.ts';

/** The first false or missing statement about who must act, for one watcher. */
function untrue(game: Game, state: Kinds['state'], watcher: Watcher): string | undefined {
  const must = game.awaiting(state).flatMap((one) => (one.must ? [one.seat] : []));
  const waiting = game.waiting(game.view(state, watcher));
  for (const { who } of waiting) {
    if (who === null) continue;
    const known = game.seats(state.rules).includes(who) || game.sides(state.rules).includes(who);
    if (!known) return `${watcher} waits for ${who}, which is neither a seat nor a side`;
    if (!must.some((seat) => seat === who || sideOf(seat) === who))
      return `${watcher} waits for ${who}, but these seats must act: ${must.join(', ') || 'none'}`;
  }
  if (must.length > 0 && waiting.length === 0) return `${watcher} waits for no seat, but ${must.join(', ')} must act`;
  if (must.length === 0 && waiting.length > 0) return `${watcher} waits, but no seat must act`;
  if (must.includes(watcher) && !waiting.some(({ who }) => who === watcher))
    return `${watcher} must act, but its status line does not say so`;
  return undefined;
}

export const waitingIsTrue = lawOver(
  'waiting-is-true',
  'status lines name only seats that must act, and a seat that must act knows it',
  (track) => {
    const { game } = track.match;
    for (const [n, state] of track.states.entries())
      for (const watcher of [...track.watchers, 'archive']) {
        const message = untrue(game, state, watcher);
        if (message) return { message, upTo: n };
      }
    return undefined;
  },
);
