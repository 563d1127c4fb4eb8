import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { CardId } from '../../view.ts';
import type { Asked } from './asked.ts';
import { FORCE } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { type Loss, lossRules } from './loss.rules.ts';
import { lossOf, NO_LOSS } from './loss.ts';
import { groundOf } from './outlook.ts';
import { surveyOf } from './survey.ts';
import { type Body, toll, tollOf } from './toll.ts';
import type { StrategistWeights } from './weights.ts';

/** A forfeit, or a card to lose, with what remains to be satisfied afterwards. */
export interface Payment extends Loss {
  readonly at: CardId;
  readonly forfeited: number; // the value of the forfeited card, in Force
  readonly ground: number; // the value of the location given up, in Force
  readonly damage: number; // remaining
  readonly attrition: number;
  readonly rest: number; // the minimum cost of these, in Force
}

/** Satisfies damage and attrition at the lowest cost, over this choice and all that must follow. */
export const strategistDamage: Evaluator<unknown, Payment, StrategistWeights> = {
  id: 'strategist-damage',
  levels: LEVELS,
  grain: 1,
  rules: [
    score({
      id: 'strategist-forfeits',
      ...FORCE,
      see: (_: unknown, { card, forfeited }: Payment) => (forfeited > 0 ? { card, force: forfeited } : undefined),
      worth: ({ force }) => -force,
    }),
    score({
      id: 'strategist-gives-up',
      ...FORCE,
      see: (_: unknown, { at, ground }: Payment) => (ground > 0 ? { at, force: ground } : undefined),
      worth: ({ force }) => -force,
    }),
    score({
      id: 'strategist-then',
      ...FORCE,
      see: (_: unknown, { rest, damage, attrition }: Payment) =>
        rest > 0 ? { damage, attrition, force: rest } : undefined,
      worth: ({ force }) => -force,
    }),
    ...lossRules<Payment>(),
  ],
};

export function decideDamage(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const { battle } = view;
  const at = battle?.at ?? -1;
  const damage = battle?.damage[side] ?? 0;
  const attrition = battle?.attrition[side] ?? 0;
  const bodies = (survey.stands.get(at)?.[side].bodies ?? []).filter(({ card }) => battle?.fighters.includes(card));
  const ground = groundOf(survey, at, 'side');
  const rest = (left: readonly Body[], owed: number, worn: number): Pick<Payment, 'damage' | 'attrition' | 'rest'> => {
    const [still, more] = [Math.max(0, owed), Math.max(0, worn)];
    return { damage: still, attrition: more, rest: toll(tollOf(left, ground, survey.life[side]), still, more) };
  };
  const options = commands.map((command): Payment => {
    if (command.type !== 'forfeit') {
      const loss = lossOf(survey, command);
      const after = rest(bodies, damage - 1, attrition);
      // While more is owed, losing an unplayable card gets no bonus over a choice that settles everything.
      const dead = loss.dead && after.rest === 0;
      return { ...loss, dead, at, forfeited: 0, ground: 0, ...after };
    }
    const { card } = command;
    const body = bodies.find((one) => one.card === card);
    const left = bodies.filter((one) => one.card !== card);
    const met = body?.forfeit ?? 0;
    const after = rest(left, damage - met, attrition - met);
    const lost = left.length === 0 ? ground : 0;
    return { command, ...NO_LOSS, card, at, forfeited: body?.worth ?? 0, ground: lost, ...after };
  });
  return mapOptions(best(asked, strategistDamage, null, options), ({ command }) => command);
}
