import { ofKinds } from '../../decide/random.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { OpenTable } from './open-tables.ts';
import type { Command, SeatAsk, SeatSession } from './seat-session.ts';

const MOST_OPTIONS = 5000;

/** The named seat, otherwise one that must act, otherwise one that may, otherwise our first. */
export function seatOf({ session }: OpenTable, named: string | undefined): Result<Seat> {
  const { seats, asks } = session;
  if (named !== undefined && !seats.includes(named)) return no({ code: 'not-your-seat', seats });
  const asked = asks.find(({ must }) => must) ?? asks[0];
  return ok(named ?? asked?.seat ?? (seats[0] as Seat));
}

/** Everything a seat is asked for; it may be in the list more than once. */
export function askOf({ asks }: SeatSession, seat: Seat): SeatAsk {
  const own = asks.filter((ask) => ask.seat === seat);
  return { seat, kinds: [...new Set(own.flatMap(({ kinds }) => kinds))], must: own.some(({ must }) => must) };
}

/** What the seat may do now, in the order of the ids. */
export function optionsOf(open: OpenTable, seat: Seat): readonly Command[] {
  const { session, listed } = open;
  if (listed && listed.version === session.version && listed.seat === seat) return listed.commands;
  const commands: Command[] = [];
  const { kinds } = askOf(session, seat);
  if (kinds.length > 0)
    for (const command of ofKinds(session.game.options(session.view(seat), seat), kinds)) {
      if (commands.push(command) === MOST_OPTIONS) break;
    }
  open.listed = { version: session.version, seat, commands };
  return commands;
}

/** The command with an id, if the listed options are still current. */
export function optionWithId(open: OpenTable, seat: Seat, id: number): Result<Command> {
  const { listed, session } = open;
  if (listed && (listed.version !== session.version || listed.seat !== seat) && listed.commands.length > 0)
    return no({ code: 'options-moved-on' });
  const commands = optionsOf(open, seat);
  const command = commands[id];
  return command ? ok(command) : no({ code: 'no-such-option', option: id, count: commands.length });
}
