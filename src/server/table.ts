import type { Fact } from '../kernel/fact.ts';
import type { Game, Language, Rules } from '../kernel/game.ts';
import { type Seat, sideOf, UMPIRE } from '../kernel/ids.ts';
import { type Match, open, outcomeOf, parseCommand } from '../kernel/match.ts';
import { no, type Result } from '../kernel/result.ts';
import type { TableCommand } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';
import type { MatchChange, MatchRecord, Write } from '../store/store.ts';
import {
  type AnswerMessage,
  type ChatMessage,
  CLOSED,
  PROTOCOL,
  type Settings,
  type TableInfo,
} from '../wire/messages.ts';
import type { Chat, CommandMessage, Hello } from '../wire/schemas.ts';
import { BotTurns } from './bot-turns.ts';
import { botsIn, type Chair, changed, type Person, peopleIn, seatsOf } from './chairs.ts';
import { infoOf, type Seating, seatingOf } from './info.ts';
import { type Connection, eyesOf, keyOf, type Member, newMember, tell } from './member.ts';
import { isSameHash, tokenHash } from './pass.ts';
import { Play, refuseSender } from './play.ts';
import { Presence } from './presence.ts';
import type { Service } from './service.ts';
import { sayServer } from './words.ts';

/** Gone for this long, somebody else plays, even where the host wished no take-over: nobody waits for ever. */
const LONGEST_AWAY = 600;
/** So many clocks in a row run out, and the seat counts as left. */
const MISSED = 3;
const REMEMBERED = 64;
const CROWD = 20; // members
const CROWD_EVERY = 200; // milliseconds
/** So much of the talk is told to whoever comes later. */
export const TALK = 100;

const hears = ({ seats }: Member, { to, side }: ChatMessage): boolean =>
  to === 'table' || seats.some((seat) => sideOf(seat) === side);

