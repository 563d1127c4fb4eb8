import type { Fact } from '../../kernel/fact.ts';
import { passes } from './http.ts';

type At =
  | 'stopped'
  | 'connecting'
  | 'in-hall'
  | 'creating-table' // or joining one
  | 'waiting-for-opponent'
  | 'playing'
  | 'game-ended'
  | 'error';

/** The client's state. */
export interface Where {
  readonly at: At;
  readonly table: string | null; // ours
  readonly game: string | null;
  readonly fresh: boolean; // the hall or game must be (re-)entered before polling
  readonly failures: number; // in a row; re-entering does not reset it
  readonly played: number; // finished games
  readonly winner: string | null; // of the last game
  readonly fault: Fact | null; // why it stopped with an error
}

export type Happening =
  | { readonly type: 'started' }
  | { readonly type: 'let-in' }
  | { readonly type: 'told' } // a successful reply
  | { readonly type: 'table-wanted' }
  | { readonly type: 'seated'; readonly table: string }
  | { readonly type: 'unseated' } // the table is gone
  | { readonly type: 'game-began'; readonly game: string; readonly table: string }
  | { readonly type: 'game-over'; readonly winner: string | null }
  | { readonly type: 'once-more' }
  | { readonly type: 'failed'; readonly fault: Fact; readonly tries: number } // failures in a row that are tolerated
  | { readonly type: 'stopped' };

export const STOPPED: Where = {
  at: 'stopped',
  table: null,
  game: null,
  fresh: false,
  failures: 0,
  played: 0,
  winner: null,
  fault: null,
};

const HALL: readonly At[] = ['in-hall', 'creating-table', 'waiting-for-opponent'];

export const isOver = ({ at }: Where): boolean => at === 'stopped' || at === 'error';

/** The next state. Ignores happenings that make no sense in the current state. */
export function next(where: Where, happening: Happening): Where {
  const { at } = where;
  if (happening.type === 'stopped') return isOver(where) ? where : { ...where, at: 'stopped', fresh: false };
  if (isOver(where)) return happening.type === 'started' && at === 'stopped' ? { ...STOPPED, at: 'connecting' } : where;
  switch (happening.type) {
    case 'let-in':
      return at === 'connecting' ? { ...where, at: where.game === null ? 'in-hall' : 'playing', fresh: true } : where;
    case 'told':
      return { ...where, fresh: false, failures: where.fresh ? where.failures : 0 };
    case 'table-wanted':
      return at === 'in-hall' ? { ...where, at: 'creating-table' } : where;
    case 'seated':
      return at === 'in-hall' || at === 'creating-table'
        ? { ...where, at: 'waiting-for-opponent', table: happening.table }
        : where;
    case 'unseated':
      return at === 'waiting-for-opponent' ? { ...where, at: 'in-hall', table: null, fresh: true } : where;
    case 'game-began':
      return HALL.includes(at)
        ? { ...where, at: 'playing', game: happening.game, table: happening.table, fresh: true }
        : where;
    case 'game-over':
      return at === 'playing'
        ? { ...where, at: 'game-ended', winner: happening.winner, played: where.played + 1, failures: 0 }
        : where;
    case 'once-more':
      return at === 'game-ended' ? { ...where, at: 'in-hall', table: null, game: null, fresh: true } : where;
    case 'failed':
      return failed(where, happening.fault, happening.tries);
    default:
      return where;
  }
}

/** A failed request may have lost news, so re-enter; some faults are permanent. */
function failed(where: Where, fault: Fact, tries: number): Where {
  const failures = where.failures + 1;
  const gaveUp = failures >= tries;
  if (gaveUp || !isBorne(where, fault))
    return { ...where, at: 'error', failures, fault: gaveUp ? { code: 'gemp-gave-up', tries, why: fault } : fault };
  if (fault.code === 'gemp-signed-out') return { ...where, at: 'connecting', failures };
  return { ...where, at: where.at === 'creating-table' ? 'in-hall' : where.at, fresh: true, failures };
}

/** If the table was taken or the game is gone, go back to the hall. */
const isBorne = ({ at }: Where, fault: Fact): boolean =>
  passes(fault) ||
  BORNE.includes(fault.code) ||
  (fault.code === 'gemp-not-there' && at === 'playing') ||
  (fault.code === 'gemp-signed-out' && at !== 'connecting');

const BORNE: readonly string[] = ['gemp-taken-over', 'gemp-expired', 'gemp-bad-xml', 'gemp-not-it', 'gemp-too-much'];
