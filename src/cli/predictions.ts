import { isSearch } from '../arena/tune/self-plan.ts';
import { PredictionCount, type PredictionsOfBot, type TitledPrediction } from '../decide/lab/predictions.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { parseLog } from '../kernel/log.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { storedGame } from '../server/bots/jobs/stored-game.ts';
import { hashing } from '../store/hashing.ts';
import { experimentNamed, withExperiments } from './arena/stored.ts';
import type { Answer } from './command.ts';
import { gameNamed, type OpenedLog, peopleAtPlay, readLog, replayed, wholeNumber } from './input.ts';
import { listDecisions } from './list-decisions.ts';
import { filesOf } from './positions.ts';
import { progress } from './progress.ts';
import { inWords } from './say.ts';
import { paint, print, printJson, table } from './terminal.ts';

export interface PredictionOptions {
  readonly experiment?: string;
  readonly games?: string;
  readonly data?: string;
  readonly json?: boolean;
}

const GAMES = '20'; // of an experiment
const MOST = 100_000;

/** Compares what bots predicted with what happened, over saved matches or the games of an experiment. */
export async function comparePredictions(paths: readonly string[], options: PredictionOptions): Promise<Answer> {
  const { experiment } = options;
  if (experiment === undefined) return ofFiles(paths, options);
  if (paths.length > 0) return no({ code: 'files-and-experiment', files: paths, experiment });
  return ofExperiment(experiment, options);
}

async function ofFiles(paths: readonly string[], options: PredictionOptions): Promise<Answer> {
  const files = filesOf(paths);
  if (!files.ok) return files;
  let game: Game | undefined;
  let count: PredictionCount | undefined;
  for (const file of files.value) {
    const log = readLog(file);
    if (!log.ok) return log;
    if (peopleAtPlay(log.value.file).length > 0) return no({ code: 'match-at-play', file });
    game ??= log.value.game;
    if (game !== log.value.game) return no({ code: 'two-games', file, game: log.value.game.id, before: game.id });
    count ??= await PredictionCount.of(game);
    const added = await add(count, file, log.value);
    if (!added.ok) return added;
  }
  return game && count ? show(game, files.value.length, count, options) : no({ code: 'no-files', paths });
}

const ofExperiment = (id: string, options: PredictionOptions): Promise<Answer> =>
  withExperiments(options.data, async (experiments) => {
    const wanted = wholeNumber('--games', options.games ?? GAMES, 1, MOST);
    if (!wanted.ok) return wanted;
    const found = await experimentNamed(experiments, id);
    if (!found.ok) return found;
    if (isSearch(found.value)) return no({ code: 'tuning-has-no-predictions', id });
    const game = gameNamed(found.value.game);
    if (!game.ok) return game;
    const played = (await experiments.pairs(id)).flatMap(({ n }) => [0, 1].map((which) => ({ n, which })));
    const some = played.slice(0, wanted.value);
    if (some.length === 0) return no({ code: 'arena-no-pair', id, given: '1', last: -1 });
    const count = await PredictionCount.of(game.value);
    const bar = await progress('games', some.length);
    for (const [i, { n, which }] of some.entries()) {
      const stored = await experiments.gameOf(id, n, which as 0 | 1);
      if (!stored) continue;
      const { commands, head } = stored;
      const job = { kind: 'stored-game', game: game.value.id, experiment: found.value, within: 0 } as const;
      const text = storedGame(catalog, { ...job, n, which: which as 0 | 1, commands, head }, () => false);
      const file = text.ok ? parseLog(text.value, hashing) : text;
      if (!file.ok) return no(inWords(game.value, file.error));
      const added = await add(count, id, { game: game.value, file: file.value });
      if (!added.ok) return added;
      bar.at(i + 1);
    }
    bar.done();
    return show(game.value, some.length, count, options);
  });

/** Adds a match with the decisions that were played; decisions that were not recorded are made again. */
async function add(count: PredictionCount, path: string, log: OpenedLog): Promise<Result<null>> {
  const match = replayed(path, log);
  if (!match.ok) return match;
  const all = await listDecisions(path, log);
  if (!all.ok) return all;
  const { entries } = log.file;
  const decisions = all.value.filter(
    ({ n, decision }) => JSON.stringify(decision.command) === JSON.stringify(entries[n]?.command),
  );
  count.add({ rules: match.value.rules, entries, decisions });
  return ok(null);
}

function show(game: Game, matches: number, count: PredictionCount, { json }: PredictionOptions): Answer {
  const bots = count.report('en');
  if (json) printJson({ game: game.id, matches, bots });
  else print(`${game.title}, ${matches} ${matches === 1 ? 'match' : 'matches'}\n${bots.flatMap(linesOf).join('\n')}`);
  return ok(0);
}

const HEAD = ['', '>predictions', '>predicted', '>happened', '>difference', '95%', ''];

function linesOf({ bot, rows, silent }: PredictionsOfBot): string[] {
  const body = rows.map((row) => {
    const { title, unit, chance, count, expected, actual, interval } = row;
    const ends = interval ? `${signed(interval.low, chance)} to ${signed(interval.high, chance)}` : '-';
    const figures = [amount(expected, chance), amount(actual, chance), signed(actual - expected, chance)];
    return [title, String(count), ...figures, ends, chance ? '' : paint.dim(unit)];
  });
  return [
    '',
    paint.cyan(bot),
    ...(silent ? ['this bot makes no predictions'] : []),
    table(HEAD, body),
    ...rows.flatMap(binLines),
  ];
}

const BIN_HEAD = ['>predicted', '>happened', '>predictions'];

/** The calibration of one kind of prediction. */
function binLines({ title, chance, gap, bins }: TitledPrediction): string[] {
  if (bins.length < 2) return [];
  const rows = bins.map(({ expected, actual, count }) => [
    amount(expected, chance),
    amount(actual, chance),
    String(count),
  ]);
  return ['', `${title}, by size of the prediction (mean gap ${amount(gap, chance)})`, table(BIN_HEAD, rows)];
}

const amount = (value: number, chance: boolean): string => (chance ? `${(100 * value).toFixed(1)}%` : value.toFixed(2));

const signed = (value: number, chance: boolean): string => {
  const text = amount(Math.abs(value), chance);
  return Number.parseFloat(text) === 0 ? text : `${value > 0 ? '+' : '-'}${text}`;
};
