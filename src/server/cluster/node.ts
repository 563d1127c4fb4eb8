import { type ClusterStore, LEASE_MS, type NodeMessage, type Versions } from '../../store/cluster-store.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { CatchUpQueue } from './catch-up-queue.ts';

const BEAT = LEASE_MS / 4;
const ADOPTED = 64; // matches taken over per heartbeat

/**
 * One of several nodes on a shared store: renews the leases of its matches, takes over matches of nodes that are gone, and
 * reads what other nodes write to the matches it has in memory.
 */
export class ClusterNode {
  private readonly service: Service;
  private readonly shared: ClusterStore;
  private readonly tables: Tables;
  private readonly alive = new Map<string, number>(); // other nodes -> time of their last message
  private readonly catching: CatchUpQueue;
  private readonly listening: CatchUpQueue;
  private readonly versions: Versions;
  private beating: NodeJS.Timeout | undefined;
  private readonly busy = new Map<string, Promise<void>>(); // running tasks by name
  private closed = false;

  constructor(service: Service, shared: ClusterStore, tables: Tables) {
    this.service = service;
    this.shared = shared;
    this.tables = tables;
    this.catching = new CatchUpQueue(service.log, (table) => this.look(table));
    this.listening = new CatchUpQueue(service.log, (table) => table.chat.catchUp());
    this.versions = Object.fromEntries(Object.values(service.games).map(({ id, version }) => [id, version]));
    tables.onPresence = (table) => this.onComing(table);
    tables.onLoaded = ({ record }) => shared.notify({ what: 'who', match: record.id });
    shared.listen(
      (news, node) => this.hear(news, node),
      () => this.onGap(),
    );
    shared.notify({ what: 'alive', asks: true });
    this.beating = setInterval(() => this.beat(), BEAT);
  }

  /** Number of other nodes heard from recently. */
  get others(): number {
    return this.alive.size;
  }

  /** Releases all leases, so that other nodes take over. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beating);
    await Promise.all(this.busy.values());
    const ours = this.ours().map(({ record }) => record.id);
    for (const table of this.ours()) table.follower.setLease(false);
    await this.shared.release(ours).catch(() => {}); // leases expire on their own
    this.shared.notify({ what: 'free' });
  }

  private beat(): void {
    this.shared.notify({ what: 'alive', asks: false });
    this.forgetGone();
    this.alone('renew', () => this.renew());
    this.alone('adopt', () => this.adopt());
  }

  /** Runs at most one task per name, so that a slow database does not pile them up. Renewing never waits for adopting. */
  private alone(what: string, work: () => Promise<void>): void {
    if (this.closed || this.busy.has(what)) return;
    const done = work()
      .catch((error: unknown) => this.service.log.warn(errorFacts(error), `cannot ${what} matches right now`))
      .finally(() => this.busy.delete(what));
    this.busy.set(what, done);
  }

  private async renew(): Promise<void> {
    const ours = this.ours();
    const still = await this.shared.renew(ours.map(({ record }) => record.id));
    for (const table of ours) if (!still.has(table.record.id)) table.follower.setLease(false);
  }

  private async adopt(): Promise<void> {
    const adopted = await this.shared.adopt(this.versions, ADOPTED);
    for (const { id, code } of adopted) {
      const table = await this.tables.get(code).catch(() => undefined); // already logged; retried below
      if (table) await this.take(table);
      else if (this.tables.isUnplayable(code)) await this.shared.park([id]);
      else await this.shared.release([id]); // another node may succeed, or this one a second later
    }
    if (adopted.length > 0) this.service.log.info({ matches: adopted.length }, 'matches taken over from another node');
  }

  /** Takes the lease of a match if it is free. */
  private async take(table: Table): Promise<void> {
    if (table.holdsLease || !table.playing || !(await this.shared.acquire(table.record.id))) return;
    await table.follower.catchUp();
    table.follower.setLease(true);
  }

  private onComing(table: Table): void {
    this.tellHere(table);
    this.takeUp(table);
  }

  /** The match may have been parked. Retries on failure while anyone is connected. */
  private takeUp(table: Table): void {
    if (this.closed || table.stopped || table.holdsLease || table.members.size === 0) return;
    this.take(table).catch((error: unknown) => {
      const facts = { match: table.record.id, ...errorFacts(error) };
      this.service.log.warn(facts, 'cannot take over a match; retrying');
      setTimeout(() => this.takeUp(table), BEAT).unref();
    });
  }

  private ours(): Table[] {
    return [...this.tables.all()].filter((table) => table.holdsLease && table.playing);
  }

  // ---- Messages from other nodes ----

  private hear(news: NodeMessage, node: string): void {
    if (this.closed) return;
    const isNew = !this.alive.has(node);
    this.alive.set(node, this.service.now());
    if (isNew) this.shared.notify({ what: 'alive', asks: true }); // it may still know this node from before, and then would not report on its own
    if (isNew || (news.what === 'alive' && news.asks)) this.tellAll();
    if (news.what === 'free') return this.alone('adopt', () => this.adopt());
    if (news.what === 'alive') return;
    const table = this.tables.byId(news.match);
    if (!table) return;
    if (news.what === 'who') {
      if (table.members.size > 0) this.tellHere(table);
    } else if (news.what === 'here') this.hearOf(table, node, news.people, news.spectators);
    else if (news.what === 'talk') this.listening.want(table);
    else this.catching.want(table);
  }

  /** Messages may have been missed, so every table in memory may be out of date. */
  private onGap(): void {
    for (const table of this.tables.all()) {
      this.catching.want(table);
      this.listening.want(table);
    }
    this.shared.notify({ what: 'alive', asks: true });
  }

  /** Other tables may read while this one waits for its own writes. */
  private async look(table: Table): Promise<void> {
    if (!(await table.follower.pull())) void table.follower.settled().then(() => this.catching.want(table));
  }

  // ---- Presence ----

  private tellAll(): void {
    for (const table of this.tables.all()) if (table.members.size > 0) this.tellHere(table);
  }

  private hearOf(table: Table, node: string, people: readonly string[], spectators: number): void {
    table.follower.setPresence(node, people, spectators);
    table.connections.broadcastPresence();
  }

  private tellHere({ record, absence, connections }: Table): void {
    this.shared.notify({ what: 'here', match: record.id, people: absence.local, spectators: connections.spectators });
  }

  private forgetGone(): void {
    const now = this.service.now();
    for (const [node, heard] of this.alive) {
      if (now - heard < LEASE_MS) continue;
      this.alive.delete(node);
      for (const table of this.tables.all()) this.hearOf(table, node, [], 0);
    }
  }
}
