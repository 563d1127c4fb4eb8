import { ECDH } from 'node:crypto';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { PushRequest } from '../../wire/push.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Service } from '../service.ts';
import { refuseResolved } from './endpoint.ts';
import type { PushTest } from './push-sender.ts';

const PER_PERSON = 5; // browsers

/** A player wants to be notified in this browser when it is their turn in this match. */
export async function subscribe(
  { store, now }: Service,
  lobby: Lobby,
  caller: Caller,
  code: string,
  { endpoint, p256dh, auth }: PushRequest,
  test?: PushTest,
): Promise<Result<null>> {
  const found = await lobby.allowed('POST /api/matches/:code/push', caller, code);
  if (!found.ok) return found;
  const { table, person } = found.value;
  if (table.status === 'over') return no({ code: 'match-over' });
  if (!isPublicKey(p256dh)) return no({ code: 'bad-request', part: 'body', field: 'p256dh', problem: 'form' });
  const refusal = await refuseResolved(endpoint, test?.trusted, test?.resolve);
  if (refusal) return no(refusal);
  const { language } = caller;
  await store.push.subscribe({ person: person.id, endpoint, p256dh, auth, language, created: now() }, PER_PERSON);
  return ok(null);
}

/** Also for players who have left their seat. */
export async function unsubscribe(
  { store }: Service,
  lobby: Lobby,
  caller: Caller,
  code: string,
  endpoint: string,
): Promise<Result<null>> {
  const found = await lobby.allowed('POST /api/matches/:code/push/remove', caller, code);
  if (!found.ok) return found;
  await store.push.unsubscribe(found.value.person.id, endpoint);
  return ok(null);
}

/** A point of the curve that browsers use. */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(text, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
