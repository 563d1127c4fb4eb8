import type { Fact } from '../kernel/fact.ts';
import { StoreFailure } from './failure.ts';

/** A database address without the password. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
}

export const placeName = ({ host, port, database }: Place): string => `PostgreSQL ${host}:${port}/${database}`;

const CODES: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'store-bad-password'],
  [/^3D000$/, 'store-no-database'],
  [/^(42501|25006)$/, 'store-cannot-write'],
  [/^53[12]/, 'store-full'],
  [/^23503$/, 'store-no-match'],
  [/^(22021|22P05)$/, 'store-bad-value'],
];

/** The server is starting, stopping, or out of connections. */
const AWAY = /^(57P0[1-5]|53300|08...)$/;
const OF_THE_NETWORK = /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|EACCES)/;
const LOST =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|read timeout|not queryable/i;

/** True if the server could not be reached, as opposed to answering with an error. */
export function isAway(error: unknown): boolean {
  if (error instanceof StoreFailure) return ['store-unreachable', 'store-lost'].includes(error.fact.code);
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return AWAY.test(String(code)) || OF_THE_NETWORK.test(String(code)) || LOST.test(String(message));
}

/** True for a deadlock or serialization failure: nothing was written and it can be retried. */
export const isCollision = (error: unknown): boolean => /^40(P01|001)$/.test(codeOf(error));

/** True if a unique constraint was violated. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code);

/** Translates an error of PostgreSQL or the network. Facts never contain the password. */
export function factOfPostgres(error: unknown, place: Place, sent: boolean): Fact {
  if (error instanceof StoreFailure) return error.fact;
  const { host, port, database, user } = place;
  const file = placeName(place);
  const problem = String((error as Error).message || codeOf(error)).split('\n')[0];
  if (isAway(error)) return sent ? { code: 'store-lost', file } : { code: 'store-unreachable', host, port, problem };
  if (/password must be a string/i.test(problem ?? '')) return { code: 'store-bad-password', host, port, user };
  const code = CODES.find(([sign]) => sign.test(codeOf(error)))?.[1] ?? 'store-failed';
  return { code, file, host, port, database, user, problem };
}
