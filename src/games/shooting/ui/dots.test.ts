import { expect, it } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { must } from '../../../kernel/result.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { setUp } from '../rules/set-up.ts';
import { dotsOf } from './dots.ts';

it.each(Object.keys(SCENARIOS))('%s: dots are in the order of the models', (scenario) => {
  const { models, units, setup } = must(setUp({ scenario }, loaded(1)));
  const dots = dotsOf(setup.scenario);
  expect(dots.map(({ x, y, unit }) => ({ x, y, unit }))).toEqual(models.map(({ at, unit }) => ({ ...at, unit })));
  expect(dots.map(({ side }) => side)).toEqual(models.map(({ unit }) => units[unit]?.side));
});
