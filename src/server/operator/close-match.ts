import { sideOf, UMPIRE } from '../../kernel/ids.ts';
import type { Entry } from '../../kernel/match.ts';
import { type Closing, closedEvent } from '../../kernel/match-status.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import { seatingOf } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';

const TRIES = 10; // another node may write at the same moment

/** Ends a match in progress. The players see whether the operator or the server closed it, and the note. */
export async function closeMatch(
  { service, tables }: { readonly service: Service; readonly tables: Tables },
  code: string,
  closing: Closing,
): Promise<Result<null>> {
  const table = await tables.get(code);
  if (!table) return closeStored(service, code, closing, tables);
  if (table.status === 'open') return no({ code: 'not-started' });
  if (!table.playing) return no({ code: 'match-over' });
  for (let tries = 0; tries < TRIES && isPlaying(table); tries++) {
    table.act(UMPIRE, { type: 'close', ...closing });
    await table.follower.settled();
  }
  return isPlaying(table) || table.stopped ? no({ code: 'broken' }) : ok(null);
}

const isPlaying = (table: Table): boolean => table.playing;

/** Closes a match that this version cannot play, without its rules. */
async function closeStored(
  { store, now }: Service,
  code: string,
  closing: Closing,
  tables: Tables,
): Promise<Result<null>> {
  const record = await store.byCode(code.toUpperCase());
  if (!record) return no(tables.refusalFor(code));
  if (record.status !== 'playing') return no({ code: record.status === 'open' ? 'not-started' : 'match-over' });
  const { length: n } = await store.entries(record.id);
  const event = closedEvent(sidesOf(record), closing);
  const entry: Entry = { n, seat: UMPIRE, command: { type: 'close', ...closing }, events: [event] };
  const at = now();
  const written = await store.write({
    match: record.id,
    entries: [{ n, body: JSON.stringify(entry), command: null, at }],
    change: { status: 'over', updated: at, outcome: event.type === 'closed' ? event.outcome : null },
  });
  return written === 'written' ? ok(null) : no({ code: 'broken' });
}

const sidesOf = (record: MatchRecord): readonly string[] => [
  ...new Set(seatingOf(record).chairs.map(({ seat }) => sideOf(seat))),
];
