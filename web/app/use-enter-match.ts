import { useState } from 'preact/hooks';
import type { Result } from '../../src/kernel/result.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import type { Failure } from './api.ts';
import { go } from './navigation.tsx';
import { saveSeat } from './saved-seats.ts';

/** To a match that is being made: our place there is kept, and we go; else why not. */
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
