import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { entrantNamed, gauntlet, type Plan, roundRobin, sidesOf } from '../../arena/experiment/plan.ts';
import { normalisedLlr, type Sprt } from '../../arena/stats/sprt.ts';
import { LEVELS } from '../../decide/level.ts';
import { catalog } from '../../games/catalog.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { gameNamed, iterationsFrom, parseJson, readSetup, readText, seedFrom, wholeNumber } from '../input.ts';
import { type ProgramFlags, programLimits } from '../program-flags.ts';
import { inWords, setupFault } from '../say.ts';

export interface ArenaOptions extends ProgramFlags {
  readonly game?: string;
  readonly sprt?: string;
  readonly normalised?: boolean;
  readonly alpha?: string;
  readonly beta?: string;
  readonly games?: string;
  readonly gauntlet?: boolean;
  readonly pool?: string;
  readonly setup?: string;
  readonly seed?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly resume?: string | true;
  readonly note?: string;
  readonly data?: string;
  readonly json?: boolean;
}

/** What to play, and the options that ordered it. Without `--seed` the seed is random. */
export interface ArenaPlan {
  readonly game: Game;
  readonly plan: Plan;
  readonly isDefaultLength: boolean; // no length was given: use the default test
}

const DEFAULT_TEST = '0,20';
const DEFAULT_GAMES = 20_000; // maximum for two bots
const DEFAULT_PER_PAIRING = 200; // per pairing
const MOST_GAMES = 10_000_000;

/** Checks all options, including the names of the bots, before the first game starts. */
export function planFrom(names: readonly string[], options: ArenaOptions): Result<ArenaPlan> {
  if (options.game === undefined) return no({ code: 'arena-no-game', known: Object.keys(catalog) });
  const game = gameNamed(options.game);
  if (!game.ok) return game;
  const bots = botsIn(game.value, names, options);
  if (!bots.ok) return bots;
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = options.seed === undefined ? ok({ text: String(randomInt(2 ** 31)) }) : seedFrom(options.seed);
  if (!seed.ok) return seed;
  const length = lengthOf(bots.value.length, options);
  if (!length.ok) return length;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const limits = programLimits(options);
  if (!limits.ok) return limits;
  const entrants = [];
  for (const name of bots.value) {
    const entrant = entrantNamed(game.value, name);
    if (!entrant.ok) return no(inWords(game.value, entrant.error));
    entrants.push(entrant.value);
  }
  const common = { ...(setup.value !== undefined && { options: setup.value }), seed: seed.value.text, bots: entrants };
  const sides = sidesOf(game.value, common);
  if (!sides.ok) return no(sideFault(game.value, sides.error));
  const pairings = options.gauntlet ? gauntlet(entrants.length) : roundRobin(entrants.length);
  const plan: Plan = {
    game: game.value.id,
    ...common,
    sides: sides.value,
    pairings,
    most: (length.value.games / 2) * pairings.length,
    test: length.value.test,
    iterations: iterations.value,
    limits: limits.value,
    ...(options.note !== undefined && { note: options.note }),
  };
  return ok({ game: game.value, plan, isDefaultLength: options.sprt === undefined && options.games === undefined });
}

const sideFault = (game: Game, fact: Fact): Fact =>
  fact.code === 'arena-set-up' ? setupFault(game, fact.fault as Fact) : inWords(game, fact);

/** Bots in the order given, then the others of the pool. */
function botsIn(game: Game, names: readonly string[], options: ArenaOptions): Result<readonly string[]> {
  const pool = options.pool === undefined ? ok([]) : poolFrom(game, options.pool);
  if (!pool.ok) return pool;
  const bots = [...names, ...pool.value.filter((name) => !names.includes(name))];
  if (bots.length < 2) return no({ code: 'arena-no-opponent', bots: bots.length });
  return options.gauntlet && bots.length < 3 ? no({ code: 'arena-gauntlet-of-two' }) : ok(bots);
}

