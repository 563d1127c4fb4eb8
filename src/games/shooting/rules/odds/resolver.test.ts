import { describe, expect, test } from 'vitest';
import { mix, Random } from '../../../../kernel/random.ts';
import { agreement } from './testing/agreement.ts';
import { SMALL, USUAL } from './testing/cases.ts';
import { everyWay } from './testing/every-roll.ts';
import { declared, foretold, opened, shoot } from './testing/resolver.ts';

describe('the resolver matches the odds, with every roll enumerated', () => {
  test.each(Object.entries(SMALL))('%s', (_title, told) => {
    const start = opened(told);
    const { damage, slain, hazard } = foretold(start, told.picks);
    const ready = declared(start);
    const by: Record<'damage' | 'slain' | 'own', number[]> = { damage: [], slain: [], own: [] };
    everyWay(
      (dice) => shoot(ready, dice, told.picks),
      (toll, chance) => {
        for (const key of ['damage', 'slain', 'own'] as const) by[key][toll[key]] = (by[key][toll[key]] ?? 0) + chance;
      },
    );
    by.damage.forEach((chance, n) => {
      expect(damage[n] ?? 0).toBeCloseTo(chance, 12);
    });
    by.slain.forEach((chance, n) => {
      expect(slain[n] ?? 0).toBeCloseTo(chance, 12);
    });
    by.own.forEach((chance, n) => {
      expect(hazard ? (hazard.slain[n] ?? 0) : 1).toBeCloseTo(chance, 12);
    });
  });
});

describe('the resolver matches the odds over many runs', () => {
  test.each(Object.entries(USUAL).map(([title, told], i) => [title, told, i] as const))('%s', (_title, told, i) => {
    const runs = told.walked !== undefined && told.walked in SMALL ? 400 : 2_000; // the benchmark runs a million
    for (const { figure, errors } of agreement(told, runs, new Random(mix(6, i))))
      expect(Math.abs(errors), `${figure} is ${errors} standard errors off`).toBeLessThan(4);
  });
});
