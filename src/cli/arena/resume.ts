import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import { isProgramName } from '../../integrations/list.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { shellQuote } from '../shell-quote.ts';
import { type ArenaOptions, planFrom } from './plan-options.ts';
import { fixedOption, newestStopped, stoppedExperiment } from './stopped.ts';

/** The experiment to resume: by id, by the same options, or the newest. */
export async function experimentToResume(
  experiments: Experiments,
  names: readonly string[],
  options: ArenaOptions,
): Promise<Result<ExperimentRecord>> {
  const { resume, game } = options;
  const isNamed = names.length > 0 || options.pool !== undefined;
  if (isNamed && typeof resume !== 'string') return withSameOptions(experiments, names, options);
  const stray = fixedOption(options, ['resume']);
  if (stray !== undefined) return no({ code: 'arena-planned', option: stray });
  const found =
    typeof resume === 'string'
      ? await stoppedExperiment(experiments, 'arena', resume)
      : await newestStopped(experiments, { verb: 'arena', game });
  if (!found.ok) return found;
  const planned = planOf(found.value).bots.map(({ name }) => name);
  if (names.length > 0)
    return String(names) === String(planned) ? found : no({ code: 'arena-planned', option: names.join(' ') });
  const { id } = found.value;
  return planned.some(isProgramName)
    ? no({ code: 'arena-untyped-program', again: `${arenaCommand(planned)} --resume ${id}` })
    : found;
}

/** The command to resume. External programs must be named again by the user, so it includes them. */
export const arenaCommand = (names: readonly string[]): string =>
  names.some(isProgramName) ? `arena ${names.map(shellQuote).join(' ')}` : 'arena';

async function withSameOptions(experiments: Experiments, names: readonly string[], options: ArenaOptions) {
  const order = planFrom(names, options);
  if (!order.ok) return order;
  const wanted = keyOf(order.value.plan, options);
  const { id: game } = order.value.game;
  const found = await newestStopped(
    experiments,
    { verb: 'arena', game },
    (record) => keyOf(planOf(record), options) === wanted,
  );
  return found.ok ? found : no({ code: 'arena-none-like-it' });
}

/** What two plans with the same options have in common; a random seed does not count. */
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
