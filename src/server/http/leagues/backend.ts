import type { Result } from '../../../kernel/result.ts';
import type { LeagueInfo, LeagueLists, LeagueVerb, NewLeagueRequest } from '../../../wire/leagues.ts';

/** Everything the routes about leagues need from the server. Identity null: a guest. */
export interface LeagueBackend {
  open(identity: string, address: string, wish: NewLeagueRequest): Promise<Result<LeagueInfo>>;
  list(identity: string | null): Promise<LeagueLists>;
  show(identity: string | null, code: string): Promise<Result<LeagueInfo>>;
  /** Join or leave as a player; start or close as the host. */
  act(identity: string, code: string, verb: LeagueVerb): Promise<Result<LeagueInfo>>;
  /** An identity is being deleted: it leaves its leagues, and those that it has opened but not started are closed. */
  leaveAll(identity: string): Promise<void>;
}
