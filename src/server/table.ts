import type { Fact } from '../kernel/fact.ts';
import type { Game, Language, Rules } from '../kernel/game.ts';
import { type Seat, UMPIRE } from '../kernel/ids.ts';
import { type Match, open, outcomeOf } from '../kernel/match.ts';
import { no, type Result } from '../kernel/result.ts';
import type { TableCommand } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';
import type { MatchChange, MatchRecord, Write } from '../store/store.ts';
import type { Pass } from '../wire/desk.ts';
import { CLOSED, PROTOCOL, type Settings, type TableInfo } from '../wire/messages.ts';
import type { Chat, CommandMessage, Hello } from '../wire/schemas.ts';
import { Absence } from './absence.ts';
import { type Chair, changed, type Person, seatsOf } from './chairs.ts';
import { Conversation } from './conversation.ts';
import { infoOf, type Seating, seatingOf } from './info.ts';
import { loadedMatch } from './loading.ts';
import { errorFacts } from './log.ts';
import { type Connection, eyesOf, keyOf, type Member, newMember, tell } from './member.ts';
import type { Meters } from './meters.ts';
import { carryOut } from './orders.ts';
import { isSameHash, tokenHash } from './pass.ts';
import type { Play } from './play.ts';
import { Refusals } from './refusals.ts';
import { Running } from './running.ts';
import type { Service } from './service.ts';
import { retried, Taken } from './taken.ts';
import { sayServer } from './words.ts';

const CROWD = 20; // members
const CROWD_EVERY = 200; // milliseconds

