import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { LabJobStatus, LabRequest, LabResult, LabStep } from '../../src/wire/lab.ts';
import { asking } from '../inspector/asking.ts';

/** The state of a lab job. */
export type Job =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly step: LabStep; readonly done: number; readonly of: number }
  | { readonly at: 'failed'; readonly words: string }
  | { readonly at: 'done'; readonly found: LabResult };

const LOOK_AGAIN = 600; // milliseconds

/** Starts a job and polls it until it is done; a new job replaces the old one. */
export function useJob(language: Language): readonly [work: Job, begin: (wish: LabRequest) => void] {
  const [work, setWork] = useState<Job>({ at: 'idle' });
  const latest = useRef(0);
  useEffect(() => () => void latest.current++, []);

  const begin = async ({ work: wanted, ...positions }: LabRequest): Promise<void> => {
    const mine = ++latest.current;
    const isCurrent = (): boolean => latest.current === mine;
    const ask = asking('', language);
    setWork({ at: 'working', step: 'examining', done: 0, of: 0 });
    const { kind, ...bots } = wanted;
    const asked = 'one' in bots && bots.one === null ? {} : bots; // an experiment has its own bots
    let told = await ask<LabJobStatus>(`/api/lab/${kind}`, { ...positions, ...asked });
    while (isCurrent()) {
      if (!told.ok) return setWork({ at: 'failed', words: String(told.error.words) });
      const { id, step, done, of, found } = told.value;
      if (found) return setWork({ at: 'done', found });
      setWork({ at: 'working', step, done, of });
      await new Promise((then) => setTimeout(then, LOOK_AGAIN));
      if (isCurrent()) told = await ask<LabJobStatus>(`/api/lab/works/${id}`);
    }
  };
  return [work, begin];
}
