import type { Weights } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { never } from '../../kernel/never.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { digestOf, type WeightTable } from '../../store/weights.ts';
import type { Judge } from '../experiment/judge.ts';
import { entrantNamed, type Plan } from '../experiment/plan.ts';
import { inlineName } from '../inline-weights.ts';
import { resolveBot } from '../lineup.ts';
import { judge } from '../stats/sprt.ts';
import { evidenceOf, type Found } from './evidence.ts';
import type { SelfPlan } from './self-plan.ts';

/**
 * The test of a found table against its parent. The name contains the weights, because nothing is saved before it
 * passes.
 */
export function gatePlan(
  game: Game,
  { search, gate, ...plan }: SelfPlan,
  weights: Weights,
  note: string,
): Result<Plan> {
  const found = entrantNamed(game, inlineName(search.base, search.own, weights));
  if (!found.ok) return found;
  const old = entrantNamed(game, search.base);
  if (!old.ok) return old;
  const seed = `${plan.seed}-test-${found.value.weights}`; // a different table is tested on different games
  return ok({ ...plan, seed, bots: [found.value, old.value], pairings: [[0, 1]], ...gate, note });
}

/** The file of a table that passed, with its evidence. */
export function passedTable(
  game: Game,
  { search, gate }: SelfPlan,
  weights: Weights,
  found: Found,
  test: { readonly experiment: string; readonly judge: Judge },
): WeightTable {
  const part = resolveBot(game, search.base);
  if (!part.ok) never(`the bot ${search.base} no longer exists`);
  const { maker, spec } = part.value;
  const pairs = test.judge.totals.cells[0]?.pairs ?? never('a test without pairs');
  const against = digestOf(search.own);
  const tested = { experiment: test.experiment, against, test: gate.test, standing: judge(gate.test, pairs), pairs };
  return {
    format: 'umpire-weights',
    game: game.id,
    bot: maker.id,
    persona: spec.persona,
    digest: digestOf(weights),
    parent: against,
    evidence: { ...evidenceOf(found, { ...tested, rulesVersion: game.version }) },
    weights,
  };
}
