import { describe, expect, test } from 'vitest';
import { mix, Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { queries } from '../../ask.ts';
import type { Unit } from '../matrix/army-units.ts';
import { cellOf, questionFor } from '../matrix/cells.ts';
import { standardUnit } from '../matrix/sides.ts';
import type { Attacker, Target } from '../question.ts';
import { chainOf, without } from './chain.ts';
import { canBeExact, exactPlan } from './exact.ts';
import { planned } from './planned.ts';
import { GOALS, isBetter, type Plan, type Problem, planValue, problemOf, stateAfter, unhurt } from './problem.ts';
import { searchedPlan } from './search.ts';

const line = (count: number, S: number, D: number | string, ...abilities: string[]): Attacker => ({
  count,
  A: 2,
  BS: 3,
  S,
  AP: -1,
  D,
  abilities,
});
const unit = (...attackers: Attacker[]): Unit => ({ name: JSON.stringify(attackers), points: 100, attackers });
const target = (part: Partial<Target>): Unit => {
  const whole: Target = { T: 4, Sv: 3, W: 2, models: 3, points: 90, ...part };
  return { name: JSON.stringify(whole), points: whole.points ?? null, target: whole };
};
const TARGETS = [target({}), target({ T: 9, W: 8, models: 1, points: 150 }), target({ T: 3, Sv: 5, W: 1, models: 5 })];

/** Every assignment and order. */
function* allPlans({ shots, chains }: Problem, plan: Plan = chains.map(() => []), shot = 0): Generator<Plan> {
  if (shot === shots.length) yield plan;
  else
    for (const [t, order] of plan.entries())
      for (let place = 0; place <= order.length; place++)
        yield* allPlans({ shots, chains } as Problem, plan.with(t, order.toSpliced(place, 0, shot)), shot + 1);
}

const draw = (random: Random): Unit =>
  unit(
    line(
      random.roll(4),
      2 + 2 * random.roll(4),
      [1, 2, 3, 'D3', 'D6'][random.roll(5) - 1]!,
      ...(random.roll(3) === 1 ? ['Blast'] : []),
      ...(random.roll(3) === 1 ? ['Devastating Wounds'] : []),
    ),
  );

describe('a chain of units', () => {
  test('of one unit gives the odds of one attack', () => {
    const one = unit(line(5, 5, 'D3', 'Blast', 'Devastating Wounds'), line(2, 8, 'D6'));
    for (const foe of TARGETS) {
      const problem = problemOf([one], [foe], { cover: true }, 'kills', [true], false);
      const cell = must(cellOf(questionFor(one, foe, { cover: true })));
      const odds = stateAfter(problem, 0, [0]);
      expect(planValue(problem, [[0]]).main).toBeCloseTo(cell.kills, 10);
      expect(odds.at(-1)).toBeCloseTo(cell.wipe, 10);
    }
  });

  test('of two units equals the weapons of both in that order, if nothing depends on the models left', () => {
    const [a, b] = [unit(line(4, 5, 'D3')), unit(line(3, 9, 'D6'))];
    const both = unit(...a.attackers!, ...b.attackers!);
    for (const foe of TARGETS) {
      const problem = problemOf([a, b], [foe], {}, 'kills', [true], false);
      expect(planValue(problem, [[0, 1]]).main).toBeCloseTo(must(cellOf(questionFor(both, foe))).kills, 10);
    }
  });

  test('counts the models left for Blast', () => {
    const certain: Attacker = { A: 5, S: 20, AP: -9, D: 1, abilities: ['Torrent', 'Sustained Hits 1'] };
    const foe = target({ T: 1, Sv: 7, W: 1, models: 10 });
    const chain = chainOf(foe.target!, {});
    const first = chain.after(unhurt(chain), { key: 'a', attackers: [certain] });
    const blast = { A: 1, BS: 3, S: 4, AP: 0, D: 1, abilities: ['Blast'] };
    const after = chain.after(first, { key: 'b', attackers: [blast] });
    let byHand = 0;
    first.forEach((chance, dead) => {
      if (dead < 10)
        byHand += chance * (dead + must(cellOf({ attackers: [blast], target: without(foe.target!, dead) })).kills);
      else byHand += chance * dead;
    });
    expect(after.reduce((sum, chance, dead) => sum + chance * dead, 0)).toBeCloseTo(byHand, 10);
  });

  test('moves other kinds and the character to the front', () => {
    const led: Target = { sheet: 'boyz', models: 2, also: [{ kind: 'boss-nob' }], character: { sheet: 'painboy' } };
    expect(without(led, 1)).toMatchObject({ models: 1, also: [{ kind: 'boss-nob' }] });
    expect(without(led, 2)).toMatchObject({ sheet: 'boyz', kind: 'boss-nob', character: { sheet: 'painboy' } });
    expect(without(led, 3)).toMatchObject({ sheet: 'painboy', keywords: ['Character'] });
  });

  test('counts attached characters that are several models', () => {
    const guards: Target = { T: 4, Sv: 7, W: 1, models: 2, character: { T: 4, Sv: 7, W: 2, models: 3 } };
    expect(without(guards, 3)).toMatchObject({ T: 4, W: 2, models: 2 });
    const chain = chainOf(guards, {});
    const six = { attackers: [{ A: 6, S: 20, AP: -9, D: 1, abilities: ['Torrent'] }] };
    const odds = chain.after(chain.after(unhurt(chain), { key: 'a', ...six }), { key: 'b', ...six });
    expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(odds.at(-1)).toBeGreaterThan(0.5);
  });
});

describe('the best plan', () => {
  test.each(GOALS)('for %s is as good as the best of all plans, and the search is never better', (goal) => {
    for (let seed = 0; seed < 8; seed++) {
      const random = new Random(mix(7, seed));
      const units = Array.from({ length: 3 }, () => draw(random));
      if (seed % 3 === 0) units[1] = units[0]!; // equal units
      const targets = seed % 2 ? TARGETS : TARGETS.slice(0, 2);
      const problem = problemOf(units, targets, {}, goal, [true, seed % 2 === 0, true], false);
      expect(canBeExact(problem)).toBe(true);
      const found = planValue(problem, exactPlan(problem));
      for (const plan of allPlans(problem))
        expect(planValue(problem, plan).main).toBeLessThanOrEqual(found.main + 1e-9);
      const searched = planValue(problem, searchedPlan(problem));
      expect(isBetter(searched, found) && searched.main > found.main + 1e-9).toBe(false);
      expect(searched.main).toBeGreaterThanOrEqual(0.8 * found.main - 1e-9);
    }
  });

  test('of one unit that splits its fire', () => {
    const one = unit(line(4, 4, 1), line(1, 12, 'D6'), line(2, 6, 2, 'Devastating Wounds'));
    const problem = problemOf([one], TARGETS.slice(0, 2), {}, 'points', [true, true], true);
    const found = planValue(problem, exactPlan(problem)).main;
    const all = [...allPlans(problem)].map((plan) => planValue(problem, plan).main);
    expect(found).toBeCloseTo(Math.max(...all), 9);
  });

  test('fires every shot once, and its receipt adds up', () => {
    const random = new Random(3);
    for (const many of [4, 10]) {
      const units = Array.from({ length: many }, () => draw(random));
      const targets = [...TARGETS, standardUnit('veq')];
      const task = { units, targets, conditions: {}, goal: 'kills', chosen: [], split: false } as const;
      const found = must(planned(task, () => ({ attackers: '', target: '', shooter: '', conditions: '' })));
      expect(found.method).toBe(many === 4 ? 'exact' : 'search');
      expect(found.shots.map(({ name }) => name).toSorted()).toEqual(units.map(({ name }) => name).toSorted());
      expect(addsUp(found.value)).toBe(true);
      const kills = found.targets.reduce((sum, one) => sum + one.kills, 0);
      expect(found.value.total).toBeCloseTo(kills, 9);
    }
  });

  test('aims big guns at the tank and small ones at the infantry, with reasons', () => {
    const question = {
      units: [
        { name: 'Lascannons', attackers: [{ weapon: 'lascannon', count: 8 }] },
        { name: 'Rifles', attackers: [{ weapon: 'bolt-rifle', count: 10 }] },
      ],
      targets: [{ standard: 'geq' }, { standard: 'veq' }],
      by: 'points',
    };
    const answer = must(queries.plan!.answer(question)) as {
      readonly method: string;
      readonly shots: readonly { name: string; target: string; reasons: readonly string[] }[];
    };
    expect(answer.method).toBe('exact');
    const aims = Object.fromEntries(answer.shots.map((shot) => [shot.name, shot.target]));
    expect(aims).toEqual({ Lascannons: 'VEQ', Rifles: 'GEQ' });
    expect(answer.shots[0]?.reasons.join('; ')).toMatch(/adds .* points destroyed .*instead would cost/);
  });

  test.each([
    ['units', { units: Array.from({ length: 8 }, () => ({ army: 'strike-force' })), targets: [{ standard: 'geq' }] }],
    ['targets', { units: [{ army: 'strike-force' }], targets: Array.from({ length: 12 }, () => ({ army: 'swarm' })) }],
  ])('refuses armies with more %s than a plan may have', (field, question) => {
    const error = { code: 'too-much-to-work-out', field };
    expect(queries.plan!.answer(question)).toMatchObject({ ok: false, error });
  });

  test('for a chance counts only the chosen targets', () => {
    const rifles = { name: 'Rifles', attackers: [{ weapon: 'bolt-rifle', count: 10 }] };
    const question = {
      units: [rifles, rifles],
      targets: [{ standard: 'geq' }, { standard: 'meq', must: true }],
      by: 'wipe',
    };
    const answer = must(queries.plan!.answer(question)) as { readonly shots: readonly { target: string }[] };
    expect(answer.shots.map((shot) => shot.target)).toEqual(['MEQ', 'MEQ']);
  });
});
