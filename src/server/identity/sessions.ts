import type { SessionRecord } from '../../store/identity-store.ts';
import type { Service } from '../service.ts';
import { newId, newToken, sessionHash } from '../tokens.ts';

const AN_HOUR = 3_600_000;
export const UNUSED = 400 * 24 * AN_HOUR; // milliseconds after which a session ends on its own
const MOST_DEVICES = 20; // signed in at the same time

/** The session that a request belongs to. */
export interface Session {
  readonly id: string;
  readonly identity: string; // id
  readonly name: string;
}

/** The session of a token; undefined if it has ended. */
export async function sessionWith(
  { store, now }: Pick<Service, 'store' | 'now'>,
  token: string,
): Promise<Session | undefined> {
  const found = await store.identities.session(sessionHash(token));
  const at = now();
  if (!found || found.seen < at - UNUSED) return undefined;
  if (found.seen < at - AN_HOUR) store.identities.touchSession(found.id, at).catch(() => {}); // retried with the next request
  const { id, identity, name } = found;
  return { id, identity, name };
}

/** A session that is not stored yet, and its token. */
export function newSession(
  identity: string,
  device: string,
  at: number,
): { readonly token: string; readonly record: SessionRecord } {
  const token = newToken();
  const record = { id: newId(), identity, tokenHash: sessionHash(token), device, created: at, seen: at };
  return { token, record };
}

/** Signs a device in; with too many devices, the one that was not used for the longest time is signed out. */
export async function signInDevice(
  { store, now }: Pick<Service, 'store' | 'now'>,
  identity: string,
  device: string,
): Promise<{ readonly token: string; readonly session: string }> {
  const { token, record } = newSession(identity, device, now());
  const others = await store.identities.sessions(identity);
  for (const old of others.slice(MOST_DEVICES - 1)) await store.identities.removeSession(identity, old.id);
  await store.identities.addSession(record);
  return { token, session: record.id };
}
