import type { Closing } from '../../kernel/match-status.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { MatchFilter } from '../../store/operator-store.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { OperatorMatch, OperatorMatchDetails, OperatorMatches } from '../../wire/operator.ts';
import { wholeLog } from '../lab/whole-log.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { forgetPair } from '../results/pair-results.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import { closeMatch } from './close-match.ts';
import { type Operator, type OperatorContext, record, reloadEverywhere } from './context.ts';

const CHAT_SHOWN = 200;

export async function listMatches(
  context: OperatorContext,
  filter: MatchFilter,
  page: { readonly from: number; readonly most: number },
): Promise<OperatorMatches> {
  const { operator } = context.service.store;
  const [total, records] = await Promise.all([operator.countMatches(filter), operator.matches(filter, page)]);
  return { total, matches: await Promise.all(records.map((one) => summary(context, one))) };
}

export async function matchDetails(context: OperatorContext, code: string): Promise<Result<OperatorMatchDetails>> {
  const { store, moderation } = context.service;
  const found = await store.byCode(code.toUpperCase());
  if (!found) return no({ code: 'no-such-match', match: code });
  const [people, chat, packed] = await Promise.all([
    store.people(found.id),
    store.chat(found.id, CHAT_SHOWN),
    store.operator.packed(found.id),
  ]);
  const { chairs, muted = [] } = seatingOf(found);
  const connected = context.sockets.connectedTo(found.id);
  return ok({
    match: await summary(context, found),
    packed: packed !== undefined,
    people: people.map(({ id, name, side, tokenHash, identity }) => ({
      id,
      name,
      side,
      seats: seatsOf(chairs, id),
      identity,
      muted: muted.includes(id),
      banned: moderation.bans.bansSeat(tokenHash) || moderation.bans.bansIdentity(identity),
      addresses: [...new Set(connected.filter(({ person }) => person === id).map(({ address }) => address))],
    })),
    chat: chat
      .filter(({ to }) => to === 'table' || found.status === 'over')
      .map(({ at, to, from, side, text }) => ({ at, to, from, side, text })),
  });
}

async function summary({ service, sockets }: OperatorContext, found: MatchRecord): Promise<OperatorMatch> {
  const { id, code, game, status, listed, created, updated } = found;
  const people = (await service.store.people(id)).map(({ name }) => name);
  return { code, game, status, listed, people, connected: sockets.connectedTo(id).length, created, updated };
}

export async function closeByOperator(
  context: OperatorContext,
  operator: Operator,
  code: string,
  note: string | undefined,
): Promise<Result<null>> {
  const found = await context.service.store.byCode(code.toUpperCase());
  if (found?.status === 'playing') await record(context, operator, 'close-match', found.code, { note: note ?? '' });
  const closing: Closing = { by: 'operator', ...(note !== undefined && { note }) };
  return closeMatch(context, code, closing);
}

/** Deletes a match from the store, and notifies connected clients. */
export async function deleteMatch(context: OperatorContext, operator: Operator, code: string): Promise<Result<null>> {
  const found = await context.service.store.byCode(code.toUpperCase());
  if (!found) return no({ code: 'no-such-match', match: code });
  await record(context, operator, 'delete-match', found.code, { game: found.game, status: found.status });
  await forgetPair(context.service.store, found);
  await context.service.store.operator.deleteMatch(found.id);
  await reloadEverywhere(context, found.id);
  return ok(null);
}

export function mute(
  context: OperatorContext,
  operator: Operator,
  code: string,
  person: string,
  muted: boolean,
): Promise<Result<null>> {
  return retryOnConflict(async () => {
    const table = await context.tables.get(code);
    if (!table) return no(context.tables.refusalFor(code));
    if (!table.people.has(person)) return no({ code: 'no-such-person' });
    await record(context, operator, muted ? 'mute' : 'unmute', table.record.code, { person });
    await table.change(table.mutes.with(person, muted));
    return ok(null);
  });
}

/** The log with all hidden information. During a match, the players are notified before the log is sent. */
export async function hiddenLog(context: OperatorContext, operator: Operator, code: string): Promise<Result<string>> {
  return retryOnConflict(async () => {
    const table = await context.tables.get(code);
    if (!table) return no(context.tables.refusalFor(code));
    if (!table.live) return no({ code: 'not-started' });
    await record(context, operator, 'view-log', table.record.code, { status: table.status });
    if (table.playing) await table.change({ viewed: context.service.now() });
    await table.follower.settled();
    return table.live ? ok(wholeLog(table, table.live.match)) : no({ code: 'broken' });
  });
}
