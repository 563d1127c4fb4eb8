import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { dimensionsOf } from './dimensions.ts';
import { drawnSides, drawOf } from './draws.ts';
import { bestDraw, fitted, regress, type Sample } from './fit.ts';
import { cholesky, inverseColumn, solve } from './matrix.ts';

const TRUE = [0.4, -0.2, 0, 0.1];

/** Pairs of games with the odds that the effects imply. */
function simulated(pairs: number, effects: readonly number[], seed: number): Sample[] {
  const chance = new Random(seed);
  return Array.from({ length: pairs }, () => {
    const draw = effects.map(() => chance.normal());
    const p = 1 / (1 + Math.exp(-draw.reduce((sum, e, i) => sum + e * (effects[i] ?? 0), 0)));
    const share = [0, 1].reduce((sum) => sum + (chance.unit() < p ? 0.5 : 0), 0);
    return { draw, share };
  });
}

describe('a fit', () => {
  const samples = simulated(3000, TRUE, 1);
  const found = fitted(samples);

  test('finds the effects that are there, within its own errors', () => {
    for (const [i, effect] of TRUE.entries()) {
      expect(Math.abs((found.effects[i] ?? 0) - effect)).toBeLessThan(3 * (found.errors[i] ?? 0));
      expect(found.errors[i]).toBeCloseTo(Math.sqrt(1 / (3000 * 2 * 0.23)), 2);
    }
  });

  test('knows that it has learnt something, and says so where there is nothing', () => {
    expect(found.gain).toBeGreaterThan(0.02);
    expect(fitted(simulated(2000, [0, 0, 0, 0], 3)).gain).toBeLessThan(0.002);
  });

  test('is the same bytes from the same samples', () => {
    expect(JSON.stringify(fitted(samples))).toBe(JSON.stringify(found));
  });

  test('mirrors: the other player’s view of every pair gives the same effects', () => {
    const mirrored = samples.map(({ draw, share }) => ({ draw: draw.map((e) => -e), share: 1 - share }));
    for (const [i, effect] of regress(mirrored, 10).entries())
      expect(effect).toBeCloseTo(regress(samples, 10)[i] ?? 0, 9);
  });

  test('the stronger it is held, the smaller it is', () => {
    const size = (lambda: number) => Math.hypot(...regress(samples.slice(0, 300), lambda));
    expect(size(1)).toBeGreaterThan(size(100));
    expect(size(100)).toBeGreaterThan(size(10_000));
  });

  test('the best draw points along the effects, as far out as draws are', () => {
    const draw = bestDraw({ effects: TRUE });
    expect(Math.hypot(...draw)).toBeCloseTo(2, 12);
    expect((draw[0] ?? 0) / (draw[1] ?? 0)).toBeCloseTo(-2, 12);
    expect(bestDraw({ effects: [0, 0] })).toEqual([0, 0]);
    const lone = bestDraw({ effects: Array.from({ length: 34 }, (_, i) => (i === 0 ? -1 : 0.1)) });
    expect(lone[0]).toBe(-2); // an outlier does not move beyond the sampled range
  });
});

describe('draws', () => {
  const drawing = { dimensions: must(dimensionsOf('crew', { room: 60, tells: -7, none: 0 })), spread: 0.25 };
  test('come only from the seed of the pair', () => {
    expect(drawOf(drawing, 's:3')).toEqual(drawOf(drawing, 's:3'));
    expect(drawOf(drawing, 's:3')).not.toEqual(drawOf(drawing, 's:4'));
  });
  test('the two players are mirror images about the start, and no sign changes', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (n) => {
        const { plus, minus } = drawnSides(drawing, drawOf(drawing, `s:${n}`));
        for (const [i, { start }] of drawing.dimensions.entries()) {
          expect((plus[i] ?? 0) * (minus[i] ?? 0)).toBeCloseTo(start ** 2, 6);
          expect(Math.sign(plus[i] ?? 0)).toBe(Math.sign(start));
        }
      }),
    );
  });
});

test('a positive definite system is solved', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true });
  const row = fc.array(number, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 3 }), row, (rows, b) => {
      const matrix = [0, 1, 2].map((i) =>
        [0, 1, 2].map((j) => rows.reduce((sum, r) => sum + (r[i] ?? 0) * (r[j] ?? 0), i === j ? 1 : 0)),
      );
      const lower = cholesky(matrix);
      const x = solve(lower, b);
      for (const [i, line] of matrix.entries())
        expect(line.reduce((sum, a, j) => sum + a * (x[j] ?? 0), 0)).toBeCloseTo(b[i] ?? 0, 6);
      expect(inverseColumn(lower, 0)[0]).toBeGreaterThan(0);
    }),
  );
});
