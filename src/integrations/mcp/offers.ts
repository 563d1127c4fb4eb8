import { ofKinds } from '../../decide/random.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Open } from './desk.ts';
import type { Command, SeatAsk, Seated } from './seated.ts';

const MOST_OPTIONS = 5000;

/** The named seat, otherwise one that must act, otherwise one that may, otherwise our first. */
export function seatOf({ seated }: Open, named: string | undefined): Result<Seat> {
  const { seats, asks } = seated;
  if (named !== undefined && !seats.includes(named)) return no({ code: 'not-your-seat', seats });
  const asked = asks.find(({ must }) => must) ?? asks[0];
  return ok(named ?? asked?.seat ?? (seats[0] as Seat));
}

/** Everything a seat is asked for; it may be in the list more than once. */
export function askOf({ asks }: Seated, seat: Seat): SeatAsk {
  const own = asks.filter((ask) => ask.seat === seat);
  return { seat, kinds: [...new Set(own.flatMap(({ kinds }) => kinds))], must: own.some(({ must }) => must) };
}

/** What the seat may do now, in the order of the ids. */
export function offers(open: Open, seat: Seat): readonly Command[] {
  const { seated, listed } = open;
  if (listed && listed.place === seated.place && listed.seat === seat) return listed.commands;
  const commands: Command[] = [];
  const { kinds } = askOf(seated, seat);
  if (kinds.length > 0)
    for (const command of ofKinds(seated.game.options(seated.view(seat), seat), kinds)) {
      if (commands.push(command) === MOST_OPTIONS) break;
    }
  open.listed = { place: seated.place, seat, commands };
  return commands;
}

/** The command with an id, if the listed options are still current. */
export function offered(open: Open, seat: Seat, id: number): Result<Command> {
  const { listed, seated } = open;
  if (listed && (listed.place !== seated.place || listed.seat !== seat) && listed.commands.length > 0)
    return no({ code: 'options-moved-on' });
  const commands = offers(open, seat);
  const command = commands[id];
  return command ? ok(command) : no({ code: 'no-such-option', option: id, count: commands.length });
}
