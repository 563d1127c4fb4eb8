import { useState } from 'preact/hooks';
import type { Result } from '../../src/kernel/result.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import type { Failure } from './api.ts';
import { go } from './navigation.tsx';
import { saveSeat } from './saved-seats.ts';

/** Creates or joins a match, saves the seat, and goes there; `fault` says why it failed. */
export function useEnterMatch() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const enter = async (making: Promise<Result<SeatPass, Failure>>): Promise<void> => {
    setBusy(true);
    setFault(null);
    const made = await making;
    setBusy(false);
    if (!made.ok) return setFault(made.error.words);
    saveSeat(made.value, Date.now());
    go(`/m/${made.value.code}`);
  };
  return { enter, busy, fault };
}
