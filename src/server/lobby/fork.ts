import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { type Entry, outcomeOf, resumed } from '../../kernel/match.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { NewMatchRequest, SeatPass } from '../../wire/matches.ts';
import type { Caller } from '../http/backend.ts';
import type { Service } from '../service.ts';
import { newSeed } from '../tokens.ts';
import type { Lobby } from './lobby.ts';
import { guardedSetup } from './spectator-view.ts';

type Origin = { readonly code: string } | { readonly log: string };

interface Source {
  readonly name: string; // match code, or `file`
  readonly game: Game;
  readonly rules: Rules;
  readonly entries: readonly Entry[];
}

/** A new match that continues from a position of another, with its own dice. */
export async function fork(
  service: Service,
  lobby: Lobby,
  caller: Caller,
  origin: Origin,
  place: number,
  wish: Omit<NewMatchRequest, 'game' | 'options'>,
): Promise<Result<SeatPass>> {
  const source =
    'code' in origin ? await fromMatch(lobby, caller, origin.code) : await fromLog(service, caller, origin.log);
  if (!source.ok) return source;
  const { name, game, entries } = source.value;
  const { setup } = source.value.rules;
  const people = (wish.sit ?? []).length > 0;
  const again = recordedRules(game, people ? guardedSetup(game, setup) : setup);
  if (!again.ok) return again;
  const rules = again.value;
  if (place < 1 || place > entries.length) return no({ code: 'no-such-place', place, last: entries.length });
  const before = entries.slice(0, place);
  const seed = newSeed();
  const match = resumed(game, rules, seed, hashing, before);
  if (outcomeOf(match)) return no({ code: 'match-over' });
  const how = { watched: !people, parent: { match: name, place } };
  return lobby.creator.open(caller, game, rules, seed, { ...wish, start: true }, how, match);
}

async function fromMatch(lobby: Lobby, caller: Caller, code: string): Promise<Result<Source>> {
  const found = await lobby.permit('POST /api/matches/:code/fork', caller, code);
  if (!found.ok) return found;
  const { live, game, rules, record } = found.value.table;
  if (!live) return no({ code: 'still-playing' });
  return ok({ name: record.code, game, rules, entries: live.match.log });
}

/** An uploaded file must verify, entry by entry, before it can continue here. */
async function fromLog(service: Service, { address }: Caller, log: string): Promise<Result<Source>> {
  const checked = await service.bots.check(log, address);
  if (!checked.ok) return checked;
  const { game: id, setup, entries } = checked.value;
  const game = service.games[id];
  const rules = game && recordedRules(game, setup);
  if (!game || !rules) return no({ code: 'unknown-game', game: id, known: Object.keys(service.games) });
  return rules.ok ? ok({ name: 'file', game, rules: rules.value, entries }) : rules;
}