/** A match with the people around it, from the lobby to its end. */
export class Table {
  readonly members = new Set<Member>();
  readonly people: Map<string, Person>;
  readonly game: Game;
  readonly rules: Rules;
  readonly record: MatchRecord;
  readonly presence = new Presence((person) => this.takeOver(person));
  seating: Seating;
  status: MatchRecord['status'];
  play: Play | null = null;
  onGone: () => void = () => {}; // tells the list of tables that this one is to be loaded anew
  readonly talk: ChatMessage[] = [];
  maker = ''; // address of whoever made it; unknown after a restart
  used: number; // when somebody last did something here
  private bots: BotTurns | null = null;
  private coming: NodeJS.Timeout | undefined;
  private readonly service: Service;
  private readonly refusals = new Map<string, AnswerMessage>(); // by `person/seat/id`: sent again, told again
  private readonly missed = new Map<Seat, number>(); // clocks run out in a row

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    this.service = service;
    this.record = record;
    this.game = game;
    this.rules = rules;
    this.people = new Map(people.map((person) => [person.id, person]));
    this.seating = seatingOf(record);
    this.status = record.status;
    this.used = service.now();
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
    return this.status !== 'playing' || (this.presence.quiet && this.bots?.resting === true);
  }

  info(): TableInfo {
    const { record, game, rules, people, status, seating, presence, play } = this;
    const spectators = [...this.members].filter(({ seats }) => seats.length === 0).length;
    const outcome = play ? (outcomeOf(play.match) ?? null) : record.outcome;
    return infoOf(record, game, rules, people, { status, seating, here: presence.here, spectators, outcome });
  }

  // ---- The life of the table ----

  /** Changes what is kept of the table, and tells everybody. */
  async change(change: Partial<Seating>): Promise<void> {
    this.seating = { ...this.seating, ...change };
    this.used = this.service.now();
    await this.service.store.write({
      match: this.record.id,
      change: { table: { ...this.seating }, updated: this.used },
    });
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
    try {
      await this.write({ match: this.record.id, entries, change });
    } catch (error) {
      return this.fail(error);
    }
    this.resume(
      match,
      match.log.map(() => at),
      new Map(),
    );
  }

  /** Goes on with a match that has begun, here or before a restart. */
  resume(match: Match, times: number[], accepted: Map<string, number>): void {
    this.play = new Play(this.hosting(), match, times, accepted);
    if (this.play.over) this.status = 'over';
    else {
      this.seatBots();
      for (const person of peopleIn(this.seating.chairs)) this.expect(person);
    }
    this.tellTable();
    for (const member of this.members) this.play.attach(member, 0, undefined);
    this.bots?.wake();
  }

  stop(code: number, reason: string): void {
    this.presence.stop();
    clearTimeout(this.coming);
    this.bots?.stop();
    this.play?.stop();
    for (const member of this.members) member.connection.close(code, reason);
    this.members.clear();
  }

  // ---- People coming and going ----

  attach(connection: Connection, person: Person | null, { since = 0, eyes }: Hello): Member {
    const member = newMember(connection, person?.id ?? null, seatsOf(this.seating.chairs, person?.id ?? null));
    this.used = this.service.now();
    if (person) this.arrive(person);
    const settled = (): void => {
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
    this.play?.forget();
    if (member.person !== null && this.presence.depart(member.person)) this.expect(member.person);
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
    if (this.members.has(member)) this.carryOut(member, message);
    else this.whenSettled(() => this.members.has(member) && this.carryOut(member, message)); // after their welcome
  }

  private carryOut(member: Member, { id, seat, command, at }: CommandMessage): void {
    const { play } = this;
    const refuse = (refusal: Fact): void => this.refuse(member, seat, id, refusal);
    if (!play) return refuse({ code: 'not-started' });
    const own = refuseSender(seat, member.seats);
    if (!own.ok) return refuse(own.error);
    const key = `${member.person}/${seat}/${id}`;
    const earlier = this.refusals.get(key);
    if (earlier) return tell(member, earlier);
    const place = play.placeOf(key);
    if (place !== undefined) return play.outbox.whenSettled(() => this.answerAgain(member, id, place));
    if (at !== undefined && at !== play.seqOf(member)) return refuse({ code: 'stale' });
    const parsed = parseCommand(this.game, command);
    if (!parsed.ok) return refuse(parsed.error);
    this.back(seat);
    const done = play.act(seat, parsed.value, {
      key,
      answer: (_, seq) => ({ member, message: JSON.stringify({ type: 'answer', id, ok: true, seq: seq(member) }) }),
    });
    if (!done.ok) refuse(done.error);
  }

  chat(member: Member, { to, text: said }: Chat): void {
    const text = said.replace(/\p{Cc}/gu, ' ');
    const person = member.person === null ? undefined : this.people.get(member.person);
    const side = member.seats[0] === undefined ? null : sideOf(member.seats[0]);
    if (!person || (to === 'crew' && side === null)) {
      const fault: Fact = { code: 'no-voice' };
      return tell(member, { type: 'fault', fault, words: this.words(fault, member.connection.language) });
    }
    const message: ChatMessage = { type: 'chat', to, from: person.name, side, text, at: this.service.now() };
    this.talk.push(message);
    if (this.talk.length > TALK) this.talk.shift();
    for (const other of this.members) if (hears(other, message)) tell(other, message);
    const kept = { match: this.record.id, at: message.at, to: to === 'table' ? to : (side ?? ''), from: person.name };
    this.service.store.say({ ...kept, side, text }).catch((error: unknown) => this.fail(error));
  }

  words(fact: Fact, language: Language): string {
    return this.game.say(fact, language, this.rules) ?? sayServer(fact, language) ?? fact.code;
  }

  act(seat: Seat, command: TableCommand): Result<unknown> {
    return this.play?.act(seat, command) ?? no({ code: 'not-started' });
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

  private refuse(member: Member, seat: Seat, id: string, refusal: Fact): void {
    const words = this.words(refusal, member.connection.language);
    const message: AnswerMessage = { type: 'answer', id, ok: false, refusal, words };
    const first = this.refusals.size >= REMEMBERED ? this.refusals.keys().next().value : undefined;
    if (first !== undefined) this.refusals.delete(first);
    if (member.seats.includes(seat)) this.refusals.set(`${member.person}/${seat}/${id}`, message);
    tell(member, message);
  }

  private answerAgain(member: Member, id: string, place: number): void {
    tell(member, { type: 'answer', id, ok: true, seq: this.play?.seqOf(member, place) ?? 0 });
  }

  // ---- Bots, absence and clocks ----

  private seatBots(): void {
    const { play, service, record } = this;
    if (!play || play.over) return;
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

  private arrive(person: Person): void {
    this.presence.arrive(person.id);
    for (const { seat, person: holder, bot } of this.seating.chairs)
      if (holder === person.id && bot !== null) this.giveBack(seat);
  }

  private expect(person: string): void {
    const people = peopleIn(this.seating.chairs);
    if (this.status !== 'playing' || !people.has(person) || people.size < 2) return;
    this.presence.expect(person, this.settings.takeOver ?? LONGEST_AWAY);
  }

  /** A bot plays for somebody who has left, until they come back. */
  private takeOver(person: string): void {
    for (const seat of seatsOf(this.seating.chairs, person)) this.sitIn(seat);
  }

  private sitIn(seat: Seat): void {
    if (this.status !== 'playing' || this.play?.over) return;
    if (this.game.absent === 'forfeit') {
      this.act(UMPIRE, { type: 'abandon', side: sideOf(seat) });
      return;
    }
    const bot = this.game.defaults.bot;
    this.hold(seat, bot, bot);
  }

  private giveBack(seat: Seat): void {
    const chair = this.seating.chairs.find((other) => other.seat === seat);
    const name = chair?.person ? this.people.get(chair.person)?.name : undefined;
    if (name !== undefined) this.hold(seat, name, null);
  }

  private hold(seat: Seat, holder: string, bot: string | null): void {
    this.reseat(changed(this.seating.chairs, seat, { bot }), [[seat, holder]]).catch((error: unknown) =>
      this.fail(error),
    );
  }

  /** Whoever acts is there, whatever the clocks said. */
  private back(seat: Seat): void {
    this.used = this.service.now();
    this.missed.delete(seat);
    if (this.seating.chairs.some((chair) => chair.seat === seat && chair.bot !== null)) this.giveBack(seat);
  }

  private late(seat: Seat): void {
    this.act(UMPIRE, { type: 'time-out', seat });
    const missed = (this.missed.get(seat) ?? 0) + 1;
    this.missed.set(seat, missed);
    if (missed >= MISSED) this.sitIn(seat);
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
      onLate: (seat) => table.late(seat),
      onFailure: (error) => table.fail(error),
    };
  }

  private end(): void {
    this.status = 'over';
    this.bots?.stop();
    this.presence.stop();
    this.tellTable();
  }

  private write(write: Write): Promise<void> {
    return this.service.store.write(write).then((written) => {
      if (written === 'taken') throw new Error('the place is taken');
    });
  }

  /** The disk did not keep it: everybody is sent away, and the table is loaded anew from what was kept. */
  private fail(error: unknown): void {
    this.service.log.error({ match: this.record.id, error: String(error) }, 'a match could not be kept');
    this.stop(CLOSED.stopping, 'not kept');
    this.onGone();
  }
}
