import { useEffect, useRef, useState } from 'preact/hooks';
import type { Exercise } from '../../ask/trainer/exercise.ts';
import { unitIn } from '../matrix/entries.ts';
import { exerciseKey, type TrainerState } from './state.ts';
import type { TrainerAnswer, TrainerJob } from './worker.ts';

/** `none`: these units give no exercise. */
type Found = Exercise | 'working' | 'none' | 'failed';

/** Makes the exercise in a worker that lives as long as the component. */
export function useExercise(state: TrainerState): Found {
  const worker = useRef<Worker | null>(null);
  const [known, setKnown] = useState<{ readonly key: string; readonly found: Found } | null>(null);
  const key = exerciseKey(state);
  const job = useRef(0);
  const isBusy = useRef(false);
  useEffect(() => {
    if (state.seed === null) return;
    // Units from a link can take very long: a new request does not wait for them.
    if (isBusy.current) worker.current?.terminate();
    if (isBusy.current) worker.current = null;
    isBusy.current = true;
    worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const mine = state.units.flatMap((entry) => unitIn(entry) ?? []);
    const request = { seed: state.seed, level: state.level, ...(mine.length > 0 && { mine }) };
    const now = ++job.current;
    worker.current.onerror = () => setKnown({ key, found: 'failed' });
    worker.current.onmessage = ({ data }: MessageEvent<TrainerAnswer>) => {
      if (data.job !== job.current) return;
      isBusy.current = false;
      setKnown({ key, found: data.exercise ?? 'none' });
    };
    worker.current.postMessage({ job: now, request } satisfies TrainerJob);
  }, [key]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return known?.key === key ? known.found : 'working';
}
