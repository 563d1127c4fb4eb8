import type { Sprt } from '../../arena/stats/sprt.ts';
import type { Gate } from '../../arena/tune/self-plan.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { wholeNumber } from '../input.ts';
import { inWords, setupFault } from '../say.ts';

/** The text of why bots cannot play this. */
export const planFault = (game: Game, fact: Fact): Fact =>
  fact.code === 'arena-set-up' ? setupFault(game, fact.fault as Fact) : inWords(game, fact);

const MOST_GAMES = 10_000_000;

/** Games are played in pairs with sides swapped. */
export function pairsFrom(option: string, given: string): Result<number> {
  const games = wholeNumber(option, given, 2, MOST_GAMES);
  if (!games.ok) return games;
  return games.value % 2 === 0 ? ok(games.value / 2) : no({ code: 'arena-odd-games', option, given: games.value });
}

export function shareFrom(option: string, given: string, from: number, to: number): Result<number> {
  const value = Number(given);
  const isNumber = /^\d*\.?\d+(e-?\d+)?$/i.test(given);
  return isNumber && value >= from && value <= to ? ok(value) : no({ code: 'not-a-share', option, given, from, to });
}

/** `0,10`: the test accepts a table that is 10 Elo stronger and rejects one that is no stronger. */
function boundsFrom(option: string, given: string): Result<Sprt> {
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(given.replace(/\s/g, '')) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  return low !== undefined && elo0 >= 0 && elo0 < elo1 && elo1 <= 500
    ? ok({ scale: 'logistic', elo0, elo1, alpha: 0.05, beta: 0.05 })
    : no({ code: 'not-bounds', option, given });
}

export interface GateOptions {
  readonly sprt?: string;
  readonly testGames?: string;
}

export function gateFrom({ sprt = '0,10', testGames = '20000' }: GateOptions): Result<Gate> {
  const test = boundsFrom('--sprt', sprt);
  if (!test.ok) return test;
  const most = pairsFrom('--test-games', testGames);
  return most.ok ? ok({ test: test.value, most: most.value }) : most;
}