/** A named pool, a JSON file with a list of names, or names separated by commas. */
export function poolFrom(game: Game, given: string): Result<readonly string[]> {
  if (isPool(given)) {
    const pool = poolOf(game, given);
    return pool.ok ? pool : no(inWords(game, pool.error));
  }
  if (/\.json$/.test(given) || (existsSync(given) && !Object.hasOwn(game.bots, given))) {
    const text = readText(given);
    if (!text.ok) return text;
    const list = parseJson(text.value, `the --pool "${given}"`);
    if (!list.ok) return list;
    const names = list.value;
    return Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string')
      ? ok(names)
      : no({ code: 'arena-bad-pool', given, known: POOLS });
  }
  const names = given.split(',').map((name) => name.trim());
  return names.every((name) => name !== '') ? ok(names) : no({ code: 'arena-bad-pool', given, known: POOLS });
}

/** The number of games per pairing, and the test that may stop them early. */
function lengthOf(bots: number, options: ArenaOptions): Result<{ readonly games: number; readonly test: Sprt | null }> {
  const games = options.games === undefined ? ok(undefined) : wholeNumber('--games', options.games, 2, MOST_GAMES);
  if (!games.ok) return games;
  if (games.value !== undefined && games.value % 2 === 1)
    return no({ code: 'arena-odd-games', option: '--games', given: games.value });
  if (options.sprt !== undefined && bots > 2) return no({ code: 'arena-test-of-many', bots });
  const given = options.sprt ?? (bots === 2 && games.value === undefined ? DEFAULT_TEST : undefined);
  if (given === undefined) {
    const stray = (['normalised', 'alpha', 'beta'] as const).find((name) => options[name] !== undefined);
    if (stray !== undefined) return no({ code: 'arena-without-test', option: `--${stray}` });
    return ok({ games: games.value ?? DEFAULT_PER_PAIRING, test: null });
  }
  const test = testFrom(given, options);
  return test.ok ? ok({ games: games.value ?? DEFAULT_GAMES, test: test.value }) : test;
}

const WIDEST = 1000;

function testFrom(given: string, { normalised, alpha = '0.05', beta = '0.05' }: ArenaOptions): Result<Sprt> {
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(given.replaceAll(' ', '')) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  if (!(elo0 < elo1) || elo0 < -WIDEST || elo1 > WIDEST) return no({ code: 'arena-bad-sprt', given });
  const chances: number[] = [];
  for (const [option, text] of [
    ['--alpha', alpha],
    ['--beta', beta],
  ] as const) {
    const chance = Number(text);
    if (!/^0?\.\d+$/.test(text) || chance < 0.0001 || chance > 0.4999)
      return no({ code: 'arena-bad-chance', option, given: text });
    chances.push(chance);
  }
  const [a = 0.05, b = 0.05] = chances;
  const test: Sprt = { scale: normalised ? 'normalised' : 'logistic', elo0, elo1, alpha: a, beta: b };
  return test.scale === 'logistic' || fits(test) ? ok(test) : no({ code: 'arena-test-too-wide', given });
}

/** Normalized Elo is bounded: even the clearest results have a standard deviation. */
function fits(test: Sprt): boolean {
  try {
    normalisedLlr(test, [1, 1, 1, 1, 1]);
    return true;
  } catch {
    return false;
  }
}

/** Named groups of opponents, available in every game. */
const POOLS = ['levels', 'bots', 'personas'] as const;
type Pool = (typeof POOLS)[number];

const isPool = (name: string): name is Pool => (POOLS as readonly string[]).includes(name);

/** Bot names in a pool: the default bot at every level, all bots without search, or the default bot's personas. */
function poolOf(game: Game, pool: Pool): Result<readonly string[]> {
  const { bot } = game.defaults;
  const maker = game.bots[bot];
  if (pool === 'bots')
    return ok(Object.values(game.bots).flatMap(({ id, iterations }) => (iterations === 0 ? [id] : [])));
  if (pool === 'levels')
    return maker && maker.levels !== false
      ? ok(Object.keys(LEVELS).map((level) => `${bot}@${level}`))
      : no({ code: 'arena-no-levels', bot });
  const personas = Object.keys(maker?.personas ?? {});
  return personas.length > 1
    ? ok(personas.map((persona) => `${bot}+${persona}`))
    : no({ code: 'arena-one-persona', bot });
}
