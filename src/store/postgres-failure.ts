import type { Fact } from '../kernel/fact.ts';
import { StoreFailure } from './failure.ts';

/** Where a database is, without its password. */
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

/** Codes of a server that is on its way up or down, or has no room for another connection. */
const AWAY = /^(57P0[1-5]|53300|08...)$/;
const OF_THE_NETWORK = /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|EACCES)/;
const LOST =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|read timeout|not queryable/i;

/** Whether there is no talking to the server, rather than its having said no. */
export function isAway(error: unknown): boolean {
  if (error instanceof StoreFailure) return ['store-unreachable', 'store-lost'].includes(error.fact.code);
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return AWAY.test(String(code)) || OF_THE_NETWORK.test(String(code)) || LOST.test(String(message));
}

/** Whether nothing was written because others were in the way, so that it can be tried again. */
export const isCollision = (error: unknown): boolean => /^40(P01|001)$/.test(codeOf(error));

/** Whether something of the kind is there already. */
export const isDouble = (error: unknown): boolean => codeOf(error) === '23505';

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code);

/** What a fault of PostgreSQL, or of the network before it, means to us. No fact holds a password. */
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
