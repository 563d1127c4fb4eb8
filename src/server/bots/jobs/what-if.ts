import { choiceBehind, factLines, rescore } from '../../../decide/lab/rescore.ts';
import { withChangedWeights } from '../../../decide/lab/reweighed.ts';
import { sensitivity } from '../../../decide/lab/sensitivity.ts';
import type { Decision, Observed, Weights } from '../../../kernel/bot.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Sensitivity, WhatIf } from '../../../wire/lab.ts';
import type { AgainErrand, WhatIfErrand } from '../job.ts';
import type { Catalog } from '../worker-bots.ts';
import { type Again, again } from './reask.ts';

type Command = { readonly type: string };

/** A decision with the choice behind it, as somebody who looked on saw it. */
interface Seen {
  readonly decision: Decision<Command>;
  readonly behind: Observed;
}

/** The decision made again with other weights, and with other facts in its reasons. */
export function whatIf(catalog: Catalog, errand: WhatIfErrand): Result<WhatIf> {
  const asked = again(catalog, errand);
  if (!asked.ok) return asked;
  const { part } = asked.value;
  const weights = withChangedWeights(part.name, part.weights, errand.weights);
  if (!weights.ok) return weights;
  const before = seen(asked.value, part.weights);
  if (!before.ok) return before;
  if (errand.facts.length === 0) return ok({ decision: asked.value.decide(weights.value) });
  const after = seen(asked.value, weights.value);
  if (!after.ok) return after;
  const { decision, behind } = after.value;
  const edits = errand.facts.map((edit) => ({
    ...edit,
    option: placeIn(decision, before.value.decision, edit.option),
  }));
  const anew = rescore(decision, behind, edits);
  return anew.ok ? ok({ decision: anew.value.decision }) : anew;
}

/** Options are named by their place in the decision as it was; other weights may have moved them. */
function placeIn(decision: Decision<Command>, before: Decision<Command>, place: number): number {
  const option = JSON.stringify(before.kept[place]?.option);
  return decision.kept.findIndex((judged) => JSON.stringify(judged.option) === option);
}

const RANGE = 4;

/** What can be moved in a decision, and how far. `enough` is a time limit. */
export function sensitivityOf(catalog: Catalog, errand: AgainErrand, enough: () => boolean): Result<Sensitivity> {
  const asked = again(catalog, errand);
  if (!asked.ok) return asked;
  const { part, decide } = asked.value;
  const now = seen(asked.value, part.weights);
  if (!now.ok) return now;
  return ok({
    weights: sensitivity<Command>((weights) => decide(weights), part.weights, { range: RANGE, enough }),
    facts: factLines(now.value.decision, now.value.behind),
    range: RANGE,
  });
}

/** A bot that searches shows nobody a choice by rules. */
function seen({ part, decide }: Again, weights: Weights): Result<Seen> {
  const choices: Observed[] = [];
  const decision = decide(weights, { observe: (one) => choices.push(one) });
  const behind = choiceBehind(decision, choices);
  return behind ? ok({ decision, behind }) : no({ code: 'not-by-rules', bot: part.name });
}
