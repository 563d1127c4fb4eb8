import type { Result } from '../../../kernel/result.ts';
import type { MatchFilter } from '../../../store/operator-store.ts';
import type {
  Ban,
  BanRequest,
  IdentityData,
  OperatorAction,
  OperatorLeague,
  OperatorMatchDetails,
  OperatorMatches,
  PersonData,
  PersonRequest,
  Report,
} from '../../../wire/operator.ts';
import type { Operator } from '../../operator/context.ts';

interface Page {
  readonly from: number;
  readonly most: number;
}

/** Everything the operator routes need from the server. Every call with an `operator` is recorded. */
export interface OperatorBackend {
  matches(filter: MatchFilter, page: Page): Promise<OperatorMatches>;
  match(code: string): Promise<Result<OperatorMatchDetails>>;
  /** Ends a match in progress; the players see the note. */
  close(operator: Operator, code: string, note: string | undefined): Promise<Result<null>>;
  remove(operator: Operator, code: string): Promise<Result<null>>;
  /** The log with all hidden information. During a match, the players are notified. */
  log(operator: Operator, code: string): Promise<Result<string>>;
  mute(operator: Operator, code: string, person: string, muted: boolean): Promise<Result<null>>;
  leagues(page: Page): Promise<readonly OperatorLeague[]>;
  closeLeague(operator: Operator, code: string): Promise<Result<null>>;
  bans(): Promise<readonly Ban[]>;
  ban(operator: Operator, wish: BanRequest): Promise<Result<Ban>>;
  liftBan(operator: Operator, id: string): Promise<Result<null>>;
  reports(open: boolean | undefined, page: Page): Promise<readonly Report[]>;
  closeReport(operator: Operator, id: string): Promise<Result<null>>;
  exportPerson(operator: Operator, by: PersonRequest): Promise<Result<PersonData | IdentityData>>;
  deletePerson(operator: Operator, by: PersonRequest): Promise<Result<null>>;
  /** Announces a restart to all players; null cancels it. */
  announce(operator: Operator, minutes: number | null): Promise<Result<{ readonly at: number | null }>>;
  /** Computes all ratings again from the stored results. */
  recomputeRatings(operator: Operator): Promise<Result<{ readonly matches: number }>>;
  actions(page: Page): Promise<readonly OperatorAction[]>;
}

/** Dependencies of the operator routes. */
export interface OperatorParts {
  readonly token: string;
  readonly backend: OperatorBackend;
}
