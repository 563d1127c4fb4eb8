import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { askedOf } from '../../rules/resolve/allocation.ts';
import { markFor } from '../../rules/struck.ts';
import { living, modelAt } from '../../rules/units.ts';
import { situationOf } from '../../rules/volleys.ts';
import type { View } from '../../view.ts';
import { gunnerAllocation, type Offered } from './allocation.rules.ts';
import type { Asked } from './asked.ts';
import { powersOf } from './power.ts';
import { phasesLeft } from './target-value.ts';
import type { GunnerWeights } from './weights.ts';

/** Orders all models from the least valuable to the most, so that no second question is needed. */
export function decideAllocation(asked: Asked): Decision<Command> {
  const { view, weights } = asked;
  const question = askedOf(view);
  if (!question) return bare<Command>(null);
  const { unit, pool } = question;
  const all = offeredOf(view, unit.index).sort(
    (a, b) => Number(a.character) - Number(b.character) || missed(a, weights) - missed(b, weights) || a.model - b.model,
  );
  const order = ({ model }: Offered): Command => ({
    type: 'allocate',
    models: [model, ...all.map((one) => one.model).filter((other) => other !== model)],
  });
  const first = all.filter(({ model }) => pool.includes(model));
  return mapOptions(best(asked, gunnerAllocation, null, first), order);
}

function offeredOf(view: View, unit: number): Offered[] {
  const { rules, wounds, work } = view;
  const later = phasesLeft(view, unit).theirs;
  const powers = later > 0 ? powersOf(view, unit) : new Map<number, number>();
  const volley = work?.step === 'saves' ? work.volleys[work.at] : undefined;
  const at = volley && situationOf(view, volley);
  return living(wounds, rules.units[unit]?.models ?? []).map((model) => ({
    model,
    guns: later * (powers.get(model) ?? 0),
    character: modelAt(rules, model).character,
    save: volley && at ? markFor(view, volley, model, view.shooter, at).save : 7,
  }));
}

/** The value of a model as in `gunnerAllocation`, apart from characters, which come last anyway. */
const missed = ({ guns, save }: Offered, weights: GunnerWeights): number =>
  weights.guns * guns - weights.steady * (7 - save);
