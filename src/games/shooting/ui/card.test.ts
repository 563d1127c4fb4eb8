import { expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { shooting } from '../game.ts';
import { SCENARIO_TITLES } from './titles.ts';

test('the card offers every scenario, the default first', () => {
  expect(Object.keys(SCENARIO_TITLES).sort()).toEqual(Object.keys(SCENARIOS).sort());
  const scenarioOf = (options?: object): unknown => {
    const rules = shooting.setUp(options, loaded());
    return rules.ok && rules.value.setup.scenario;
  };
  expect(scenarioOf({ scenario: Object.keys(SCENARIO_TITLES)[0] })).toEqual(scenarioOf());
});
