import type { MatchRecord, Written } from './records.ts';

/** A skill as a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface PlayerRating extends Rating {
  readonly game: string;
  readonly player: string;
  readonly matches: number; // that it is based on
}

/** The receipt of a rated match. */
interface RatingChange {
  readonly n: number; // rated matches of a game, and pairs of matches, are numbered from 1; the rating depends on this order
  readonly before: Rating;
  readonly after: Rating;
}

/** What one player achieved in a match. The opponents are the players on its other sides. */
export interface ResultRecord {
  readonly match: string; // id
  readonly side: string;
  readonly player: string; // `i:` identity, `b:` bot, `p:` guest (a person of this match), `x:` a deleted identity
  readonly game: string;
  readonly code: string; // of the match
  readonly score: number | null; // 1 won, 0.5 draw, 0 lost; null = it was closed early
  readonly ended: number; // milliseconds since 1970
  readonly unrated: string | null; // why it is not rated
  readonly change: RatingChange | null; // if it is
}

/** Results against one opponent in one game. */
export interface HeadToHead {
  readonly game: string;
  readonly opponent: string; // player
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The number that a new computation of all ratings gets instead of a match. */
interface RatingPlace {
  readonly game: string;
  readonly n: number;
  readonly id: string; // different each time
}

interface Page {
  readonly from: number;
  readonly most: number;
}

/** Results and ratings. Every write is atomic. */
export interface ResultStore {
  /**
   * Saves all results of a match, once. `taken`: they are saved already, or another match has this number. Rated results of
   * a second match may follow: they were saved unrated before and get the number of the first one in the list.
   */
  add(results: readonly ResultRecord[]): Promise<Written>;
  isRecorded(match: string): Promise<boolean>;
  nextNumber(game: string): Promise<number>; // read it before the ratings
  ratings(game: string, players: readonly string[]): Promise<readonly PlayerRating[]>;
  ratingsOf(player: string): Promise<readonly PlayerRating[]>; // in all games
  of(player: string, page: Page): Promise<readonly ResultRecord[]>; // newest first
  count(player: string): Promise<number>;
  ofMatches(matches: readonly string[]): Promise<readonly ResultRecord[]>;
  headToHead(player: string, most: number): Promise<readonly HeadToHead[]>; // most played first
  rename(match: string, from: string, to: string): Promise<void>; // moves a guest's result to an identity; deletes it if the identity already has one
  forget(player: string, as: string): Promise<void>; // in all matches; the results of their opponents stay
  rated(game: string, after: number, most: number): Promise<readonly ResultRecord[]>; // whole matches, in order
  rewrite(results: readonly ResultRecord[]): Promise<void>; // computed again
  /** Replaces ratings and uses up a number, so that a match rated meanwhile starts from them. `taken`: a match has it. */
  setRatings(ratings: readonly PlayerRating[], place: RatingPlace): Promise<Written>;
  unrecorded(since: number, most: number): Promise<readonly MatchRecord[]>; // over since then, still missing the result of an identity that played
}
