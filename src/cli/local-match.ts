import type { ExternalSeats } from '../arena/external-seats.ts';
import type { Hints } from '../decide/hint.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Match } from '../kernel/match.ts';
import type { Runner } from '../kernel/runner.ts';
import type { MatchInProgress } from './saved-match.ts';

/** A person and the other players of a local match. */
export interface LocalMatch {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly externalSeats: ExternalSeats; // played by external programs
  readonly seats: readonly Seat[]; // held by the person
  readonly names: Readonly<Record<Seat, string>>;
  readonly hints: Hints;
  readonly adviser: string; // the bot that gives hints for them
  readonly secret: boolean;
  readonly botNames: MatchInProgress['bots'] | null; // null: external programs play, so it cannot be continued later
  readonly continuedFrom?: string; // the file; its entries were shown when they were played
}
