import { isAlive } from '../../arena/experiment/life.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { experimentNamed, idle, isArenas } from './kept.ts';
import { type ArenaOptions, orderOf } from './order.ts';

const MANY = 1000;
const PLANNED = [
  'sprt',
  'normalised',
  'alpha',
  'beta',
  'games',
  'pool',
  'gauntlet',
  'setup',
  'seed',
  'iterations',
  'limit',
  'startLimit',
  'memory',
  'faults',
  'sandbox',
  'note',
] as const;

/** The experiment to go on with: by its id, the one that was ordered with the same words, or the newest. */
export async function resumed(
  experiments: Experiments,
  names: readonly string[],
  options: ArenaOptions,
): Promise<Result<ExperimentRecord>> {
  if (typeof options.resume === 'string') return byId(experiments, options.resume, names, options);
  const idles = (await experiments.experiments({}, MANY)).filter(
    (record) => isArenas(record) && record.status !== 'done' && !isAlive(record),
  );
  if (names.length > 0 || options.pool !== undefined) {
    const order = orderOf(names, options);
    if (!order.ok) return order;
    const wanted = keyOf(order.value.plan, options);
    const found = idles.find((record) => keyOf(planOf(record), options) === wanted);
    return found ? ok(found) : no({ code: 'arena-none-like-it' });
  }
  const stray = strayIn(options);
  if (stray !== undefined) return no({ code: 'arena-planned', option: `--${stray}` });
  const newest = idles.find(({ game }) => game === (options.game ?? game));
  return newest ? ok(newest) : no({ code: 'arena-none-stopped' });
}

async function byId(
  experiments: Experiments,
  id: string,
  names: readonly string[],
  options: ArenaOptions,
): Promise<Result<ExperimentRecord>> {
  const stray = strayIn(options);
  if (stray !== undefined) return no({ code: 'arena-planned', option: `--${stray}` });
  if (names.length > 0) return no({ code: 'arena-planned', option: names.join(' ') });
  const found = await experimentNamed(experiments, id);
  if (!found.ok) return found;
  if (!isArenas(found.value)) return no({ code: 'arena-other-verb', id, verb: found.value.kind });
  return found.value.status === 'done' ? no({ code: 'arena-is-done', id }) : idle(found.value);
}

const strayIn = (options: ArenaOptions) => PLANNED.find((name) => options[name] !== undefined);

/** What two plans of the same words have in common; a seed by chance is none of it. */
function keyOf(
  { game, options, seed, bots, pairings, most, test, iterations, limits }: Plan,
  given: ArenaOptions,
): string {
  const names = bots.map(({ name }) => name);
  return JSON.stringify([
    game,
    options,
    given.seed === undefined ? '' : seed,
    names,
    pairings,
    most,
    test,
    iterations,
    limits,
  ]);
}
