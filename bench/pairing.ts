import type { Series } from '../src/arena/series.ts';
import { emptySum, mergeSum, type Sum } from '../src/arena/sum.ts';
import { playSeries, workersFor } from '../src/arena/workers.ts';
import { catalog } from '../src/games/catalog.ts';
import { never } from '../src/kernel/never.ts';
import { Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import { kept } from './parts.ts';

interface Pairing {
  readonly game: string;
  readonly options?: unknown;
  readonly seed: string;
  readonly games: number; // even: every seed is played from both sides
  readonly bots: readonly [string, string];
}

const PART = 500; // games per file on disk

/** A side-swapped pairing as two series, to separate figures by side: `[A first, B first]`. */
export async function playPairing(pairing: Pairing, say: (progress: string) => void): Promise<readonly [Sum, Sum]> {
  const { bots, games, seed } = pairing;
  const halves = [emptySum(2), emptySum(2)] as const;
  for (let done = 0; done < games; done += PART) {
    const part = { ...pairing, seed: `${seed}/${done / PART}`, games: Math.min(PART, games - done) };
    const report = (played: number): void => say(`${bots[0]} - ${bots[1]}: ${done + played} of ${games} games`);
    const [one, two] = await kept(part, async () => {
      const isMirror = bots[0] === bots[1]; // then the other half would repeat the same games
      const first = await playHalf(part, bots, report);
      if (isMirror) return [first, await playHalf({ ...part, seed: `${part.seed}+` }, bots, report)] as const;
      const second = await playHalf(part, [bots[1], bots[0]], (played) => report(first.games + played));
      return [first, second] as const;
    });
    mergeSum(halves[0], one);
    mergeSum(halves[1], two);
  }
  return halves;
}

function playHalf({ game: id, options, seed, games }: Pairing, bots: readonly string[], onPlayed: (n: number) => void) {
  const game = catalog[id] ?? never(`no game ${id}`);
  const rules = must(game.setUp(options, new Random(0)));
  const series: Series = {
    game: id,
    options,
    seed,
    secret: false,
    games: games / 2,
    swap: false,
    sides: game.sides(rules),
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

/** Both halves as one sum, with the bots in the order of the first. */
export function wholeOf([one, two]: readonly [Sum, Sum]): Sum {
  const whole = emptySum(2);
  mergeSum(whole, one);
  mergeSum(whole, { ...two, bots: [...two.bots].reverse() });
  return whole;
}
