import type { Kinds } from '../game.ts';
import { makeLog, parseLog } from '../log.ts';
import { submit } from '../match.ts';
import { replay, verify } from '../replay.ts';
import { lawAt, lawOver } from './law.ts';
import { bytes, canonical, reloaded } from './plain.ts';
import { matchAt } from './track.ts';

export const saveRoundTrips = lawAt(
  'save-round-trips',
  'a saved state goes on as if never saved',
  ({ track, n, state }) => {
    const { game, log } = track.match;
    const loaded = reloaded(state);
    const fault = game.faultIn?.(loaded);
    if (fault) return `a state that a match has come to is refused when it is loaded: ${JSON.stringify(fault)}`;
    for (const watcher of [...track.watchers, 'archive'])
      if (canonical(game.view(loaded, watcher)) !== canonical(game.view(state, watcher)))
        return `${watcher} sees something else once the state has been saved`;
    if (canonical(game.awaiting(loaded)) !== canonical(game.awaiting(state)))
      return 'others are awaited once it is saved';

    const next = log[n];
    if (!next) return undefined;
    const match = { ...matchAt(track, n), state: loaded as Kinds['state'] };
    const answer = submit(match, next.seat, next.command);
    if (!answer.ok) return `once saved, ${JSON.stringify(next.command)} is refused: ${JSON.stringify(answer.error)}`;
    if (bytes(answer.value) !== bytes(next)) return `once saved, ${JSON.stringify(next.command)} turns out otherwise`;
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
  if (canonical(replayed.value.state) !== canonical(match.state)) return 'its replayed log ends elsewhere';
  const verified = verify(game, file.value, hashing);
  if (!verified.ok) return `its own log is not verified: ${JSON.stringify(verified.error)}`;
  return makeLog(verified.value, seats) === text ? undefined : 'the verified log is saved as other bytes';
});
