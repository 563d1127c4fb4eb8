import type { Recorder } from '../bots/external-player.ts';
import { ok, type Result } from '../kernel/result.ts';
import { isTableCommand } from '../kernel/table.ts';
import { type Fixture, type How, type Played, playedOf, playOn, sitDown, visitorPlaysOn } from './play.ts';

/** Plays a match and has every decision of it kept as programs are told of it, whoever took it. */
export async function playRecorded(fixture: Fixture, recorder: Recorder, how: How = {}): Promise<Result<Played>> {
  const seated = sitDown(fixture, { ...how, recorder });
  if (!seated.ok) return seated;
  const sitting = seated.value;
  const { match, visitors } = sitting;
  const { game } = match;
  try {
    for (;;) {
      const { state } = match;
      const isBots = playOn(sitting);
      if (!isBots && !(await visitorPlaysOn(sitting))) break;
      const entry = match.log.at(-1);
      if (isBots && entry && !isTableCommand(entry.command))
        recorder.decided(game.view(state, entry.seat), entry.seat, entry.command);
    }
  } finally {
    await visitors.close();
  }
  return ok(playedOf(sitting));
}
