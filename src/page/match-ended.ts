import { isMatchEvent } from '../kernel/match-status.ts';
import type { HeardEvent } from './contract.ts';

/** Whether the match ended by more than the game's own rules: a resignation, an agreed draw or a closed table. */
export const endedEarly = (heard: readonly HeardEvent[]): boolean =>
  heard.some(({ event }) => isMatchEvent(event) && 'outcome' in event && event.outcome !== null);
