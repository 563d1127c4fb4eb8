import { expect, test } from 'vitest';
import { exerciseOf } from '../../ask/trainer/exercise.ts';
import { LEVELS } from '../../ask/trainer/levels.ts';
import { shownDifference, targetValue, valueText } from './values.ts';

test('the contributions of all targets give the value of the plan', () => {
  for (const level of LEVELS)
    for (let seed = 100; seed < 112; seed++) {
      const exercise = exerciseOf({ seed, level });
      if (!exercise) throw new Error(`no exercise from seed ${seed}`);
      exercise.plans.forEach(({ value }, plan) => {
        const parts = exercise.targets.flatMap((_, target) => targetValue(exercise, plan, target) ?? []);
        const whole = parts.reduce((a, b) => (exercise.goal === 'wipe' ? a * b : a + b));
        expect(whole).toBeCloseTo(value, 9);
      });
    }
});

test('values that differ are shown differently', () => {
  expect([0.412, 0.401].map((value) => valueText('wipe', value, 'en'))).toEqual(['41%', '40%']);
  expect([4.2, 4.25].map((value) => valueText('kills', value, 'es'))).toEqual(['4,2', '4,25']);
  expect([119.04, 118.02].map((value) => valueText('points', value, 'en'))).toEqual(['119', '118']);
});

test('a difference is between the values that are shown', () => {
  expect(shownDifference('points', 43.36, 26.24)).toBe(17.2);
  expect(shownDifference('kills', 3.324, 2.096)).toBe(1.22);
});
