import { useState } from 'preact/hooks';
import type { TableInfo } from '../../src/wire/messages.ts';
import { go } from '../app/navigation.tsx';
import { keepPass } from '../app/passes.ts';
import { useApi } from '../app/use-api.ts';

/** To the match that follows this one. */
export function useRematch({ code }: TableInfo) {
  const api = useApi();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    const made = await api.rematch(code);
    setBusy(false);
    if (!made.ok) {
      setFault(made.error.words);
      return;
    }
    keepPass(made.value, Date.now());
    go(`/m/${made.value.code}`);
  };
  return { again, busy, fault };
}
