import { expect, test } from 'vitest';
import type { Budget, Weights } from '../../kernel/bot.ts';
import { choose } from '../decision.ts';
import { seeded } from '../fixtures/toy.ts';
import { score } from '../rule.ts';
import { difference } from './diff.ts';
import type { Asker, Position } from './position.ts';

interface Basket {
  readonly type: string;
  readonly apples: number;
  readonly pears: number;
}

const basket = (type: string, apples: number, pears: number): Basket => ({ type, apples, pears });
const OPTIONS = [basket('orchard', 3, 0), basket('garden', 0, 2), basket('both', 1, 1)];

const goodRule = (good: 'apples' | 'pears') =>
  score<null, Basket, { much: number }, Weights>({
    id: `likes-${good}`,
    unit: 'points',
    band: [-100, 100],
    see: (_, option) => (option[good] ? { much: option[good] } : undefined),
    worth: ({ much }, weights) => much * (weights[good] ?? 0),
  });

const EVALUATOR = { id: 'basket', rules: [goodRule('apples'), goodRule('pears')] };

const buying =
  (weights: Weights): Asker =>
  (_, more: Partial<Budget> = {}) =>
    choose<null, Basket, Weights>({
      evaluator: EVALUATOR,
      situation: null,
      options: OPTIONS,
      weights,
      level: 5,
      budget: { iterations: 0, ledger: true, ...more },
      seed: seeded(1),
      must: true,
    });

const HERE = {} as Position; // never looked at

test.each([
  ['one table', { apples: 10, pears: 12 }, 'none', []],
  ['another price that changes no mind', { apples: 10, pears: 13 }, 'scores', ['likes-pears']],
  ['a price that does', { apples: 10, pears: 16 }, 'choice', ['likes-pears']],
  ['two prices at once, of which either is enough to differ', { apples: 1, pears: 1 }, 'scores', []],
] as const)('%s', (_, other, change, rules) => {
  const found = difference(HERE, buying({ apples: 10, pears: 12 }), buying(other));
  expect([found.change, found.rules.slice(0, 1)]).toEqual([change, rules]);
});
