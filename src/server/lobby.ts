import { rulesFor } from '../arena/play.ts';
import { withDoors } from '../bots/doors.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Rules } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Pass, Wish } from '../wire/desk.ts';
import type { Settings, TableInfo } from '../wire/messages.ts';
import { chairOf, changed, emptyChairs, filled, type Person, peopleIn, seatsOf } from './chairs.ts';
import type { Caller } from './desk.ts';
import type { Seating } from './info.ts';
import type { Limits } from './options.ts';
import { newCode, newId, newSeed, newToken, tokenHash } from './pass.ts';
import { refusePlayer } from './programs.ts';
import type { Service } from './service.ts';
import { chosenIn, DEFAULTS, settingsFor, settled } from './settings.ts';
import { freeFor, nameAt, named, refuseSitting, seated, sideOfAll, strange } from './sitting.ts';
import { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { retried } from './taken.ts';

/** The lobby: who sits where, before and during a match. Every answer is a pass, the table, or a fact that says no. */
export class Lobby {
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly limits: Limits;

  constructor(service: Service, tables: Tables, limits: Limits) {
    this.service = service;
    this.tables = tables;
    this.limits = limits;
  }

  async create(caller: Caller, wish: Wish): Promise<Result<Pass>> {
    const { games } = this.service;
    const game = Object.hasOwn(games, wish.game) ? games[wish.game] : undefined;
    if (!game) return no({ code: 'unknown-game', game: wish.game, known: Object.keys(games) });
    const seed = newSeed();
    const watched = wish.start === true && (wish.sit ?? []).length === 0;
    const wished = withDoors(wish.options, game, Object.values(wish.bots ?? {}));
    const options = watched ? (game.watched?.(wished) ?? wished) : wished;
    const rules = rulesFor(game, options, seed);
    if (!rules.ok) return rules;
    return this.open(caller, game, rules.value, seed, wish, { watched, parent: null });
  }

  /** A table for a match that is set up: of its own, after another, or from a place of another. */
  async open(
    caller: Caller,
    game: Game,
    rules: Rules,
    seed: string,
    wish: Omit<Wish, 'game' | 'options'>,
    { watched, parent }: { readonly watched: boolean; readonly parent: MatchRecord['parent'] },
    begin: (table: Table) => Promise<void> = (table) => table.begin(),
  ): Promise<Result<Pass>> {
    const seats = game.seats(rules);
    const refusal = this.tooMany(caller, watched) ?? strange(game, rules, wish, this.service.programs);
    if (refusal) return no(refusal);
    const settings = settingsFor(caller, wish.settings ?? {}, DEFAULTS);
    if (!settings.ok) return settings;

    const token = newToken();
    const sit = wish.sit ?? [];
    const host: Person = {
      id: newId(),
      name: named(wish.name, 'Host'),
      tokenHash: tokenHash(token),
      side: sideOfAll(sit),
    };
    const chairs = seated(emptyChairs(seats), wish.bots ?? {}, host.id, sit);
    const seating: Seating = {
      host: host.id,
      settings: settings.value,
      chosen: chosenIn(wish.settings),
      chairs,
      rematch: null,
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
      created: now,
      updated: now,
    };
    const kept = await this.keep(record);
    await this.service.store.addPerson({ ...host, match: kept.id });
    const table = new Table(this.service, kept, rules, game, [host]);
    this.tables.add(table);
    table.maker = caller.address;
    if (wish.start) await this.begin(table, begin);
    return ok({ code: kept.code, token, seats: sit, table: table.info() });
  }

  async join(
    caller: Caller,
    code: string,
    { name, seats }: { readonly name?: string; readonly seats?: readonly Seat[] },
  ): Promise<Result<Pass>> {
    const token = caller.token ?? newToken();
    const id = newId();
    return retried(() => this.sit(caller, code, { name, seats }, token, id));
  }

  private async sit(
    caller: Caller,
    code: string,
    { name, seats }: { readonly name?: string | undefined; readonly seats?: readonly Seat[] | undefined },
    token: string,
    id: string, // of a person who is new here
  ): Promise<Result<Pass>> {
    const found = await this.find(code);
    if (!found.ok) return found;
    const table = found.value;
    const known = caller.token === null ? table.people.get(id) : table.personWith(caller.token);
    if (caller.token !== null && !known) return no({ code: 'wrong-token' });
    const wanted = seats ?? freeFor(table.seating.chairs, known).slice(0, 1);
    const refusal = refuseSitting(table, wanted, known);
    if (refusal) return no(refusal);

    const person: Person = known
      ? { ...known, side: known.side ?? sideOfAll(wanted) }
      : { id, name: nameAt(table, name), tokenHash: tokenHash(token), side: sideOfAll(wanted) };
    table.people.set(person.id, person);
    const { store } = this.service;
    await (known
      ? store.changePerson(person.id, { side: person.side })
      : store.addPerson({ ...person, match: table.record.id })); // before others can read that this person sits there
    const tooLate = refuseSitting(table, wanted, person); // somebody else may have been as quick
    if (tooLate) return no(tooLate);
    const sat = wanted.reduce(
      (all, seat) => changed(all, seat, { person: person.id, bot: null, free: false }),
      table.seating.chairs,
    );
    await table.reseat(
      sat,
      wanted.map((seat) => [seat, person.name] as const),
    );
    return ok({ code: table.record.code, token, seats: seatsOf(table.seating.chairs, person.id), table: table.info() });
  }

  leave(caller: Caller, code: string, seats?: readonly Seat[]): Promise<Result<TableInfo>> {
    return retried(() => this.leaveOnce(caller, code, seats));
  }

  private async leaveOnce(
    caller: Caller,
    code: string,
    seats: readonly Seat[] | undefined,
  ): Promise<Result<TableInfo>> {
    const found = await this.holder(caller, code);
    if (!found.ok) return found;
    const { table, person } = found.value;
    if (table.status === 'over') return no({ code: 'match-over' });
    const own = seatsOf(table.seating.chairs, person.id);
    const stranger = seats?.find((seat) => !own.includes(seat));
    if (stranger !== undefined) return no({ code: 'not-your-seat', seat: stranger });
    const bot = table.status === 'playing' ? table.game.defaults.bot : null;
    const left = seats ?? own;
    const chairs = left.reduce(
      (all, seat) => changed(all, seat, { person: null, bot, free: bot !== null }),
      table.seating.chairs,
    );
    await table.reseat(chairs, bot === null ? [] : left.map((seat) => [seat, bot] as const));
    return ok(table.info());
  }

  fill(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>> {
    return retried(() => this.fillOnce(caller, code, seat, bot));
  }

  private async fillOnce(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>> {
    const found = await this.hosted(caller, code);
    if (!found.ok) return found;
    const table = found.value;
    const chair = chairOf(table.seating.chairs, seat);
    const refusal = bot === null ? undefined : refusePlayer(table.game, table.rules, bot, this.service.programs);
    if (!chair)
      return no({ code: 'no-such-seat', game: table.game.id, seat, known: table.seating.chairs.map((it) => it.seat) });
    if (refusal) return no(refusal);
    if (table.status === 'over') return no({ code: 'match-over' });
    if (chair.person !== null && table.absence.here.has(chair.person)) return no({ code: 'seat-taken', seat });
    if (table.status === 'playing' && bot === null && chair.bot === null) return no({ code: 'seat-taken', seat });
    const playing = table.status === 'playing';
    const change = bot === null ? { free: playing, ...(playing ? {} : { bot: null }) } : { bot, free: false };
    const chairs = changed(table.seating.chairs, seat, { ...change, person: null });
    await table.reseat(chairs, playing && bot !== null ? [[seat, bot]] : []);
    return ok(table.info());
  }

  start(caller: Caller, code: string): Promise<Result<TableInfo>> {
    return retried(() => this.startOnce(caller, code));
  }

  private async startOnce(caller: Caller, code: string): Promise<Result<TableInfo>> {
    const found = await this.hosted(caller, code);
    if (!found.ok) return found;
    const table = found.value;
    if (table.status !== 'open') return no({ code: 'already-started' });
    const alone = peopleIn(table.seating.chairs).size === 0;
    const refusal = alone ? this.tooMany(caller, true) : undefined;
    if (refusal) return no(refusal);
    await this.begin(table);
    return ok(table.info());
  }

  settings(caller: Caller, code: string, wished: Partial<Settings>): Promise<Result<TableInfo>> {
    return retried(() => this.settingsOnce(caller, code, wished));
  }

  private async settingsOnce(caller: Caller, code: string, wished: Partial<Settings>): Promise<Result<TableInfo>> {
    const found = await this.hosted(caller, code);
    if (!found.ok) return found;
    const settings = settingsFor(caller, wished, found.value.settings);
    if (!settings.ok) return settings;
    const { chosen } = found.value.seating;
    await found.value.change({ settings: settings.value, chosen: [...new Set([...chosen, ...chosenIn(wished)])] });
    found.value.play?.reseat();
    return ok(found.value.info());
  }

  /** The first who asks makes the match that follows; everybody gets the seats they held. Asked again, told again. */
  async rematch(caller: Caller, code: string): Promise<Result<Pass>> {
    const found = await this.holder(caller, code);
    if (!found.ok) return found;
    const { table, person } = found.value;
    if (table.status !== 'over') return no({ code: 'still-playing' });
    const known = table.followers.get(person.id);
    if (known) return known;
    const first = table.followers.values().next().value;
    const pass = first ? this.follow(caller, table, person, first) : this.lead(caller, table, person);
    table.followers.set(person.id, pass);
    const forget = (): void => void table.followers.delete(person.id);
    pass.then(({ ok }) => ok || forget(), forget);
    return pass;
  }

  private async lead(caller: Caller, table: Table, person: Person): Promise<Result<Pass>> {
    const { chairs, settings, chosen, watched } = table.seating;
    if (table.seating.rematch !== null) return this.follow(caller, table, person, undefined); // made before a restart
    const sit = seatsOf(chairs, person.id);
    const bots = Object.fromEntries(
      chairs.flatMap(({ seat, person: who, bot }) => (who === null && bot ? [[seat, bot]] : [])),
    );
    const seed = newSeed();
    const rules = rulesFor(table.game, table.record.setup, seed);
    if (!rules.ok) return rules;
    const wished = Object.fromEntries(chosen.map((key) => [key, settings[key]]));
    const wish = { name: person.name, sit, bots, settings: wished, start: peopleIn(chairs).size < 2 };
    const pass = await this.open(caller, table.game, rules.value, seed, wish, { watched, parent: null });
    if (!pass.ok) return pass;
    await retried(async () => {
      if (table.seating.rematch === null) await table.change({ rematch: pass.value.code });
    });
    return table.seating.rematch === pass.value.code ? pass : this.follow(caller, table, person, undefined); // made elsewhere
  }

  private async follow(
    caller: Caller,
    table: Table,
    person: Person,
    first: Promise<Result<Pass>> | undefined,
  ): Promise<Result<Pass>> {
    const led = await first;
    if (led && !led.ok) return led;
    const next = led?.value.code ?? table.seating.rematch ?? '';
    const stranger = { ...caller, token: null };
    const seats = seatsOf(table.seating.chairs, person.id);
    return this.join(stranger, next, { name: person.name, seats });
  }

  // ---- Who may ----

  async find(code: string): Promise<Result<Table>> {
    const table = await this.tables.get(code);
    return table ? ok(table) : no(this.tables.whyNot(code));
  }

  async holder(caller: Caller, code: string): Promise<Result<{ readonly table: Table; readonly person: Person }>> {
    const found = await this.find(code);
    if (!found.ok) return found;
    const person = caller.token === null ? undefined : found.value.personWith(caller.token);
    return person ? ok({ table: found.value, person }) : no({ code: 'wrong-token' });
  }

  private async hosted(caller: Caller, code: string): Promise<Result<Table>> {
    const found = await this.holder(caller, code);
    if (!found.ok) return found;
    const { table, person } = found.value;
    return table.seating.host === person.id ? ok(table) : no({ code: 'not-the-host' });
  }

  private async begin(table: Table, begin: (table: Table) => Promise<void> = (it) => it.begin()): Promise<void> {
    table.status = 'playing'; // from here on nobody else starts it, and who leaves is replaced
    const chairs = filled(table.seating.chairs, table.game.defaults.bot);
    const people = peopleIn(chairs).size;
    await table.change({ chairs, settings: settled(table.seating, people), watched: people === 0 });
    await begin(table);
  }

  /** Codes are short, so one may be taken. */
  private async keep(record: Omit<MatchRecord, 'code'>): Promise<MatchRecord> {
    for (let length = 5; ; length = Math.min(8, length + 1)) {
      const kept = { ...record, code: newCode(length) };
      if ((await this.service.store.create(kept)) === 'written') return kept;
    }
  }

  private tooMany({ address }: Caller, watched: boolean): Fact | undefined {
    let own = 0;
    let botGames = 0;
    for (const { maker, status, seating } of this.tables.all()) {
      if (status === 'over' || maker !== address) continue;
      own++;
      if (seating.watched) botGames++;
    }
    const { matchesPerAddress, botGamesPerAddress } = this.limits;
    if (own >= matchesPerAddress) return { code: 'too-many-matches', most: matchesPerAddress };
    if (watched && botGames >= botGamesPerAddress) return { code: 'too-many-bot-games', most: botGamesPerAddress };
    return undefined;
  }
}
