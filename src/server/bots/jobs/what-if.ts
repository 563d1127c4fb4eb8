import { counterfactual } from '../../../decide/counterfactual.ts';
import { choiceBehind, factLines, rescore } from '../../../decide/lab/rescore.ts';
import { withChangedWeights } from '../../../decide/lab/reweighed.ts';
import { sensitivity } from '../../../decide/lab/sensitivity.ts';
import type { Decision, Observed, Weights } from '../../../kernel/bot.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Sensitivity, WhatIf } from '../../../wire/lab.ts';
import type { Flip } from '../../../wire/matches.ts';
import type { ReaskJob, WhatIfJob } from '../job.ts';
import type { GameCatalog } from '../worker-bots.ts';
import { type ReaskedBot, reask } from './reask.ts';

type Command = { readonly type: string };

/** A decision and the observed choice behind it. */
interface Seen {
  readonly decision: Decision<Command>;
  readonly behind: Observed;
}

/** Recomputes a decision with other weights, and with other facts in its reasons. */
export function whatIf(catalog: GameCatalog, job: WhatIfJob): Result<WhatIf> {
  const asked = reask(catalog, job);
  if (!asked.ok) return asked;
  const { part } = asked.value;
  const weights = withChangedWeights(part.name, part.weights, job.weights);
  if (!weights.ok) return weights;
  const before = seen(asked.value, part.weights);
  if (!before.ok) return before;
  if (job.facts.length === 0) return ok({ decision: asked.value.decide(weights.value) });
  const after = seen(asked.value, weights.value);
  if (!after.ok) return after;
  const { decision, behind } = after.value;
  const edits = job.facts.map((edit) => ({
    ...edit,
    option: placeIn(decision, before.value.decision, edit.option),
  }));
  const rescored = rescore(decision, behind, edits);
  return rescored.ok ? ok({ decision: rescored.value.decision }) : rescored;
}

/** Edits name options by their index in the original decision; other weights may have reordered them. */
function placeIn(decision: Decision<Command>, before: Decision<Command>, place: number): number {
  const option = JSON.stringify(before.kept[place]?.option);
  return decision.kept.findIndex((judged) => JSON.stringify(judged.option) === option);
}

const RANGE = 4;

/** What can be changed in a decision, and how far. `enough` is the time limit. */
export function sensitivityOf(catalog: GameCatalog, job: ReaskJob, enough: () => boolean): Result<Sensitivity> {
  const asked = reask(catalog, job);
  if (!asked.ok) return asked;
  const { part, decide, readsSame } = asked.value;
  const now = seen(asked.value, part.weights);
  if (!now.ok) return now;
  return ok({
    weights: sensitivity<Command>((weights) => decide(weights), part.weights, {
      range: RANGE,
      enough,
      sameChoice: readsSame,
    }),
    facts: factLines(now.value.decision, now.value.behind),
    range: RANGE,
  });
}

/** Bots that search have no choice by rules to observe. */
function seen({ part, decide }: ReaskedBot, weights: Weights): Result<Seen> {
  const choices: Observed[] = [];
  const decision = decide(weights, { observe: (one) => choices.push(one) });
  const behind = choiceBehind(decision, choices);
  return behind ? ok({ decision, behind }) : no({ code: 'not-by-rules', bot: part.name });
}

/** Finds the smallest change of one weight that flips the decision, by asking the bot repeatedly. */
export function flip(catalog: GameCatalog, job: ReaskJob): Result<Flip> {
  const asked = reask(catalog, job);
  if (!asked.ok) return asked;
  const { part, decide, readsSame } = asked.value;
  const found = counterfactual<Command, Weights>(decide, part.weights, { sameChoice: readsSame });
  if (!found.ok) return found;
  const { weight, from, to, decision } = found.value;
  return ok({ weight, from, to, command: decision.command });
}
