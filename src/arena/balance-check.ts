import type { Game, SetUpGenerator } from '../kernel/game.ts';
import type { BalanceCheck, CheckedSetUp, GeneratedSetUp } from '../kernel/generator.ts';
import type { Side } from '../kernel/ids.ts';
import { never } from '../kernel/never.ts';
import { must } from '../kernel/result.ts';
import { botPlaysOn, eventsOf, rulesFor, seatMatch } from './play.ts';
import { seedOf } from './series.ts';
import { wilson } from './stats/wilson.ts';

/** Matches to check a generated set-up with, unless the caller wants fewer. */
export const CHECK_GAMES = 200;
/** With fewer matches the interval says nothing. */
export const LEAST_GAMES = 20;
const EVEN = { low: 0.45, high: 0.55 }; // a share in this range is balanced

const YIELD_MS = 40;

/** The result of match `n` of the default bot against itself; undefined if it was stopped. Other work runs in between. */
export async function playCheck(
  game: Game,
  generator: SetUpGenerator,
  { options, seed }: GeneratedSetUp,
  n: number,
  isStopped: () => boolean = () => false,
): Promise<unknown> {
  const own = seedOf(seed, n);
  const { bot } = game.defaults;
  const sides = Object.fromEntries(game.sides(must(rulesFor(game, options, own))).map((side) => [side, bot]));
  const seated = must(seatMatch({ game, options, seed: own, sides }));
  let yielded = performance.now();
  while (botPlaysOn(seated)) {
    if (performance.now() - yielded < YIELD_MS) continue;
    await new Promise<void>((wake) => setImmediate(wake));
    if (isStopped()) return undefined;
    yielded = performance.now();
  }
  return generator.resultOf(seated.match.rules, eventsOf(seated.match));
}

/** Balances a set-up with the first half of the results, and checks it with the second. */
export function checkedSetUp(
  sides: readonly Side[],
  generator: SetUpGenerator,
  generated: GeneratedSetUp,
  results: readonly unknown[],
): CheckedSetUp {
  const fitted = Math.ceil(results.length / 2);
  const options = generator.balanced(generated.options, results.slice(0, fitted));
  const winners = results.slice(fitted).map((result) => generator.winnerOf(options, result));
  return { ...generated, options, check: checkOf(sides, winners, fitted) };
}

function checkOf(sides: readonly Side[], winners: readonly (Side | null)[], fitted: number): BalanceCheck {
  const games = winners.length;
  const wins = Object.fromEntries(sides.map((side) => [side, winners.filter((winner) => winner === side).length]));
  const draws = winners.filter((winner) => winner === null).length;
  const points = (wins[sides[0] ?? never('a game without sides')] ?? 0) + draws / 2;
  const { low, high } = wilson(points, games);
  const balanced = games + fitted >= LEAST_GAMES && low <= EVEN.high && high >= EVEN.low;
  return { sides, games, fitted, wins, draws, share: games === 0 ? 0.5 : points / games, low, high, balanced };
}
