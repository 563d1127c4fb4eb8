import type { BotSeed } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import { Random } from '../kernel/random.ts';
import type { Evaluator } from './evaluator.ts';
import { FULL_STRENGTH, levelOf } from './level.ts';
import type { AnyRule, RuleKind } from './rule.ts';

/** The rules a bot of some level considers in one decision. */
export interface ActiveRules<S, O, W> {
  readonly vetoes: readonly AnyRule<S, O, W>[];
  readonly ranks: readonly AnyRule<S, O, W>[];
  readonly scores: readonly AnyRule<S, O, W>[];
  readonly noise: number; // in the evaluator's unit
  readonly random: Random | undefined; // undefined at full strength
  readonly overlooked: readonly Fact[];
}

const NOTHING: readonly never[] = [];

/** At full strength all rules are active and no randomness is used. Below, each rule takes one draw, in order. */
export function activeRules<S, O, W>(
  evaluator: Evaluator<S, O, W>,
  level: number,
  seed: BotSeed,
): ActiveRules<S, O, W> {
  const { rules, levels, grain = 0 } = evaluator;
  const vetoes = ofKind(rules, 'veto');
  const ranks = ofKind(rules, 'rank');
  const scores = ofKind(rules, 'score');
  if (level === FULL_STRENGTH) return { vetoes, ranks, scores, noise: 0, random: undefined, overlooked: NOTHING };

  const { noise, insight, ranks: rankInsight } = levels?.[level] ?? levelOf(level);
  const random = new Random(seed.value);
  const overlooked: Fact[] = [];
  const notices = (odds: number) => (rule: AnyRule<S, O, W>) => {
    const seen = random.unit() < odds;
    if (!seen) overlooked.push({ code: 'overlooked', rule: rule.id });
    return seen;
  };
  return {
    vetoes,
    ranks: ranks.filter(notices(rankInsight)),
    scores: scores.filter(notices(insight)),
    noise: noise * grain,
    random,
    overlooked,
  };
}

/** Removes these rules without changing the random draws of the others. */
export function withoutRules<S, O, W>(sight: ActiveRules<S, O, W>, without: readonly string[]): ActiveRules<S, O, W> {
  const stays = ({ id }: AnyRule<S, O, W>): boolean => !without.includes(id);
  return {
    ...sight,
    vetoes: sight.vetoes.filter(stays),
    ranks: sight.ranks.filter(stays),
    scores: sight.scores.filter(stays),
  };
}

function ofKind<S, O, W>(rules: readonly AnyRule<S, O, W>[], kind: RuleKind): readonly AnyRule<S, O, W>[] {
  const found: AnyRule<S, O, W>[] = [];
  for (const rule of rules) if (rule.kind === kind) found.push(rule);
  return found;
}
