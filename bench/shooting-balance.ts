import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventsOf } from '../src/arena/play.ts';
import { selfPlay } from '../src/arena/self-play.ts';
import { catalog } from '../src/games/catalog.ts';
import { SCENARIOS } from '../src/games/shooting/data/scenarios.ts';
import type { Event } from '../src/games/shooting/events.ts';
import { balanceOf, parOf, type SelfPlayed, selfPlayed } from '../src/games/shooting/rules/par-fit.ts';
import type { Par } from '../src/games/shooting/scenario.ts';
import type { Rules } from '../src/games/shooting/state.ts';
import { never } from '../src/kernel/never.ts';
import { type Figure, type Section, share } from './bench.ts';
import { kept } from './parts.ts';

const GAMES = { quick: 100, full: 800 };
const CHUNK = 50; // games per process
const FITTED: Readonly<Record<string, number>> = { duel: 2_000 }; // games for par; few points are at stake, so it needs more
const MEASURED = { ruleset: '10e', devastating: 'one-model' } as const;

/** Games of one scenario, for a process of its own. */
export interface BalanceRun {
  readonly scenario: string;
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

/** With par, does the same bot win as often from either seat? The seeds are not those that par was fitted to. */
export const shootingBalance: Section = {
  id: 'shooting-balance',
  title: 'Shooting: the default bot against itself, with par',
  async run(size, say) {
    const figures: Figure[] = [];
    for (const [scenario, { par }] of Object.entries(SCENARIOS)) {
      const results = await played(scenario, 'check', GAMES[size], say);
      figures.push(...balance(scenario, results, par ?? never(`${scenario} has no par`)));
    }
    return figures;
  },
};

function balance(scenario: string, results: readonly SelfPlayed[], par: Par): readonly Figure[] {
  const runs = `${results.length} games`;
  const { attacker, draws } = balanceOf(results, par);
  const won = share(`${scenario}: won by the attacker, draws as half`, attacker + draws / 2, results.length);
  const mean = (side: 'attacker' | 'defender'): Figure => ({
    what: `${scenario}: points of the ${side}, par ${par[side]}`,
    value: results.reduce((sum, { points }) => sum + points[side], 0) / results.length,
    unit: 'points on average',
    runs,
  });
  return [
    { ...won, bound: { kind: 'at least', at: 45 } },
    { ...won, what: 'the same', bound: { kind: 'at most', at: 55 } },
    share('draws', draws, results.length),
    mean('attacker'),
    mean('defender'),
  ];
}

/** Fits par again, for `data/par.ts`. */
export async function fitPar(say: (progress: string) => void): Promise<Readonly<Record<string, Par>>> {
  const pars: Record<string, Par> = {};
  for (const scenario of Object.keys(SCENARIOS))
    pars[scenario] = parOf(await played(scenario, 'par-fit', FITTED[scenario] ?? GAMES.full, say), MEASURED);
  return pars;
}

/** Plays in as many processes as there are cores. Finished parts are stored, so that the next run continues. */
async function played(
  scenario: string,
  seed: string,
  games: number,
  say: (progress: string) => void,
): Promise<readonly SelfPlayed[]> {
  const runs: BalanceRun[] = [];
  for (let from = 0; from < games; from += CHUNK)
    runs.push({ scenario, seed, from, games: Math.min(CHUNK, games - from) });
  const results: SelfPlayed[][] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < runs.length) {
      const at = next++;
      const run = runs[at] as BalanceRun;
      say(`${scenario}: game ${run.from + 1} of ${games}`);
      results[at] = await kept(run, () => inProcess(run));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results.flat();
}

async function inProcess(run: BalanceRun): Promise<SelfPlayed[]> {
  const bench = fileURLToPath(new URL('./bench.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [bench, '--balance', JSON.stringify(run)]);
  return JSON.parse(stdout) as SelfPlayed[];
}

export function measureBalance({ scenario, seed, from, games }: BalanceRun): readonly SelfPlayed[] {
  const game = catalog.shooting ?? never('the catalog has it');
  return [...selfPlay({ game, options: { scenario }, seed, from, games })].map(({ match }) =>
    selfPlayed(match.rules as Rules, eventsOf(match) as Event[]),
  );
}
