import { expect, test } from 'vitest';
import type { Fact } from '../kernel/fact.ts';
import { bars, points, type Toy } from './fixtures/toy.ts';
import { type RuleRow, rows, rulesWithoutRows } from './rule-rows.ts';

const RULES = [bars(), points(0, [0, 5])];
const setting = { weights: [3], say: (fact: Fact) => `${fact.code} of ${fact.points ?? fact.barred}` };
const row = (
  rule: string,
  option: Partial<Toy>,
  rest: Omit<RuleRow<null, Toy>, 'rule' | 'name' | 'situation' | 'option'>,
) => ({
  rule,
  name: `${rule} on ${JSON.stringify(option)}`,
  situation: null,
  option: { name: 'a', ...option },
  ...rest,
});

const GOOD = [
  row('barred', { barred: 2 }, { sees: { barred: 2 }, says: 'barred of 2' }),
  row('barred', {}, { sees: false }),
  row('points-0', { points: [1] }, { sees: { points: 1 }, worth: 3, says: 'points-0 of 1' }),
  row('points-0', { points: [2] }, { sees: { points: 2 }, worth: 5 }),
  row('points-0', {}, { sees: false }),
];

test('rows that hold leave no failures', () => {
  expect(rows(RULES, GOOD, setting)).toEqual([]);
  expect(rulesWithoutRows(RULES, GOOD)).toEqual([]);
});

test.each([
  [row('barred', {}, { sees: { barred: 1 } }), 'sees', false],
  [row('barred', { barred: 2 }, { sees: false }), 'sees', { barred: 2 }],
  [row('barred', { barred: 2 }, { sees: { barred: 3 } }), 'sees', { barred: 2 }],
  [row('points-0', { points: [1] }, { sees: { points: 1 }, worth: 4 }), 'worth', 3],
  [row('points-0', { points: [1] }, { sees: { points: 1 }, says: 'one' }), 'says', 'points-0 of 1'],
  [row('points-9', {}, { sees: false }), 'unknown-rule', null],
])('%j fails in what it %s', (bad, what, got) => {
  expect(rows(RULES, [bad], setting)).toMatchObject([{ rule: bad.rule, name: bad.name, what, got }]);
});

test('a rule owes a row that fires, one that looks away, and words', () => {
  expect(rulesWithoutRows(RULES, GOOD.slice(0, 4))).toEqual([{ rule: 'points-0', lacks: 'looks-away' }]);
  expect(rulesWithoutRows(RULES, GOOD.slice(1))).toEqual([
    { rule: 'barred', lacks: 'fires' },
    { rule: 'barred', lacks: 'words' },
  ]);
});
