import type { Seat } from '../../kernel/ids.ts';
import type { Match } from '../../kernel/match.ts';
import type { MatchCommand } from '../../kernel/match-status.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { Write } from '../../store/store.ts';
import { PRIORITY } from '../bots/fair-queue.ts';
import { TurnAlerts } from '../push/turn-alerts.ts';
import { watchersOf } from '../table/member.ts';
import { botsIn, peopleIn } from '../table/seat-assignments.ts';
import type { TableContext } from '../table/table-context.ts';
import { writeToStore } from '../table/table-record.ts';
import { BotTurns } from './bot-turns.ts';
import { LiveMatch, type MatchHooks } from './live-match.ts';
import { loadMatch } from './load-match.ts';
import { serialWrites } from './serial-writes.ts';

/**
 * Runs a table's match: the live copy, the bots if this node holds the lease, and reloading after a write conflict with
 * another node.
 */
export class MatchRunner {
  live: LiveMatch;
  private readonly table: TableContext;
  private readonly alerts: TurnAlerts;
  private bots: BotTurns | null = null;
  private reloading: (() => void)[] | null = null; // callbacks waiting for the reload
  private stopped = false;

  constructor(table: TableContext, match: Match, times: number[], accepted: Map<string, number>) {
    this.table = table;
    this.live = new LiveMatch(this.table, this.hooks(), match, times, accepted);
    this.alerts = new TurnAlerts(table);
    this.alerts.update(this.live);
    this.seatBots();
  }

  /** True if no bot is deciding. */
  get isIdle(): boolean {
    return this.bots === null || this.bots.isIdle;
  }

  /** The match is being reloaded: commands must wait. */
  get isReloading(): boolean {
    return this.reloading !== null;
  }

  whenSettled(then: () => void): void {
    if (this.reloading) this.reloading.push(then);
    else this.live.outbox.whenSettled(then);
  }

  /** Call when seats or settings change. */
  seatsChanged(): void {
    this.seatBots();
    this.live.seatsChanged();
    this.alerts.update(this.live);
    this.wake();
  }

  /** Submits a match command. A seat change that comes during a reload or loses a conflict is repeated. */
  act(seat: Seat, command: MatchCommand): Result<unknown> {
    const again = (): void =>
      void ((command.type === 'hold-seat' || command.type === 'close') && this.table.act(seat, command));
    if (!this.isReloading) return this.live.act(seat, command, { again });
    this.whenSettled(again);
    return no({ code: 'not-started' });
  }

  /** Call when people have connected or left, here or on another node. */
  presenceChanged(): void {
    this.alerts.presenceChanged();
    this.wake();
  }

  wake(): void {
    this.bots?.wake();
  }

  /** The node that holds the lease runs the bots. */
  setLease(holds: boolean): void {
    if (holds) return this.seatsChanged();
    this.stopBots();
  }

  stop(): void {
    this.stopped = true;
    this.bots?.stop();
    this.alerts.stop();
    const waiting = [...this.live.stop(), ...(this.reloading ?? [])];
    this.reloading = null;
    for (const then of waiting) then(); // let no one wait forever
  }

  /** Another node wrote first: reload the match and retry the commands of people. */
  reload(): void {
    if (this.reloading || this.stopped) return;
    const { service, record, game, rules } = this.table;
    service.metrics.countCommand('retried');
    const before = this.live;
    const waiting = [...before.discardUnsaved()];
    this.reloading = waiting;
    this.stopBots();
    loadMatch(service, record, game, rules).then(
      (loaded) => {
        if (this.stopped) return;
        if (!loaded.ok) return this.table.fail(new Error(loaded.error.code));
        this.reloading = null;
        const { match, times, keys } = loaded.value;
        this.table.guarded(() => this.replace(before, new LiveMatch(this.table, this.hooks(), match, times, keys)));
        for (const then of waiting) this.table.guarded(then);
      },
      (error: unknown) => this.table.fail(error),
    );
  }

  /** Members get what they have not been sent yet. */
  private replace(before: LiveMatch, after: LiveMatch): void {
    this.live = after;
    for (const member of this.table.members) after.attach(member, before.lastSeqOf(member), watchersOf(member));
    this.alerts.update(after);
    if (after.over) this.table.onEnd();
    this.seatBots();
    this.wake();
  }

  private stopBots(): void {
    this.bots?.stop();
    this.bots = null;
  }

  private seatBots(): void {
    const { table, live } = this;
    if (live.over || this.stopped || !table.holdsLease) return;
    const bots = botsIn(table.assignments);
    if (this.bots) return this.bots.seat(bots);
    const { service, record } = table;
    const options = {
      id: record.id,
      live,
      host: service.bots,
      log: service.log,
      metrics: service.metrics,
      get pace() {
        return table.settings.pace;
      },
      get owner() {
        const isPlayed = peopleIn(table.assignments).size > 0;
        return { address: record.creator || record.id, priority: isPlayed ? PRIORITY.played : PRIORITY.watched };
      },
      get isAbandoned() {
        return table.isAbandoned;
      },
    };
    this.bots = new BotTurns(options, bots);
  }

  private hooks(): MatchHooks {
    const { service } = this.table;
    const write = (write: Write): Promise<void> => writeToStore(service, write);
    return {
      write: service.store.cluster ? serialWrites(write) : write,
      onSaved: (entry) => {
        this.bots?.hear(entry);
        this.alerts.acted(entry.seat);
        this.alerts.update(this.live);
        if (!this.live.over) return this.wake();
        this.stopBots();
        this.table.onEnd();
      },
      onConflict: () => this.reload(),
    };
  }
}
