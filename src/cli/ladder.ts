import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { entrantNamed, type Plan, sidesOf } from '../arena/experiment/plan.ts';
import { climb } from '../arena/ladder/climb.ts';
import { historyOf, ladderOf, type Rung } from '../arena/ladder/ladder.ts';
import { workersFor } from '../arena/workers.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { Experiments } from '../store/experiments.ts';
import { withExperiments } from './arena/kept.ts';
import { poolFrom } from './arena/order.ts';
import { useData } from './data-folder.ts';
import { halting } from './halting.ts';
import { gameNamed, iterationsFrom, readSetup, seedFrom, wholeNumber } from './input.ts';
import { inWords, ME } from './say.ts';
import { paint, print, printJson, table, tell } from './terminal.ts';
import { liveLine, paceOf } from './tuning/live.ts';
import { pairsFrom, planFault } from './tuning/options.ts';
import { type Answer, addVerb, answering } from './verb.ts';

interface LadderOptions {
  readonly games?: string;
  readonly pool: string;
  readonly setup?: string;
  readonly seed?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly history?: boolean;
  readonly every: string;
  readonly data?: string;
  readonly json?: boolean;
}

export function addLadder(program: Command): void {
  addVerb(program, 'ladder <game>', 'rate all bots that have met in the arena, and let them play on', [
    'ladder radar',
    'ladder radar --games 200 --pool crew,crew+hunter,crew@3,seed',
    'ladder radar --history --json',
  ])
    .option('--games <N>', 'let the bots of the pool play so many games first, where they tell most')
    .option('--pool <BOTS>', 'who plays: levels, bots, personas, a JSON file of names, or names like a,b,c', 'bots')
    .option('--setup <FILE or JSON>', 'the set-up of these games; what it leaves out is the game’s own')
    .option('--seed <N>', 'what all chance of these games comes from')
    .option('--iterations <N>', 'how far a bot that searches looks in one decision (default: as its maker means it)')
    .option('--workers <N>', 'threads (default: 1 for fewer than 20 games, else all)')
    .option('--history', 'how the ratings grew')
    .option('--every <N>', 'games between two points of the history', '10')
    .option('--data <DIR>', 'where experiments are kept (default: umpire in your data folder)')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nThe ladder is worked out from the stored games; exit code 1 where there are none.')
    .action(answering(ladder));
}

async function ladder(id: string, options: LadderOptions): Promise<Answer> {
  const game = gameNamed(id);
  if (!game.ok) return game;
  const data = useData(options.data);
  if (!data.ok) return data;
  const every = wholeNumber('--every', options.every, 1, 1_000_000);
  if (!every.ok) return every;
  const wanted = options.games === undefined ? ok(undefined) : climbFrom(game.value, options.games, options);
  if (!wanted.ok) return wanted;
  return withExperiments(options.data, async (experiments): Promise<Answer> => {
    const whole = wanted.value ? await climbed(game.value, wanted.value, experiments) : true;
    const [pairs, all] = [await experiments.played(id), await experiments.experiments({ game: id }, 1_000_000)];
    const rungs = ladderOf(pairs, all);
    const history = options.history ? historyOf(pairs, all, every.value) : undefined;
    if (options.json) printJson({ game: id, ladder: rungs, ...(history && { history }) });
    else if (rungs.length === 0)
      print(`no games of ${id} are stored yet; play some with ${ME} ladder ${id} --games 100`);
    else print(history ? historyReport(history) : report(rungs));
    return ok(rungs.length > 0 && whole ? 0 : 1);
  });
}

interface Climb {
  readonly plan: Omit<Plan, 'pairings' | 'most' | 'test'>;
  readonly pairs: number;
  readonly workers: number;
}

function climbFrom(game: Game, games: string, options: LadderOptions): Result<Climb> {
  const pairs = pairsFrom('--games', games);
  if (!pairs.ok) return pairs;
  const pool = poolFrom(game, options.pool);
  if (!pool.ok) return pool;
  const bots = [];
  for (const name of new Set(pool.value)) {
    const entrant = entrantNamed(game, name);
    if (!entrant.ok) return no(inWords(game, entrant.error));
    bots.push(entrant.value);
  }
  if (bots.length < 2) return no({ code: 'pool-too-small', given: bots.length });
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = options.seed === undefined ? ok({ text: String(randomInt(2 ** 31)) }) : seedFrom(options.seed);
  if (!seed.ok) return seed;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const workers =
    options.workers === undefined ? ok(workersFor(2 * pairs.value)) : wholeNumber('--workers', options.workers, 1, 256);
  if (!workers.ok) return workers;
  const begun = { ...(setup.value !== undefined && { options: setup.value }), seed: seed.value.text, bots };
  const sides = sidesOf(game, begun);
  if (!sides.ok) return no(planFault(game, sides.error));
  const plan = { game: game.id, ...begun, sides: sides.value, iterations: iterations.value, limits: {} };
  return ok({ plan, pairs: pairs.value, workers: workers.value });
}

/** Whether it was played to its end. */
async function climbed(game: Game, { plan, pairs, workers }: Climb, experiments: Experiments): Promise<boolean> {
  const halt = halting();
  const live = liveLine();
  const begun = performance.now();
  const { signal } = halt;
  const onPair = (done: number): void => live.say(() => `ladder: ${paceOf(done, pairs, 0, begun)}`);
  const played = await climb(game, plan, pairs, experiments, { workers, signal, now: Date.now, onPair });
  live.done();
  halt.done();
  if (played.pairs < pairs) tell(`umpire: stopped after ${played.pairs} of ${pairs} pairs`);
  return played.pairs >= pairs;
}

const HEAD = ['>', 'bot', '>rating', '>mu', '>sigma', '>games', '>wins', '>draws', '>losses', '>trend'];

function report(rungs: readonly Rung[]): string {
  const today = (rung: Rung): string =>
    `${paint.cyan(rung.name)}${rung.weights === null ? '' : paint.dim(`#${rung.weights}`)}`;
  const rows = rungs.map((rung) => [
    String(rung.place),
    today(rung),
    paint.bold(rung.ordinal.toFixed(2)),
    rung.mu.toFixed(2),
    rung.sigma.toFixed(2),
    ...[rung.games, rung.wins, rung.draws, rung.losses].map(String),
    `${rung.trend >= 0 ? '+' : ''}${rung.trend.toFixed(2)}`,
  ]);
  return `${table(HEAD, rows)}\n\nrating = mu - 3 sigma (OpenSkill); trend = how far mu moved in the last 20 games`;
}

function historyReport(history: ReturnType<typeof historyOf>): string {
  const rows = history.flatMap(({ key, points }) =>
    points.map(({ games, ordinal, mu, sigma }) => [
      paint.cyan(key),
      String(games),
      ordinal.toFixed(2),
      mu.toFixed(2),
      sigma.toFixed(2),
    ]),
  );
  return table(['bot', '>after games', '>rating', '>mu', '>sigma'], rows);
}
