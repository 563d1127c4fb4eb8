import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { type Front, frontWith } from '../../rules/odds/line.ts';
import { currentVolley, preciseOf } from '../../rules/resolve/allocation.ts';
import { marksFor } from '../../rules/struck.ts';
import { termsFor } from '../../rules/volleys.ts';
import type { View } from '../../view.ts';
import type { Volley, Work } from '../../work.ts';
import type { Asked } from './asked.ts';
import { ordersOf, pickedFrom } from './picks.ts';
import { gunnerPrecision, type Pick } from './precision.rules.ts';
import { type TargetValue, targetValueOf } from './target-value.ts';
import { devastated, expected, type Odds, type Shot, struck, wounded } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

const order = ({ model }: Pick): Command => ({ type: 'precision', model });

/** Decides which characters the wounds of a volley with Precision go to, by the points that all of the unit's fire gains. */
export function decidePrecision(asked: Asked): Decision<Command> {
  const { view, weights } = asked;
  const { work } = view;
  const volley = work && currentVolley(work);
  if (!work || !volley) return bare<Command>({ type: 'precision', model: null });
  const may = preciseOf(view, work);
  const sequences = ordersOf(may);
  const picks = [null, ...may].map((model): Pick => {
    let found: Pick = { model, next: [], points: Number.NEGATIVE_INFINITY };
    for (const sequence of sequences) {
      if (model !== null && sequence[0] !== model) continue;
      const points = gainOf(view, work, volley, sequence, model, weights);
      if (points > found.points + SAME) found = { model, next: model === null ? [] : sequence.slice(1), points };
    }
    return found;
  });
  return mapOptions(best(asked, gunnerPrecision, null, picks), order);
}

const SAME = 1e-9;

/** The gain of this volley's wounds and of the unit's later volleys, which pick out the next characters. */
function gainOf(
  view: View,
  work: Work,
  volley: Volley,
  sequence: readonly number[],
  model: number | null,
  weights: GunnerWeights,
): number {
  const { target } = volley;
  const { devastating, saves } = view.rules.ruleset;
  const targetValue = targetValueOf(view, target, weights, pickedFrom(view, target, sequence));
  const shot = { terms: termsFor(view, volley), marks: marksFor(view, volley) };
  const front = frontFor(targetValue, model !== null, saves === 'lowest-first');
  const criticals = work.devastating.filter(({ volley: at }) => work.volleys[at] === volley).length;
  if (work.step === 'mortals')
    return expected(devastated(targetValue, shot, criticals, devastating, front), targetValue.worth);
  const now = wounded(targetValue, shot, work.wounds, 1, front);
  const after = devastated(targetValue, shot, criticals, devastating, targetValue.line.fronts.precise, now);
  const later = work.volleys.slice(work.at + 1).filter((one) => one.target === target);
  const all = later.reduce(
    (odds: Odds, one) => struck(targetValue, odds, shotOf(view, one), one.bearers.length),
    after,
  );
  return expected(all, targetValue.worth);
}

/** If all saves are rolled together, the picked character takes wounds first and the others take the rest. */
function frontFor({ line }: TargetValue, picks: boolean, together: boolean): Front {
  if (!picks) return line.fronts.line;
  return together ? frontWith(line, line.heads[0] ?? -1) : line.fronts.precise;
}

function shotOf(view: View, volley: Volley): Shot {
  const { group, profile, target, fish } = volley;
  const terms = termsFor(view, volley);
  return {
    group,
    profile,
    target,
    fish,
    terms,
    marks: marksFor(view, volley),
    cost: 0,
    hazard: 0,
    once: false,
    ...(terms.precision && { precise: true as const }),
    known: new Map(),
  };
}
