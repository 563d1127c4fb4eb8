import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fate } from '../../rules/odds/fate.ts';
import { lineOf } from '../../rules/odds/line.ts';
import { mark, terms } from '../../rules/odds/testing/strikes.ts';
import type { TargetValue } from './target-value.ts';
import { type Shot, struck, untouched } from './volley.ts';

const shotOf = (strike: Pick<Shot, 'terms' | 'marks'>): Shot => ({
  ...strike,
  group: 'gun',
  profile: 0,
  target: 1,
  fish: false,
  cost: 0,
  hazard: 0,
  once: false,
  known: new Map(),
});
const valueFor = (wounds: readonly number[]): TargetValue => ({
  unit: 1,
  line: lineOf(wounds),
  shares: {} as TargetValue['shares'],
  worth: new Float64Array(),
  touched: false,
});

const roll = fc.integer({ min: 2, max: 6 });
const weapon = fc.record({
  weapons: fc.integer({ min: 1, max: 5 }),
  attacks: fc.constantFrom('1', '2', 'D3', 'D6'),
  hit: roll,
  wound: roll,
  damage: fc.constantFrom('1', '2', 'D3'),
  lethal: fc.boolean(),
});
const models = fc.array(fc.record({ wounds: fc.integer({ min: 1, max: 3 }), save: fc.integer({ min: 2, max: 7 }) }), {
  minLength: 1,
  maxLength: 5,
});

test('volley by volley, the state matches the exact odds', () => {
  fc.assert(
    fc.property(fc.array(weapon, { minLength: 1, maxLength: 3 }), models, (weapons, target) => {
      const marks = target.map(({ wounds, save }) => mark(wounds, save));
      const strikes = weapons.map((one) => ({ terms: terms(one), marks }));
      const targetValue = valueFor(target.map(({ wounds }) => wounds));
      let odds = untouched(targetValue);
      for (const strike of strikes) odds = struck(targetValue, odds, shotOf(strike), strike.terms.weapons);
      const exact = fate(strikes, { devastating: 'spill' }).odds;
      exact.forEach((chance, state) => {
        expect(odds[state]).toBeCloseTo(chance, 9);
      });
    }),
    { numRuns: 60 },
  );
});

test('with critical wounds that are dealt last, the mean is within 2%', () => {
  const marks = Array.from({ length: 5 }, () => mark(2, 3));
  const strike = { terms: terms({ weapons: 5, attacks: 2, devastating: true, damage: 2 }), marks };
  const targetValue = valueFor(marks.map(({ wounds }) => wounds));
  const odds = struck(targetValue, untouched(targetValue), shotOf(strike), 5);
  const mean = (list: Float64Array): number => list.reduce((sum, chance, state) => sum + chance * state, 0);
  const exact = mean(fate([strike], { devastating: 'one-model' }).odds);
  expect(Math.abs(mean(odds) - exact)).toBeLessThan(0.02 * exact);
});
