import { describe, expect, test } from 'vitest';
import { type Answered, answersIn, progressOf, SURE, today, withAnswer } from './progress.ts';

let next = 0;
const answer = (sure: number, right: boolean, more: Partial<Answered> = {}): Answered => ({
  key: `${next++}`,
  at: 0,
  level: 'easy',
  sure,
  right,
  loss: right ? 0 : 0.2,
  ...more,
});
const times = (n: number, sure: number, right: boolean): readonly Answered[] =>
  Array.from({ length: n }, () => answer(sure, right));

describe('progress', () => {
  test('without answers is all zeros', () => {
    expect(progressOf([])).toMatchObject({ answers: 0, right: 0, sure: 0, loss: 0, brier: 0 });
  });

  test('counts right answers, and averages loss and confidence', () => {
    const found = progressOf([answer(0.8, true), answer(0.6, false), answer(0.4, false), answer(0.6, true)]);
    expect(found).toMatchObject({ answers: 4, right: 2 });
    expect(found.loss).toBeCloseTo(0.1, 12);
    expect(found.sure).toBeCloseTo(0.6, 12);
  });

  test('groups the answers by confidence', () => {
    const found = progressOf([...times(3, 0.8, true), ...times(1, 0.8, false), ...times(2, 0.25, false)]);
    expect(found.calibration).toEqual([
      { sure: 0.25, answers: 2, right: 0 },
      { sure: 0.4, answers: 0, right: 0 },
      { sure: 0.6, answers: 0, right: 0 },
      { sure: 0.8, answers: 4, right: 3 },
      { sure: 0.95, answers: 0, right: 0 },
    ]);
  });

  test.each([
    [[answer(0.95, true)], 0.0025],
    [[answer(0.95, false)], 0.9025],
    [[answer(0.8, true), answer(0.6, false)], 0.2], // (0.04 + 0.36) / 2
    [[...times(1, 0.25, true), ...times(3, 0.25, false)], 0.1875], // honest guesses
  ])('the Brier score of case %#', (answered, score) => {
    expect(progressOf(answered).brier).toBeCloseTo(score, 12);
  });

  test('for every share of right answers, the confidence closest to it has the lowest Brier score', () => {
    for (let right = 0; right <= 20; right++) {
      const score = (sure: number): number =>
        progressOf([...times(right, sure, true), ...times(20 - right, sure, false)]).brier;
      const far = (sure: number): number => Math.abs(sure - right / 20);
      for (const a of SURE) for (const b of SURE) if (far(a) < far(b) - 1e-9) expect(score(a)).toBeLessThan(score(b));
    }
  });
});

test('the second answer to an exercise does not count', () => {
  const first = answer(0.4, false);
  expect(withAnswer([first], { ...first, right: true })).toEqual([first]);
  expect(withAnswer([first], answer(0.4, true))).toHaveLength(2);
});

test('old answers give way to new ones', () => {
  let answered: readonly Answered[] = times(2000, 0.6, true);
  answered = withAnswer(answered, answer(0.8, true));
  expect(answered).toHaveLength(2000);
  expect(answered.at(-1)?.sure).toBe(0.8);
});

test('today starts at midnight', () => {
  const at = (day: number, hour: number): number => new Date(2026, 4, day, hour).getTime();
  const answered = [answer(0.6, true, { at: at(2, 23) }), answer(0.6, true, { at: at(3, 0) })];
  expect(today(answered, at(3, 8))).toEqual([answered[1]]);
});

test('anything that is not an answer is dropped from what was stored', () => {
  const one = answer(0.6, true);
  for (const nothing of [null, 'x', {}, 7]) expect(answersIn(nothing)).toEqual([]);
  expect(answersIn([one, null, 3, { key: 'a' }, { ...one, sure: 0.5 }])).toEqual([one]);
});
