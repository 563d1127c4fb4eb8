import type { Series } from '../src/arena/series.ts';
import { emptySum, mergeSum, type Sum } from '../src/arena/sum.ts';
import { playSeries, workersFor } from '../src/arena/workers.ts';
import { catalog } from '../src/games/catalog.ts';
import { never } from '../src/kernel/never.ts';

export interface Pairing {
  readonly game: string;
  readonly options?: unknown;
  readonly seed: string;
  readonly games: number; // even: every seed is played from both sides
  readonly bots: readonly [string, string];
}

/** A side-swapped pairing as two series, so that figures of a side can be told apart: `[A first, B first]`. */
export async function playPairing(pairing: Pairing, say: (progress: string) => void): Promise<readonly [Sum, Sum]> {
  const { bots, games } = pairing;
  const name = `${bots[0]} - ${bots[1]}`;
  let done = 0;
  const half = async (order: readonly string[]): Promise<Sum> => {
    const before = done;
    const sum = await playHalf(pairing, order, (played) => {
      done = before + played;
      say(`${name}: ${done} of ${games} games`);
    });
    done = before + sum.games;
    return sum;
  };
  return [await half(bots), await half([bots[1], bots[0]])];
}

function playHalf({ game: id, options, seed, games }: Pairing, bots: readonly string[], onPlayed: (n: number) => void) {
  const game = catalog[id] ?? never(`no game ${id}`);
  const series: Series = {
    game: id,
    options,
    seed,
    secret: false,
    games: games / 2,
    swap: false,
    sides: ['blue', 'red'],
    bots,
    seats: {},
    ledger: false,
    save: null,
  };
  return playSeries(game, series, workersFor(games), { onPlayed });
}

/** Wins, draws and losses of the first bot over both halves. */
export function scoreOf([one, two]: readonly [Sum, Sum]): {
  wins: number;
  draws: number;
  losses: number;
  games: number;
} {
  const a = one.bots[0];
  const b = two.bots[1];
  if (!a || !b) return never('a pairing has two bots');
  return {
    wins: a.wins + b.wins,
    draws: a.draws + b.draws,
    losses: a.losses + b.losses,
    games: one.games + two.games,
  };
}

/** Both halves as one sum; the bots stand as in the first. */
export function wholeOf([one, two]: readonly [Sum, Sum]): Sum {
  const whole = emptySum(2);
  mergeSum(whole, one);
  mergeSum(whole, { ...two, bots: [...two.bots].reverse() });
  return whole;
}
