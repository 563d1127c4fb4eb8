import { no, ok, type Result } from '../../kernel/result.ts';
import type { EntryRecord, MatchRecord, PersonRecord } from '../../store/store.ts';
import type { PersonData, PersonRequest } from '../../wire/operator.ts';
import { unpackLog } from '../match/packed-log.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import { tokenHash } from '../tokens.ts';
import { type Operator, type OperatorContext, record } from './context.ts';
import { withoutPerson } from './reports.ts';

export const ALL = { from: 0, most: 100_000 };

interface Found {
  readonly person: PersonRecord;
  readonly match: MatchRecord;
}

/** Each match stores its people separately, so this finds one person in one match. */
export async function findPerson({ service }: OperatorContext, by: PersonRequest): Promise<Result<Found>> {
  const { store } = service;
  const wanted = 'token' in by ? { tokenHash: tokenHash(by.token) } : { id: by.person };
  const person = await store.operator.person(wanted);
  const match = person && (await store.byId(person.match));
  return person && match ? ok({ person, match }) : no({ code: 'no-such-person' });
}

/** Leaves out hidden information of a match in progress. */
export async function exportPerson(
  context: OperatorContext,
  operator: Operator,
  by: PersonRequest,
): Promise<Result<PersonData>> {
  const found = await findPerson(context, by);
  if (!found.ok) return found;
  const { person, match } = found.value;
  await record(context, operator, 'export-person', person.id, { match: match.code });
  const { store } = context.service;
  const partial = match.status === 'playing';
  const chat = await store.operator.chatOf(match.id, person.name);
  const reports = await store.operator.reports({ code: match.code }, ALL);
  const commands = partial ? [] : await commandsOf(context, person);
  const { id, name, side } = person;
  return ok({
    person: { id, name, side },
    match: { code: match.code, game: match.game, created: match.created },
    address: seatingOf(match).host === id && match.creator !== '' ? match.creator : null,
    seats: seatsOf(seatingOf(match).chairs, id),
    chat: chat
      .filter(({ to }) => !partial || to === 'table')
      .map(({ at, to, from, side: of, text }) => ({ at, to, from, side: of, text })),
    commands: commands.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as unknown })),
    reports: reports.filter((one) => one.person === id).map(withoutPerson),
    partial,
  });
}

async function commandsOf({ service }: OperatorContext, person: PersonRecord): Promise<readonly EntryRecord[]> {
  const { operator } = service.store;
  const packed = await operator.packed(person.match);
  if (!packed) return operator.commandsOf(person);
  return ((await unpackLog(packed)) ?? []).filter(({ command }) => command?.startsWith(`${person.id}/`));
}
