import type { Game } from '../../kernel/game.ts';
import { type Seat, UMPIRE, type Watcher } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { type Match, outcomeOf } from '../../kernel/match.ts';
import type { MatchCommand } from '../../kernel/match-status.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { CLOSED, type TableInfo } from '../../wire/messages.ts';
import type { Hello } from '../../wire/schemas.ts';
import { ClusterFollower } from '../cluster/follow.ts';
import { showsEverything } from '../lobby/spectator-view.ts';
import { errorFacts } from '../log.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { MatchRunner } from '../match/match-runner.ts';
import { WriteConflict } from '../match/write-conflict.ts';
import type { Service } from '../service.ts';
import { Absence } from './absence.ts';
import { TableChat } from './chat.ts';
import { Connections } from './connections.ts';
import type { Connection, Member } from './member.ts';
import { Mutes } from './mutes.ts';
import { RecentRefusals } from './recent-refusals.ts';
import { isLeftToBots, type Person, type SeatAssignment } from './seat-assignments.ts';
import { StoredTable } from './stored-table.ts';
import type { TableContext } from './table-context.ts';
import { infoOf, type Seating } from './table-info.ts';
import { writeToStore } from './table-record.ts';

/** A match with its seats and connections, from the lobby to its end. */
export class Table extends StoredTable implements TableContext {
  readonly members = new Set<Member>();
  readonly connections: Connections;
  readonly follower: ClusterFollower;
  readonly absence: Absence;
  readonly chat: TableChat;
  readonly mutes: Mutes = new Mutes(this);
  readonly rematchPasses = new Map<string, Promise<Result<SeatPass>>>(); // by person, for the rematch
  status: MatchRecord['status'];
  runner: MatchRunner | null = null; // once the match has started
  stopped = false;
  holdsLease: boolean; // this node runs its bots and clocks
  lastUsed: number; // time of the last activity, by `elapsed`
  onRemoved: () => void = () => {}; // tells `Tables` to drop this table, so that it is loaded again
  onPresence: () => void = () => {}; // someone connected or left
  onOver: () => void = () => {}; // the match has just ended
  readonly refusals = new RecentRefusals();

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    super(service, record, rules, game, people);
    this.status = record.status;
    this.holdsLease = service.store.cluster === undefined;
    this.lastUsed = service.elapsed();
    this.absence = new Absence(this);
    this.chat = new TableChat(service.store, record.id, this.members, service.moderation.filter);
    this.connections = new Connections(this, this.members, this.absence, this.chat);
    this.follower = new ClusterFollower(this, this.saved, this.absence, () => this.runner);
  }

  get live(): LiveMatch | null {
    return this.runner?.live ?? null;
  }

  get matchPlayed(): Match | null {
    return this.live?.match ?? null;
  }

  get playing(): boolean {
    return this.status === 'playing' && !this.stopped && this.live?.over !== true;
  }

  /** Nothing will happen until someone connects. */
  get isIdle(): boolean {
    if (this.status === 'over') return true;
    if (this.holdsLease && this.live?.questions.isTimed) return false; // the deadline must be kept
    return this.absence.isIdle && this.runner?.isIdle === true;
  }

  /** No one is connected, and no seat is played by a person. The bots wait until someone connects. */
  get isAbandoned(): boolean {
    return this.isEmpty && isLeftToBots(this.assignments);
  }

  /** No one is connected, on any node. */
  get isEmpty(): boolean {
    return this.members.size === 0 && this.absence.present.size === 0 && this.follower.spectators === 0;
  }

  info(): TableInfo {
    const { record, game, rules, people, status, seating, absence, live } = this;
    const spectators = this.connections.spectators + this.follower.spectators;
    const outcome = live ? (outcomeOf(live.match) ?? null) : record.outcome;
    return infoOf(record, game, rules, people, { status, seating, here: absence.present, spectators, outcome });
  }

  // ---- Lifecycle ----

  /** Saves a change and broadcasts it; rejects with WriteConflict if another node changed the table first. */
  async change(change: Partial<Seating>): Promise<void> {
    await this.saveChange(change);
    this.connections.broadcastTable();
  }

  private saveChange(change: Partial<Seating>): Promise<void> {
    this.lastUsed = this.service.elapsed();
    return this.save(this.saved.change(change, this.service.now()));
  }

  /** Saves a match that has not been saved yet, and starts it. */
  async start(match: Match): Promise<void> {
    this.status = 'playing';
    const at = this.service.now();
    await this.save(this.saved.start(match.log, at));
    this.holdsLease ||= (await this.service.store.cluster?.acquire(this.record.id)) ?? true;
    const times = match.log.map(() => at);
    this.resume(match, times, new Map());
  }

  /** Continues a match that was started before a restart, on another node, or just now. */
  resume(match: Match, times: number[], accepted: Map<string, number>): void {
    const running = new MatchRunner(this, match, times, accepted);
    this.runner = running;
    this.status = running.live.over ? 'over' : 'playing';
    this.absence.startTimers();
    this.connections.broadcastTable();
    for (const member of this.members) running.live.attach(member, 0, undefined);
    running.wake();
  }

  onEnd(): void {
    if (this.status === 'over') return;
    this.status = 'over';
    this.absence.stop();
    this.connections.broadcastTable();
    this.onOver();
  }

  stop(code: number, reason: string): void {
    this.stopped = true;
    this.absence.stop();
    const wasReported = this.members.size > 0 || this.absence.local.length > 0;
    this.connections.closeAll(code, reason);
    this.absence.allDisconnected();
    this.runner?.stop();
    if (wasReported) this.onPresence(); // other nodes would keep these people as connected
  }

  // ---- People ----

  attach(connection: Connection, person: Person | null, hello: Hello): Member {
    this.lastUsed = this.service.elapsed();
    return this.connections.attach(connection, person, hello);
  }

  detach(member: Member): void {
    this.connections.detach(member);
    this.live?.dropUnusedStreams();
  }

  showMatch(member: Member, since: number, watchers?: readonly Watcher[]): void {
    this.live?.attach(member, since, watchers);
  }

  whenSettled(then: () => void): void {
    if (this.runner) this.runner.whenSettled(then);
    else then();
  }

  /** Saves and logs new seat assignments; members get the streams of their new seats, and bots play theirs. */
  async reseat(
    chairs: readonly SeatAssignment[],
    held: readonly (readonly [Seat, string])[],
    also: Pick<Partial<Seating>, 'players'> = {},
  ): Promise<void> {
    await this.saveChange({ chairs, ...also });
    for (const [seat, holder] of held) this.act(UMPIRE, { type: 'hold-seat', seat, holder });
    this.showSeats();
    await new Promise<void>((then) => this.whenSettled(then));
    this.connections.broadcastTable();
  }

  private showSeats(): void {
    this.absence.seatsChanged();
    this.connections.showSeats();
    this.runner?.seatsChanged();
  }

  /** Someone connected or left, here or on another node. */
  presenceChanged(): void {
    this.runner?.presenceChanged();
    this.onPresence();
  }

  // ---- Commands and events ----

  markActive(seat: Seat): void {
    this.lastUsed = this.service.elapsed();
    this.absence.returned(seat);
  }

  act(seat: Seat, command: MatchCommand): Result<unknown> {
    return this.stopped || !this.runner ? no({ code: 'not-started' }) : this.runner.act(seat, command);
  }

  /** Another node has changed seats or settings. A match between bots that people may now join hides more from spectators. */
  seatsChanged(): void {
    if (!this.seating.watched && showsEverything(this.game, this.rules)) return this.restart('restarted');
    this.showSeats();
    this.connections.broadcastTable();
    this.mutes.extend().catch(() => {}); // a failure is logged where it happens
  }

  onLate(seat: Seat): boolean {
    this.guarded(() => this.holdsLease && this.absence.timedOut(seat));
    return this.holdsLease;
  }

  /** A seat has acted on another node. */
  onFollowed(seat: Seat): void {
    this.lastUsed = this.service.elapsed();
    this.absence.acted(seat);
  }

  // ---- Saving and errors ----

  /** Waits until the write is on disk. Any failure except a conflict stops this table. */
  private async save(write: Write): Promise<void> {
    try {
      await writeToStore(this.service, write);
    } catch (error) {
      if (error instanceof WriteConflict && this.service.store.cluster) {
        this.saved.invalidate(); // our copy of seats and people was out of date
        if (!this.runner) this.status = 'open';
        await this.follower.catchUp();
      } else this.fail(error);
      throw error;
    }
  }

  /** Runs work that no caller waits for. An exception stops only this table. */
  guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Closes all connections; the table is loaded again from the store. */
  fail(error: unknown): void {
    if (this.stopped) return;
    this.service.log.error({ match: this.record.id, ...errorFacts(error) }, 'table stopped after an error');
    this.restart('not kept');
  }

  private restart(reason: string): void {
    this.stop(CLOSED.stopping, reason);
    this.onRemoved();
  }
}
