import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ResolvedBot } from '../src/arena/lineup.ts';
import { type Asker, askerOf, type Position } from '../src/decide/lab/position.ts';
import type { Trial } from '../src/decide/testing.ts';
import type { Weights } from '../src/kernel/bot.ts';
import { asked, FROZEN, frozen, type Player } from './fixtures/frozen.ts';

const LONG = 30; // iterations for a longer search
const LEVELS = [4, 3, 2, 1]; // below full strength: some weights act only there
const GENERIC = 'search'; // has the same weights in every game, so the fastest game is enough
const FASTEST = 'radar';

const GAMES = fileURLToPath(new URL('../src/games/', import.meta.url));

/** The rows that test the rules of a game's bots. */
async function trialsOf(game: string): Promise<Trial[]> {
  const folder = join(GAMES, game, 'bots');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.rows.ts'));
  const trials: Trial[] = [];
  for (const name of files.sort()) {
    const { TRIALS } = (await import(join(folder, name))) as { readonly TRIALS?: readonly Trial[] };
    trials.push(...(TRIALS ?? []));
  }
  return trials;
}

// Weights that no frozen position uses, each with the test that covers it.
const TRIED: Readonly<Record<string, string>> = {
  'battletech commander restart': 'battletech/bots/commander/end.test.ts',
  'battletech commander breach': 'battletech/bots/commander/fire.test.ts',
  'battletech commander order': 'battletech/bots/commander/team.test.ts',
  'battletech commander blast': 'battletech/bots/commander/end.test.ts',
  'battletech tactician split': 'battletech/bots/tactician/seed.test.ts',
  'radar crew mixedAnswers': 'radar/bots/crew/answers.test.ts',
};

test.each(Object.entries(TRIED))('%s is tested in %s', (name, file) => {
  const weight = name.split(' ').at(-1) as string;
  expect(readFileSync(join(GAMES, file), 'utf8')).toMatch(new RegExp(`\\b${weight}: -?[0-9.]+`));
});

const keysOf = (table: object): string => Object.keys(table).sort().join(' ');

/** Doubled, zero, and negated. */
const others = (from: number): number[] => [2 * from + 1, 0, -from - 1].filter((value) => value !== from);

describe.each(FROZEN)('%s', async (id) => {
  const { positions, players } = frozen(id);
  const trials = await trialsOf(id);

  /** Whether a weight changes the score of a row. */
  const movesRow = ({ part }: Player, weight: string): boolean =>
    trials.some(({ weights, prices }) => {
      if (typeof weights !== 'object' || weights === null || keysOf(weights) !== keysOf(part.weights)) return false;
      const table = weights as Weights;
      const before = JSON.stringify(prices(table));
      return others(table[weight] as number).some(
        (to) => JSON.stringify(prices({ ...table, [weight]: to })) !== before,
      );
    });

  /** Whether a weight changes a decision or a score on the frozen positions. */
  const movesDecision = ({ part }: Player, weight: string): boolean =>
    looks(part).some(({ ask, positions, answer }) =>
      others(part.weights[weight] as number).some((to) => {
        const again = ask({ ...part, spec: { ...part.spec, weights: { ...part.weights, [weight]: to } } });
        return positions.some((position, i) => JSON.stringify(again(position)) !== answer(i));
      }),
    );

  interface Look {
    readonly ask: (part: ResolvedBot) => Asker;
    readonly positions: readonly Position[];
    answer(i: number): string; // with the default table
  }
  const known = new Map<ResolvedBot, readonly Look[]>();

  /**
   * All positions with a small budget, at every level. For searching bots also one with few options, with a large budget
   * and with the bot's own, since some weights act late.
   */
  function looks(part: ResolvedBot): readonly Look[] {
    const before = known.get(part);
    if (before) return before;
    const look = (ask: Look['ask'], list: readonly Position[]): Look => {
      const usual = ask(part);
      const answers: string[] = [];
      const answer = (i: number): string => {
        answers[i] ??= JSON.stringify(usual(list[i] as Position));
        return answers[i];
      };
      return { ask, positions: list, answer };
    };
    const usual = asked(part);
    const narrow = positions.find((position) => [2, 3, 4, 5, 6].includes(usual(position).judged));
    const made = [look(asked, positions)];
    if (narrow && part.maker.iterations > 0) {
      made.unshift(look((other) => askerOf(other, LONG), [narrow]));
      made.push(look((other) => askerOf(other, 0), [narrow]));
    }
    if (part.maker.levels !== false)
      for (const level of LEVELS)
        made.push(look((other) => asked({ ...other, spec: { ...other.spec, level } }), positions));
    known.set(part, made);
    return made;
  }

  const own = players.filter(({ name }) => name !== GENERIC || id === FASTEST);
  test.each(own.map((player) => [player.name, player] as const))('%s has no unused weight', (_name, player) => {
    const weights = Object.keys(player.part.weights);
    const isTried = (weight: string): boolean => Object.hasOwn(TRIED, `${id} ${player.name} ${weight}`);
    const moves = (weight: string): boolean => movesRow(player, weight) || movesDecision(player, weight);
    expect(weights.filter((weight) => !isTried(weight) && !moves(weight))).toEqual([]);
  });
});
