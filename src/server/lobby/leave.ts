import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { TableInfo } from '../../wire/messages.ts';
import type { Caller } from '../http/backend.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { closeMatch } from '../operator/close-match.ts';
import { isLeftToBots, reassigned, seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import type { Lobby } from './lobby.ts';

/** Leaves seats (default: all of the caller's). Before the start they become open, afterwards a bot takes them. */
export const leave = (
  lobby: Lobby,
  caller: Caller,
  code: string,
  seats?: readonly Seat[],
): Promise<Result<TableInfo>> => retryOnConflict(() => leaveOnce(lobby, caller, code, seats));

async function leaveOnce(
  lobby: Lobby,
  caller: Caller,
  code: string,
  seats: readonly Seat[] | undefined,
): Promise<Result<TableInfo>> {
  const found = await lobby.allowed('POST /api/matches/:code/leave', caller, code);
  if (!found.ok) return found;
  const { table, person } = found.value;
  if (table.status === 'over') return no({ code: 'match-over' });
  const own = seatsOf(table.seating.chairs, person.id);
  const stranger = seats?.find((seat) => !own.includes(seat));
  if (stranger !== undefined) return no({ code: 'not-your-seat', seat: stranger });
  const bot = table.status === 'playing' ? table.game.defaults.bot : null;
  const left = seats ?? own;
  const chairs = left.reduce(
    (all, seat) => reassigned(all, seat, { person: null, bot, free: bot !== null }),
    table.seating.chairs,
  );
  await table.reseat(chairs, bot === null ? [] : left.map((seat) => [seat, bot] as const));
  await closeSurplus(lobby, table);
  return ok(table.info());
}

/** Closes a match that is now left to bots, if its creator has too many of those. */
async function closeSurplus({ creator, tables }: Lobby, table: Table): Promise<void> {
  const { creator: address, id, code } = table.record;
  if (!table.playing || !isLeftToBots(table.assignments)) return;
  if (await creator.quotas.refuseBotGame(address, id))
    await closeMatch({ service: table.service, tables }, code, { by: 'server' });
}
