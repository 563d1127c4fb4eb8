import {
  type ClusterStore,
  LEASE_MS,
  type NodeMessage,
  type OperatorMessage,
  type Versions,
} from '../../store/cluster-store.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { CatchUpQueue } from './catch-up-queue.ts';

const HEARTBEAT_EVERY = LEASE_MS / 4;
const MAX_ADOPTED = 64; // matches taken over per heartbeat

/**
 * One of several nodes on a shared store: renews the leases of its matches, takes over matches of nodes that are gone, and
 * reads what other nodes write to the matches it has in memory.
 */
export class ClusterNode {
  private readonly service: Service;
  private readonly cluster: ClusterStore;
  private readonly tables: Tables;
  private readonly alive = new Map<string, number>(); // other nodes -> time of their last message, by `elapsed`
  private readonly logQueue: CatchUpQueue;
  private readonly chatQueue: CatchUpQueue;
  private readonly versions: Versions;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private readonly busy = new Map<string, Promise<void>>(); // running tasks by name
  private closed = false;
  onOperator: (message: OperatorMessage) => void = () => {}; // an operator has done something on another node

  constructor(service: Service, cluster: ClusterStore, tables: Tables) {
    this.service = service;
    this.cluster = cluster;
    this.tables = tables;
    this.logQueue = new CatchUpQueue(service.log, (table) => this.catchUp(table));
    this.chatQueue = new CatchUpQueue(service.log, (table) => table.chat.catchUp());
    this.versions = Object.fromEntries(Object.values(service.games).map(({ id, version }) => [id, version]));
    tables.onPresence = (table) => this.onPresence(table);
    tables.onLoaded = ({ record }) => cluster.notify({ what: 'who', match: record.id });
    cluster.listen(
      (message, node) => this.onMessage(message, node),
      () => this.onGap(),
    );
    cluster.notify({ what: 'alive', asks: true });
    this.heartbeatTimer = setInterval(() => this.heartbeat(), HEARTBEAT_EVERY);
  }

  /** Number of other nodes heard from recently. */
  get others(): number {
    return this.alive.size;
  }

  /** Releases all leases, so that other nodes take over. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeatTimer);
    await Promise.all(this.busy.values());
    const leased = this.leasedTables().map(({ record }) => record.id);
    for (const table of this.leasedTables()) table.follower.setLease(false);
    await this.cluster.release(leased).catch(() => {}); // leases expire on their own
    this.cluster.notify({ what: 'free' });
  }

  private heartbeat(): void {
    this.cluster.notify({ what: 'alive', asks: false });
    this.dropSilentNodes();
    this.runExclusive('renew', () => this.renew());
    this.runExclusive('adopt', () => this.adopt());
  }

  /** Runs at most one task per name, so that a slow database does not pile them up. Renewing never waits for adopting. */
  private runExclusive(what: string, work: () => Promise<void>): void {
    if (this.closed || this.busy.has(what)) return;
    const done = work()
      .catch((error: unknown) => this.service.log.warn(errorFacts(error), `cannot ${what} matches right now`))
      .finally(() => this.busy.delete(what));
    this.busy.set(what, done);
  }

  private async renew(): Promise<void> {
    const leased = this.leasedTables();
    const still = await this.cluster.renew(leased.map(({ record }) => record.id));
    for (const table of leased) if (!still.has(table.record.id)) table.follower.setLease(false);
  }

  private async adopt(): Promise<void> {
    const adopted = await this.cluster.adopt(this.versions, MAX_ADOPTED);
    for (const { id, code } of adopted) {
      const table = await this.tables.get(code).catch(() => undefined); // already logged; retried below
      if (table) await this.take(table);
      else if (this.tables.isUnplayable(code)) await this.cluster.park([id]);
      else await this.cluster.release([id]); // another node may succeed, or this one a second later
    }
    if (adopted.length > 0) this.service.log.info({ matches: adopted.length }, 'matches taken over from another node');
  }

