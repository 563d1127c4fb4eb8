import { expect, test } from 'vitest';
import { judge } from '../src/arena/stats/sprt.ts';
import { evidenceIn } from '../src/arena/tune/evidence.ts';
import { weightTablesOf } from '../src/arena/weight-tables.ts';
import { catalog } from '../src/games/catalog.ts';
import type { BotMaker } from '../src/kernel/bot.ts';
import { digestOf } from '../src/store/weights.ts';

// Weight tables that were found by playing are shipped with the test that they passed.

const SHIPPED = Object.values(catalog).flatMap((game) =>
  Object.values(game.bots).flatMap((maker: BotMaker) =>
    weightTablesOf(game, maker)
      .filter(({ from, evidence }) => from === 'today' && evidence !== null)
      .map((table) => [`${game.id} ${maker.id}+${table.persona}`, maker, table] as const),
  ),
);

test('at least two are shipped', () => expect(SHIPPED.length).toBeGreaterThanOrEqual(2));

test.each(SHIPPED)('%s is what its persona plays with, and its recorded pairs pass its test', (_, maker, table) => {
  const evidence = evidenceIn(table);
  if (!evidence) throw new Error('no evidence');
  const { pentanomial, test: bounds, pairs, llr, against } = evidence;
  expect(digestOf(maker.personas[table.persona] ?? {})).toBe(table.digest);
  expect(pentanomial.reduce((sum, count) => sum + count, 0)).toBe(pairs);
  const standing = judge(bounds, pentanomial);
  expect(standing.verdict).toBe('H1');
  expect(standing.llr).toBeCloseTo(llr, 2);
  expect(table.parent).toBe(against);
  const played = [...Object.values(maker.personas), ...(maker.older ?? []).map(({ weights }) => weights)].map(digestOf);
  expect(played).toContain(against); // the opponent can still be played
});
