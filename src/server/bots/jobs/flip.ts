import { counterfactual } from '../../../decide/counterfactual.ts';
import type { Weights } from '../../../kernel/bot.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Flip } from '../../../wire/matches.ts';
import type { ReaskJob } from '../job.ts';
import type { GameCatalog } from '../worker-bots.ts';
import { reask } from './reask.ts';

type Command = { readonly type: string };

/** Finds the smallest change of one weight that flips the decision, by asking the bot repeatedly. */
export function flip(catalog: GameCatalog, errand: ReaskJob): Result<Flip> {
  const asked = reask(catalog, errand);
  if (!asked.ok) return asked;
  const { part, decide } = asked.value;
  const found = counterfactual<Command, Weights>(decide, part.weights);
  if (!found.ok) return found;
  const { weight, from, to, decision } = found.value;
  return ok({ weight, from, to, command: decision.command });
}
