import { expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { never } from '../../../../kernel/never.ts';
import { must } from '../../../../kernel/result.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { setUp } from '../../rules/set-up.ts';
import { changed, nameOf, parFor, scenarioValuesOf, shownOf, withScenario } from './options.ts';

test('removing an option leaves the rest', () => {
  expect(changed({ ruleset: '11e', rounds: 2 }, 'rounds', undefined)).toEqual({ ruleset: '11e' });
  expect(changed({ ruleset: '11e' }, 'rounds', 2)).toEqual({ ruleset: '11e', rounds: 2 });
});

test('a scenario file replaces the scenario, and a set-up file everything', () => {
  const file = { name: 'Mine', rounds: 2 };
  expect(withScenario({ rounds: 5 }, file)).toEqual({ rounds: 5, scenario: file });
  expect(withScenario({ rounds: 5 }, 'duel')).toEqual({ rounds: 5, scenario: 'duel' });
  expect(withScenario({ rounds: 5, map: 'plain' }, { scenario: file })).toEqual({ scenario: file });
});

test.each([
  [{}, 3, true],
  [{ scenario: 'last-stand' }, 3, false],
  [{ scenario: { rounds: 5, handModifiers: false } }, 5, false],
  [{ scenario: 'constructor' }, 1, true],
])('%j has its own rounds and modifiers', (options, rounds, handModifiers) => {
  expect(scenarioValuesOf(options)).toMatchObject({ rounds, handModifiers });
});

test('names and files are distinguished', () => {
  expect([undefined, 'duel', { name: 'Mine' }].map(shownOf)).toEqual(['', 'duel', 'file']);
  expect([{ name: 'Mine' }, {}, 7].map(nameOf)).toEqual(['Mine', '?', '?']);
});

test.each([
  {},
  { scenario: 'duel' },
  { rounds: 3 },
  { rounds: 5 },
  { scenario: 'armour', commandPoints: 2 },
  { commandPoints: 0 },
  { ruleset: '11e' },
  { devastating: 'one-model' },
  { devastating: 'spill' },
  { map: 'plain' },
  { defender: 'swarm' },
  { handModifiers: false },
])('the form says that par applies exactly if the match has one: %j', (options) => {
  const { par } = must(setUp(options, loaded())).setup.scenario;
  expect(parFor(options)?.applies).toBe(par !== undefined);
});

test('a scenario file without par has none', () => {
  const { par: _, ...file } = SCENARIOS.duel ?? never('ours');
  expect(parFor({ scenario: file })).toBeNull();
});
