import type { Level } from '../../ask/trainer/levels.ts';

/** How sure a player can be of an answer. With four plans, 25% is a guess. */
export const SURE = [0.25, 0.4, 0.6, 0.8, 0.95] as const;

/** One answered exercise. */
export interface Answered {
  readonly key: string; // of the exercise: only the first answer counts
  readonly at: number; // a timestamp
  readonly level: Level;
  readonly sure: number;
  readonly right: boolean;
  readonly loss: number; // the share of the best value that the chosen plan loses
}

/** The answers with one confidence. */
export interface Calibrated {
  readonly sure: number;
  readonly answers: number;
  readonly right: number;
}

export interface Progress {
  readonly answers: number;
  readonly right: number;
  readonly sure: number; // on average
  readonly loss: number; // on average
  readonly brier: number;
  readonly calibration: readonly Calibrated[]; // one for each confidence
}

/** Averages are 0 if there are no answers. */
export function progressOf(answered: readonly Answered[]): Progress {
  const many = answered.length;
  const average = (of: (one: Answered) => number): number =>
    many === 0 ? 0 : answered.reduce((sum, one) => sum + of(one), 0) / many;
  return {
    answers: many,
    right: answered.filter(({ right }) => right).length,
    sure: average(({ sure }) => sure),
    loss: average(({ loss }) => loss),
    brier: average(({ sure, right }) => (sure - (right ? 1 : 0)) ** 2),
    calibration: SURE.map((sure) => {
      const these = answered.filter((one) => one.sure === sure);
      return { sure, answers: these.length, right: these.filter(({ right }) => right).length };
    }),
  };
}

const MOST = 2000; // answers; the oldest go first

/** An exercise that was answered before does not count again. */
export const withAnswer = (answered: readonly Answered[], one: Answered): readonly Answered[] =>
  answered.some(({ key }) => key === one.key) ? answered : [...answered, one].slice(-MOST);

/** The answers since midnight, by this browser's clock. */
export function today(answered: readonly Answered[], now: number): readonly Answered[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return answered.filter(({ at }) => at >= midnight);
}

/** Reads whatever the browser stored; entries that are not answers are dropped. */
export function answersIn(stored: unknown): readonly Answered[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: Partial<Answered> | null): one is Answered =>
      typeof one?.key === 'string' &&
      typeof one.at === 'number' &&
      typeof one.right === 'boolean' &&
      typeof one.loss === 'number' &&
      SURE.some((sure) => sure === one.sure),
  );
}
