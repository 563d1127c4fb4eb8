import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { playMatch } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';
import { type Figure, type Section, share } from './bench.ts';
import { playPairing, scoreOf } from './pairing.ts';

/** Games whose play-outs are too slow for a useful search. */
const TOO_SLOW: readonly string[] = ['battletech', 'force'];

export const searchAgainstRandom: Section = {
  id: 'search',
  title: 'the generic search against random play',
  async run(size, say) {
    const games = size === 'full' ? 200 : 60;
    const figures: Figure[] = [];
    for (const game of Object.keys(catalog).filter((id) => !TOO_SLOW.includes(id))) {
      const halves = await playPairing({ game, seed: 'bench-search', games, bots: ['search', 'random'] }, say);
      figures.push(share(`${game}: search wins`, scoreOf(halves).wins, games, { kind: 'at least', at: 80 }));
    }
    return [
      ...figures,
      share('tic-tac-toe: search wins', exampleWins(ticTacToe, games), games, { kind: 'at least', at: 80 }),
    ];
  },
};

/** The example is not in the catalog, so workers cannot load it; it is fast enough here. */
function exampleWins(game: Game, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const side = i % 2 === 0 ? 'x' : 'o';
    const sides = side === 'x' ? { x: 'search', o: 'random' } : { x: 'random', o: 'search' };
    const { outcome } = must(playMatch({ game, options: undefined, seed: `bench-search:${i >> 1}`, sides }));
    if (outcome?.winners.length === 1 && outcome.winners[0] === side) wins++;
  }
  return wins;
}
