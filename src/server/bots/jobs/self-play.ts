import { playCheck } from '../../../arena/balance-check.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { SelfPlayPart } from '../bot-host.ts';
import type { SelfPlayJob } from '../job.ts';
import { type GameCatalog, gameNamed } from '../worker-bots.ts';

/** Generates the set-up again (equal requests give equal set-ups) and plays its next matches until the time is up. */
export async function playPart(
  catalog: GameCatalog,
  { game: id, request, from, games }: SelfPlayJob,
  isLate: () => boolean,
): Promise<Result<SelfPlayPart>> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const generator = await game.value.generator?.();
  if (!generator) return no({ code: 'no-generator', game: id });
  const generated = generator.generate(request);
  if (!generated.ok) return generated;
  const results: unknown[] = [];
  while (results.length < games && (results.length === 0 || !isLate()))
    results.push(await playCheck(game.value, generator, generated.value, from + results.length));
  return ok({ generated: generated.value, results });
}
