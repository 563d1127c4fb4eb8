import { rulesFor } from '../../arena/play.ts';
import { withProtocolOptions } from '../../integrations/list.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { type Match, open as openMatch } from '../../kernel/match.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { NewMatchRequest, SeatPass } from '../../wire/matches.ts';
import type { Caller } from '../http/backend.ts';
import type { Limits } from '../options.ts';
import { playersAtStart } from '../results/players.ts';
import { savedWithCode } from '../save-with-code.ts';
import type { Service } from '../service.ts';
import { emptySeats, filledWithBots, type Person, peopleIn } from '../table/seat-assignments.ts';
import { Table } from '../table/table.ts';
import type { Seating } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { newId, newSeed, newToken, tokenHash } from '../tokens.ts';
import { MatchQuotas } from './quotas.ts';
import { cleanName, initialSeats, refuseRequest, sideOfAll, uniqueName } from './seat-checks.ts';
import { chosenIn, DEFAULTS, settingsAtStart, settingsFor } from './settings.ts';
import { recordSighting, viewersOf } from './sightings.ts';
import { showsEverything } from './spectator-view.ts';

const LARGE = 1000; // characters of set-up options

/** Where a table comes from. */
interface Origin {
  readonly watched: boolean;
  readonly parent: MatchRecord['parent'];
  readonly token?: string; // the host's. Default: a new one
  readonly opponent?: Opponent; // also has seats from the start
  readonly pair?: Seating['pair'];
}

interface Opponent extends Pick<Person, 'name' | 'tokenHash' | 'identity'> {
  readonly sit: readonly Seat[];
}

/** Creates tables and starts their matches. */
export class MatchCreator {
  private readonly service: Service;
  private readonly tables: Tables;
  readonly quotas: MatchQuotas;

  constructor(service: Service, tables: Tables, limits: Limits) {
    this.service = service;
    this.tables = tables;
    this.quotas = new MatchQuotas(service, tables, limits);
  }

  async create(caller: Caller, wish: NewMatchRequest): Promise<Result<SeatPass>> {
    const { games } = this.service;
    const game = Object.hasOwn(games, wish.game) ? games[wish.game] : undefined;
    if (!game) return no({ code: 'unknown-game', game: wish.game, known: Object.keys(games) });
    const seed = newSeed();
    const watched = wish.start === true && (wish.sit ?? []).length === 0;
    const wished = withProtocolOptions(wish.options, game, Object.values(wish.bots ?? {}));
    const options = watched ? (game.watched?.(wished) ?? wished) : wished;
    const rules = await this.rulesFor(caller, game, options, seed);
    if (!rules.ok) return rules;
    if (!watched && showsEverything(game, rules.value)) return no({ code: 'spectators-see-all' });
    return this.open(caller, game, rules.value, seed, wish, { watched, parent: null });
  }

  /** Large set-ups take tens of milliseconds, so a worker computes them: here they would delay all clients. */
  async rulesFor(
    { address }: Pick<Caller, 'address'>,
    game: Game,
    options: unknown,
    seed: string,
  ): Promise<Result<Rules>> {
    const { bots } = this.service;
    const isLarge = JSON.stringify(options ?? null).length > LARGE;
    if (!isLarge || !bots.setUp) return rulesFor(game, options, seed);
    const setup = await bots.setUp(game.id, options, seed, address);
    return setup.ok ? recordedRules(game, setup.value) : setup;
  }

