import { changedSince, planOf } from '../../arena/experiment/plan.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { fixedOption, newestStopped, stoppedExperiment } from '../arena/stopped.ts';
import { inWords } from '../say.ts';
import { type LadderOptions, poolNames } from './plan-options.ts';

/** The ladder to resume: by id, otherwise the newest stopped one of the game, with the bots of --pool if given. */
export async function ladderToResume(
  experiments: Experiments,
  game: Game,
  options: LadderOptions,
): Promise<Result<ExperimentRecord>> {
  const stray = fixedOption(options, ['resume', 'pool', 'history', 'every']);
  if (stray !== undefined) return no({ code: 'arena-planned', option: stray });
  const pool = options.pool === undefined ? ok(undefined) : poolNames(game, options.pool);
  if (!pool.ok) return pool;
  const isOfPool = (record: ExperimentRecord): boolean =>
    pool.value === undefined || pool.value.join() === namesOf(record).join();
  const found =
    typeof options.resume === 'string'
      ? await byId(experiments, game, options.resume, isOfPool)
      : await newestStopped(experiments, { verb: 'ladder', game: game.id }, isOfPool);
  if (!found.ok) return found;
  const record = found.value;
  const program = namesOf(record).find(isProgramName);
  if (program !== undefined && pool.value === undefined)
    return no({ code: 'arena-untyped-program', again: `ladder ${game.id} --pool "${program}", ... --resume` });
  const changed = changedSince(game, planOf(record), record.rulesVersion);
  return changed ? no(inWords(game, changed)) : ok(record);
}

async function byId(
  experiments: Experiments,
  game: Game,
  id: string,
  isOfPool: (record: ExperimentRecord) => boolean,
): Promise<Result<ExperimentRecord>> {
  const found = await stoppedExperiment(experiments, 'ladder', id);
  if (!found.ok) return found;
  const { game: of } = found.value;
  if (of !== game.id) return no({ code: 'ladder-of-another-game', id, game: of });
  return isOfPool(found.value) ? found : no({ code: 'ladder-other-pool', id, bots: namesOf(found.value) });
}

const namesOf = (record: ExperimentRecord): readonly string[] => planOf(record).bots.map(({ name }) => name);
