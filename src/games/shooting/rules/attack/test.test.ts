import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { Random } from '../../../../kernel/random.ts';
import type { Test } from '../../terms.ts';
import { mayReRoll, oddsOf, passes, rollTest } from './test.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const hit = (told: Partial<Test> = {}): Test => ({
  needs: 3,
  modifier: 0,
  reRoll: 'none',
  critical: 6,
  criticalPasses: false,
  fails: 2,
  ...told,
});
const wound = (told: Partial<Test> = {}): Test => hit({ needs: 4, criticalPasses: true, ...told });

const anyTest = fc.record({
  needs: fc.integer({ min: 1, max: 8 }),
  modifier: fc.integer({ min: -1, max: 1 }),
  reRoll: fc.constantFrom('none', 'ones', 'failed', 'all-but-critical'),
  critical: fc.integer({ min: 2, max: 6 }),
  criticalPasses: fc.boolean(),
  fails: fc.integer({ min: 2, max: 6 }),
} as const);

describe('the result of a die', () => {
  // f = fails, p = passes, c = critical, for the faces 1 to 6
  test.each<[string, Test, string]>([
    ['3+', hit(), 'ffpppc'],
    ['3+ at -1', hit({ modifier: -1 }), 'fffppc'],
    ['3+ at +1', hit({ modifier: 1 }), 'fppppc'],
    ['2+ at +1: a 1 still fails', hit({ needs: 2, modifier: 1 }), 'fppppc'],
    ['6+ at -1: a 6 still hits', hit({ needs: 6, modifier: -1 }), 'fffffc'],
    ['7+: a 6 still hits', hit({ needs: 7 }), 'fffffc'],
    ['3+, critical from 5', hit({ critical: 5 }), 'ffppcc'],
    [
      '5+ at -1, critical from 5: a 5 does not hit, so it is not critical',
      hit({ needs: 5, modifier: -1, critical: 5 }),
      'fffffc',
    ],
    ['3+, less than 4 never hits', hit({ fails: 4 }), 'fffppc'],
    ['3+ at +1, less than 4 never hits', hit({ modifier: 1, fails: 4 }), 'fffppc'],
    ['only 6s hit', hit({ fails: 6 }), 'fffffc'],
    ['only 6s hit, critical from 4', hit({ fails: 6, critical: 4 }), 'fffffc'],
    ['wound on 4+', wound(), 'fffppc'],
    ['wound on 6+, critical from 4: those wound', wound({ needs: 6, critical: 4 }), 'fffccc'],
    ['wound on 6+ at -1, critical from 2', wound({ needs: 6, modifier: -1, critical: 2 }), 'fccccc'],
    ['wound on 5+ at -1', wound({ needs: 5, modifier: -1 }), 'fffffc'],
  ])('%s', (_, one, verdicts) => {
    expect(FACES.map((die) => passes(one, die)[0]).join('')).toBe(verdicts);
  });

  test('a 1 always fails and a 6 always passes', () => {
    fc.assert(
      fc.property(anyTest, (one) => {
        expect(passes(one, 1)).toBe('fail');
        expect(passes(one, 6)).toBe('critical');
      }),
    );
  });
});

describe('which dice are re-rolled', () => {
  test.each<[string, Test, readonly number[]]>([
    ['none', hit(), []],
    ['ones', hit({ reRoll: 'ones' }), [1]],
    ['failed, 3+', hit({ reRoll: 'failed' }), [1, 2]],
    ['failed, 3+ at -1: a 3 has failed as modified', hit({ reRoll: 'failed', modifier: -1 }), [1, 2, 3]],
    ['failed, 3+ at +1: a 2 has not', hit({ reRoll: 'failed', modifier: 1 }), [1]],
    ['failed, where less than 4 never hits', hit({ reRoll: 'failed', fails: 4 }), [1, 2, 3]],
    ['all but criticals', hit({ reRoll: 'all-but-critical' }), [1, 2, 3, 4, 5]],
    ['all but criticals from 4', wound({ reRoll: 'all-but-critical', critical: 4 }), [1, 2, 3]],
  ])('%s', (_, one, faces) => {
    expect(FACES.filter((die) => mayReRoll(one, die))).toEqual(faces);
  });
});

