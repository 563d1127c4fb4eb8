import type { Fact } from '../kernel/fact.ts';
import type { Game, Language, Rules } from '../kernel/game.ts';
import { type Seat, UMPIRE } from '../kernel/ids.ts';
import { type Match, open, outcomeOf } from '../kernel/match.ts';
import { no, type Result } from '../kernel/result.ts';
import type { TableCommand } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';
import type { MatchChange, MatchRecord, Write } from '../store/store.ts';
import type { Pass } from '../wire/desk.ts';
import { type ChatMessage, CLOSED, PROTOCOL, type Settings, type TableInfo } from '../wire/messages.ts';
import type { Chat, CommandMessage, Hello } from '../wire/schemas.ts';
import { Absence } from './absence.ts';
import { BotTurns } from './bot-turns.ts';
import { botsIn, type Chair, changed, type Person, seatsOf } from './chairs.ts';
import { infoOf, type Seating, seatingOf } from './info.ts';
import { errorFacts } from './log.ts';
import { type Connection, eyesOf, keyOf, type Member, newMember, tell } from './member.ts';
import { carryOut } from './orders.ts';
import { isSameHash, tokenHash } from './pass.ts';
import { Play } from './play.ts';
import { Refusals } from './refusals.ts';
import type { Service } from './service.ts';
import { hears, recordOf, spoken, TALK } from './talk.ts';
import { sayServer } from './words.ts';

const CROWD = 20; // members
const CROWD_EVERY = 200; // milliseconds

