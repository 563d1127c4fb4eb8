import { expect, test } from 'vitest';
import type { RuleCoverage } from '../../src/wire/lab.ts';
import { remarkOn, sorted } from './coverage-rows.ts';

const rule = (id: string, choices: number, fired: number, decided: number): RuleCoverage => ({
  evaluator: 'e',
  rule: id,
  kind: 'score',
  choices,
  fired,
  contested: fired,
  decided,
});
const RULES = [rule('often', 100, 50, 0), rule('always', 4, 4, 2), rule('never', 10, 0, 0)];
const names = (rules: readonly RuleCoverage[]) => rules.map(({ rule }) => rule);

test('sorts by share, not count, in both directions, and by name', () => {
  expect(names(sorted(RULES, { column: 'fired', down: true }))).toEqual(['always', 'often', 'never']);
  expect(names(sorted(RULES, { column: 'fired', down: false }))).toEqual(['never', 'often', 'always']);
  expect(names(sorted(RULES, { column: 'choices', down: true }))).toEqual(['often', 'never', 'always']);
  expect(names(sorted(RULES, { column: 'rule', down: false }))).toEqual(['always', 'never', 'often']);
});

test('marks rules that never fired or never decided', () => {
  expect(RULES.map(remarkOn)).toEqual(['never-decides', null, 'never-fired']);
});
