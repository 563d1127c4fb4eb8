import { isAlive } from '../../arena/experiment/life.ts';
import { changedSince } from '../../arena/experiment/plan.ts';
import { dimensionsIn, selfPlanOf } from '../../arena/tune/self-plan.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { gameNamed } from '../input.ts';
import { gateFrom } from './options.ts';

export type Kind = 'tune' | 'train';

interface Wanted {
  readonly resume?: string | true; // true = the newest that was interrupted
  readonly from?: string; // fit its pairs again, and play none
  readonly game?: string; // where the newest is taken: of these
  readonly bot?: string;
  readonly sprt: string;
  readonly testGames: string;
}

/** An experiment that is kept, if it can go on with the rules and bots of today. */
export async function goingOn(
  kind: Kind,
  options: Wanted,
  experiments: Experiments,
): Promise<Result<{ readonly game: Game; readonly record: ExperimentRecord }>> {
  const found = await recordFor(kind, options, experiments);
  if (!found.ok) return found;
  const record = found.value;
  const { id, rulesVersion } = record;
  const game = gameNamed(record.game);
  if (!game.ok) return game;
  const alive = await aliveIn(record, experiments);
  if (alive) return no({ code: 'still-running', id, seconds: Math.round((Date.now() - alive.updated) / 1000) });
  if (rulesVersion !== game.value.version)
    return no({ code: 'experiment-of-others', id, game: record.game, needs: rulesVersion, has: game.value.version });
  const plan = selfPlanOf(record);
  if (changedSince(game.value, plan, rulesVersion)) return no({ code: 'table-has-changed', bot: plan.search.base });
  if (options.from === undefined) return ok({ game: game.value, record });
  const gate = gateFrom(options);
  if (!gate.ok) return gate;
  const pairs = (await experiments.pairs(id)).length;
  const needs = dimensionsIn(plan.search).length;
  if (pairs < needs) return no({ code: 'too-few-pairs', pairs, needs });
  return ok({ game: game.value, record: { ...record, plan: { ...record.plan, gate: gate.value } } });
}

const MANY = 1000;

async function recordFor(kind: Kind, { resume, from, game, bot }: Wanted, experiments: Experiments) {
  const id = from ?? resume;
  if (typeof id === 'string') {
    const record = await experiments.experiment(id);
    return record?.kind === kind ? ok(record) : no({ code: 'no-such-experiment', id, kind });
  }
  const isOf = (record: ExperimentRecord): boolean =>
    bot === undefined || plainName(selfPlanOf(record).search.base) === plainName(bot);
  for (const record of await experiments.experiments(game === undefined ? {} : { game }, MANY))
    if (
      record.kind === kind &&
      isOf(record) &&
      typeof record.verdict?.passed !== 'boolean' &&
      !(await aliveIn(record, experiments))
    )
      return ok(record);
  return no({ code: 'none-interrupted', kind });
}

const plainName = (name: string): string => name.replace(/#.*/, '');

/** What of it some program plays now: the search, or after it its test. */
async function aliveIn(record: ExperimentRecord, experiments: Experiments): Promise<ExperimentRecord | undefined> {
  if (isAlive(record)) return record;
  const { test } = record.verdict ?? {};
  const tested = typeof test === 'string' ? await experiments.experiment(test) : undefined;
  return tested && isAlive(tested) ? tested : undefined;
}
