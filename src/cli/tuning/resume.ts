import { changedSince } from '../../arena/experiment/plan.ts';
import { dimensionsIn, selfPlanOf } from '../../arena/tune/self-plan.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { fixedOption, newestStopped, ownExperiment } from '../arena/stopped.ts';
import { gameNamed } from '../input.ts';
import { inWords } from '../say.ts';
import { type GateOptions, gateFrom } from './options.ts';

export type Kind = 'tune' | 'train';

interface Wanted extends GateOptions {
  readonly resume?: string | true; // true = the newest interrupted one
  readonly from?: string; // refit its pairs without playing more
  readonly game?: string; // when looking for the newest: only this game
}

/** A stored experiment, if today's rules and bots can continue it. */
export async function tuningToResume(
  kind: Kind,
  bot: string | undefined,
  options: Wanted,
  experiments: Experiments,
): Promise<Result<{ readonly game: Game; readonly record: ExperimentRecord }>> {
  const found = await recordFor(kind, bot, options, experiments);
  if (!found.ok) return found;
  const record = found.value;
  const game = gameNamed(record.game);
  if (!game.ok) return game;
  const plan = selfPlanOf(record);
  const changed = changedSince(game.value, plan, record.rulesVersion);
  if (changed) return no(inWords(game.value, changed));
  if (options.from === undefined) return ok({ game: game.value, record });
  const gate = gateFrom(options);
  if (!gate.ok) return gate;
  const pairs = (await experiments.pairs(record.id)).length;
  const needs = dimensionsIn(plan.search).length;
  if (pairs < needs) return no({ code: 'too-few-pairs', pairs, needs });
  return ok({ game: game.value, record: { ...record, plan: { ...record.plan, gate: gate.value } } });
}

async function recordFor(kind: Kind, bot: string | undefined, options: Wanted, experiments: Experiments) {
  const { resume, from, game } = options;
  const id = from ?? resume;
  const own = from === undefined ? ['resume'] : ['from', 'sprt', 'testGames'];
  const stray = fixedOption(options, own) ?? (typeof id === 'string' ? bot : undefined);
  if (stray !== undefined)
    return no({ code: 'arena-planned', option: stray, ...(from !== undefined && { by: '--from' }) });
  if (typeof id === 'string') return ownExperiment(experiments, kind, id);
  const isOf = (record: ExperimentRecord): boolean =>
    bot === undefined || plainName(selfPlanOf(record).search.base) === plainName(bot);
  return newestStopped(experiments, { verb: kind, game }, isOf);
}

const plainName = (name: string): string => name.replace(/#.*/, '');
