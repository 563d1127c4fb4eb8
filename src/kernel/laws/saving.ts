import type { Kinds } from '../kinds.ts';
import { makeLog, parseLog } from '../log.ts';
import { submit } from '../match.ts';
import { replay, verify } from '../replay.ts';
import { lawAt, lawOver } from './law.ts';
import { bytes, canonical, reloaded } from './plain.ts';
import { matchAt } from './track.ts';

export const saveRoundTrips = lawAt(
  'save-round-trips',
  'a match continues from a saved state as if it had never been saved',
  ({ track, n, state }) => {
    const { game, log } = track.match;
    const loaded = reloaded(state);
    const fault = game.faultIn?.(loaded);
    if (fault) return `a state from a real match is rejected when it is loaded: ${JSON.stringify(fault)}`;
    for (const watcher of [...track.watchers, 'archive'])
      if (canonical(game.view(loaded, watcher)) !== canonical(game.view(state, watcher)))
        return `${watcher} has a different view after the state was saved`;
    if (canonical(game.awaiting(loaded)) !== canonical(game.awaiting(state)))
      return 'different seats are awaited after the state was saved';

    const next = log[n];
    if (!next) return undefined;
    const match = { ...matchAt(track, n), state: loaded as Kinds['state'] };
    const answer = submit(match, next.seat, next.command);
    if (!answer.ok) return `after saving, ${JSON.stringify(next.command)} is refused: ${JSON.stringify(answer.error)}`;
    if (bytes(answer.value) !== bytes(next))
      return `after saving, ${JSON.stringify(next.command)} has different events`;
    return canonical(match.state) === canonical(track.states[n + 1]) ? undefined : 'once saved, it leads elsewhere';
  },
);

export const logRoundTrips = lawOver('log-round-trips', 'a log is saved, loaded, replayed and verified', (track) => {
  const { match } = track;
  const { game, hashing, rules } = match;
  const seats = Object.fromEntries(game.seats(rules).map((seat) => [seat, 'random']));
  const text = makeLog(match, seats);
  const file = parseLog(text, hashing);
  if (!file.ok) return `its own log does not load: ${JSON.stringify(file.error)}`;
  const replayed = replay(game, file.value, hashing);
  if (!replayed.ok) return `its own log does not replay: ${JSON.stringify(replayed.error)}`;
  if (canonical(replayed.value.state) !== canonical(match.state))
    return 'replaying its own log ends in a different state';
  const verified = verify(game, file.value, hashing);
  if (!verified.ok) return `its own log does not verify: ${JSON.stringify(verified.error)}`;
  return makeLog(verified.value, seats) === text ? undefined : 'the verified log is saved as other bytes';
});
