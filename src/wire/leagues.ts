import type { Tally } from '../kernel/tally.ts';
import type { PlayerName } from './identity.ts';

/** A request for a new league. */
export interface NewLeagueRequest {
  readonly title: string;
  readonly game: string;
  readonly options?: unknown; // the game's set-up, for every match
  readonly kind: LeagueKind;
  readonly rounds?: number; // Swiss; default: as many as it takes to find a winner
  readonly clock: number; // seconds per decision
  readonly listed?: boolean; // public, and its matches are rated; default: true
  readonly join?: boolean; // the host plays too; default: true
}

export type LeagueKind = 'round-robin' | 'swiss';

/** A line in a list of leagues. */
export interface LeagueSummary {
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly kind: LeagueKind;
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly players: number; // without those who left
  readonly round: number; // the current one, from 1; 0 = none yet
  readonly rounds: number; // planned; 0 before the start
  readonly created: number; // milliseconds since 1970
  readonly mine: boolean; // the caller is its host or a player
}

export interface LeagueLists {
  readonly mine: readonly LeagueSummary[];
  readonly open: readonly LeagueSummary[]; // public ones of other people
  readonly playing: readonly LeagueSummary[];
  readonly over: readonly LeagueSummary[];
}

export type LeagueVerb = 'join' | 'leave' | 'start' | 'close';

/** A league with everything that is derived from its events. Players are numbers; their names are in `names`. */
export interface LeagueInfo extends LeagueSummary {
  readonly clock: number; // seconds per decision
  readonly host: PlayerName | null; // null: deleted
  readonly closed: boolean; // it ended early
  readonly names: Readonly<Record<number, PlayerName>>;
  readonly standings: readonly StandingInfo[]; // best first
  readonly results: readonly RoundInfo[];
  readonly me: number | null; // the caller's number
  readonly may: readonly LeagueVerb[]; // what the caller can do now
  readonly most: number; // players
}

/** A place and the numbers that decide it. The facts of their lines have a round (from 1) and an opponent (null = bye). */
export interface StandingInfo {
  readonly player: number;
  readonly place: number;
  readonly left: boolean;
  readonly points: Tally;
  readonly buchholz: Tally;
  readonly headToHead: Tally;
  readonly wins: Tally;
}

export interface RoundInfo {
  readonly boards: readonly BoardInfo[];
  readonly byes: readonly number[];
}

export interface BoardInfo {
  readonly first: number; // plays the game's first side
  readonly second: number;
  readonly match: string | null; // code; null: deleted, or not created yet
  readonly result: {
    readonly first: number; // points
    readonly second: number;
    readonly how: 'played' | 'forfeit' | 'no-result';
  } | null; // null: in progress
}

/** Players without whom a league cannot start. */
export const FEWEST_PLAYERS = 2;

export const LONGEST_TITLE = 40;
