import { no, ok, type Result } from '../../kernel/result.ts';
import type { IdentityRecord, PersonInMatch } from '../../store/identity-store.ts';
import type { EntryRecord, PersonRecord } from '../../store/store.ts';
import type { IdentityData, PersonData, PersonRequest } from '../../wire/operator.ts';
import { unpackLog } from '../match/packed-log.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import { tokenHash } from '../tokens.ts';
import { type Operator, type OperatorContext, record } from './context.ts';
import { withoutPerson } from './reports.ts';

const ALL = { from: 0, most: 100_000 };
const MOST_MATCHES = 10_000;

/** A person in one match, since each match stores its people separately, or an identity. */
type Found = PersonInMatch | { readonly identity: IdentityRecord };

export async function findPerson({ service }: OperatorContext, by: PersonRequest): Promise<Found | undefined> {
  const { store } = service;
  const wanted = 'token' in by ? { tokenHash: tokenHash(by.token) } : { id: by.person };
  const person = await store.operator.person(wanted);
  const match = person && (await store.byId(person.match));
  if (person && match) return { person, match };
  const identity = 'person' in by ? await store.identities.get(by.person) : undefined;
  return identity && { identity };
}

export async function exportPerson(
  context: OperatorContext,
  operator: Operator,
  by: PersonRequest,
): Promise<Result<PersonData | IdentityData>> {
  const found = await findPerson(context, by);
  if (!found) return no({ code: 'no-such-person' });
  if ('identity' in found) {
    await record(context, operator, 'export-identity', found.identity.id);
    return ok(await identityData(context, found.identity));
  }
  await record(context, operator, 'export-person', found.person.id, { match: found.match.code });
  return ok(await personData(context, found));
}

/** Without digests and public keys, which say nothing about the person. */
async function identityData(
  context: OperatorContext,
  { id, name, created, settings, lessons }: IdentityRecord,
): Promise<IdentityData> {
  const { identities, results, playerLists } = context.service.store;
  const player = `i:${id}`;
  const [sessions, passkeys, recovery] = await Promise.all([
    identities.sessions(id),
    identities.passkeys(id),
    identities.recovery(id),
  ]);
  const people: PersonData[] = [];
  for (const found of await identities.peopleOf(id, {}, MOST_MATCHES)) people.push(await personData(context, found));
  return {
    identity: { id, name, created, settings, lessons },
    devices: sessions.map(({ device, created: from, seen }) => ({ device, created: from, seen })),
    passkeys: passkeys.map(({ created: from, used }) => ({ created: from, used })),
    recovery: recovery?.created ?? null,
    ratings: await results.ratingsOf(player),
    lists: (await playerLists.all(id)).map(({ identity: _, ...list }) => list),
    results: (await results.of(player, ALL)).map(({ player: _, match: __, ...result }) => result),
    people,
  };
}

/** Leaves out hidden information of a match in progress. */
async function personData(context: OperatorContext, { person, match }: PersonInMatch): Promise<PersonData> {
  const { store } = context.service;
  const partial = match.status === 'playing';
  const chat = await store.operator.chatOf(match.id, person.name);
  const reports = await store.operator.reports({ code: match.code }, ALL);
  const commands = partial ? [] : await commandsOf(context, person);
  const { id, name, side, identity } = person;
  return {
    person: { id, name, side, identity },
    match: { code: match.code, game: match.game, created: match.created },
    address: seatingOf(match).host === id && match.creator !== '' ? match.creator : null,
    seats: seatsOf(seatingOf(match).chairs, id),
    chat: chat
      .filter(({ to }) => !partial || to === 'table')
      .map(({ at, to, from, side: of, text }) => ({ at, to, from, side: of, text })),
    commands: commands.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as unknown })),
    reports: reports.filter((one) => one.person === id).map(withoutPerson),
    partial,
  };
}

async function commandsOf({ service }: OperatorContext, person: PersonRecord): Promise<readonly EntryRecord[]> {
  const { operator } = service.store;
  const packed = await operator.packed(person.match);
  if (!packed) return operator.commandsOf(person);
  return ((await unpackLog(packed)) ?? []).filter(({ command }) => command?.startsWith(`${person.id}/`));
}
