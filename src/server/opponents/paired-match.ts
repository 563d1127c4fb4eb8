import { randomInt } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import { sideOf } from '../../kernel/ids.ts';
import { never } from '../../kernel/never.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { WaitingRecord } from '../../store/opponent-store.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { SEARCH_SETTINGS } from '../lobby/second-game.ts';
import type { Table } from '../table/table.ts';
import { newId, newSeed } from '../tokens.ts';

/**
 * A public match with the default set-up, not started yet. Each player has the first seat of a random side. If both are
 * signed in, it may be the first game of a pair.
 */
export async function openPairedMatch(
  lobby: Lobby,
  caller: Caller,
  game: Game,
  ticket: string, // the caller's
  own: WaitingRecord,
  opponent: WaitingRecord,
): Promise<Result<Table>> {
  const seed = newSeed();
  const rules = await lobby.creator.rulesFor(caller, game, undefined, seed);
  if (!rules.ok) return rules;
  const seats = game.sides(rules.value).map((side) => game.seats(rules.value).filter((seat) => sideOf(seat) === side));
  const first = randomInt(seats.length);
  const second = (first + 1 + randomInt(seats.length - 1)) % seats.length;
  const sit = (of: number) => seats[of]?.slice(0, 1) ?? [];
  const isPair = game.ranked === 'pair' && own.identity !== null && opponent.identity !== null; // guests play for no rating
  const pass = await lobby.creator.open(
    caller,
    game,
    rules.value,
    seed,
    { name: own.name, sit: sit(first), settings: SEARCH_SETTINGS },
    {
      watched: false,
      parent: null,
      token: ticket,
      ...(isPair && { pair: { game: 1, other: newId() } }),
      opponent: {
        name: opponent.name,
        tokenHash: opponent.ticket,
        identity: opponent.identity,
        sit: sit(second),
      },
    },
  );
  if (!pass.ok) return pass;
  const table = await lobby.tables.get(pass.value.code);
  return ok(table ?? never('a new match is in memory'));
}
