import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { dimensionsOf, tableOf } from './dimensions.ts';
import { defaultRate, gains, roundOf, type Spsa, sidesAt, startOf, type Values, valuesAfter } from './spsa.ts';

const TABLE = { room: 10, tells: -4, unused: 0, closing: 2 };
const BEST = [14, -3, 3]; // the optimum
const spsaOf = (own: Partial<Spsa> = {}): Spsa => ({
  seed: '7',
  dimensions: must(dimensionsOf('crew', TABLE)),
  steps: 2000,
  round: 16,
  share: 0.15,
  rate: defaultRate(2000),
  ...own,
});

/** A player is weaker the farther its weights are from the optimum; each game is random accordingly. */
const loss = (values: Values): number =>
  values.reduce((sum, value, i) => sum + ((value - (BEST[i] ?? 0)) / (BEST[i] ?? 1)) ** 2, 0);
function pairOf(plus: Values, minus: Values, chance: Random): number {
  const odds = 1 / (1 + Math.exp(-4 * (loss(minus) - loss(plus))));
  return [0, 1].reduce((points) => points + (chance.unit() < odds ? 1 : 0), 0);
}

/** Continues from these pairs until there are this many. */
function played(spsa: Spsa, before: readonly (number | null)[], upTo: number): (number | null)[] {
  const points = [...before];
  let values: Values | undefined;
  while (points.length < upTo) {
    const n = points.length;
    if (!values || roundOf(spsa, n) === n) values = valuesAfter(spsa, points.slice(0, roundOf(spsa, n)));
    const { plus, minus } = sidesAt(spsa, values, n + 1);
    points.push(pairOf(plus, minus, new Random(1000 + n)));
  }
  return points;
}

describe('the constants of the sheet', () => {
  const spsa = { steps: 1000, rate: 0.002 };
  test('the last step moves c_end and learns r_end', () => {
    const { c, r } = gains(spsa, 5, 1000);
    expect(c).toBeCloseTo(5, 12);
    expect(r).toBeCloseTo(0.002, 12);
  });
  test.each([
    [1, 5 * 1000 ** 0.101],
    [100, 5 * 10 ** 0.101],
  ])('step %i looks %f far', (k, c) => {
    expect(gains(spsa, 5, k).c).toBeCloseTo(c, 9);
  });
  test('a step learns a / (A + k)^0.602 / c_k^2', () => {
    const { c, r } = gains(spsa, 5, 50);
    const a = 0.002 * 25 * 1100 ** 0.602;
    expect(r).toBeCloseTo(a / 150 ** 0.602 / c ** 2, 12);
  });
  test('many pairs follow each game as little as fishtest does', () => {
    expect(defaultRate(62_500)).toBe(0.002);
    expect(defaultRate(1_000_000)).toBe(0.002);
    expect(defaultRate(2500)).toBe(0.01);
  });
});

describe('a search', () => {
  test('finds the best of a noisy bowl', () => {
    for (const seed of ['1', '2', '3']) {
      const spsa = spsaOf({ seed, steps: 480, rate: defaultRate(480) });
      const far = valuesAfter(spsa, played(spsa, [], 480));
      expect(loss(far)).toBeLessThan(loss(startOf(spsa)) / 3);
    }
  });

  test('is the same from the same seed, and another from another', () => {
    const points = played(spsaOf(), [], 64);
    expect(played(spsaOf(), [], 64)).toEqual(points);
    expect(valuesAfter(spsaOf({ seed: '8' }), points)).not.toEqual(valuesAfter(spsaOf(), points));
  });

  test('continues from where it was stopped, with the same result', () => {
    const spsa = spsaOf();
    const whole = played(spsa, [], 80);
    fc.assert(
      fc.property(fc.nat(80), (kept) => {
        const resumed = played(spsa, whole.slice(0, kept), 80);
        expect(JSON.stringify(valuesAfter(spsa, resumed))).toBe(JSON.stringify(valuesAfter(spsa, whole)));
      }),
      { numRuns: 10 },
    );
  });

  test('no weight leaves its bounds or changes its sign, and one that is 0 stays so', () => {
    const points = fc.array(fc.constantFrom(0, 0.5, 1, 1.5, 2, null), { maxLength: 60 });
    fc.assert(
      fc.property(points, fc.double({ min: 0.01, max: 2, noNaN: true }), (list, share) => {
        const spsa = spsaOf({ share, rate: 0.5 });
        const values = valuesAfter(spsa, list);
        const { plus, minus } = sidesAt(spsa, values, list.length + 1);
        for (const table of [values, plus, minus].map((own) => tableOf(TABLE, spsa.dimensions, own))) {
          expect(table.unused).toBe(0);
          expect(Object.keys(table)).toEqual(Object.keys(TABLE));
          for (const { weight, low, high } of spsa.dimensions) {
            expect(table[weight]).toBeGreaterThanOrEqual(low);
            expect(table[weight]).toBeLessThanOrEqual(high);
          }
        }
      }),
    );
  });

  test('drawn pairs and games that did not end move nothing', () => {
    expect(valuesAfter(spsaOf(), [1, null, 1])).toEqual(startOf(spsaOf()));
  });
});

test.each([
  [['rooms'], { code: 'unknown-weight', weight: 'rooms' }],
  [['unused'], { code: 'weight-of-nothing', weight: 'unused' }],
])('--only %j is refused', (only, error) => {
  expect(dimensionsOf('crew', TABLE, only)).toMatchObject({ ok: false, error });
});
test('a bot without weights has nothing to tune', () => {
  expect(dimensionsOf('seed', {})).toMatchObject({ ok: false, error: { code: 'nothing-to-tune' } });
});