  /** Creates the table for a new match, a rematch or a fork. */
  async open(
    caller: Caller,
    game: Game,
    rules: Rules,
    seed: string,
    wish: Omit<NewMatchRequest, 'game' | 'options'>,
    { watched, parent, token = newToken(), opponent, pair }: Origin,
    match?: Match, // start from this one. Default: a new one
  ): Promise<Result<SeatPass>> {
    if (this.service.readiness.draining) return no({ code: 'draining' });
    const seats = game.seats(rules);
    const sit = wish.sit ?? [];
    const refusal =
      (await this.quotas.refuseMatch(caller.address)) ??
      (wish.start && sit.length === 0 ? await this.quotas.refuseBotGame(caller.address) : undefined) ??
      refuseRequest(game, rules, wish, this.service.programs);
    if (refusal) return no(refusal);
    const settings = settingsFor(caller, wish.settings ?? {}, DEFAULTS);
    if (!settings.ok) return settings;
    const fault = await this.tryPrograms(caller, game, rules, wish.bots ?? {});
    if (fault) return no(fault);

    const identity = caller.session?.identity ?? null;
    const host: Person = {
      id: newId(),
      name: uniqueName({ people: new Map(), game }, cleanName(caller.session?.name ?? wish.name, 'Host')),
      tokenHash: tokenHash(token),
      side: sideOfAll(sit),
      identity,
    };
    const people = opponent ? [host, opponentPerson(opponent, host, game)] : [host];
    const chairs = initialSeats(emptySeats(seats), wish.bots ?? {}, host.id, sit).map((chair) =>
      opponent?.sit.includes(chair.seat) ? { ...chair, person: people.at(-1)?.id ?? null, bot: null } : chair,
    );
    const seating: Seating = {
      host: host.id,
      settings: settings.value,
      chosen: chosenIn(wish.settings),
      chairs,
      rematch: null,
      ...(pair && { pair }),
      watched,
    };
    const now = this.service.now();
    const record: Omit<MatchRecord, 'code'> = {
      id: newId(),
      game: game.id,
      rulesVersion: game.version,
      setup: rules.setup,
      seed,
      parent,
      status: 'open',
      listed: settings.value.listed,
      table: { ...seating },
      rev: 0,
      outcome: null,
      creator: caller.address,
      created: now,
      updated: now,
    };
    const kept = await savedWithCode(record, (one) => this.service.store.create(one));
    for (const person of people) await this.service.store.addPerson({ ...person, match: kept.id });
    const table = new Table(this.service, kept, rules, game, people);
    this.tables.add(table);
    if (host.side !== null)
      await recordSighting(table, { viewers: viewersOf(table, null, caller.browser, identity), side: host.side });
    if (wish.start) await this.begin(table, match);
    return ok({ code: kept.code, token, seats: sit, table: table.info() });
  }

  /** Starts each program once. Returns the fault of the first that cannot start. */
  private async tryPrograms(
    { address }: Caller,
    game: Game,
    rules: Rules,
    bots: Readonly<Record<string, string>>,
  ): Promise<Fact | null> {
    const seats = game.seats(rules);
    const names = new Map(Object.entries(bots).map(([id, bot]) => [bot, id]));
    for (const [bot, id] of names) {
      const seat = seats.find((one) => one === id || sideOf(one) === id) ?? '';
      const fault = await this.service.bots.tryProgram?.({ address, game: game.id, setup: rules.setup, seat, bot });
      if (fault) return fault;
    }
    return null;
  }

  /** Starts the match; bots take the empty seats. */
  async begin(table: Table, match?: Match): Promise<void> {
    const { game, rules, record } = table;
    table.status = 'playing'; // from now on it cannot be started again, and a bot replaces anyone who leaves
    const chairs = filledWithBots(table.seating.chairs, game.defaults.bot);
    const people = peopleIn(chairs).size;
    const settings = settingsAtStart(table.seating, people);
    const players = playersAtStart(chairs, table.people, { listed: settings.listed, isFork: record.parent !== null });
    await table.change({ chairs, settings, players, watched: people === 0 });
    await table.start(match ?? openMatch(game, rules, record.seed, hashing));
  }
}

const opponentPerson = ({ name, tokenHash: hash, identity, sit }: Opponent, host: Person, game: Game): Person => ({
  id: newId(),
  name: uniqueName({ people: new Map([[host.id, host]]), game }, name),
  tokenHash: hash,
  side: sideOfAll(sit),
  identity,
});
