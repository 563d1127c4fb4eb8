import type { Fact } from '../../kernel/fact.ts';
import { isTransient } from './http.ts';

type ClientPhase =
  | 'stopped'
  | 'connecting'
  | 'in-hall'
  | 'creating-table' // or joining one
  | 'waiting-for-opponent'
  | 'playing'
  | 'game-ended'
  | 'error';

/** The client's state. */
export interface ClientState {
  readonly at: ClientPhase;
  readonly table: string | null; // our table
  readonly game: string | null;
  readonly fresh: boolean; // the hall or game must be (re-)entered before polling
  readonly failures: number; // in a row; re-entering does not reset it
  readonly played: number; // finished games
  readonly winner: string | null; // of the last game
  readonly fault: Fact | null; // why it stopped with an error
}

export type ClientEvent =
  | { readonly type: 'started' }
  | { readonly type: 'logged-in' }
  | { readonly type: 'replied' } // a successful reply
  | { readonly type: 'table-wanted' }
  | { readonly type: 'seated'; readonly table: string }
  | { readonly type: 'unseated' } // the table is gone
  | { readonly type: 'game-started'; readonly game: string; readonly table: string }
  | { readonly type: 'game-over'; readonly winner: string | null }
  | { readonly type: 'next-game' }
  | { readonly type: 'failed'; readonly fault: Fact; readonly tries: number } // failures in a row that are tolerated
  | { readonly type: 'stopped' };

export const STOPPED: ClientState = {
  at: 'stopped',
  table: null,
  game: null,
  fresh: false,
  failures: 0,
  played: 0,
  winner: null,
  fault: null,
};

const HALL: readonly ClientPhase[] = ['in-hall', 'creating-table', 'waiting-for-opponent'];

export const isOver = ({ at }: ClientState): boolean => at === 'stopped' || at === 'error';

/** The next state. Ignores events that do not apply to the current state. */
export function next(state: ClientState, event: ClientEvent): ClientState {
  const { at } = state;
  if (event.type === 'stopped') return isOver(state) ? state : { ...state, at: 'stopped', fresh: false };
  if (isOver(state)) return event.type === 'started' && at === 'stopped' ? { ...STOPPED, at: 'connecting' } : state;
  switch (event.type) {
    case 'logged-in':
      return at === 'connecting' ? { ...state, at: state.game === null ? 'in-hall' : 'playing', fresh: true } : state;
    case 'replied':
      return { ...state, fresh: false, failures: state.fresh ? state.failures : 0 };
    case 'table-wanted':
      return at === 'in-hall' ? { ...state, at: 'creating-table' } : state;
    case 'seated':
      return at === 'in-hall' || at === 'creating-table'
        ? { ...state, at: 'waiting-for-opponent', table: event.table }
        : state;
    case 'unseated':
      return at === 'waiting-for-opponent' ? { ...state, at: 'in-hall', table: null, fresh: true } : state;
    case 'game-started':
      return HALL.includes(at) ? { ...state, at: 'playing', game: event.game, table: event.table, fresh: true } : state;
    case 'game-over':
      return at === 'playing'
        ? { ...state, at: 'game-ended', winner: event.winner, played: state.played + 1, failures: 0 }
        : state;
    case 'next-game':
      return at === 'game-ended' ? { ...state, at: 'in-hall', table: null, game: null, fresh: true } : state;
    case 'failed':
      return failed(state, event.fault, event.tries);
    default:
      return state;
  }
}

/** A failed request may have lost news, so re-enter; some faults are permanent. */
function failed(state: ClientState, fault: Fact, tries: number): ClientState {
  const failures = state.failures + 1;
  const gaveUp = failures >= tries;
  if (gaveUp || !isRecoverable(state, fault))
    return { ...state, at: 'error', failures, fault: gaveUp ? { code: 'gemp-gave-up', tries, why: fault } : fault };
  if (fault.code === 'gemp-signed-out') return { ...state, at: 'connecting', failures };
  return { ...state, at: state.at === 'creating-table' ? 'in-hall' : state.at, fresh: true, failures };
}

/** If the table was taken or the game is gone, go back to the hall. */
const isRecoverable = ({ at }: ClientState, fault: Fact): boolean =>
  isTransient(fault) ||
  RECOVERABLE.includes(fault.code) ||
  (fault.code === 'gemp-not-there' && at === 'playing') ||
  (fault.code === 'gemp-signed-out' && at !== 'connecting');

const RECOVERABLE: readonly string[] = [
  'gemp-taken-over',
  'gemp-expired',
  'gemp-bad-xml',
  'gemp-not-it',
  'gemp-too-much',
];
