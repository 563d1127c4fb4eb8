import { botPlaysOn, rulesFor, seatMatch } from '../../../arena/play.ts';
import type { SourceMatch } from '../../../arena/positions.ts';
import type { Game } from '../../../kernel/game.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { LabStep } from '../../../wire/lab.ts';
import type { LabJob } from '../job.ts';

export interface LabMonitor {
  now(): number; // milliseconds
  onProgress(done: number, of: number, step: LabStep): void;
}

const SHARE = 0.5; // of the job's time

/** Plays matches with the default set-up for a job that has none. Stops when half of the job's time is up. */
export function playedForLab(game: Game, job: LabJob, monitor: LabMonitor): Result<readonly SourceMatch[]> {
  const { play, work, within } = job;
  const until = monitor.now() + SHARE * within;
  const bots = work.kind === 'diff' ? [work.one.bot, work.other.bot] : [work.one?.bot ?? game.defaults.bot];
  const matches: SourceMatch[] = [];
  while (matches.length < play && (matches.length === 0 || monitor.now() <= until)) {
    monitor.onProgress(matches.length, play, 'playing');
    const name = `${matches.length + 1}`;
    const played = playUntil(game, name, bots, () => monitor.now() > until);
    if (!played.ok) return played;
    matches.push(played.value);
  }
  return ok(matches);
}

/** The bots change sides from match to match. */
function playUntil(game: Game, name: string, bots: readonly string[], isLate: () => boolean): Result<SourceMatch> {
  const seed = `lab ${name}`;
  const rules = rulesFor(game, undefined, seed);
  if (!rules.ok) return rules;
  const botOf = (i: number): string => bots[(i + Number(name)) % bots.length] as string;
  const sides = Object.fromEntries(game.sides(rules.value).map((side, i) => [side, botOf(i)]));
  const sitting = seatMatch({ game, options: undefined, seed, sides });
  if (!sitting.ok) return sitting;
  const { match, names } = sitting.value;
  while (botPlaysOn(sitting.value) && !isLate());
  return ok({ name, setup: match.rules.setup, seats: names, entries: match.log, decisions: [], seed: match.seed });
}
