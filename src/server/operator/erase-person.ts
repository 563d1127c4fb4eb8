import { DELETED } from '../../kernel/holder-name.ts';
import type { Entry } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { PersonInMatch } from '../../store/identity-store.ts';
import type { ReportRecord } from '../../store/operator-store.ts';
import type { EntryRecord, MatchRecord, PersonRecord } from '../../store/store.ts';
import { packLog, unpackLog } from '../match/packed-log.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { reassigned, seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import { identityHash, newToken, tokenHash } from '../tokens.ts';
import { type OperatorContext, reloadEverywhere } from './context.ts';
import { eraseFromRecord } from './erase-from-record.ts';

const ALL = { from: 0, most: 100_000 };

/**
 * Deletes a person's name, messages and token from a match. The match stays: its log and the logs of its forks call the
 * person `Deleted player`. If they are still playing, a bot takes their seats.
 */
export async function erasePerson(context: OperatorContext, { person, match }: PersonInMatch): Promise<Result<null>> {
  const left = await leaveSeats(context, match, person);
  if (!left.ok) return left;
  const { store } = context.service;
  const name = await freeName(context, match.id, person.id);
  const reports = await store.operator.reports({ code: match.code }, ALL);
  const renamed = await renameInLog(context, match.id, person.name, name);
  if (!renamed.ok) return renamed;
  const forks = await renameInForks(context, match.code, person, name);
  if (!forks.ok) return forks;
  await eraseFromRecord(store, person);
  // Last, because it erases the name: a deletion that failed before this can be repeated
  await store.operator.redact(person, {
    name,
    tokenHash: tokenHash(newToken()),
    reports: reports.map((one) => withoutData(one, person, name)),
    viewers: [person.id, ...(person.identity === null ? [] : [identityHash(match.id, person.identity)])],
    forgetCreator: [person.id, null].includes(seatingOf(match).host), // null after an attempt that failed
  });
  await reloadEverywhere(context, match.id);
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

/** Writes the new name into the entries that contain the old one, or into the packed log, and reloads the match. */
async function renameInLog(
  context: OperatorContext,
  match: string,
  from: string,
  to: string,
  upTo = Number.POSITIVE_INFINITY, // entry number
): Promise<Result<null>> {
  const { store } = context.service;
  for (;;) {
    const packed = await store.operator.packed(match);
    const unpacked = packed && (await unpackLog(packed));
    if (packed && !unpacked) return no({ code: 'packed-damaged' });
    const entries = unpacked ?? (await store.entries(match));
    const renamed = entries.map((entry) => (entry.n < upTo ? withName(entry, from, to) : entry));
    const changed = renamed.filter(({ body }, i) => body !== entries[i]?.body);
    if (changed.length > 0) {
      const log = unpacked ? { entries: [], packed: await packLog(renamed) } : { entries: changed };
      await store.operator.rewrite(match, log);
      await reloadEverywhere(context, match);
    }
    const isPacked = (await store.operator.packed(match)) !== undefined;
    if (isPacked === (packed !== undefined)) return ok(null); // otherwise it was packed in the meantime, with the old name
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
): Promise<Result<null>> {
  const { store } = context.service;
  for (const fork of await store.operator.forksOf(code)) {
    const copied = Math.min(upTo, (await store.byId(fork.id))?.parent?.place ?? upTo);
    const renamed = await renameInLog(context, fork.id, person.name, to, copied);
    if (!renamed.ok) return renamed;
    const forks = await renameInForks(context, fork.code, person, to, copied);
    if (!forks.ok) return forks;
  }
  return ok(null);
}

/** A report loses the person's messages, and their name and note if they made it. */
const withoutData = (report: ReportRecord, { id, name }: PersonRecord, to: string): ReportRecord => ({
  ...report,
  ...(report.person === id && { name: to, note: '' }),
  messages: report.messages.filter(({ from }) => from !== name),
});
