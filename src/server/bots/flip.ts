import { decideAgain } from '../../arena/again.ts';
import { partNamed } from '../../arena/cast.ts';
import { counterfactual } from '../../decide/counterfactual.ts';
import type { Decision, Weights } from '../../kernel/bot.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Flip } from '../../wire/desk.ts';
import type { FlipErrand } from './errands.ts';
import type {} from './host.ts';
import { type Catalog, listen, openMind, setTable } from './minds.ts';

type Command = { readonly type: string };

/** The smallest change of one weight that flips the decision, found by deciding again and again. */
export function flip(catalog: Catalog, errand: FlipErrand): Result<Flip> {
  const table = setTable(catalog, errand.game, errand.setup);
  if (!table.ok) return table;
  const { game, rules } = table.value;
  const part = partNamed(game, errand.bot);
  if (!part.ok) return part;
  const { maker, spec, weights } = part.value;
  if (Object.keys(weights).length === 0) return no({ code: 'no-weights', bot: errand.bot });

  const { seat, ask, seed, iterations } = errand;
  const mind = openMind(game, rules, seat, maker.make(spec)(seat));
  listen(game, mind, errand.heard);
  const chance = { value: seed, used: true };
  const view = { ...errand.view, rules };
  const question = { part: part.value, seat, rules, view, belief: mind.belief, asks: [ask], chance };
  const decide = (table: Weights): Decision<Command> => decideAgain(question, ask, { weights: table, iterations });
  const found = counterfactual<Command, Weights>(decide, weights);
  if (!found.ok) return found;
  const { weight, from, to, decision } = found.value;
  return ok({ weight, from, to, command: decision.command });
}
