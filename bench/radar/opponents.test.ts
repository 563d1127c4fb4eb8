import { expect, test } from 'vitest';
import { playMatch } from '../../src/arena/play.ts';
import { SYSTEMS } from '../../src/games/radar/data/systems.ts';
import { must } from '../../src/kernel/result.ts';
import { emptyBook } from './book.ts';
import { recordGames, withOpponents } from './tasks.ts';
import { emptyUse, useIn, usesOf } from './use.ts';

const options = { ruleset: 'classic', turnLimit: 50 };
const seed = '7';
const faultsOf = (figures: Readonly<Record<string, { readonly faults: number }>>): number =>
  Object.values(figures).reduce((sum, { faults }) => sum + faults, 0);

test.each(SYSTEMS)('a crew without %s never uses it, and makes no faults', (system) => {
  const bot = `without-${system}`;
  const game = withOpponents(emptyBook());
  const { match, figures } = must(playMatch({ game, options, seed, sides: { blue: bot, red: bot } }));
  const use = emptyUse();
  useIn(use, match as never);
  expect(usesOf(use, system)).toBe(0);
  expect(faultsOf(figures)).toBe(0);
});

test.each(['exploiter', 'eager-sonar', 'eager-drone'])('%s plays a match without faults', (bot) => {
  const book = recordGames({ type: 'record', options, seed, batch: { from: 0, to: 2 } });
  expect(book.boats).toBe(4);
  const { figures, turns } = must(
    playMatch({ game: withOpponents(book), options, seed, sides: { blue: bot, red: 'crew' } }),
  );
  expect(faultsOf(figures)).toBe(0);
  expect(turns).toBeGreaterThan(5);
});
