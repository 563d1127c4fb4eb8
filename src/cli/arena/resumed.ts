import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import { isProgramName } from '../../integrations/list.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { quoted } from '../quoted.ts';
import { type ArenaOptions, orderOf } from './order.ts';
import { newestStopped, stoppedNamed, strayIn } from './resuming.ts';

/** The experiment to resume: by id, by the same options, or the newest. */
export async function resumed(
  experiments: Experiments,
  names: readonly string[],
  options: ArenaOptions,
): Promise<Result<ExperimentRecord>> {
  const { resume, game } = options;
  const isNamed = names.length > 0 || options.pool !== undefined;
  if (isNamed && typeof resume !== 'string') return likeIt(experiments, names, options);
  const stray = strayIn(options, ['resume']);
  if (stray !== undefined) return no({ code: 'arena-planned', option: stray });
  const found =
    typeof resume === 'string'
      ? await stoppedNamed(experiments, 'arena', resume)
      : await newestStopped(experiments, { verb: 'arena', game });
  if (!found.ok) return found;
  const planned = planOf(found.value).bots.map(({ name }) => name);
  if (names.length > 0)
    return String(names) === String(planned) ? found : no({ code: 'arena-planned', option: names.join(' ') });
  const { id } = found.value;
  return planned.some(isProgramName)
    ? no({ code: 'arena-untyped-program', again: `${arenaOf(planned)} --resume ${id}` })
    : found;
}

/** The command to resume. External programs must be named again by the user, so it includes them. */
export const arenaOf = (names: readonly string[]): string =>
  names.some(isProgramName) ? `arena ${names.map(quoted).join(' ')}` : 'arena';

async function likeIt(experiments: Experiments, names: readonly string[], options: ArenaOptions) {
  const order = orderOf(names, options);
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