  /** Takes the lease of a match if it is free. */
  private async take(table: Table): Promise<void> {
    if (table.holdsLease || !table.playing || !(await this.cluster.acquire(table.record.id))) return;
    await table.follower.catchUp();
    table.follower.setLease(true);
  }

  private onPresence(table: Table): void {
    this.sendPresence(table);
    this.takeUp(table);
  }

  /** The match may have been parked. Retries on failure while anyone is connected. */
  private takeUp(table: Table): void {
    if (this.closed || table.stopped || table.holdsLease || table.members.size === 0) return;
    this.take(table).catch((error: unknown) => {
      const facts = { match: table.record.id, ...errorFacts(error) };
      this.service.log.warn(facts, 'cannot take over a match; retrying');
      setTimeout(() => this.takeUp(table), HEARTBEAT_EVERY).unref();
    });
  }

  private leasedTables(): Table[] {
    return [...this.tables.all()].filter((table) => table.holdsLease && table.playing);
  }

  // ---- Messages from other nodes ----

  private onMessage(message: NodeMessage, node: string): void {
    if (this.closed) return;
    const isNew = !this.alive.has(node);
    this.alive.set(node, this.service.elapsed());
    if (isNew) this.cluster.notify({ what: 'alive', asks: true }); // it may still know this node from before, and then would not report on its own
    if (isNew || (message.what === 'alive' && message.asks)) this.sendAllPresence();
    if (message.what === 'free') return this.runExclusive('adopt', () => this.adopt());
    if (message.what === 'alive') return;
    if (isForAll(message)) return this.onOperator(message);
    if (message.what === 'here') this.tables.remotePresence.set(node, message.match, message.people);
    const table = this.tables.byId(message.match);
    if (!table) return;
    if (message.what === 'who') {
      if (table.members.size > 0) this.sendPresence(table);
    } else if (message.what === 'here') this.setPresence(table, node, message.people, message.spectators);
    else if (message.what === 'talk') this.chatQueue.want(table);
    else this.logQueue.want(table);
  }

  /** Messages may have been missed, so every table in memory may be out of date, and so may others about this node. */
  private onGap(): void {
    for (const table of this.tables.all()) {
      this.logQueue.want(table);
      this.chatQueue.want(table);
    }
    this.onOperator({ what: 'bans' });
    this.onOperator({ what: 'sessions' });
    this.tables.remotePresence.clear(); // the answers fill it again
    this.cluster.notify({ what: 'alive', asks: true });
    this.sendAllPresence(); // another node may have asked
  }

  /** Other tables may read while this one waits for its own writes. */
  private async catchUp(table: Table): Promise<void> {
    if (!(await table.follower.pull())) void table.follower.settled().then(() => this.logQueue.want(table));
  }

  // ---- Presence ----

  private sendAllPresence(): void {
    for (const table of this.tables.all()) if (table.members.size > 0) this.sendPresence(table);
  }

  private setPresence(table: Table, node: string, people: readonly string[], spectators: number): void {
    table.follower.setPresence(node, people, spectators);
    table.connections.broadcastPresence();
    table.runner?.presenceChanged(); // its bots may have been waiting for someone to connect
  }

  private sendPresence({ record, absence, connections }: Table): void {
    this.cluster.notify({ what: 'here', match: record.id, people: absence.local, spectators: connections.spectators });
  }

  private dropSilentNodes(): void {
    const now = this.service.elapsed();
    for (const [node, heard] of this.alive) {
      if (now - heard < LEASE_MS) continue;
      this.alive.delete(node);
      this.tables.remotePresence.drop(node);
      for (const table of this.tables.all()) this.setPresence(table, node, [], 0);
    }
  }
}

const FOR_ALL: ReadonlySet<NodeMessage['what']> = new Set<OperatorMessage['what']>([
  'bans',
  'restart',
  'reload',
  'sessions',
]);

const isForAll = (message: NodeMessage): message is OperatorMessage => FOR_ALL.has(message.what);
