import type { TableInfo } from '../../src/wire/messages.ts';
import { useApi } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';

/** Goes to the rematch. */
export function useRematch({ code }: TableInfo) {
  const api = useApi();
  const { enter, busy, fault } = useEnterMatch();
  return { again: () => enter(api.rematch(code)), busy, fault };
}
