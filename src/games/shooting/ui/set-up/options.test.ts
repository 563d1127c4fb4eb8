import { expect, test } from 'vitest';
import { changed, nameOf, scenarioValuesOf, shownOf } from './options.ts';

test('removing an option leaves the rest', () => {
  expect(changed({ ruleset: '11e', rounds: 2 }, 'rounds', undefined)).toEqual({ ruleset: '11e' });
  expect(changed({ ruleset: '11e' }, 'rounds', 2)).toEqual({ ruleset: '11e', rounds: 2 });
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
