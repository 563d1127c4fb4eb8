import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { sayDecision } from '../src/decide/decision-text.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Drawing, Game } from '../src/kernel/game.ts';
import { laws } from '../src/kernel/laws/all.ts';
import { report, shortest } from '../src/kernel/laws/shortest.ts';
import type { Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';

/** Set-ups checked in addition to the default one. */
const SETUPS: Readonly<Record<string, readonly unknown[]>> = {
  radar: [
    { ruleset: 'classic' },
    { stealth: 'lasting', turnLimit: 60 },
    { map: 'random', spectators: 'all', turnLimit: 60 },
  ],
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
/** Checks the bot laws only for this bot: for a new bot in a game whose other bots were checked before. */
const ONLY_BOT = process.env.UMPIRE_LAWS_BOT;

const games: Readonly<Record<string, Game>> = { ...catalog, [ticTacToe.id]: ticTacToe };
const drawings = new Map<Game, Drawing>();
for (const game of Object.values(games)) if (game.drawing) drawings.set(game, await game.drawing());

describe.each(Object.entries(games))('%s', (id, game) => {
  const setups = [undefined, ...(SETUPS[id] ?? [])];
  const words: Subject['words'] = (fact, language) => sayDecision(fact as Fact, language);
  const withBots = (isChecked: (bot: string) => boolean): Game => ({
    ...game,
    bots: Object.fromEntries(Object.entries(game.bots).filter(([bot]) => isChecked(bot))),
  });
  const subjectOf = (checked: Game): Subject => ({
    game: checked,
    setups,
    hashing,
    drawing: drawings.get(game),
    words,
  });
  const first = subjectOf(withBots((bot) => ONLY_BOT === undefined || bot === ONLY_BOT));
  // The search is the same in every game and takes longer than all other bots together: one match per set-up is enough.
  const further = subjectOf(withBots((bot) => Object.hasOwn(first.game.bots, bot) && bot !== 'search'));

  test.each(laws.map((law) => [law.title, law] as const))('%s', (_title, law) => {
    for (const seed of SEEDS) {
      const subject = seed === SEEDS[0] ? first : further;
      const violation = law.check(subject, seed);
      if (violation) expect.fail(report(shortest(subject, law, violation)));
    }
  });
});
