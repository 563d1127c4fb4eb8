import type { ExperimentChange, ExperimentRecord, Experiments } from '../../store/experiments.ts';

/** Milliseconds between two signs of life, by which others can tell a run from one whose program was killed. */
export const BEATS_AFTER = 5000;

/** Whether some program plays it now: one that was killed gives no sign of life. */
export const isAlive = ({ status, updated }: Pick<ExperimentRecord, 'status' | 'updated'>, now = Date.now()): boolean =>
  status === 'running' && now - updated < 3 * BEATS_AFTER;

/** Gives signs of life, each with what has changed by then, until it is told to stop; then none is on its way any more. */
export function livingOn(
  { id }: Pick<ExperimentRecord, 'id'>,
  experiments: Experiments,
  changed: () => ExperimentChange,
): () => Promise<void> {
  let last: Promise<void> | undefined; // it is on its way
  const beat = setInterval(() => {
    last ??= experiments
      .change(id, changed())
      .catch(() => {}) // the next one may get through
      .finally(() => {
        last = undefined;
      });
  }, BEATS_AFTER);
  return async () => {
    clearInterval(beat);
    await last;
  };
}
