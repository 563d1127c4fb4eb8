import { FULL_STRENGTH, LEVELS } from '../../decide/level.ts';
import { makeBotName } from '../../decide/persona.ts';
import type { Game } from '../../kernel/game.ts';
import type { ResultStore } from '../../store/result-store.ts';
import type { BotOffer } from '../../wire/opponents.ts';
import { figureOf } from '../identity/my-record.ts';

const MIDDLE = 3; // new players also start in the middle

/** The built-in bot whose rating is closest to the player's. If none is rated: the default bot at a middle level. */
export async function botNear(
  game: Pick<Game, 'id' | 'bots' | 'defaults'>,
  mu: number,
  results: Pick<ResultStore, 'ratings'>,
): Promise<BotOffer> {
  const names = Object.values(game.bots).flatMap(({ id, levels }) =>
    (levels === false ? [FULL_STRENGTH] : Object.keys(LEVELS).map(Number)).map((level) => makeBotName({ id, level })),
  );
  const rated = await results.ratings(
    game.id,
    names.map((name) => `b:${name}`),
  );
  const [nearest] = rated.toSorted(
    (a, b) => Math.abs(a.mu - mu) - Math.abs(b.mu - mu) || (a.player < b.player ? -1 : 1),
  );
  if (nearest) return { bot: nearest.player.slice(2), rating: figureOf(nearest) };
  const { bot: id } = game.defaults;
  const level = game.bots[id]?.levels === false ? FULL_STRENGTH : MIDDLE;
  return { bot: makeBotName({ id, level }), rating: null };
}
