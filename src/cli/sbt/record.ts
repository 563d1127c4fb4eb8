import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { rulesFor } from '../../arena/play.ts';
import { playRecorded } from '../../arena/record.ts';
import { matchSpecOf, type Series } from '../../arena/series.ts';
import { SBT } from '../../integrations/sbt/protocol.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Answer } from '../command.ts';
import { gameNamed, problemOf, readSetup } from '../input.ts';
import { seriesOf } from '../match.ts';
import { inWords, sayOutcome } from '../say.ts';
import { print, printJson } from '../terminal.ts';
import { readFolders } from './folder.ts';

export interface RecordOptions {
  readonly side?: readonly string[];
  readonly setup?: string;
  readonly seed?: string;
  readonly limit?: string;
  readonly newline?: string;
  readonly json?: boolean;
}

/** Plays one match and saves the files of every call, including those that built-in bots answer. */
export async function record(dir: string, { json, ...options }: RecordOptions): Promise<Answer> {
  const game = gameNamed(SBT.game);
  if (!game.ok) return game;
  const series = matchOf(game.value, options);
  if (!series.ok) return series;
  const empty = makeEmptyFolder(dir);
  if (!empty.ok) return empty;

  const { limits = {}, seed, secret } = series.value;
  const played = await playRecorded(
    matchSpecOf(game.value, series.value, 0).fixture,
    SBT.record(dir, limits.within, limits.newline),
    limits,
  );
  if (!played.ok) return no(inWords(game.value, played.error));

  const { outcome, turns, match } = played.value;
  const calls = readFolders(dir);
  const count = calls.ok ? calls.value.length : 0;
  const end = outcome ? sayOutcome(game.value, outcome, match.rules) : 'unfinished';
  if (json) printJson({ dir, turns, calls: count, seed, ok: outcome !== undefined, words: end });
  else
    print(
      `saved ${count} ${count === 1 ? 'call' : 'calls'} of ${turns} ${turns === 1 ? 'turn' : 'turns'} in ${dir}; ${end}${secret ? `; seed ${seed}` : ''}`,
    );
  return ok(outcome ? 0 : 1);
}

/** One match, by default under the simulator's rules; its files have no vehicles. */
function matchOf(game: Game, options: RecordOptions): Result<Series> {
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const series = seriesOf(game, { ...options, setup: JSON.stringify(SBT.options(setup.value)), games: '1' });
  if (!series.ok) return series;
  const { options: wanted, seed } = matchSpecOf(game, series.value, 0).fixture;
  const rules = rulesFor(game, wanted, seed);
  const why = rules.ok ? SBT.refuse(rules.value) : rules.error;
  return why ? no(inWords(game, why)) : series;
}

/**
 * Creates the folder, or accepts an empty one: the files of two matches could not be distinguished. Does not create
 * parents: with `recursive`, Node loops forever where nothing can be created (/proc).
 */
function makeEmptyFolder(dir: string): Result<null> {
  try {
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(dir);
    return readdirSync(dir).length === 0 ? ok(null) : no({ code: 'sbt-not-empty', folder: dir });
  } catch (error) {
    return no({ code: 'cannot-write', file: dir, problem: problemOf(error) });
  }
}
