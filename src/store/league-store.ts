import type { Written } from './records.ts';

/** A league. What happened in it is in its events. */
export interface LeagueRecord {
  readonly id: string;
  readonly code: string;
  readonly host: string | null; // identity; null once it is deleted
  readonly settings: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly status: 'open' | 'playing' | 'over';
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

/** A player's number in a league. */
export interface LeaguePlayer {
  readonly player: number;
  readonly identity: string | null; // null once it is deleted
}

/** The next event of a league, with what changes at the same moment. */
export interface LeagueEntry {
  readonly n: number; // 0, 1, 2 …
  readonly id: string; // random, so that only the writer of this entry changes the rest
  readonly body: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly status?: LeagueRecord['status'];
  readonly player?: LeaguePlayer; // a new one
}

/** The match of a board. */
export interface LeagueMatch {
  readonly round: number;
  readonly board: number;
  readonly match: string; // id
  readonly at: number; // when the board got this match
  readonly code: string | null; // null: the match does not exist, not yet or no longer
  readonly status: string | null;
}

/** Leagues. Every write is atomic. */
export interface LeagueStore {
  create(league: LeagueRecord): Promise<Written>; // `taken`: the code is in use
  byCode(code: string): Promise<LeagueRecord | undefined>;
  byId(id: string): Promise<LeagueRecord | undefined>;
  listed(status: LeagueRecord['status'], most: number): Promise<readonly LeagueRecord[]>; // public ones, newest first
  all(page: { readonly from: number; readonly most: number }): Promise<readonly LeagueRecord[]>; // newest first
  of(identity: string, most: number): Promise<readonly LeagueRecord[]>; // as host or player, newest first
  playing(): Promise<readonly LeagueRecord[]>;
  events(league: string): Promise<readonly LeagueEntry['body'][]>;
  /** `taken`: another event has this number. */
  append(league: string, entry: LeagueEntry): Promise<Written>;
  players(leagues: readonly string[]): Promise<readonly (LeaguePlayer & { readonly league: string })[]>;
  matches(league: string): Promise<readonly LeagueMatch[]>;
  /** Reserves a match id for a board, or replaces the id `instead`. `taken`: the board has another one. */
  claim(
    league: string,
    board: Pick<LeagueMatch, 'round' | 'board' | 'match' | 'at'>,
    instead?: string,
  ): Promise<Written>;
  boardOf(
    match: string,
  ): Promise<{ readonly league: string; readonly round: number; readonly board: number } | undefined>;
  removeOpen(before: number): Promise<void>; // never started, and unchanged since then
}
