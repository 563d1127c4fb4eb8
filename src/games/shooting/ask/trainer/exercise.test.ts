import { describe, expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { queries } from '../../ask.ts';
import { ARMIES } from '../../data/armies.ts';
import { type Unit, unitsOf } from '../matrix/army-units.ts';
import { exactPlan } from '../plan/exact.ts';
import { type Plan, type Problem, planValue, problemOf } from '../plan/problem.ts';
import { type Exercise, exerciseOf } from './exercise.ts';
import { LEAST_STEP } from './four-plans.ts';
import { LEVELS, SPREAD } from './levels.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i * 7919 + 1);

const problemIn = ({ units, targets, conditions, goal, chosen }: Exercise): Problem =>
  problemOf(units, targets, conditions, goal, chosen, false);

const firesOnce = (plan: Plan, units: number): boolean =>
  plan.flat().toSorted().join() === Array.from({ length: units }, (_, i) => i).join();

describe.each(LEVELS)('exercises, %s:', (level) => {
  const all = SEEDS.map((seed) => {
    const found = exerciseOf({ seed, level });
    if (!found) throw new Error(`no exercise from seed ${seed}`);
    return found;
  });

  test('a few units fire at two or three enemy units', () => {
    for (const { units, targets } of all) {
      expect([3, 4]).toContain(units.length);
      expect([2, 3]).toContain(targets.length);
      const names = [...units, ...targets].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('the four plans differ, and every unit fires once in each', () => {
    for (const { units, targets, plans } of all) {
      expect(plans).toHaveLength(4);
      expect(new Set(plans.map(({ plan }) => JSON.stringify(plan))).size).toBe(4);
      for (const { plan } of plans) {
        expect(plan).toHaveLength(targets.length);
        expect(firesOnce(plan, units.length)).toBe(true);
      }
    }
  });

  test('values and receipts are the planner’s exact values, and the best plan is the best of all', () => {
    for (const exercise of all) {
      const problem = problemIn(exercise);
      for (const { plan, value, explained } of exercise.plans) {
        expect(value).toBeCloseTo(planValue(problem, plan).main, 12);
        expect(explained.value.total).toBeCloseTo((exercise.goal === 'wipe' ? 100 : 1) * value, 9);
        expect(addsUp(explained.value)).toBe(true);
      }
      const best = planValue(problem, exactPlan(problem)).main;
      expect(exercise.plans[exercise.best]?.value).toBeCloseTo(best, 12);
    }
  });

  test('exactly one plan is best, and the differences fit the level', () => {
    const { gap, worst, step } = SPREAD[level];
    for (const { goal, plans, best } of all) {
      const top = plans[best]?.value ?? 0;
      const losses = plans.map(({ value }) => (top - value) / top);
      expect(losses.filter((loss) => loss <= 0)).toHaveLength(1);
      expect(losses).toEqual(plans.map(({ loss }) => loss));
      const [, second = 0, third = 0, last = 0] = losses.toSorted((a, b) => a - b);
      expect(second).toBeGreaterThanOrEqual(gap[0]);
      expect(second).toBeLessThanOrEqual(gap[1]);
      expect(last).toBeLessThanOrEqual(worst);
      const smallest = Math.min(second, third - second, last - third);
      expect(smallest).toBeGreaterThanOrEqual(step - 1e-9);
      expect(smallest * top).toBeGreaterThanOrEqual(LEAST_STEP[goal] - 1e-9);
    }
  });

  test('the same seed gives the same exercise', () => {
    for (const [i, seed] of SEEDS.slice(0, 10).entries()) expect(exerciseOf({ seed, level })).toEqual(all[i]);
  });

  test('goals, positions and the place of the best plan vary', () => {
    expect(new Set(all.map(({ goal }) => goal)).size).toBe(3);
    expect(new Set(all.map(({ best }) => best)).size).toBe(4);
    expect(new Set(all.map(({ units }) => JSON.stringify(units))).size).toBeGreaterThan(10);
    for (const { goal, chosen } of all) expect(chosen.filter(Boolean)).toHaveLength(goal === 'wipe' ? 2 : 0);
  });
});

const rifles = (name: string, S: number): Unit => ({
  name,
  points: 100,
  attackers: [{ count: 10, A: 2, BS: 3, S, AP: -1, D: 1 }],
});

test('given units fire as they are', () => {
  const mine = [rifles('Rifles', 4), rifles('Cannons', 9), rifles('Rifles', 5)];
  const found = exerciseOf({ seed: 5, level: 'easy', mine });
  expect(found?.units.map(({ name }) => name)).toEqual(['Rifles 1', 'Cannons', 'Rifles 2']);
  expect(found?.units.map(({ attackers }) => attackers)).toEqual(mine.map(({ attackers }) => attackers));
});

test('units of every sample army can fire side by side', () => {
  const mine = ['strike-force', 'ork-mob', 'swarm', 'phalanx'].flatMap((army) => unitsOf(ARMIES[army]!).slice(1, 2));
  expect(exerciseOf({ seed: 2, level: 'hard', mine })?.units).toHaveLength(4);
});

test('units that cannot hurt anything, or cannot be read, give no exercise', () => {
  const weak: Unit = { name: 'Weak', points: 1, attackers: [{ A: 1, BS: 6, S: 1, AP: 0, D: 1 }] };
  expect(exerciseOf({ seed: 1, level: 'easy', mine: [weak, weak] })).toBeNull();
  const wrong: Unit = { name: 'Wrong', points: 1, attackers: [{ A: 'many', BS: 3, S: 4, AP: 0, D: 1 }] };
  expect(exerciseOf({ seed: 1, level: 'easy', mine: [wrong, wrong] })).toBeNull();
});

describe('ask shooting exercise', () => {
  const ask = (question: unknown) => must(queries.exercise!.answer(question)) as Readonly<Record<string, unknown>>;

  test('hides the answers unless they are requested', () => {
    const [hidden, shown] = [ask({ seed: 3 }), ask({ seed: 3, answers: true })];
    expect(hidden).not.toHaveProperty('best');
    expect(JSON.stringify(hidden)).not.toMatch(/"value"|"loss"|"reasons"/);
    const plans = shown.plans as readonly { readonly value: number }[];
    const values = plans.map(({ value }) => value);
    expect(values[(shown.best as number) - 1]).toBe(Math.max(...values));
  });
});
