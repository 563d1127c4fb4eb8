import type { TableInfo } from '../../src/wire/messages.ts';
import { useApi } from '../app/use-api.ts';
import { useEntering } from '../app/use-entering.ts';

/** To the match that follows this one. */
export function useRematch({ code }: TableInfo) {
  const api = useApi();
  const { enter, busy, fault } = useEntering();
  return { again: () => enter(api.rematch(code)), busy, fault };
}
