import { no, ok, type Result } from '../../kernel/result.ts';
import type { Ban, BanRequest } from '../../wire/operator.ts';
import { newId, tokenHash } from '../tokens.ts';
import { rangeIn } from './address-range.ts';
import { type Operator, type OperatorContext, record } from './context.ts';
import { findPerson } from './person-data.ts';

const AN_HOUR = 3_600_000;

export async function ban(context: OperatorContext, operator: Operator, wish: BanRequest): Promise<Result<Ban>> {
  const target = await targetOf(context, wish);
  if (!target.ok) return target;
  const { store, now } = context.service;
  const created = now();
  const until = wish.hours === undefined ? null : created + wish.hours * AN_HOUR;
  const made: Ban = { id: newId(), ...target.value, note: wish.note ?? '', created, until };
  const { kind, value, note } = made;
  await record(context, operator, 'ban', made.id, { kind, ...(kind !== 'seat' && { value }), note, until });
  await store.operator.addBan(made);
  await refreshEverywhere(context);
  return ok(made);
}

export async function liftBan(context: OperatorContext, operator: Operator, id: string): Promise<Result<null>> {
  const { operator: data } = context.service.store;
  const found = (await data.bans()).find((one) => one.id === id);
  if (!found) return no({ code: 'no-such-ban' });
  await record(context, operator, 'lift-ban', id, found.kind === 'seat' ? {} : { value: found.value });
  await data.liftBan(id);
  await refreshEverywhere(context);
  return ok(null);
}

async function targetOf(
  context: OperatorContext,
  { address, token, person }: BanRequest,
): Promise<Result<Pick<Ban, 'kind' | 'value'>>> {
  if ([address, token, person].filter((one) => one !== undefined).length !== 1) return no({ code: 'one-ban-target' });
  if (address !== undefined) {
    const range = rangeIn(address);
    return range.ok ? ok({ kind: 'address', value: range.value }) : range;
  }
  if (token !== undefined) return ok({ kind: 'seat', value: tokenHash(token) });
  const found = await findPerson(context, { person: person ?? '' });
  if (!found) return no({ code: 'no-such-person' });
  const identity = 'identity' in found ? found.identity.id : found.person.identity;
  if (identity !== null) return ok({ kind: 'identity', value: identity });
  return 'person' in found ? ok({ kind: 'seat', value: found.person.tokenHash }) : no({ code: 'no-such-person' });
}

/** Reloads the stored bans on this node and notifies the other nodes. */
async function refreshEverywhere(context: OperatorContext): Promise<void> {
  context.service.store.cluster?.notify({ what: 'bans' });
  await refreshBans(context);
}

export async function refreshBans({ service, sockets }: OperatorContext): Promise<void> {
  await service.moderation.bans.load();
  sockets.cutBanned();
}
