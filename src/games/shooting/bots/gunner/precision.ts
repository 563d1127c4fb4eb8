import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { currentVolley, preciseOf } from '../../rules/resolve/allocation.ts';
import { marksFor, ranked } from '../../rules/struck.ts';
import { modelAt } from '../../rules/units.ts';
import { termsFor } from '../../rules/volleys.ts';
import type { Asked } from './asked.ts';
import { gunnerPrecision, type Pick } from './precision.rules.ts';
import { targetValueOf } from './target-value.ts';
import { devastated, expected, wounded } from './volley.ts';

const order = ({ model }: Pick): Command => ({ type: 'precision', model });

/** Decides whether the wounds of a volley with Precision go to a character, by the points gained either way. */
export function decidePrecision(asked: Asked): Decision<Command> {
  const { view, weights } = asked;
  const { work, rules } = view;
  const volley = work && currentVolley(work);
  if (!work || !volley) return bare<Command>({ type: 'precision', model: null });
  const shot = { terms: termsFor(view, volley), marks: marksFor(view, volley) };
  const criticals = work.devastating.filter(({ volley: at }) => work.volleys[at] === volley).length;
  const models = ranked(view, volley.target);
  const guards = models.filter((model) => modelAt(rules, model).part === 0).length;
  const picks = [null, ...preciseOf(view, work)].map((model): Pick => {
    const picked = model === null ? undefined : { mark: models.indexOf(model), guards };
    const targetValue = targetValueOf(view, volley.target, weights, picked);
    const lane = picked ? 'precise' : 'line';
    const odds =
      work.step === 'mortals'
        ? devastated(targetValue, shot, criticals, rules.ruleset.devastating, lane)
        : wounded(targetValue, shot, work.wounds, 1, lane);
    return { model, points: expected(odds, targetValue.worth) };
  });
  return mapOptions(best(asked, gunnerPrecision, null, picks), order);
}
