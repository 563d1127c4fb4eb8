import type { LeagueRecord } from './league-store.ts';

/** The tables of leagues. JSON is stored as text. */
export interface LeagueTables {
  readonly leagues: LeagueRow;
  readonly league_events: LeagueEventRow;
  readonly league_players: LeaguePlayerRow;
  readonly league_matches: LeagueMatchRow;
}

export interface LeagueRow {
  readonly id: string;
  readonly code: string;
  readonly host_id: string | null;
  readonly settings: string;
  readonly listed: number;
  readonly status: string;
  readonly created: number;
  readonly updated: number;
}

interface LeagueEventRow {
  readonly league_id: string;
  readonly n: number;
  readonly id: string;
  readonly body: string;
  readonly at: number;
}

interface LeaguePlayerRow {
  readonly league_id: string;
  readonly player: number;
  readonly identity_id: string | null;
}

interface LeagueMatchRow {
  readonly league_id: string;
  readonly round: number;
  readonly board: number;
  readonly match_id: string;
  readonly at: number;
}

export const leagueRow = ({ host, settings, listed, ...rest }: LeagueRecord): LeagueRow => ({
  ...rest,
  host_id: host,
  settings: JSON.stringify(settings),
  listed: Number(listed),
});

export const leagueRecord = ({ host_id, settings, listed, status, ...rest }: LeagueRow): LeagueRecord => ({
  ...rest,
  host: host_id,
  settings: JSON.parse(settings),
  listed: listed === 1,
  status: status as LeagueRecord['status'],
});
