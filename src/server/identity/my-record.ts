import type { PlayerRating, Rating } from '../../store/result-store.ts';
import type { MyRecord, RatingFigure } from '../../wire/identity.ts';
import type { Service } from '../service.ts';
import { namesOfPlayers } from './player-names.ts';

const MOST_OPPONENTS = 100;

/** Ratings of an identity, and its results against each opponent. */
export async function myRecord({ store }: Pick<Service, 'store'>, identity: string): Promise<MyRecord> {
  const player = `i:${identity}`;
  const [ratings, records] = await Promise.all([
    store.results.ratingsOf(player),
    store.results.headToHead(player, MOST_OPPONENTS),
  ]);
  const opponents = records.map(({ opponent }) => opponent);
  const nameOf = await namesOfPlayers(store, opponents);
  const games = [...new Set(records.map(({ game }) => game))];
  const theirs = (await Promise.all(games.map((game) => store.results.ratings(game, opponents)))).flat();
  const ratingOf = (game: string, opponent: string): PlayerRating | undefined =>
    theirs.find((one) => one.game === game && one.player === opponent);
  return {
    ratings: ratings.map(({ game, matches, ...rating }) => ({ game, ...figureOf(rating), matches })),
    opponents: records.map(({ game, opponent, won, drawn, lost }) => {
      const rating = ratingOf(game, opponent);
      return { game, opponent: nameOf(opponent), rating: rating ? figureOf(rating) : null, won, drawn, lost };
    }),
  };
}

/** Rounded: decimals would suggest a precision that ratings do not have. */
export const figureOf = ({ mu, sigma }: Rating): RatingFigure => ({
  rating: Math.round(mu),
  plusMinus: Math.round(sigma),
});
