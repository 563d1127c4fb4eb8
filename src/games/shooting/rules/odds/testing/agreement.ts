import type { Dice } from '../../../../../kernel/dice.ts';
import { type Case, declared, foretold, opened, shoot } from './resolver.ts';

interface Agreement {
  readonly figure: string;
  readonly errors: number; // distance of the observed from the predicted value, in standard errors
}

/** Compares many rolled attacks with the odds: the frequency of each number of casualties, and the mean losses. */
export function agreement(told: Case, runs: number, dice: Dice): readonly Agreement[] {
  const start = opened(told);
  const odds = foretold(start, told.picks);
  const ready = declared(start);
  const fell = { damage: new Map<number, number>(), slain: new Map<number, number>(), own: new Map<number, number>() };
  for (let run = 0; run < runs; run++) {
    const toll = shoot(ready, dice, told.picks);
    for (const key of ['damage', 'slain', 'own'] as const)
      fell[key].set(toll[key], (fell[key].get(toll[key]) ?? 0) + 1);
  }
  const foreseen = { damage: odds.damage, slain: odds.slain, own: odds.hazard?.slain ?? [1] };
  return (['damage', 'slain', 'own'] as const).flatMap((key) => {
    const pmf = foreseen[key];
    const counts = pmf.map((_, n) => fell[key].get(n) ?? 0);
    const impossible = runs - counts.reduce((sum, count) => sum + count, 0);
    return [
      { figure: `mean ${key}`, errors: meanErrors(pmf, counts, runs) },
      { figure: `impossible ${key}`, errors: impossible === 0 ? 0 : Number.POSITIVE_INFINITY },
      ...pmf.flatMap((chance, n) =>
        chance * runs < ENOUGH || (1 - chance) * runs < ENOUGH
          ? []
          : [
              {
                figure: `${key} ${n}`,
                errors: ((counts[n] as number) - chance * runs) / Math.sqrt(runs * chance * (1 - chance)),
              },
            ],
      ),
    ];
  });
}

const ENOUGH = 20; // expected occurrences from which a frequency is close to normally distributed

function meanErrors(pmf: readonly number[], counts: readonly number[], runs: number): number {
  const mean = (weights: readonly number[]): number => weights.reduce((sum, weight, n) => sum + n * weight, 0);
  const expected = mean(pmf);
  const variance = pmf.reduce((sum, chance, n) => sum + chance * (n - expected) ** 2, 0);
  return variance === 0 ? 0 : (mean(counts) / runs - expected) / Math.sqrt(variance / runs);
}
