import { counterfactual } from '../../../decide/counterfactual.ts';
import type { Weights } from '../../../kernel/bot.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Flip } from '../../../wire/matches.ts';
import type { AgainErrand } from '../job.ts';
import type { Catalog } from '../worker-bots.ts';
import { again } from './reask.ts';

type Command = { readonly type: string };

/** The smallest change of one weight that flips the decision, found by deciding again and again. */
export function flip(catalog: Catalog, errand: AgainErrand): Result<Flip> {
  const asked = again(catalog, errand);
  if (!asked.ok) return asked;
  const { part, decide } = asked.value;
  const found = counterfactual<Command, Weights>(decide, part.weights);
  if (!found.ok) return found;
  const { weight, from, to, decision } = found.value;
  return ok({ weight, from, to, command: decision.command });
}
