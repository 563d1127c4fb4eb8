import { checkedSetUp } from '../../arena/balance-check.ts';
import { rulesFor } from '../../arena/play.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { GeneratedResult, GenerateRequest } from '../../wire/lab.ts';
import type { BotHost } from '../bots/bot-host.ts';

interface GenerateHooks {
  readonly address: string;
  readonly games: number;
  isWanted(): boolean; // false = use the matches played so far
  onPlayed(games: number): void;
}

/** Plays in parts, so that other jobs of the laboratory get their turn in between. */
export async function generatedResult(
  bots: Pick<BotHost, 'selfPlay'>,
  game: Game,
  { request }: GenerateRequest,
  { address, games, isWanted, onPlayed }: GenerateHooks,
): Promise<Result<GeneratedResult>> {
  const results: unknown[] = [];
  for (;;) {
    const order = { game: game.id, request, from: results.length, games: games - results.length };
    const part = await bots.selfPlay(order, address);
    if (!part.ok) return part;
    results.push(...part.value.results);
    onPlayed(results.length);
    if (results.length < games && isWanted()) continue;
    const generator = await game.generator?.();
    if (!generator) return no({ code: 'no-generator', game: game.id });
    const { generated } = part.value;
    const rules = rulesFor(game, generated.options, generated.seed);
    if (!rules.ok) return rules;
    const found = checkedSetUp(game.sides(rules.value), generator, generated, results);
    return ok({ kind: 'generated', game: game.id, cut: results.length < games, ...found });
  }
}
