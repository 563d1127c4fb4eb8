import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { type Played, playMatch, rulesFor } from './play.ts';
import { seedOf } from './series.ts';

export interface SelfPlaySpec {
  readonly game: Game;
  readonly options: unknown; // a set-up that is known to be valid
  readonly bot?: string; // default: the game's default bot
  readonly seed: string;
  readonly from?: number; // the first match of the series
  readonly games: number;
}

/** Plays a bot against itself, one match per seed. The caller can stop, or let other work run, between two matches. */
export function* selfPlay({ game, options, bot, seed, from = 0, games }: SelfPlaySpec): Generator<Played, void> {
  for (let i = from; i < from + games; i++) {
    const own = seedOf(seed, i);
    const rules = must(rulesFor(game, options, own));
    const sides = Object.fromEntries(game.sides(rules).map((side) => [side, bot ?? game.defaults.bot]));
    yield must(playMatch({ game, options, seed: own, sides }));
  }
}
