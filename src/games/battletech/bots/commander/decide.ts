import { type BotQuestion, best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { levelOf } from '../../../../decide/level.ts';
import { type Bot, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Belief } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { actors, fallback } from '../../options.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { commanderEnding } from './end.rules.ts';
import { ordersOf } from './end.ts';
import { commanderFiring } from './fire.rules.ts';
import { commandOf, plansOf } from './fire.ts';
import { leadOf, moveOf } from './going.ts';
import { commanderMoving } from './move.rules.ts';
import { think } from './move.ts';
import { powerOf } from './power.ts';
import { commanderStriking } from './strike.rules.ts';
import { blowsOf } from './strike.ts';
import { planFact, type TeamPlan, teamOf } from './team.ts';
import { type CommanderWeights, ITERATIONS } from './weights.ts';

interface Question extends BotQuestion<View, CommanderWeights> {
  readonly unit: UnitId;
  readonly belief: Belief;
  readonly team: TeamPlan | undefined;
}

/** Move order: units with long range, which care least about the enemy's response, go first. */
function mover(
  view: View,
  units: readonly UnitId[],
  team: TeamPlan | undefined,
  weights: CommanderWeights,
): UnitId | undefined {
  if (team && weights.order > 0 && units.length > 1) return team.order.find((id) => units.includes(id)) ?? units[0];
  const key = (id: UnitId): number =>
    powerOf(view, id).range - modelOf(view, id).design.walk + (unitOf(view, id).prone ? 50 : 0);
  return units.toSorted((a, b) => key(b) - key(a) || a - b)[0];
}

function move(question: Question): Decision<Command> {
  const { view, unit, weights, level, budget, belief, team } = question;
  const most = budget.iterations || Math.ceil(ITERATIONS * levelOf(level).search);
  const lead = leadOf(view, unit, belief, team);
  const { goings, iterations } = think(lead, weights, most, budget);
  const decision = best(question, commanderMoving, lead, goings);
  return { ...mapOptions(decision, (going) => moveOf(view, going) as Command), iterations };
}

function fire(question: Question): Decision<Command> {
  const { view, unit, weights, team } = question;
  const plans = [...plansOf(view, unit, weights, team)].filter((plan) => commandOf(view, plan) !== undefined);
  return mapOptions(best(question, commanderFiring, view, plans), (plan) => commandOf(view, plan) ?? null);
}

function strike(question: Question): Decision<Command> {
  const { view, unit } = question;
  return mapOptions(best(question, commanderStriking, view, blowsOf(view, unit)), ({ command }) => command as Command);
}

/** Whether a weight table uses the team plan at all. */
const plans = ({ common, behind, order }: CommanderWeights): boolean =>
  [common, behind, order].some((weight) => weight !== 0);

const PHASE: Readonly<Record<string, (question: Question) => Decision<Command>>> = {
  movement: move,
  reaction: fire,
  weapons: fire,
  physical: strike,
};

/** The commander's decision for a side. */
export const decider =
  ({ weights, level }: Pick<Question, 'weights' | 'level'>): Bot<BattletechKinds>['decide'] =>
  (belief, view, ask, budget, seed) => {
    if (!ask.must) return bare<Command>(null);
    const { seat } = ask;
    const asked = { view, ask, weights, level, budget, seed };
    if (view.phase === 'end') {
      const options = ordersOf(view, seat, weights);
      return mapOptions(best(asked, commanderEnding, view, options), ({ command }) => command as Command);
    }
    const units = actors(view, seat);
    const team = plans(weights) ? teamOf(view, seat) : undefined;
    const unit = view.phase === 'movement' ? mover(view, units, team, weights) : units[0];
    const answer = PHASE[view.phase];
    if (unit === undefined || !answer) return bare<Command>(fallback(view, seat) ?? null);
    const decision = answer({ ...asked, unit, belief, team });
    return team ? { ...decision, notes: [...decision.notes, planFact(team, weights)] } : decision;
  };
