import { loaded } from '../../../kernel/dice.ts';
import type { SetUpGenerator } from '../../../kernel/game.ts';
import { must } from '../../../kernel/result.ts';
import type { Event } from '../events.ts';
import type { ShootingKinds } from '../kinds.ts';
import { leaderOf } from '../rules/par.ts';
import { parOf, type SelfPlayed, selfPlayed } from '../rules/par-fit.ts';
import { setUp } from '../rules/set-up.ts';
import type { Scenario } from '../scenario.ts';
import { generate } from './generate.ts';
import { print } from './print.ts';
import { PUBLISHED } from './request.ts';

type Options = Readonly<Record<string, unknown>>;

const scenarioIn = (options: Options): Scenario => options.scenario as Scenario;

/** Battles between two armies, balanced by par. */
export const generator: SetUpGenerator<SelfPlayed> = {
  schema: PUBLISHED,
  generate,
  resultOf: (rules, events) => selfPlayed(rules as ShootingKinds['rules'], events as readonly Event[]),
  balanced(options, results) {
    const { setup } = must(setUp(options, loaded()));
    return { ...options, scenario: { ...scenarioIn(options), par: parOf(results, setup) } };
  },
  winnerOf: (options, { points }) => leaderOf(points, scenarioIn(options).par),
  print,
};
