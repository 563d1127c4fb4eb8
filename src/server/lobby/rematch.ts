import { roleOf, type Seat, sideOf } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { RematchRequest, SeatPass } from '../../wire/matches.ts';
import type { Caller } from '../http/backend.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import type { Service } from '../service.ts';
import { type Person, peopleIn, seatsOf, sidesOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { newSeed, newToken } from '../tokens.ts';
import type { Lobby } from './lobby.ts';
import { openSecondGame } from './second-game.ts';
import { guardedSetup } from './spectator-view.ts';

/**
 * The first caller creates the next match and decides whether the sides are swapped; all get the seats they held, or
 * those of the next side. Repeated calls get the same pass. The rematch of the first game of a pair is the second one.
 */
export async function rematch(
  service: Service,
  lobby: Lobby,
  caller: Caller,
  code: string,
  { swap = false }: RematchRequest,
): Promise<Result<SeatPass>> {
  const found = await lobby.allowed('POST /api/matches/:code/rematch', caller, code);
  if (!found.ok) return found;
  const { table, person } = found.value;
  const second = await openSecondGame({ service, tables: lobby.tables, creator: lobby.creator }, table);
  if (second) return second.ok ? passFor(second.value, caller, person) : second;
  const known = table.rematchPasses.get(person.id);
  if (known) return known;
  const first = table.rematchPasses.values().next().value;
  const pass = first ? follow(lobby, caller, table, person, first) : lead(lobby, caller, table, person, swap);
  table.rematchPasses.set(person.id, pass);
  const forget = (): void => void table.rematchPasses.delete(person.id);
  pass.then(({ ok }) => ok || forget(), forget);
  return pass;
}

/** The token or session that opens the seat in the first game also opens the one in the second. */
function passFor(table: Table, { token }: Caller, { identity }: Person): Result<SeatPass> {
  const person = table.saved.personOf(null, identity);
  if (!person) return no({ code: 'wrong-token' });
  const seats = seatsOf(table.seating.chairs, person.id);
  return ok({ code: table.record.code, token: token ?? newToken(), seats, table: table.info() });
}

async function lead(
  lobby: Lobby,
  caller: Caller,
  table: Table,
  person: Person,
  swap: boolean,
): Promise<Result<SeatPass>> {
  const { chairs, settings, chosen, watched } = table.seating;
  if (table.seating.rematch !== null) return follow(lobby, caller, table, person, undefined); // created before a restart
  const seatAfter = swap ? swapped(chairs.map(({ seat }) => seat)) : unchanged;
  const sit = seatsOf(chairs, person.id).map(seatAfter);
  const bots = Object.fromEntries(
    chairs.flatMap(({ seat, person: who, bot }) => (who === null && bot ? [[seatAfter(seat), bot]] : [])),
  );
  const seed = newSeed();
  const { setup } = table.rules;
  const options = watched ? setup : guardedSetup(table.game, setup);
  const rules = await lobby.creator.rulesFor(caller, table.game, options, seed);
  if (!rules.ok) return rules;
  const wished = Object.fromEntries(chosen.map((key) => [key, settings[key]]));
  const wish = { name: person.name, sit, bots, settings: wished, start: peopleIn(chairs).size < 2 };
  const pass = await lobby.creator.open(caller, table.game, rules.value, seed, wish, { watched, parent: null });
  if (!pass.ok) return pass;
  await retryOnConflict(async () => {
    if (table.seating.rematch === null) await table.change({ rematch: pass.value.code, swapped: swap });
  });
  return table.seating.rematch === pass.value.code ? pass : follow(lobby, caller, table, person, undefined); // created on another node
}

async function follow(
  lobby: Lobby,
  caller: Caller,
  table: Table,
  person: Person,
  first: Promise<Result<SeatPass>> | undefined,
): Promise<Result<SeatPass>> {
  const led = await first;
  if (led && !led.ok) return led;
  const next = led?.value.code ?? table.seating.rematch ?? '';
  const stranger = { ...caller, token: null };
  const { chairs, swapped: isSwapped } = table.seating;
  const seats = seatsOf(chairs, person.id).map(isSwapped ? swapped(chairs.map(({ seat }) => seat)) : unchanged);
  return lobby.join(stranger, next, { name: person.name, seats });
}

const unchanged = (seat: Seat): Seat => seat;

/** The same role on the next side; on the first side for the last one. */
function swapped(seats: readonly Seat[]): (seat: Seat) => Seat {
  const sides = sidesOf(seats);
  return (seat) => {
    const next = sides[(sides.indexOf(sideOf(seat)) + 1) % sides.length];
    return seats.find((one) => sideOf(one) === next && roleOf(one) === roleOf(seat)) ?? seat;
  };
}
