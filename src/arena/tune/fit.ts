import { cholesky, inverseColumn, type Matrix, solve } from './matrix.ts';

/** One pair: the first player's draw and its share of the points. */
export interface Sample {
  readonly draw: readonly number[];
  readonly share: number; // 0 to 1
}

/** The effect of each weight on the log-odds of a game, per standard deviation of its draw. */
export interface Fit {
  readonly effects: readonly number[];
  readonly errors: readonly number[]; // standard errors
  readonly lambda: number; // strength of the regularisation
  readonly gain: number; // held-out log-likelihood per pair relative to even odds, in nats; 0 or less = nothing learnt
  readonly samples: number;
}

const GAMES = 2; // per sample
const ROUNDS = 25; // Newton's method converges much earlier
const CLOSE = 1e-10;

/**
 * Logistic regression without an intercept, because players and sides are exchanged, with L2 penalty lambda/2.
 * Deterministic.
 */
export function regress(samples: readonly Sample[], lambda: number): number[] {
  const size = samples[0]?.draw.length ?? 0;
  let effects: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = effects.map((effect) => -lambda * effect);
    for (const { draw, share } of samples) {
      const surprise = GAMES * (share - odds(effects, draw));
      for (let i = 0; i < size; i++) slope[i] = (slope[i] as number) + surprise * (draw[i] as number);
    }
    const step = solve(cholesky(curvature(samples, effects, lambda)), slope);
    effects = effects.map((effect, i) => effect + (step[i] as number));
    if (step.every((one) => Math.abs(one) < CLOSE)) break;
  }
  return effects;
}

const odds = (effects: readonly number[], draw: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) sum += (effects[i] as number) * (draw[i] as number);
  return 1 / (1 + Math.exp(-sum));
};

/** The negated Hessian of the log-likelihood. */
function curvature(samples: readonly Sample[], effects: readonly number[], lambda: number): Matrix {
  const size = effects.length;
  const rows = effects.map((_, i) => Array.from({ length: i + 1 }, (_, j) => (i === j ? lambda : 0)));
  for (const { draw } of samples) {
    const p = odds(effects, draw);
    const weight = GAMES * p * (1 - p);
    for (let i = 0; i < size; i++) {
      const row = rows[i] as number[];
      const part = weight * (draw[i] as number);
      for (let j = 0; j <= i; j++) row[j] = (row[j] as number) + part * (draw[j] as number);
    }
  }
  return rows;
}

const FOLDS = 5;
const LAMBDAS = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000];

/** The fit with the lambda that best predicts held-out pairs. */
export function fitted(samples: readonly Sample[]): Fit {
  const gains = LAMBDAS.map((lambda) => ({ lambda, gain: heldOut(samples, lambda) }));
  const { lambda, gain } = gains.reduce((best, one) => (one.gain > best.gain ? one : best));
  const effects = regress(samples, lambda);
  return { effects, errors: errorsOf(samples, effects, lambda), lambda, gain, samples: samples.length };
}

/** Average gain in log-likelihood on held-out pairs over even odds. */
function heldOut(samples: readonly Sample[], lambda: number): number {
  let sum = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const effects = regress(
      samples.filter((_, n) => n % FOLDS !== fold),
      lambda,
    );
    for (const [n, { draw, share }] of samples.entries()) {
      if (n % FOLDS !== fold) continue;
      const p = odds(effects, draw);
      sum += GAMES * (share * Math.log(2 * p) + (1 - share) * Math.log(2 * (1 - p)));
    }
  }
  return sum / Math.max(1, samples.length);
}

/** From the curvature, corrected for overdispersion: the two games of a pair share a seed. */
function errorsOf(samples: readonly Sample[], effects: readonly number[], lambda: number): number[] {
  let scatter = 0;
  for (const { draw, share } of samples) {
    const p = odds(effects, draw);
    scatter += (GAMES * (share - p) ** 2) / (p * (1 - p));
  }
  const dispersion = scatter / Math.max(1, samples.length - effects.length);
  const lower = cholesky(curvature(samples, effects, lambda));
  return effects.map((_, i) => Math.sqrt(dispersion * (inverseColumn(lower, i)[i] as number)));
}

const FARTHEST = 2; // standard deviations; draws are rarely farther

/**
 * The best draw at the typical distance of draws from the start, limited per weight as well: nothing was observed
 * farther out. Effects are linear, so the optimum is on the boundary.
 */
export function bestDraw({ effects }: Pick<Fit, 'effects'>): number[] {
  const length = Math.sqrt(effects.reduce((sum, effect) => sum + effect ** 2, 0));
  const radius = Math.sqrt(effects.length);
  return effects.map((effect) =>
    length === 0 ? 0 : Math.max(-FARTHEST, Math.min(FARTHEST, (radius * effect) / length)),
  );
}
