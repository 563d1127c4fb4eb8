import type { Game, Kinds } from '../game.ts';
import { sideOf, type Watcher } from '../ids.ts';
import { lawOver } from './law.ts';

/** What a watcher is told that is not so, or not told that it should be. */
function untrue(game: Game, state: Kinds['state'], watcher: Watcher): string | undefined {
  const must = game.awaiting(state).flatMap((one) => (one.must ? [one.seat] : []));
  const told = game.waiting(game.view(state, watcher));
  for (const { who } of told) {
    if (who === null) continue;
    const known = game.seats(state.rules).includes(who) || game.sides(state.rules).includes(who);
    if (!known) return `${watcher} waits for ${who}, who sits nowhere`;
    if (!must.some((seat) => seat === who || sideOf(seat) === who))
      return `${watcher} waits for ${who}, and those who must act are ${must.join(', ') || 'nobody'}`;
  }
  if (must.length > 0 && told.length === 0) return `${watcher} waits for nobody, and ${must.join(', ')} must act`;
  if (must.length === 0 && told.length > 0) return `${watcher} waits, and nobody must act`;
  if (must.includes(watcher) && !told.some(({ who }) => who === watcher)) return `${watcher} is not told to act`;
  return undefined;
}

export const waitingIsTrue = lawOver(
  'waiting-is-true',
  'whoever is waited for must act, and whoever must act knows it',
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
