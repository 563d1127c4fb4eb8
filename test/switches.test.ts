import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import { open, outcomeOf } from '../src/kernel/match.ts';
import { Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import { Runner, seatBots } from '../src/kernel/runner.ts';
import { hashing } from '../src/store/hashing.ts';

type Switches = Readonly<Record<string, unknown>>;
const MIXTURES = 12;

const games = Object.entries(catalog).flatMap(([id, game]) => {
  const rulesets = game.lists.rulesets?.().map((one) => one.id) ?? [];
  return rulesets.length > 0 ? [[id, game, rulesets] as const] : [];
});

describe.each(games)('%s', (_id, game, rulesets) => {
  const rows = rulesets.map((ruleset) => must(game.setUp({ ruleset }, new Random(1))).setup.switches as Switches);

  test.each(Array.from({ length: MIXTURES }, (_, seed) => seed))(
    'random mix %i of all rulesets can be played',
    (seed) => {
      const random = new Random(seed);
      const names = Object.keys(rows[0] as Switches);
      const switches = Object.fromEntries(names.map((name) => [name, rows[random.roll(rows.length) - 1]?.[name]]));
      const limit = game.id === 'shooting' ? { rounds: 1 } : { turnLimit: 6 };
      const rules = must(game.setUp({ ruleset: rulesets[0], switches, ...limit }, random));
      expect(rules.setup.switches).toEqual(switches);

      const match = open(game, rules, String(seed), hashing);
      const bot = Object.hasOwn(game.bots, 'random') ? 'random' : 'seed';
      const make = game.bots[bot]?.make({ level: 5, persona: 'plain' }) ?? expect.unreachable();
      const sides = Object.fromEntries(game.sides(rules).map((side) => [side, make]));
      new Runner(match, seatBots(game, rules, sides)).run();
      expect(outcomeOf(match)).toBeDefined();
    },
  );
});