/** A match with the people around it, from the lobby to its end. */
export class Table {
  readonly members = new Set<Member>();
  readonly people: Map<string, Person>;
  readonly game: Game;
  readonly rules: Rules;
  record: MatchRecord;
  seating: Seating;
  status: MatchRecord['status'];
  onGone: () => void = () => {}; // tells the list of tables that this one is to be loaded anew
  onComing: () => void = () => {}; // somebody came or went
  readonly absence: Absence;
  readonly talk: Conversation;
  readonly followers = new Map<string, Promise<Result<Pass>>>(); // of people: their places in the rematch
  keeps: boolean; // this node plays its bots and rings its clocks
  maker = ''; // address of whoever made it; unknown after a restart
  used: number; // when somebody last did something here
  private running: Running | null = null; // once the match has begun
  private coming: NodeJS.Timeout | undefined;
  readonly service: Service;
  private readonly refusals = new Refusals();
  private readonly greeted = new Set<Member>(); // said hello, not welcomed yet
  private stopped = false;
  private rev: number; // of what is kept of the table
  private spectatorsElsewhere = new Map<string, number>(); // by node

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    this.service = service;
    this.record = record;
    this.game = game;
    this.rules = rules;
    this.people = new Map(people.map((person) => [person.id, person]));
    this.seating = seatingOf(record);
    this.status = record.status;
    this.rev = record.rev;
    this.keeps = service.store.shared === undefined;
    this.used = service.now();
    this.absence = new Absence(this);
    this.talk = new Conversation(service.store, record.id, this.members);
  }

  get play(): Play | null {
    return this.running?.play ?? null;
  }

  get chairs(): readonly Chair[] {
    return this.seating.chairs;
  }

  get playing(): boolean {
    return this.status === 'playing' && !this.stopped && this.play?.over !== true;
  }

  get meters(): Meters {
    return this.service.meters;
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
    return this.status === 'over' || (this.absence.quiet && this.running?.rests === true);
  }

  /** At our own sockets. */
  get spectators(): number {
    return [...this.members].filter(({ seats }) => seats.length === 0).length;
  }

  info(): TableInfo {
    const { record, game, rules, people, status, seating, absence, play } = this;
    const elsewhere = [...this.spectatorsElsewhere.values()].reduce((sum, many) => sum + many, 0);
    const spectators = this.spectators + elsewhere;
    const outcome = play ? (outcomeOf(play.match) ?? null) : record.outcome;
    return infoOf(record, game, rules, people, { status, seating, here: absence.here, spectators, outcome });
  }

  // ---- The life of the table ----

  /** Changes what is kept of the table, and tells everybody; rejects with Taken if another node did so before. */
  async change(change: Partial<Seating>): Promise<void> {
    await this.keepTable(change);
    this.tellTable();
  }

  private async keepTable(change: Partial<Seating>): Promise<void> {
    this.seating = { ...this.seating, ...change };
    this.used = this.service.now();
    const { listed } = this.settings;
    const { id: match } = this.record;
    const seen = this.rev++;
    await this.kept({ match, seen, change: { table: { ...this.seating }, listed, updated: this.used } });
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
    const seen = this.rev++;
    await this.kept({ match: this.record.id, seen, entries, change });
    this.keeps ||= (await this.service.store.shared?.keep(this.record.id)) ?? true;
    const times = match.log.map(() => at);
    this.resume(match, times, new Map());
  }

  /** Goes on with a match that has begun, here or before a restart. */
  resume(match: Match, times: number[], accepted: Map<string, number>): void {
    const running = new Running(this, this.keeps, match, times, accepted);
    this.running = running;
    this.status = running.play.over ? 'over' : 'playing';
    this.absence.expectAll();
    this.tellTable();
    for (const member of this.members) running.play.attach(member, 0, undefined);
    running.wake();
  }

  stop(code: number, reason: string): void {
    this.stopped = true;
    this.absence.stop();
    clearTimeout(this.coming);
    for (const member of [...this.members, ...this.greeted]) {
      member.gone = true;
      member.connection.close(code, reason);
    }
    this.members.clear();
    this.greeted.clear();
    this.running?.stop();
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
      this.talk.tellAll(member);
      this.play?.attach(member, since, eyes);
      this.tellComing();
      this.onComing();
    };
    this.whenSettled(settled);
    return member;
  }

  private whenSettled(then: () => void): void {
    if (this.running) this.running.whenSettled(then);
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
    this.onComing();
  }

  /** Seats change hands: it is kept and logged, members see what their seats see, bots play what is theirs. */
  async reseat(chairs: readonly Chair[], held: readonly (readonly [Seat, string])[]): Promise<void> {
    await this.keepTable({ chairs });
    for (const [seat, holder] of held) this.act(UMPIRE, { type: 'hold-seat', seat, holder });
    this.showSeats();
    await new Promise<void>((then) => this.whenSettled(then));
    this.tellTable();
  }

  /** Members see what their seats see, from now on. */
  private showSeats(): void {
    const { chairs } = this;
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
    this.running?.reseat();
  }

  // ---- Commands and talk ----

  command(member: Member, message: CommandMessage): void {
    const { refusals } = this;
    if (this.members.has(member) && !this.running?.busy) return carryOut(this, refusals, member, message);
    this.whenSettled(() => this.members.has(member) && carryOut(this, refusals, member, message)); // after their welcome
  }

  /** Whoever plays this seat is there. */
  actedOn(seat: Seat): void {
    this.used = this.service.now();
    this.absence.back(seat);
  }

  chat(member: Member, chat: Chat): void {
    const person = member.person === null ? undefined : this.people.get(member.person);
    const unheard = (): void => {
      const fault: Fact = { code: 'no-voice' };
      tell(member, { type: 'fault', fault, words: this.words(fault, member.connection.language) });
    };
    this.talk.say(member, person, chat, this.service.now()).then(
      (heard) => heard || unheard(),
      (error: unknown) => this.fail(error),
    );
  }

  words(fact: Fact, language: Language): string {
    return this.game.say(fact, language, this.rules) ?? sayServer(fact, language) ?? fact.code;
  }

  act(seat: Seat, command: TableCommand): Result<unknown> {
    const again = (): void => void (command.type === 'hold-seat' && this.act(seat, command));
    if (this.running?.busy && !this.stopped) this.whenSettled(again);
    const play = this.stopped || this.running?.busy ? null : this.play;
    return play?.act(seat, command, { again }) ?? no({ code: 'not-started' });
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

  hold(seat: Seat, holder: string, bot: string | null): void {
    const held = [[seat, holder]] as const;
    retried(() => this.reseat(changed(this.chairs, seat, { bot }), held)).catch(() => {}); // failing is told by itself
  }

  // ---- Other nodes ----

  /** It is ours to play the bots and to ring the clocks from now on, or another node's. */
  keep(keeps: boolean): void {
    if (keeps === this.keeps || this.stopped) return;
    this.keeps = keeps;
    this.running?.keep(keeps);
    if (keeps) this.absence.expectAll();
    else this.absence.stop();
  }

  /** Nobody is here, at whichever node. */
  get deserted(): boolean {
    return this.members.size === 0 && this.absence.here.size === 0 && this.spectatorsElsewhere.size === 0;
  }

  /** Somebody has done something at another node. */
  onFollowed(seat: Seat): void {
    this.used = this.service.now();
    this.absence.acted(seat);
  }

  /** Who is at the sockets of another node. */
  elsewhere(node: string, people: readonly string[], spectators: number): void {
    if (spectators > 0) this.spectatorsElsewhere.set(node, spectators);
    else this.spectatorsElsewhere.delete(node);
    this.absence.elsewhere(node, people);
    this.tellComing();
  }

  /** Takes in what other nodes have written of this match: its log, its seats, its people. */
  async catchUp(): Promise<void> {
    const { store } = this.service;
    if (this.stopped) return;
    const record = await store.byId(this.record.id);
    if (!record) return this.stop(CLOSED.stopping, 'removed');
    const people = record.rev === this.rev ? null : await store.people(record.id);
    if (people && record.rev > this.rev) {
      this.record = record;
      this.rev = record.rev;
      this.seating = seatingOf(record);
      for (const person of people) this.people.set(person.id, person);
      this.showSeats();
      this.tellTable();
    }
    if (record.status === 'open' || this.stopped) return;
    if (!this.running) return this.joinIn(record);
    const { play } = this.running;
    const entries = await store.entries(record.id, play.match.log.length);
    if (play === this.play && !this.running.busy && !this.stopped) this.guarded(() => play.follow(entries));
  }

  /** Another node has begun the match. */
  private async joinIn(record: MatchRecord): Promise<void> {
    const loaded = await loadedMatch(this.service, record, this.game, this.rules);
    if (this.stopped || this.running) return;
    if (!loaded.ok) return this.fail(new Error(loaded.error.code));
    const { match, times, keys } = loaded.value;
    this.resume(match, times, keys);
  }

  // ---- The disk ----

  onEnd(): void {
    if (this.status === 'over') return;
    this.status = 'over';
    this.absence.stop();
    this.tellTable();
  }

  write(write: Write): Promise<void> {
    const { store, meters } = this.service;
    const from = performance.now();
    return store.write(write).then((written) => {
      if (written === 'taken') throw new Taken();
      if (!write.entries) return;
      meters.commanded('kept');
      meters.kept((performance.now() - from) / 1000);
    });
  }

  /** Waits for the disk; what it did not keep is the end of this table, and of whoever waited. */
  private async kept(write: Write): Promise<void> {
    try {
      await this.write(write);
    } catch (error) {
      if (!(error instanceof Taken && this.service.store.shared)) this.fail(error);
      else await this.lookAnew();
      throw error;
    }
  }

  /** What we believed of seats and people is not so. */
  private async lookAnew(): Promise<void> {
    this.rev = -1;
    if (!this.running) this.status = 'open';
    await this.catchUp();
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
  fail(error: unknown): void {
    if (this.stopped) return;
    this.service.log.error({ match: this.record.id, ...errorFacts(error) }, 'a table had to be stopped');
    this.stop(CLOSED.stopping, 'not kept');
    this.onGone();
  }
}
