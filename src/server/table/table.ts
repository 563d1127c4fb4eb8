import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language, Rules } from '../../kernel/game.ts';
import { type Seat, UMPIRE } from '../../kernel/ids.ts';
import { type Match, open, outcomeOf } from '../../kernel/match.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { TableCommand } from '../../kernel/table.ts';
import { hashing } from '../../store/hashing.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { Pass } from '../../wire/matches.ts';
import { CLOSED, type Settings, type TableInfo } from '../../wire/messages.ts';
import type { Chat, CommandMessage, Hello } from '../../wire/schemas.ts';
import { Abroad } from '../cluster/follow.ts';
import { errorFacts } from '../log.ts';
import type { Play } from '../match/live-match.ts';
import { Running } from '../match/match-runner.ts';
import { retried, Taken } from '../match/write-conflict.ts';
import { sayServer } from '../refusal-text.ts';
import type { Service } from '../service.ts';
import { Absence } from './absence.ts';
import { Conversation } from './chat.ts';
import { Company } from './connections.ts';
import type { Connection, Member } from './member.ts';
import { carryOut, speak } from './member-commands.ts';
import { Refusals } from './recent-refusals.ts';
import { type Chair, changed, type Person } from './seat-assignments.ts';
import { infoOf, type Seating } from './table-info.ts';
import { Papers, written } from './table-record.ts';

/** A match with the people around it, from the lobby to its end. */
export class Table {
  readonly service: Service;
  readonly game: Game;
  readonly rules: Rules;
  readonly papers: Papers;
  readonly company: Company;
  readonly abroad: Abroad;
  readonly absence: Absence;
  readonly talk: Conversation;
  readonly followers = new Map<string, Promise<Result<Pass>>>(); // of people: their places in the rematch
  status: MatchRecord['status'];
  running: Running | null = null; // once the match has begun
  stopped = false;
  keeps: boolean; // this node plays its bots and rings its clocks
  maker = ''; // address of whoever made it; unknown after a restart
  used: number; // when somebody last did something here
  onGone: () => void = () => {}; // tells the list of tables that this one is to be loaded anew
  onComing: () => void = () => {}; // somebody came or went
  private readonly refusals = new Refusals();

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    this.service = service;
    this.game = game;
    this.rules = rules;
    this.papers = new Papers(record, people);
    this.status = record.status;
    this.keeps = service.store.shared === undefined;
    this.used = service.now();
    this.company = new Company(this);
    this.absence = new Absence(this);
    this.abroad = new Abroad(this);
    this.talk = new Conversation(service.store, record.id, this.members);
  }

  get play(): Play | null {
    return this.running?.play ?? null;
  }

  get record(): MatchRecord {
    return this.papers.record;
  }

  get seating(): Seating {
    return this.papers.seating;
  }

  get chairs(): readonly Chair[] {
    return this.papers.chairs;
  }

  get settings(): Settings {
    return this.papers.settings;
  }

  get people(): Map<string, Person> {
    return this.papers.people;
  }

  get members(): ReadonlySet<Member> {
    return this.company.members;
  }

  get playing(): boolean {
    return this.status === 'playing' && !this.stopped && this.play?.over !== true;
  }

  /** Nothing happens here until somebody comes. */
  get rests(): boolean {
    return this.status === 'over' || (this.absence.quiet && this.running?.rests === true);
  }

  /** Nobody is here, at whichever node. */
  get deserted(): boolean {
    return this.members.size === 0 && this.absence.here.size === 0 && this.abroad.spectators === 0;
  }

  personWith(token: string): Person | undefined {
    return this.papers.personWith(token);
  }

  info(): TableInfo {
    const { record, game, rules, people, status, seating, absence, play } = this;
    const spectators = this.company.spectators + this.abroad.spectators;
    const outcome = play ? (outcomeOf(play.match) ?? null) : record.outcome;
    return infoOf(record, game, rules, people, { status, seating, here: absence.here, spectators, outcome });
  }

  // ---- The life of the table ----

  /** Changes what is kept of the table, and tells everybody; rejects with Taken if another node did so before. */
  async change(change: Partial<Seating>): Promise<void> {
    await this.keepPapers(change);
    this.company.tellTable();
  }

  private keepPapers(change: Partial<Seating>): Promise<void> {
    this.used = this.service.now();
    return this.kept(this.papers.change(change, this.used));
  }

  /** Begins the match: whoever is not there by now is a bot. */
  begin(): Promise<void> {
    return this.goOn(open(this.game, this.rules, this.record.seed, hashing));
  }

  /** Plays from where a match stands that has not been kept yet. */
  async goOn(match: Match): Promise<void> {
    this.status = 'playing';
    const at = this.service.now();
    await this.kept(this.papers.begin(match.log, at));
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
    this.company.tellTable();
    for (const member of this.members) running.play.attach(member, 0, undefined);
    running.wake();
  }

  onEnd(): void {
    if (this.status === 'over') return;
    this.status = 'over';
    this.absence.stop();
    this.company.tellTable();
  }

  stop(code: number, reason: string): void {
    this.stopped = true;
    this.absence.stop();
    this.company.disperse(code, reason);
    this.running?.stop();
  }

  // ---- People ----

  attach(connection: Connection, person: Person | null, hello: Hello): Member {
    this.used = this.service.now();
    return this.company.attach(connection, person, hello);
  }

  detach(member: Member): void {
    this.company.detach(member);
  }

  whenSettled(then: () => void): void {
    if (this.running) this.running.whenSettled(then);
    else then();
  }

  /** Seats change hands: it is kept and logged, members see what their seats see, bots play what is theirs. */
  async reseat(chairs: readonly Chair[], held: readonly (readonly [Seat, string])[]): Promise<void> {
    await this.keepPapers({ chairs });
    for (const [seat, holder] of held) this.act(UMPIRE, { type: 'hold-seat', seat, holder });
    this.showSeats();
    await new Promise<void>((then) => this.whenSettled(then));
    this.company.tellTable();
  }

  private showSeats(): void {
    this.company.showSeats();
    this.running?.reseat();
  }

  hold(seat: Seat, holder: string, bot: string | null): void {
    const held = [[seat, holder]] as const;
    retried(() => this.reseat(changed(this.chairs, seat, { bot }), held)).catch(() => {}); // failing is told by itself
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

  act(seat: Seat, command: TableCommand): Result<unknown> {
    const again = (): void => void (command.type === 'hold-seat' && this.act(seat, command));
    if (this.running?.busy && !this.stopped) this.whenSettled(again);
    const play = this.stopped || this.running?.busy ? null : this.play;
    return play?.act(seat, command, { again }) ?? no({ code: 'not-started' });
  }

  chat(member: Member, chat: Chat): void {
    speak(this, member, chat);
  }

  words(fact: Fact, language: Language): string {
    return this.game.say(fact, language, this.rules) ?? sayServer(fact, language) ?? fact.code;
  }

  // ---- Other nodes ----

  /** Another node has changed who sits where, or how the match is run. */
  onSeats(): void {
    this.showSeats();
    this.company.tellTable();
  }

  /** Somebody has done something at another node. */
  onFollowed(seat: Seat): void {
    this.used = this.service.now();
    this.absence.acted(seat);
  }

  // ---- The disk ----

  write(write: Write): Promise<void> {
    return written(this.service, write);
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
    this.papers.doubt();
    if (!this.running) this.status = 'open';
    await this.abroad.catchUp();
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
