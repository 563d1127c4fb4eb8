import { isAlive } from '../../arena/experiment/life.ts';
import { changedSince, planOf } from '../../arena/experiment/plan.ts';
import { isVisitor } from '../../bots/doors.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { experimentNamed, idle } from '../arena/kept.ts';
import { inWords } from '../say.ts';
import { type LadderOptions, poolNames } from './order.ts';

const MANY = 1000;
const PLANNED = ['games', 'setup', 'seed', 'iterations'] as const;

/** The climb to go on with: by its id, else the newest of the game that was stopped, of the bots of --pool where they are named. */
export async function resumedClimb(
  experiments: Experiments,
  game: Game,
  options: LadderOptions,
): Promise<Result<ExperimentRecord>> {
  const stray = PLANNED.find((name) => options[name] !== undefined);
  if (stray !== undefined) return no({ code: 'ladder-planned', option: `--${stray}` });
  const pool = options.pool === undefined ? ok(undefined) : poolNames(game, options.pool);
  if (!pool.ok) return pool;
  const isOfPool = (record: ExperimentRecord): boolean =>
    pool.value === undefined || pool.value.join() === namesOf(record).join();
  const found =
    typeof options.resume === 'string'
      ? await byId(experiments, game, options.resume, isOfPool)
      : await newest(experiments, game, isOfPool);
  if (!found.ok) return found;
  const record = found.value;
  const program = namesOf(record).find(isVisitor);
  if (program !== undefined && pool.value === undefined) return no({ code: 'ladder-untyped-program', program });
  const changed = changedSince(game, planOf(record), record.rulesVersion);
  return changed ? no(inWords(game, changed)) : ok(record);
}

type Fits = (record: ExperimentRecord) => boolean;

async function byId(experiments: Experiments, game: Game, id: string, isOfPool: Fits) {
  const found = await experimentNamed(experiments, id);
  if (!found.ok) return found;
  const { kind, status, game: of } = found.value;
  if (kind !== 'ladder') return no({ code: 'ladder-of-another-kind', id, kind });
  if (of !== game.id) return no({ code: 'ladder-of-another-game', id, game: of });
  if (!isOfPool(found.value)) return no({ code: 'ladder-other-pool', id, bots: namesOf(found.value) });
  return status === 'done' ? no({ code: 'arena-is-done', id }) : idle(found.value);
}

async function newest(experiments: Experiments, game: Game, isOfPool: Fits): Promise<Result<ExperimentRecord>> {
  const all = await experiments.experiments({ game: game.id }, MANY);
  const found = all.find(
    (record) => record.kind === 'ladder' && record.status !== 'done' && !isAlive(record) && isOfPool(record),
  );
  return found ? ok(found) : no({ code: 'ladder-none-stopped', game: game.id });
}

const namesOf = (record: ExperimentRecord): readonly string[] => planOf(record).bots.map(({ name }) => name);
