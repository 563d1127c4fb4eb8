import { mkdirSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { lineupFor } from '../arena/lineup.ts';
import { optionsFor, rulesFor } from '../arena/play.ts';
import { fileOf, matchSpecOf, type Series, type Summary, seedOf, summaryOf } from '../arena/series.ts';
import { emptySum, mergeSum, type Sum } from '../arena/sum.ts';
import { playSeries, workersFor } from '../arena/workers.ts';
import type { Game } from '../kernel/game.ts';
import { sideOf } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import type { Match } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering, collect } from './command.ts';
import { type Decided, decisionLine, logFrom } from './decision-line.ts';
import { gameNamed, iterationsFrom, problemOf, readSetup, seedFrom, wholeNumber } from './input.ts';
import { partialResult } from './partial-result.ts';
import { addProgramFlags, type ProgramFlags, programLimits } from './program-flags.ts';
import { progress } from './progress.ts';
import { matchReport } from './report.ts';
import { inWords, sayIn, setupFault } from './say.ts';
import { stopSignal } from './stop-signal.ts';
import { print, printJson, tell } from './terminal.ts';
import { checkWritable } from './writable.ts';

interface MatchOptions extends ProgramFlags {
  readonly side?: readonly string[];
  readonly seat?: readonly string[];
  readonly setup?: string;
  readonly seed?: string;
  readonly games: string;
  readonly swap?: boolean;
  readonly save?: string;
  readonly json?: boolean;
  readonly workers?: string;
  readonly ledger?: boolean;
  readonly iterations?: string;
  readonly log?: string;
}

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

export function addMatch(program: Command): void {
  const command = addCommand(program, 'match <game>', 'let bots play, once or many times', [
    'match radar',
    'match radar --side blue=seed --side red=crew@2 --seed 7 --games 200 --swap --json',
    'match radar --setup \'{"ruleset":"classic","map":"random"}\' --save game.jsonl',
    'match radar --side blue=exec:"python3 bot.py" --limit 5',
    'match battletech --side 0=sbt:"python3 player.py"@my-agent --side 1=commander',
  ])
    .option('--side <ID=BOT>', 'bot for a side; repeat for each side (default: the game’s default bot)', collect)
    .option('--seat <ID=BOT>', 'bot for a single seat instead of its side’s bot (repeatable)', collect)
    .option('--setup <FILE or JSON>', 'the set-up; omitted fields use the game’s defaults')
    .option('--seed <N>', 'random seed (default: a secret one, printed at the end)')
    .option('--games <N>', 'number of games', '1')
    .option('--swap', 'play every seed twice, with sides swapped')
    .option('--save <FILE>', 'save the log with its decisions; a folder if there are several games')
    .option('--json', 'print JSON')
    .option('--workers <N>', 'worker threads (default: 1 for fewer than 20 games, else one per core)')
    .option('--ledger', 'let bots write their ledgers even if nothing is saved')
    .option('--log <WHAT>', 'decisions: print a line for each decision, with its score and reason')
    .option('--iterations <N>', 'search iterations per decision (default: set by the bot)');
  addProgramFlags(command).action(answering(match));
}

async function match(id: string, options: MatchOptions): Promise<Answer> {
  const game = gameNamed(id);
  if (!game.ok) return game;
  const series = seriesOf(game.value, options);
  if (!series.ok) return series;
  const { games, save } = series.value;
  const workers =
    options.workers === undefined ? ok(workersFor(games)) : wholeNumber('--workers', options.workers, 1, MOST_WORKERS);
  if (!workers.ok) return workers;
  const log = logFrom(options.log);
  if (!log.ok) return log;
  const writable = checkSavable(series.value);
  if (!writable.ok) return writable;

  const started = performance.now();
  const rules = rulesOf(game.value, series.value);
  const reportOf = (sum: Sum) => {
    const summary = summaryOf(series.value, sum, (performance.now() - started) / 1000);
    return withFaults(game.value, rules, summary, sum);
  };
  const sums: Sum[] = [];
  const soFar = () => ({ ...reportOf(mergedSum(series.value, sums)), interrupted: true });
  const stop = stopSignal(() => options.json && printJson(soFar()));
  const sendPartial = options.json ? partialResult(soFar) : () => {};
  const bar = await progress('games', games);
  const onDecided = (match: Match, record: Decided): void => (options.json ? tell : print)(decisionLine(match, record));
  const onPlayed = (count: number): void => {
    bar.at(count);
    sendPartial();
  };
  const onSum = (sum: Sum): void => void sums.push(sum);
  const watch = { signal: stop.signal, onPlayed, onSum, ...(log.value && { onDecided }) };
  const played = await playSeries(game.value, series.value, workers.value, watch).then(ok, (error: unknown) =>
    unwritten(save, error),
  );
  bar.done();
  stop.done();
  if (!played.ok) return played;
  const sum = played.value;

  const report = reportOf(sum);
  if (options.json) printJson(stop.signal.aborted ? { ...report, interrupted: true } : report);
  else print(matchReport(game.value, rules, series.value, sum, report));
  if (stop.signal.aborted) tell(`umpire: stopped after ${sum.games} of ${games} games`);
  const broken = series.value.bots.filter(
    (_, k) => sum.games > 0 && (sum.bots[k]?.faultKinds.forfeit ?? 0) >= sum.games,
  );
  for (const bot of broken) tell(`umpire: ${bot} forfeited every game`);
  return ok(stop.signal.aborted || broken.length > 0 ? 1 : 0);
}

