import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { sayDecision } from '../src/decide/decision-text.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Game } from '../src/kernel/game.ts';
import { laws } from '../src/kernel/laws/all.ts';
import { report, shortest } from '../src/kernel/laws/shortest.ts';
import type { Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';

/** Set-ups checked in addition to the default one. */
const SETUPS: Readonly<Record<string, readonly unknown[]>> = {
  radar: [{ ruleset: 'classic' }, { map: 'random', spectators: 'all', turnLimit: 60 }],
  battletech: [
    { ruleset: 'simulador', force: 'melee', map: 'woodland', turnLimit: 12 },
    { ruleset: 'core-2026', force: 'tanks', map: 'market-town', turnLimit: 12 },
  ],
  shooting: [
    { ruleset: '11e', scenario: 'close-quarters' },
    { map: 'plain', attacker: 'phalanx', defender: 'armoured-fist', rounds: 1, commandPoints: 2 },
  ],
  force: [{ decks: { dark: 'night-fleet', light: 'harbour-fleet' }, turnLimit: 24, spectators: 'all' }],
};
const SEEDS = [1, 2];

const games: Readonly<Record<string, Game>> = { ...catalog, [ticTacToe.id]: ticTacToe };

describe.each(Object.entries(games))('%s', (id, game) => {
  const setups = [undefined, ...(SETUPS[id] ?? [])];
  const subject: Subject = { game, setups, hashing, words: (fact, language) => sayDecision(fact as Fact, language) };

  test.each(laws.map((law) => [law.title, law] as const))(
    '%s',
    (_title, law) => {
      for (const seed of SEEDS) {
        const violation = law.check(subject, seed);
        if (violation) expect.fail(report(shortest(subject, law, violation)));
      }
    },
    60_000,
  );
});
