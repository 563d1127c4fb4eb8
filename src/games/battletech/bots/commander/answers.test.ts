import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Answers } from './answers.ts';
import { noExchange } from './exchange.ts';

const exchange = (dealt: number, taken: number) => ({ ...noExchange(), dealt, taken });

test('a single response is the expected one', () => {
  const answers = new Answers(10);
  answers.add(exchange(3, 4), -7);
  expect(answers.expected()).toMatchObject({ dealt: 3, taken: 4 });
});

test('with `doubt` 0 the enemy finds its best response', () => {
  const answers = new Answers(0);
  answers.add(exchange(1, 2), 5);
  answers.add(exchange(8, 9), 6);
  expect(answers.expected().taken).toBeCloseTo(9, 5);
});

test('no responses, no exchange', () => expect(new Answers(1).expected()).toMatchObject(noExchange()));

describe('an enemy that can stay out of sight', () => {
  const expected = (likes: number, failed = 0) => {
    const answers = new Answers(2);
    answers.add(exchange(6, 4), likes);
    answers.hide();
    return { ...answers.expected(failed) };
  };

  test('comes out half the time if that gains it nothing', () =>
    expect(expected(0)).toMatchObject({ out: 0.5, dealt: 3, taken: 2 }));

  test('comes out more the more it gains', () => {
    expect(expected(10).out).toBeGreaterThan(0.95);
    expect(expected(-10).out).toBeLessThan(0.05);
  });

  test.each([-4, 0, 4, 20])('is trusted less with every failed expectation, gaining %i', (likes) => {
    const odds = [0, 1, 2, 5, 10].map((failed) => expected(likes, failed).out);
    if (likes >= 0) expect(odds).toEqual(odds.toSorted((a, b) => b - a));
    expect(odds.at(-1)).toBeLessThan(0.55);
  });

  test('always exchanges fire if no response is out of sight', () => {
    const answers = new Answers(2);
    answers.add(exchange(6, 4), -50);
    expect(answers.expected(10)).toMatchObject({ out: 1, dealt: 6 });
  });
});

test('the expected value lies between the responses, closer to those the enemy likes', () => {
  const some = fc.array(
    fc.tuple(fc.float({ min: 0, max: 50, noNaN: true }), fc.float({ min: 0, max: 50, noNaN: true })),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(some, fc.float({ min: 1, max: 20, noNaN: true }), (list, doubt) => {
      const answers = new Answers(doubt);
      for (const [dealt, taken] of list) answers.add(exchange(dealt, taken), taken);
      const { taken, dealt } = answers.expected();
      const takens = list.map(([, one]) => one);
      const dealts = list.map(([one]) => one);
      const mean = takens.reduce((a, b) => a + b, 0) / takens.length;
      expect(taken).toBeLessThanOrEqual(Math.max(...takens) + 1e-6);
      expect(taken).toBeGreaterThanOrEqual(mean - 1e-6);
      expect(dealt).toBeLessThanOrEqual(Math.max(...dealts) + 1e-6);
      expect(dealt).toBeGreaterThanOrEqual(Math.min(...dealts) - 1e-6);
    }),
  );
});