function mergedSum({ bots }: Series, sums: readonly Sum[]): Sum {
  const whole = emptySum(bots.length);
  for (const sum of sums) mergeSum(whole, sum);
  return whole;
}

/** The rules of the first game, with which faults can be described by the names of hexes and weapons. */
function rulesOf(game: Game, { options, bots, seats, seed }: Series): Rules | undefined {
  const names = [...bots, ...Object.values(seats)];
  const rules = rulesFor(game, optionsFor(game, options, names), seedOf(seed, 0));
  return rules.ok ? rules.value : undefined;
}

/** Adds the text of each bot's first fault. */
const withFaults = (game: Game, rules: Rules | undefined, summary: Summary, { bots }: Sum) => ({
  ...summary,
  bots: summary.bots.map((bot, k) => {
    const fault = bots[k]?.fault;
    return fault ? { ...bot, fault: { ...fault, words: sayIn(game, fault, rules) } } : bot;
  }),
});

/** Checks all options, including the names of the bots, before the first game starts. */
export function seriesOf(game: Game, options: MatchOptions): Result<Series> {
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = seedFrom(options.seed);
  if (!seed.ok) return seed;
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  if (!games.ok) return games;
  if (options.swap && games.value % 2 === 1) return no({ code: 'odd-swap', games: games.value });
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const limits = programLimits(options);
  if (!limits.ok) return limits;
  const series = { game: game.id, options: setup.value, seed: seed.value.text, secret: seed.value.secret };
  const named = [...(options.side ?? []), ...(options.seat ?? [])].map((one) => one.slice(one.indexOf('=') + 1));
  const rules = rulesFor(game, optionsFor(game, setup.value, named), seedOf(series.seed, 0));
  if (!rules.ok) return no(setupFault(game, rules.error));
  const all = game.sides(rules.value);
  const sides = assignments('--side', options.side, `${all[0]}=${game.defaults.bot}`);
  if (!sides.ok) return sides;
  const seats = assignments('--seat', options.seat, `${game.seats(rules.value)[0]}=${game.defaults.bot}`);
  if (!seats.ok) return seats;
  const given = castOf(game, rules.value, sides.value, seats.value);
  const whole: Series = {
    ...series,
    games: games.value,
    swap: options.swap ?? false,
    sides: [...given.keys()],
    bots: [...given.values()],
    seats: Object.fromEntries(seats.value),
    iterations: iterations.value,
    ledger: options.ledger ?? false,
    save: options.save ?? null,
    limits: limits.value,
  };
  const { fixture } = matchSpecOf(game, whole, 0);
  const lineup = lineupFor(game, rules.value, fixture.sides, fixture.seats);
  return lineup.ok ? ok(whole) : no(inWords(game, lineup.error));
}

/** The bot of each side: from --side, from the same --seat for all its seats, or the game's default. */
function castOf(game: Game, rules: Rules, sides: ReadonlyMap<string, string>, seats: ReadonlyMap<string, string>) {
  const lineup = new Map(sides);
  for (const side of game.sides(rules)) {
    const named = game.seats(rules).flatMap((seat) => (sideOf(seat) === side ? [seats.get(seat)] : []));
    const [first] = named;
    if (first !== undefined && named.every((name) => name === first)) lineup.set(side, first);
    else if (!lineup.has(side)) lineup.set(side, game.defaults.bot);
  }
  return lineup;
}

/** Parses `ID=BOT`, each id once. A program's name may contain spaces: `0=sbt:python3 player.py@folder`. */
function assignments(option: string, given: readonly string[] = [], example: string): Result<Map<string, string>> {
  const map = new Map<string, string>();
  for (const one of given) {
    const [, id, bot] = /^([^=\s]+)=(\S+|[a-z]+:\S.*)$/.exec(one) ?? [];
    if (!id || !bot) return no({ code: 'not-an-assignment', option, given: one, example });
    if (map.has(id)) return no({ code: 'given-twice', option, id });
    map.set(id, bot);
  }
  return ok(map);
}

/**
 * Checks before the games that the results can be saved. Creates the folder but not its parents: with `recursive`, Node
 * loops forever where nothing can be created (/proc).
 */
function checkSavable(series: Series): Result<null> {
  const { save, games } = series;
  if (save === null) return ok(null);
  try {
    if (games > 1 && !statSync(save, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(save);
  } catch (error) {
    return no({ code: 'cannot-write', file: save, problem: problemOf(error) });
  }
  const writable = checkWritable(fileOf(series, 0));
  return writable.ok ? writable : no({ ...writable.error, file: save });
}

/** An error while writing during the games, such as a full disk. Errors from a worker have only their message. */
function unwritten(save: string | null, error: unknown): Result<never> {
  const { message } = error as Error;
  const [, code] = /^(E[A-Z]+): .*, (?:open|write|close)\b/.exec(message) ?? [];
  if (save === null || code === undefined) throw error;
  return no({ code: 'cannot-write', file: save, problem: problemOf({ code, message }) });
}
