import type { Entry } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ReportRecord } from '../../store/operator-store.ts';
import type { EntryRecord, MatchRecord, PersonRecord } from '../../store/store.ts';
import type { PersonRequest } from '../../wire/operator.ts';
import { packLog, unpackLog } from '../match/packed-log.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { reassigned, seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { type Operator, type OperatorContext, record, reloadEverywhere } from './context.ts';
import { ALL, findPerson } from './person-data.ts';

const DELETED = 'Deleted player';

/**
 * Deletes a person's name, messages and token. The match stays: its log and the logs of its forks call the person
 * `Deleted player`. If they are still playing, a bot takes their seats.
 */
export async function deletePerson(
  context: OperatorContext,
  operator: Operator,
  by: PersonRequest,
): Promise<Result<null>> {
  const found = await findPerson(context, by);
  if (!found.ok) return found;
  const { person, match } = found.value;
  await record(context, operator, 'delete-person', person.id, { match: match.code });
  const left = await leaveSeats(context, match, person);
  if (!left.ok) return left;
  const { store } = context.service;
  const name = await freeName(context, match.id, person.id);
  const reports = await store.operator.reports({ code: match.code }, ALL);
  await renameInLog(context, match.id, person.name, name); // first, so that a failed deletion can be repeated
  await store.operator.redact(person, {
    name,
    tokenHash: tokenHash(newToken()),
    reports: reports.map((one) => withoutData(one, person, name)),
    forgetCreator: [person.id, null].includes(seatingOf(match).host), // null after an attempt that failed
  });
  await reloadEverywhere(context, match.id);
  await renameInForks(context, match.code, person, name);
  return ok(null);
}

/** Frees the person's seats if the match has not started, or gives them to a bot if it is in progress. */
async function leaveSeats(context: OperatorContext, match: MatchRecord, { id }: PersonRecord): Promise<Result<null>> {
  if (match.status === 'over') return ok(null);
  return retryOnConflict(async () => {
    const table = await context.tables.get(match.code);
    if (!table) return context.tables.isUnplayable(match.code) ? ok(null) : no(context.tables.refusalFor(match.code));
    if (table.status === 'over') return ok(null);
    const bot = table.status === 'playing' ? table.game.defaults.bot : null;
    const own = seatsOf(table.seating.chairs, id);
    const chairs = own.reduce(
      (all, seat) => reassigned(all, seat, { person: null, bot, free: bot !== null }),
      table.seating.chairs,
    );
    if (own.length > 0) await table.reseat(chairs, bot === null ? [] : own.map((seat) => [seat, bot] as const));
    if (table.seating.host === id) await table.change({ host: null });
    return ok(null);
  });
}

/** A person who is deleted again keeps the name of the first time. */
async function freeName({ service }: OperatorContext, match: string, person: string): Promise<string> {
  const others = (await service.store.people(match)).filter(({ id }) => id !== person);
  const taken = new Set(others.map(({ name }) => name));
  for (let i = 1; ; i++) {
    const name = i === 1 ? DELETED : `${DELETED} ${i}`;
    if (!taken.has(name)) return name;
  }
}

/** Writes the new name into the entries that contain the old one, or into the packed log. */
async function renameInLog(
  { service }: OperatorContext,
  match: string,
  from: string,
  to: string,
  upTo = Number.POSITIVE_INFINITY, // entry number
): Promise<void> {
  const { store } = service;
  for (;;) {
    const packed = await store.operator.packed(match);
    const unpacked = packed && (await unpackLog(packed));
    const entries = unpacked ?? (await store.entries(match));
    const renamed = entries.map((entry) => (entry.n < upTo ? withName(entry, from, to) : entry));
    await store.operator.rewrite(
      match,
      unpacked
        ? { entries: [], packed: await packLog(renamed) }
        : { entries: renamed.filter((entry, i) => entry !== entries[i]) },
    );
    const isPacked = (await store.operator.packed(match)) !== undefined;
    if (isPacked === (packed !== undefined)) return; // otherwise it was packed meanwhile, with the old name
  }
}

/** Only the umpire's entries about who holds a seat contain names. */
function withName(record: EntryRecord, from: string, to: string): EntryRecord {
  const { command, events, ...rest } = JSON.parse(record.body) as Entry;
  if (command.type !== 'hold-seat' || !('holder' in command) || command.holder !== from) return record;
  const renamed = events.map((event) => (event.type === 'seat-held' ? { ...event, holder: to } : event));
  return { ...record, body: JSON.stringify({ ...rest, command: { ...command, holder: to }, events: renamed }) };
}

/** A fork starts with a copy of the log; the person has no other data there. */
async function renameInForks(
  context: OperatorContext,
  code: string,
  person: PersonRecord,
  to: string,
  upTo = Number.POSITIVE_INFINITY, // entries that come from the person's own match
): Promise<void> {
  const { store } = context.service;
  for (const fork of await store.operator.forksOf(code)) {
    const copied = Math.min(upTo, (await store.byId(fork.id))?.parent?.place ?? upTo);
    await renameInLog(context, fork.id, person.name, to, copied);
    await reloadEverywhere(context, fork.id);
    await renameInForks(context, fork.code, person, to, copied);
  }
}

/** A report loses the person's messages, and their name and note if they made it. */
const withoutData = (report: ReportRecord, { id, name }: PersonRecord, to: string): ReportRecord => ({
  ...report,
  ...(report.person === id && { name: to, note: '' }),
  messages: report.messages.filter(({ from }) => from !== name),
});
