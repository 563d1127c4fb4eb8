import type { ExperimentChange, ExperimentRecord, Experiments } from '../../store/experiments.ts';

/** Milliseconds between heartbeats. A run without heartbeats was killed. */
export const HEARTBEAT_MS = 5000;

/** Whether a process is playing the experiment now. A heartbeat from the future is from before the clock was set back. */
export const isAlive = ({ status, updated }: Pick<ExperimentRecord, 'status' | 'updated'>, now = Date.now()): boolean =>
  status === 'running' && Math.abs(now - updated) < 3 * HEARTBEAT_MS;

/** Writes a heartbeat with the latest changes until stopped. The returned function waits for a pending write. */
export function startHeartbeat(
  { id }: Pick<ExperimentRecord, 'id'>,
  experiments: Experiments,
  changed: () => ExperimentChange,
): () => Promise<void> {
  let last: Promise<void> | undefined; // pending write
  const beat = setInterval(() => {
    last ??= experiments
      .change(id, changed())
      .catch(() => {}) // the next one may succeed
      .finally(() => {
        last = undefined;
      });
  }, HEARTBEAT_MS);
  return async () => {
    clearInterval(beat);
    await last;
  };
}