describe('the odds', () => {
  test.each<[string, Test, number, number]>([
    ['3+', hit(), 4 / 6, 1 / 6],
    ['3+, ones again', hit({ reRoll: 'ones' }), 7 / 9, 7 / 36],
    ['3+, failed again', hit({ reRoll: 'failed' }), 8 / 9, 8 / 36],
    ['3+ at -1, failed again: 1/2 and half of the other half', hit({ reRoll: 'failed', modifier: -1 }), 3 / 4, 1 / 4],
    ['wound on 4+, fished', wound({ reRoll: 'all-but-critical' }), 1 / 6 + (5 / 6) * (1 / 2), 11 / 36],
    ['overwatch', hit({ fails: 6 }), 1 / 6, 1 / 6],
  ])('%s', (_, one, successes, criticals) => {
    const { pass, critical } = oddsOf(one);
    expect(pass + critical).toBeCloseTo(successes, 12);
    expect(critical).toBeCloseTo(criticals, 12);
  });

  test('they match an enumeration of all 36 pairs of a die and its re-roll', () => {
    fc.assert(
      fc.property(anyTest, (one) => {
        const counts = { fail: 0, pass: 0, critical: 0 };
        for (const die of FACES) for (const next of FACES) counts[passes(one, mayReRoll(one, die) ? next : die)]++;
        const odds = oddsOf(one);
        for (const verdict of ['fail', 'pass', 'critical'] as const)
          expect(odds[verdict]).toBeCloseTo(counts[verdict] / 36, 12);
      }),
    );
  });

  test('rolled dice match them within four standard errors', () => {
    const count = 40_000;
    fc.assert(
      fc.property(anyTest, fc.nat(), (one, seed) => {
        const odds = oddsOf(one);
        const { successes, criticals } = rollTest(one, count, new Random(seed));
        const within = (seen: number, chance: number) =>
          Math.abs(seen - count * chance) <= 4 * Math.sqrt(count * chance * (1 - chance)) + 1e-9;
        expect(within(criticals, odds.critical)).toBe(true);
        expect(within(successes, odds.pass + odds.critical)).toBe(true);
      }),
      { numRuns: 60, seed: 6 },
    );
  });
});

describe('rolling', () => {
  test('all dice first, then the re-rolls in order, once', () => {
    const one = rollTest(hit({ reRoll: 'failed' }), 4, loaded(6, 1, 3, 2, 1, 5));
    expect(one).toEqual({ rolls: [6, 1, 3, 2], reRolled: [1, 3], results: [1, 5], successes: 3, criticals: 1 });
  });

  test('a re-rolled die can be critical', () => {
    expect(rollTest(hit({ reRoll: 'ones' }), 1, loaded(1, 6))).toMatchObject({ successes: 1, criticals: 1 });
  });

  test('rolling no dice gives no results', () => {
    expect(rollTest(hit(), 0, loaded())).toEqual({ rolls: [], reRolled: [], results: [], successes: 0, criticals: 0 });
  });

  test('totals match the final faces', () => {
    fc.assert(
      fc.property(anyTest, fc.integer({ min: 0, max: 30 }), fc.nat(), (one, count, seed) => {
        const { rolls, reRolled, results, successes, criticals } = rollTest(one, count, new Random(seed));
        expect(reRolled).toEqual(rolls.flatMap((die, place) => (mayReRoll(one, die) ? [place] : [])));
        const last = rolls.map((die, place) => results[reRolled.indexOf(place)] ?? die);
        const verdicts = last.map((die) => passes(one, die));
        expect(successes).toBe(verdicts.filter((verdict) => verdict !== 'fail').length);
        expect(criticals).toBe(verdicts.filter((verdict) => verdict === 'critical').length);
      }),
    );
  });
});
