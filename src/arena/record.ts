import type { Recorder } from '../bots/external-player.ts';
import { isMatchCommand } from '../kernel/match-status.ts';
import { ok, type Result } from '../kernel/result.ts';
import {
  botPlaysOn,
  externalPlaysOn,
  type MatchSpec,
  type Played,
  type PlayOptions,
  playedOf,
  seatMatch,
} from './play.ts';

/** Plays a match and passes every decision to the recorder, in the form programs receive. */
export async function playRecorded(
  fixture: MatchSpec,
  recorder: Recorder,
  how: PlayOptions = {},
): Promise<Result<Played>> {
  const seated = seatMatch(fixture, { ...how, recorder });
  if (!seated.ok) return seated;
  const seatedMatch = seated.value;
  const { match, external } = seatedMatch;
  const { game } = match;
  try {
    for (;;) {
      const { state } = match;
      const isBots = botPlaysOn(seatedMatch);
      if (!isBots && !(await externalPlaysOn(seatedMatch))) break;
      const entry = match.log.at(-1);
      if (isBots && entry && !isMatchCommand(entry.command))
        recorder.decided(game.view(state, entry.seat), entry.seat, entry.command);
    }
  } finally {
    await external.close();
  }
  return ok(playedOf(seatedMatch));
}
