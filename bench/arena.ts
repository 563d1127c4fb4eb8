import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { localPool } from '../src/arena/experiment/executor-pool.ts';
import { entrantNamed, type Plan } from '../src/arena/experiment/plan.ts';
import { type Progress, runExperiment } from '../src/arena/experiment/run.ts';
import { startExperiment } from '../src/arena/experiment/start.ts';
import type { Series } from '../src/arena/series.ts';
import type { Sprt } from '../src/arena/stats/sprt.ts';
import { playSeries } from '../src/arena/workers.ts';
import { catalog } from '../src/games/catalog.ts';
import { never } from '../src/kernel/never.ts';
import { must } from '../src/kernel/result.ts';
import { openExperiments } from '../src/store/open-experiments.ts';
import type { Figure, Section } from './bench.ts';

const game = catalog.radar ?? never('there is radar');
const TEST: Sprt = { scale: 'logistic', elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

const planOf = (bots: readonly string[], most: number, test: Sprt | null): Plan => ({
  game: game.id,
  seed: 'bench-arena',
  sides: ['blue', 'red'],
  bots: bots.map((name) => must(entrantNamed(game, name))),
  pairings: [[0, 1]],
  most,
  test,
  iterations: 0,
  limits: {},
});

interface Timed extends Progress {
  readonly seconds: number;
  readonly cpu: number; // seconds over all threads
}

/** Runs an experiment in its own folder, from the first pair to the verdict. */
async function timed(plan: Plan, workers: number): Promise<Timed> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  const experiments = await openExperiments({ data: folder });
  const pool = localPool(catalog, workers);
  try {
    const record = await startExperiment(experiments, game, plan);
    const [started, spent] = [performance.now(), process.cpuUsage()];
    const done = await runExperiment(record, experiments, pool.executor(record.id, plan));
    const { user, system } = process.cpuUsage(spent);
    return { ...done, seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
  } finally {
    await pool.close();
    await experiments.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same games without pairs, records and a judge, as `match` plays them. */
async function matchSeconds(plan: Plan): Promise<number> {
  const series: Series = {
    game: game.id,
    options: undefined,
    seed: plan.seed,
    secret: false,
    games: 2 * plan.most,
    swap: true,
    sides: plan.sides,
    bots: plan.bots.map(({ name }) => name),
    seats: {},
    ledger: false,
    save: null,
  };
  const started = performance.now();
  await playSeries(game, series, 1);
  return (performance.now() - started) / 1000;
}

const verdict = (what: string, { judge, seconds }: Timed, wanted: string): Figure => ({
  what,
  value: judge.decided === wanted ? 1 : 0,
  unit: `(${judge.decided} after ${judge.totals.games} games, ${seconds.toFixed(1)} s)`,
  bound: { kind: 'at least', at: 1 },
  runs: '1 test',
});

/** 1, 2, 4 ... up to and including `most`. */
const steps = (most: number): number[] => {
  const counts = [1];
  while ((counts.at(-1) ?? most) * 2 < most) counts.push((counts.at(-1) ?? 1) * 2);
  return most > 1 ? [...counts, most] : counts;
};

export const arena: Section = {
  id: 'arena',
  title: 'the arena: verdicts on bots of known strength, and speed',
  async run(size, say) {
    const cores = availableParallelism();
    const figures: Figure[] = [];
    say('verdicts');
    figures.push(
      verdict('level 5 against level 3 passes', await timed(planOf(['crew@5', 'crew@3'], 1000, TEST), cores), 'H1'),
    );
    figures.push(
      verdict(
        'level 3 against itself does not pass',
        await timed(planOf(['crew@3', 'crew@3'], 1000, TEST), cores),
        'H0',
      ),
    );
    const plan = planOf(['crew', 'crew@4'], size === 'full' ? 200 : 30, null);
    const games = 2 * plan.most;
    say('the same games by match');
    const matchTime = await matchSeconds(plan);
    let alone: Timed | undefined;
    for (const workers of steps(cores)) {
      say(`${workers} workers`);
      const done = await timed(plan, workers);
      const { seconds, cpu } = done;
      alone ??= done;
      if (workers === 1) {
        figures.push({
          what: 'games per second, compared with `match`',
          value: (100 * matchTime) / seconds,
          unit: '%',
          bound: { kind: 'aim for', at: 90 },
          runs: `${games} games each`,
        });
      }
      figures.push({
        what: `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
        value: games / seconds,
        unit: `games/s (${(alone.seconds / seconds).toFixed(2)} times one worker, ${(cpu / alone.cpu).toFixed(2)} times its CPU time)`,
        runs: `${games} games`,
      });
    }
    return figures;
  },
};
