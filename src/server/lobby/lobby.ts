import { isProgramName } from '../../integrations/list.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';
import { refusePlayer } from '../bots/allowed-programs.ts';
import type { Caller } from '../http/backend.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import type { Limits } from '../options.ts';
import { type Action, refuseAction, rolesOf } from '../permissions.ts';
import { withJoined } from '../results/players.ts';
import type { Service } from '../service.ts';
import { assignmentOf, type Person, peopleIn, reassigned, seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { newId, newToken, tokenHash } from '../tokens.ts';
import { MatchCreator } from './create-match.ts';
import { freeFor, refuseSeats, sideOfAll, uniqueName } from './seat-checks.ts';
import { refuseReassign, refuseShorter } from './seat-ownership.ts';
import { chosenIn, settingsFor } from './settings.ts';
import { recordSighting, refuseSeen, seenBy, viewersOf } from './sightings.ts';

interface JoinWish {
  readonly name?: string | undefined;
  readonly seats?: readonly Seat[] | undefined;
}

/** Changes who holds which seat, before and during a match. Answers with a seat pass, the table, or a refusal. */
export class Lobby {
  readonly creator: MatchCreator;
  readonly tables: Tables;
  private readonly service: Service;
  private readonly turns = new WeakMap<Table, Promise<unknown>>(); // joins in progress

  constructor(service: Service, tables: Tables, limits: Limits) {
    this.creator = new MatchCreator(service, tables, limits);
    this.service = service;
    this.tables = tables;
  }

  async join(
    caller: Caller,
    code: string,
    { name, seats }: { readonly name?: string; readonly seats?: readonly Seat[] },
  ): Promise<Result<SeatPass>> {
    const token = caller.token ?? newToken();
    const id = newId();
    return retryOnConflict(() => this.sit(caller, code, { name, seats }, token, id));
  }

  private async sit(
    caller: Caller,
    code: string,
    wish: JoinWish,
    token: string,
    id: string, // for a new person
  ): Promise<Result<SeatPass>> {
    const found = await this.find(code);
    return found.ok ? this.inTurn(found.value, () => this.take(caller, found.value, wish, token, id)) : found;
  }

  /** Joins run one at a time, so that a browser that joins both sides at once gets only one. */
  private inTurn<T>(table: Table, work: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(table) ?? Promise.resolve()).then(work, work);
    this.turns.set(table, turn);
    return turn;
  }

  private async take(
    caller: Caller,
    table: Table,
    { name, seats }: JoinWish,
    token: string,
    id: string,
  ): Promise<Result<SeatPass>> {
    const identity = caller.session?.identity ?? null;
    const known = table.saved.personOf(caller.token, identity) ?? table.people.get(id);
    if (caller.token !== null && !known) return no({ code: 'wrong-token' });
    const seen = await seenBy(table, viewersOf(table, known, caller.browser, identity));
    const wanted = seats ?? freeFor(table.seating.chairs, known?.side ?? seen[0]).slice(0, 1);
    const side = sideOfAll(wanted);
    const refusal = refuseSeats(table, wanted, known) ?? refuseSeen(seen, side);
    if (refusal) return no(refusal);

    const person: Person = known
      ? { ...known, side: known.side ?? side }
      : { id, name: uniqueName(table, caller.session?.name ?? name), tokenHash: tokenHash(token), side, identity };
    table.people.set(person.id, person);
    const { store } = this.service;
    await (known
      ? store.changePerson(person.id, { side: person.side })
      : store.addPerson({ ...person, match: table.record.id })); // before another node can read that this person has the seat
    const { browser, address } = caller;
    await table.mutes.saw(person.id, { browser, address, isNewGuest: !known && identity === null });
    if (side !== null) await recordSighting(table, { viewers: viewersOf(table, null, caller.browser, identity), side });
    const tooLate = refuseSeats(table, wanted, person); // another player may have taken the seat meanwhile
    if (tooLate) return no(tooLate);
    const sat = wanted.reduce(
      (all, seat) => reassigned(all, seat, { person: person.id, bot: null, free: false }),
      table.seating.chairs,
    );
    const { players } = table.seating;
    const joined = players && side !== null ? { players: withJoined(players, side, person) } : {};
    await table.reseat(
      sat,
      wanted.map((seat) => [seat, person.name] as const),
      joined,
    );
    return ok({ code: table.record.code, token, seats: seatsOf(table.seating.chairs, person.id), table: table.info() });
  }

  fill(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>> {
    return retryOnConflict(() => this.fillOnce(caller, code, seat, bot));
  }

  private async fillOnce(
    caller: Caller,
    code: string,
    seat: Seat,
    bot: string | null,
    tried = false, // a program has already been started once
  ): Promise<Result<TableInfo>> {
    const found = await this.allowed('POST /api/matches/:code/fill', caller, code);
    if (!found.ok) return found;
    const { table } = found.value;
    const { game, rules, status } = table;
    const { chairs } = table.seating;
    const chair = assignmentOf(chairs, seat);
    if (!chair) return no({ code: 'no-such-seat', game: game.id, seat, known: chairs.map((it) => it.seat) });
    const refusal = bot === null ? undefined : refusePlayer(game, rules, bot, this.service.programs);
    if (refusal) return no(refusal);
    if (status === 'over') return no({ code: 'match-over' });
    const owned = refuseReassign(table, chair);
    if (owned) return no(owned);
    if (bot !== null && isProgramName(bot) && !tried) {
      const fault = await this.service.bots.tryProgram?.({
        address: caller.address,
        game: game.id,
        setup: rules.setup,
        seat,
        bot,
      });
      return fault ? no(fault) : this.fillOnce(caller, code, seat, bot, true); // the table may have changed meanwhile
    }
    if (status === 'open') await table.reseat(reassigned(chairs, seat, { bot, free: false, person: null }), []);
    else if (bot === null && table.seating.watched) {
      await table.change({ chairs: reassigned(chairs, seat, { free: true }), watched: false });
      table.seatsChanged();
      const opened = await this.find(code); // it may have to be loaded again
      return opened.ok ? ok(opened.value.info()) : opened;
    } else {
      const next = bot ?? chair.bot ?? game.defaults.bot;
      const isNew = bot !== null || chair.bot === null; // a freed seat keeps the bot that plays it
      const change = { bot: next, free: bot === null, person: null };
      await table.reseat(reassigned(chairs, seat, change), isNew ? [[seat, next]] : []);
    }
    return ok(table.info());
  }

  start(caller: Caller, code: string): Promise<Result<TableInfo>> {
    return retryOnConflict(() => this.startOnce(caller, code));
  }

  private async startOnce(caller: Caller, code: string): Promise<Result<TableInfo>> {
    const found = await this.allowed('POST /api/matches/:code/start', caller, code);
    if (!found.ok) return found;
    const { table } = found.value;
    if (table.status !== 'open') return no({ code: 'already-started' });
    const { creator, id } = table.record;
    const alone = peopleIn(table.seating.chairs).size === 0;
    const refusal = alone ? await this.creator.quotas.refuseBotGame(creator, id) : undefined;
    if (refusal) return no(refusal);
    await this.creator.begin(table);
    return ok(table.info());
  }

  settings(caller: Caller, code: string, wished: Partial<Settings>): Promise<Result<TableInfo>> {
    return retryOnConflict(() => this.settingsOnce(caller, code, wished));
  }

  private async settingsOnce(caller: Caller, code: string, wished: Partial<Settings>): Promise<Result<TableInfo>> {
    const found = await this.allowed('POST /api/matches/:code/settings', caller, code);
    if (!found.ok) return found;
    const { table } = found.value;
    const settings = settingsFor(caller, wished, table.settings);
    if (!settings.ok) return settings;
    const chosen = [...new Set([...table.seating.chosen, ...chosenIn(wished)])];
    const refusal = refuseShorter(table, { ...table.seating, settings: settings.value, chosen });
    if (refusal) return no(refusal);
    await table.change({ settings: settings.value, chosen });
    table.live?.seatsChanged();
    return ok(table.info());
  }

  // ---- Permissions ----

  async find(code: string): Promise<Result<Table>> {
    const table = await this.tables.get(code);
    return table ? ok(table) : no(this.tables.refusalFor(code));
  }

  /** Returns the table and the person if the caller may do this; `caller` null = any client. */
  async permit(
    action: Action,
    caller: Caller | null,
    code: string,
  ): Promise<Result<{ readonly table: Table; readonly person: Person | undefined }>> {
    const found = await this.find(code);
    if (!found.ok) return found;
    const table = found.value;
    const person = caller ? table.saved.personOf(caller.token, caller.session?.identity ?? null) : undefined;
    const refusal = refuseAction(action, rolesOf(table.seating, person?.id ?? null), table.status === 'over');
    return refusal ? no(refusal) : ok({ table, person });
  }

  /** The same for actions that need a token. */
  async allowed(
    action: Action,
    caller: Caller,
    code: string,
  ): Promise<Result<{ readonly table: Table; readonly person: Person }>> {
    const found = await this.permit(action, caller, code);
    if (!found.ok) return found;
    const { table, person } = found.value;
    return person ? ok({ table, person }) : no({ code: 'wrong-token' });
  }
}
