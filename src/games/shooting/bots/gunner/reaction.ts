import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { fate } from '../../rules/odds/fate.ts';
import { howFor, strikesFor } from '../../rules/odds/match.ts';
import { reactionsOf } from '../../rules/reaction.ts';
import { shooterOf } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Answer, gunnerReaction } from './reaction.rules.ts';
import { phasesLeft, targetValueOf } from './target-value.ts';
import { expected } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

const order = ({ use, unit }: Answer): Command =>
  use === null ? { type: 'decline' } : { type: 'stratagem', use, unit };

/** Go to Ground, Smokescreen or nothing. */
export function decideReaction(asked: Asked): Decision<Command> {
  const { view, weights } = asked;
  const answers = reactionsOf(view).map(({ use, unit }): Answer => {
    const hidden = { ...view, sheltered: [...view.sheltered, { unit, by: use }] };
    const points = lossOf(view, unit, weights) - lossOf(hidden, unit, weights);
    return { use, unit, points, spends: true };
  });
  const useful = answers.filter(({ points }) => points > 0);
  const none: Answer = { use: null, unit: -1, points: 0, spends: false };
  const target = view.work?.volleys[0]?.target ?? 0;
  const later = phasesLeft(view, target).mine > 0;
  return mapOptions(best(asked, gunnerReaction, { later }, [none, ...useful]), order);
}

/** The expected value of the confirmed attacks on one unit to the enemy. */
function lossOf(view: View, unit: number, weights: GunnerWeights): number {
  const volleys = view.work?.volleys.filter(({ target }) => target === unit) ?? [];
  const shooter = shooterOf(view);
  const { odds } = fate(strikesFor(view, shooter, volleys), howFor(view, shooter, volleys));
  return expected(odds, targetValueOf(view, unit, weights).worth);
}
