import type { Plan } from '../../arena/experiment/plan.ts';
import { optionsFor, rulesFor } from '../../arena/play.ts';
import { seedOf } from '../../arena/series.ts';
import type { Fact } from '../../kernel/fact.ts';
import { gameNamed } from '../input.ts';
import { sayIn } from '../say.ts';

/** The text of a bot's fault, with the names from the rules of the first game. Undefined if the game is not installed. */
export function faultText(plan: Pick<Plan, 'game' | 'options' | 'seed' | 'bots'>, fault: Fact): string | undefined {
  const game = gameNamed(plan.game);
  if (!game.ok) return undefined;
  const names = plan.bots.map(({ name }) => name);
  const rules = rulesFor(game.value, optionsFor(game.value, plan.options, names), seedOf(plan.seed, 0));
  return sayIn(game.value, fault, rules.ok ? rules.value : undefined);
}