/** A match with the people around it, from the lobby to its end. */
export class Table {
  readonly members = new Set<Member>();
  readonly people: Map<string, Person>;
  readonly game: Game;
  readonly rules: Rules;
  readonly record: MatchRecord;
  seating: Seating;
  status: MatchRecord['status'];
  play: Play | null = null;
  onGone: () => void = () => {}; // tells the list of tables that this one is to be loaded anew
  readonly absence: Absence;
  readonly talk: ChatMessage[] = [];
  readonly followers = new Map<string, Promise<Result<Pass>>>(); // of people: their places in the rematch
  maker = ''; // address of whoever made it; unknown after a restart
  used: number; // when somebody last did something here
  private bots: BotTurns | null = null;
  private coming: NodeJS.Timeout | undefined;
  private readonly service: Service;
  private readonly refusals = new Refusals();
  private readonly greeted = new Set<Member>(); // said hello, not welcomed yet
  private stopped = false;

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    this.service = service;
    this.record = record;
    this.game = game;
    this.rules = rules;
    this.people = new Map(people.map((person) => [person.id, person]));
    this.seating = seatingOf(record);
    this.status = record.status;
    this.used = service.now();
    this.absence = new Absence(this);
  }

  get chairs(): readonly Chair[] {
    return this.seating.chairs;
  }

  get playing(): boolean {
    return this.status === 'playing' && !this.stopped && this.play?.over !== true;
  }

  get settings(): Settings {
    return this.seating.settings;
  }

  personWith(token: string): Person | undefined {
    const hash = tokenHash(token);
    return [...this.people.values()].find((person) => isSameHash(person.tokenHash, hash));
  }

  /** Nothing happens here until somebody comes. */
  get rests(): boolean {
    return this.status === 'over' || (this.absence.quiet && this.bots?.resting === true);
  }

  info(): TableInfo {
    const { record, game, rules, people, status, seating, absence, play } = this;
    const spectators = [...this.members].filter(({ seats }) => seats.length === 0).length;
    const outcome = play ? (outcomeOf(play.match) ?? null) : record.outcome;
    return infoOf(record, game, rules, people, { status, seating, here: absence.here, spectators, outcome });
  }

  // ---- The life of the table ----

  /** Changes what is kept of the table, and tells everybody. */
  async change(change: Partial<Seating>): Promise<void> {
    this.seating = { ...this.seating, ...change };
    this.used = this.service.now();
    const { listed } = this.settings;
    await this.kept({ match: this.record.id, change: { table: { ...this.seating }, listed, updated: this.used } });
    this.tellTable();
  }

  /** Begins the match: whoever is not there by now is a bot. */
  begin(): Promise<void> {
    return this.goOn(open(this.game, this.rules, this.record.seed, hashing));
  }

  /** Plays from where a match stands that has not been kept yet. */
  async goOn(match: Match): Promise<void> {
    this.status = 'playing';
    const at = this.service.now();
    const entries = match.log.map((entry) => ({ n: entry.n, body: JSON.stringify(entry), command: null, at }));
    const change: MatchChange = { status: 'playing', table: { ...this.seating }, updated: at };
    await this.kept({ match: this.record.id, entries, change });
    const times = match.log.map(() => at);
    this.resume(match, times, new Map());
  }

  /** Goes on with a match that has begun, here or before a restart. */
  resume(match: Match, times: number[], accepted: Map<string, number>): void {
    this.play = new Play(this.hosting(), match, times, accepted);
    if (this.play.over) this.status = 'over';
    else {
      this.seatBots();
      this.absence.expectAll();
    }
    this.tellTable();
    for (const member of this.members) this.play.attach(member, 0, undefined);
    this.bots?.wake();
  }

  stop(code: number, reason: string): void {
    this.stopped = true;
    this.absence.stop();
    clearTimeout(this.coming);
    this.bots?.stop();
    this.play?.stop();
    for (const member of [...this.members, ...this.greeted]) {
      member.gone = true;
      member.connection.close(code, reason);
    }
    this.members.clear();
    this.greeted.clear();
  }

  // ---- People coming and going ----

  attach(connection: Connection, person: Person | null, { since = 0, eyes }: Hello): Member {
    const member = newMember(connection, person?.id ?? null, seatsOf(this.seating.chairs, person?.id ?? null));
    this.used = this.service.now();
    this.greeted.add(member);
    if (person) this.absence.arrive(person.id);
    const settled = (): void => {
      this.greeted.delete(member);
      if (member.gone) return;
      member.seats = seatsOf(this.seating.chairs, member.person); // they may have changed hands by now
      this.members.add(member);
      this.welcome(member);
      tell(member, ...this.talk.filter((message) => hears(member, message)));
      this.play?.attach(member, since, eyes);
      this.tellComing();
    };
    this.whenSettled(settled);
    return member;
  }

  private whenSettled(then: () => void): void {
    if (this.play) this.play.outbox.whenSettled(then);
    else then();
  }

  private welcome(member: Member): void {
    const person = member.person === null ? undefined : this.people.get(member.person);
    tell(member, {
      type: 'welcome',
      protocol: PROTOCOL,
      version: this.service.version,
      table: this.info(),
      you: {
        name: person?.name ?? null,
        seats: member.seats,
        host: person !== undefined && person.id === this.seating.host,
      },
      now: this.service.now(),
    });
  }

  detach(member: Member): void {
    if (member.gone) return;
    member.gone = true;
    this.members.delete(member);
    this.greeted.delete(member);
    this.play?.forget();
    if (member.person !== null) this.absence.depart(member.person);
    this.tellComing();
  }

  /** Seats change hands: it is logged, members see what their seats see, bots play what is theirs. */
  async reseat(chairs: readonly Chair[], held: readonly (readonly [Seat, string])[]): Promise<void> {
    this.seating = { ...this.seating, chairs };
    for (const [seat, holder] of held) this.act(UMPIRE, { type: 'hold-seat', seat, holder });
    for (const member of this.members) {
      const seats = seatsOf(chairs, member.person);
      if (keyOf(eyesOf({ seats })) === keyOf(eyesOf(member))) continue;
      member.seats = seats;
      member.eyes = '';
      this.whenSettled(() => {
        if (member.gone) return;
        this.welcome(member);
        this.play?.attach(member, 0, undefined);
      });
    }
    this.seatBots();
    this.play?.reseat();
    this.bots?.wake();
    await this.change({});
  }

  // ---- Commands and talk ----

  command(member: Member, message: CommandMessage): void {
    const { refusals } = this;
    if (this.members.has(member)) return carryOut(this, refusals, member, message);
    this.whenSettled(() => this.members.has(member) && carryOut(this, refusals, member, message)); // after their welcome
  }

  /** Whoever plays this seat is there. */
  actedOn(seat: Seat): void {
    this.used = this.service.now();
    this.absence.back(seat);
  }

  chat(member: Member, chat: Chat): void {
    const person = member.person === null ? undefined : this.people.get(member.person);
    const message = spoken(member, person, chat, this.service.now());
    if (!message) {
      const fault: Fact = { code: 'no-voice' };
      return tell(member, { type: 'fault', fault, words: this.words(fault, member.connection.language) });
    }
    this.talk.push(message);
    if (this.talk.length > TALK) this.talk.shift();
    for (const other of this.members) if (hears(other, message)) tell(other, message);
    this.service.store.say(recordOf(this.record.id, message)).catch((error: unknown) => this.fail(error));
  }

  words(fact: Fact, language: Language): string {
    return this.game.say(fact, language, this.rules) ?? sayServer(fact, language) ?? fact.code;
  }

  act(seat: Seat, command: TableCommand): Result<unknown> {
    return (this.stopped ? undefined : this.play?.act(seat, command)) ?? no({ code: 'not-started' });
  }

  /** Who comes and goes in a crowd is told now and then: each to everybody would be the square of the crowd. */
  private tellComing(): void {
    if (this.members.size < CROWD) return this.tellTable();
    this.coming ??= setTimeout(() => this.tellTable(), CROWD_EVERY).unref();
  }

  tellTable(): void {
    clearTimeout(this.coming);
    this.coming = undefined;
    const message = JSON.stringify({ type: 'table', table: this.info() });
    for (const { connection } of this.members) connection.send([message]);
  }

  // ---- Bots ----

  private seatBots(): void {
    const { play, service, record } = this;
    if (!play || play.over || this.stopped) return;
    const bots = botsIn(this.seating.chairs);
    if (this.bots) return this.bots.seat(bots);
    const table = this;
    const room = {
      id: record.id,
      play,
      host: service.bots,
      log: service.log,
      get pace() {
        return table.settings.pace;
      },
      now: service.now,
    };
    this.bots = new BotTurns(room, bots);
  }

  hold(seat: Seat, holder: string, bot: string | null): void {
    this.reseat(changed(this.chairs, seat, { bot }), [[seat, holder]]).catch(() => {}); // failing is told by itself
  }

  // ---- The disk ----

  private hosting(): ConstructorParameters<typeof Play>[0] {
    const table = this;
    return {
      id: this.record.id,
      members: this.members,
      get clock() {
        return table.settings.clock;
      },
      get delay() {
        return table.settings.delay;
      },
      now: this.service.now,
      isBot: (seat) => table.seating.chairs.some((chair) => chair.seat === seat && chair.bot !== null),
      write: (write) => table.write(write),
      overWith: () => ({
        status: 'over',
        outcome: (table.play && outcomeOf(table.play.match)) ?? null,
        updated: table.service.now(),
      }),
      onKept: (entry) => {
        table.bots?.hear(entry);
        if (table.play?.over && table.status !== 'over') table.end();
        else table.bots?.wake();
      },
      onLate: (seat) => table.guarded(() => table.absence.late(seat)),
      onFailure: (error) => table.fail(error),
    };
  }

  private end(): void {
    this.status = 'over';
    this.bots?.stop();
    this.absence.stop();
    this.tellTable();
  }

  private write(write: Write): Promise<void> {
    return this.service.store.write(write).then((written) => {
      if (written === 'taken') throw new Error('the place is taken');
    });
  }

  /** Waits for the disk; what it did not keep is the end of this table, and of whoever waited. */
  private async kept(write: Write): Promise<void> {
    try {
      await this.write(write);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Runs what nobody waits for; a fault of ours stops this table and no other. */
  guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Everybody is sent away, and the table is loaded anew from what was kept. */
  private fail(error: unknown): void {
    if (this.stopped) return;
    this.service.log.error({ match: this.record.id, ...errorFacts(error) }, 'a table had to be stopped');
    this.stop(CLOSED.stopping, 'not kept');
    this.onGone();
  }
}
