import type { Result } from '../../kernel/result.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { Caller } from '../http/backend.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { type Person, peopleIn, seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { newSeed } from '../tokens.ts';
import type { Lobby } from './lobby.ts';
import { guardedSetup } from './spectator-view.ts';

/** The first caller creates the next match; all get the seats they held. Repeated calls get the same pass. */
export async function rematch(lobby: Lobby, caller: Caller, code: string): Promise<Result<SeatPass>> {
  const found = await lobby.allowed('POST /api/matches/:code/rematch', caller, code);
  if (!found.ok) return found;
  const { table, person } = found.value;
  const known = table.rematchPasses.get(person.id);
  if (known) return known;
  const first = table.rematchPasses.values().next().value;
  const pass = first ? follow(lobby, caller, table, person, first) : lead(lobby, caller, table, person);
  table.rematchPasses.set(person.id, pass);
  const forget = (): void => void table.rematchPasses.delete(person.id);
  pass.then(({ ok }) => ok || forget(), forget);
  return pass;
}

async function lead(lobby: Lobby, caller: Caller, table: Table, person: Person): Promise<Result<SeatPass>> {
  const { chairs, settings, chosen, watched } = table.seating;
  if (table.seating.rematch !== null) return follow(lobby, caller, table, person, undefined); // created before a restart
  const sit = seatsOf(chairs, person.id);
  const bots = Object.fromEntries(
    chairs.flatMap(({ seat, person: who, bot }) => (who === null && bot ? [[seat, bot]] : [])),
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
    if (table.seating.rematch === null) await table.change({ rematch: pass.value.code });
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
  const seats = seatsOf(table.seating.chairs, person.id);
  return lobby.join(stranger, next, { name: person.name, seats });
}
