import type { PlayerRating, ResultRecord } from './result-store.ts';

/** The tables of results. */
export interface ResultTables {
  readonly results: ResultRow;
  readonly rated_matches: RatedMatchRow;
  readonly ratings: PlayerRating;
}

export interface ResultRow {
  readonly match_id: string;
  readonly side: string;
  readonly player: string;
  readonly game: string;
  readonly code: string;
  readonly score: number | null;
  readonly ended: number;
  readonly unrated: string | null;
  readonly n: number | null;
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
  readonly mu_after: number | null;
  readonly sigma_after: number | null;
}

/** Only one match of a game gets each number. */
interface RatedMatchRow {
  readonly game: string;
  readonly n: number;
  readonly match_id: string;
}

export const resultRow = ({ match, change, ...rest }: ResultRecord): ResultRow => ({
  match_id: match,
  ...rest,
  n: change?.n ?? null,
  mu_before: change?.before.mu ?? null,
  sigma_before: change?.before.sigma ?? null,
  mu_after: change?.after.mu ?? null,
  sigma_after: change?.after.sigma ?? null,
});

export const resultRecord = (row: ResultRow): ResultRecord => ({
  match: row.match_id,
  side: row.side,
  player: row.player,
  game: row.game,
  code: row.code,
  score: row.score,
  ended: row.ended,
  unrated: row.unrated,
  change:
    row.n === null
      ? null
      : {
          n: row.n,
          before: { mu: row.mu_before ?? 0, sigma: row.sigma_before ?? 0 },
          after: { mu: row.mu_after ?? 0, sigma: row.sigma_after ?? 0 },
        },
});
