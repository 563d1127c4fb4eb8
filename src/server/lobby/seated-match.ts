import type { Rules } from '../../kernel/kinds.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import { savedWithCode } from '../save-with-code.ts';
import type { Service } from '../service.ts';
import { emptySeats, type Person, reassigned, sidesOf } from '../table/seat-assignments.ts';
import { Table } from '../table/table.ts';
import type { Seating } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { newId, newSeed, newToken, tokenHash } from '../tokens.ts';
import type { MatchCreator } from './create-match.ts';
import { uniqueName } from './seat-checks.ts';
import { chosenIn, DEFAULTS } from './settings.ts';
import { recordSighting, viewersOf } from './sightings.ts';

interface SeatedWish {
  readonly id: string;
  readonly game: string;
  readonly options: unknown; // null: the default set-up
  readonly settings: Pick<Settings, 'clock' | 'listed'>;
  readonly players: readonly SeatedPlayer[]; // one per side, in the order of the sides
  readonly league: NonNullable<Seating['league']>;
}

interface SeatedPlayer {
  readonly identity: string;
  readonly name: string;
}

/** Opens and starts a match for players who need not be there: their sessions open their seats. It has no host. */
export async function openSeated(
  service: Service,
  tables: Tables,
  creator: MatchCreator,
  { id, game: name, options, settings, players, league }: SeatedWish,
): Promise<Result<Table>> {
  if (service.readiness.draining) return no({ code: 'draining' });
  const game = Object.hasOwn(service.games, name) ? service.games[name] : undefined;
  if (!game) return no({ code: 'unknown-game', game: name, known: Object.keys(service.games) });
  const seed = newSeed();
  const rules = await creator.rulesFor({ address: '' }, game, options ?? undefined, seed);
  if (!rules.ok) return rules;
  const seats = game.seats(rules.value);
  const sides = sidesOf(seats);
  if (sides.length !== players.length) return no({ code: 'league-two-sides' });

  const people = new Map<string, Person>();
  for (const [i, { identity, name: wanted }] of players.entries()) {
    const side = sides[i] ?? null;
    const person = { id: newId(), tokenHash: tokenHash(newToken()), side, identity };
    people.set(person.id, { ...person, name: uniqueName({ people, game }, wanted) });
  }
  const holders = [...people.values()];
  const chairs = seats.reduce((all, seat) => {
    const holder = holders.find(({ side }) => side !== null && sidesOf([seat]).includes(side));
    return reassigned(all, seat, { person: holder?.id ?? null });
  }, emptySeats(seats));
  const seating: Seating = {
    host: null,
    settings: { ...DEFAULTS, ...settings },
    chosen: chosenIn(settings),
    chairs,
    rematch: null,
    league,
    watched: false,
  };
  const uncoded = recordOf(service.now(), { id, game, rules: rules.value, seed, seating });
  const record = await savedWithCode(uncoded, (one) => service.store.create(one));
  for (const person of holders) await service.store.addPerson({ ...person, match: id });
  const table = new Table(service, record, rules.value, game, holders);
  tables.add(table);
  for (const { identity, side } of holders)
    if (side !== null) await recordSighting(table, { viewers: viewersOf(table, null, null, identity), side });
  await creator.begin(table);
  return ok(table);
}

interface NewRecord {
  readonly id: string;
  readonly game: Service['games'][string];
  readonly rules: Rules;
  readonly seed: string;
  readonly seating: Seating;
}

/** A match that no address has created. */
export function recordOf(at: number, { id, game, rules, seed, seating }: NewRecord): Omit<MatchRecord, 'code'> {
  return {
    id,
    game: game.id,
    rulesVersion: game.version,
    setup: rules.setup,
    seed,
    parent: null,
    status: 'open',
    listed: seating.settings.listed,
    table: { ...seating },
    rev: 0,
    outcome: null,
    creator: '', // counts against no one
    created: at,
    updated: at,
  };
}
