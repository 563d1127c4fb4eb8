import { type ResolvedBot, resolveBot } from '../../../arena/lineup.ts';
import type { Budget, Decision, Weights } from '../../../kernel/bot.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { ReaskJob } from '../job.ts';
import { type GameCatalog, listen, newBot, rulesOf } from '../worker-bots.ts';

type Command = { readonly type: string };

/** A bot that can be asked an earlier question again. */
export interface ReaskedBot {
  readonly part: ResolvedBot;
  /** Whether both commands read the same: two copies of a card are one choice to people. */
  readsSame(a: Command | null, b: Command | null): boolean;
  decide(weights: Weights, more?: Partial<Budget>): Decision<Command>;
}

/** Bots are stateless: the same view, events and seed give the same decision, so only the weights can change it. */
export function reask(catalog: GameCatalog, job: ReaskJob): Result<ReaskedBot> {
  const table = rulesOf(catalog, job.game, job.setup);
  if (!table.ok) return table;
  const { game, rules } = table.value;
  const part = resolveBot(game, job.bot);
  if (!part.ok) return part;
  const { maker, spec, weights } = part.value;
  if (Object.keys(weights).length === 0) return no({ code: 'no-weights', bot: job.bot });

  const { seat, ask, seed, iterations } = job;
  const player = newBot(game, rules, seat, maker.make(spec)(seat));
  listen(game, player, job.heard);
  const view = { ...job.view, rules };
  const text = (command: Command | null): string =>
    command === null ? '' : (game.order?.(command, 'en', rules, view) ?? JSON.stringify(command));
  return ok({
    part: part.value,
    readsSame: (a, b) => text(a) === text(b),
    decide: (table, more = {}) =>
      maker
        .make({ ...spec, weights: table })(seat)
        .decide(
          player.belief,
          view,
          ask,
          { iterations, ledger: true, ...more },
          {
            value: seed,
          },
        ),
  });
}
