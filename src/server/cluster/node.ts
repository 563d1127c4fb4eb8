import { KEPT_FOR, type News, type Shared, type Versions } from '../../store/cluster-store.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { CatchingUp } from './catch-up-queue.ts';

const BEAT = KEPT_FOR / 4;
const ADOPTED = 64; // matches taken up in one beat

/**
 * One node among several on one store: speaks up for the matches that it keeps, takes up those of nodes that have gone, and
 * follows what others write in the matches that are in its memory.
 */
export class Keeping {
  private readonly service: Service;
  private readonly shared: Shared;
  private readonly tables: Tables;
  private readonly alive = new Map<string, number>(); // other nodes, and when we last heard of them
  private readonly catching: CatchingUp;
  private readonly listening: CatchingUp;
  private readonly versions: Versions;
  private beating: NodeJS.Timeout | undefined;
  private readonly busy = new Map<string, Promise<void>>(); // work under way, by what it is
  private closed = false;

  constructor(service: Service, shared: Shared, tables: Tables) {
    this.service = service;
    this.shared = shared;
    this.tables = tables;
    this.catching = new CatchingUp(service.log, (table) => this.look(table));
    this.listening = new CatchingUp(service.log, (table) => table.talk.catchUp());
    this.versions = Object.fromEntries(Object.values(service.games).map(({ id, version }) => [id, version]));
    tables.onComing = (table) => this.onComing(table);
    tables.onLoaded = ({ record }) => shared.tell({ what: 'who', match: record.id });
    shared.listen(
      (news, node) => this.hear(news, node),
      () => this.onGap(),
    );
    shared.tell({ what: 'alive', asks: true });
    this.beating = setInterval(() => this.beat(), BEAT);
  }

  /** Other nodes that have been heard of lately. */
  get others(): number {
    return this.alive.size;
  }

  /** Others take up what was ours. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beating);
    await Promise.all(this.busy.values());
    const ours = this.ours().map(({ record }) => record.id);
    for (const table of this.ours()) table.abroad.keep(false);
    await this.shared.release(ours).catch(() => {}); // they are let go of by themselves after a while
    this.shared.tell({ what: 'free' });
  }

  private beat(): void {
    this.shared.tell({ what: 'alive', asks: false });
    this.forgetGone();
    this.alone('renew', () => this.renew());
    this.alone('adopt', () => this.adopt());
  }

  /** Never two of a kind at a time: a slow database must not pile them up. Speaking up waits for nothing else. */
  private alone(what: string, work: () => Promise<void>): void {
    if (this.closed || this.busy.has(what)) return;
    const done = work()
      .catch((error: unknown) => this.service.log.warn(errorFacts(error), `cannot ${what} matches just now`))
      .finally(() => this.busy.delete(what));
    this.busy.set(what, done);
  }

  private async renew(): Promise<void> {
    const ours = this.ours();
    const still = await this.shared.renew(ours.map(({ record }) => record.id));
    for (const table of ours) if (!still.has(table.record.id)) table.abroad.keep(false);
  }

  private async adopt(): Promise<void> {
    const adopted = await this.shared.adopt(this.versions, ADOPTED);
    for (const { id, code } of adopted) {
      const table = await this.tables.get(code).catch(() => undefined); // told by itself, or tried again
      if (table) await this.take(table);
      else if (this.tables.isMisfit(code)) await this.shared.rest([id]);
      else await this.shared.release([id]); // another may have more luck, or we a second later
    }
    if (adopted.length > 0) this.service.log.info({ matches: adopted.length }, 'matches taken up from another node');
  }

  /** Keeps a match that nobody else keeps. */
  private async take(table: Table): Promise<void> {
    if (table.keeps || !table.playing || !(await this.shared.keep(table.record.id))) return;
    await table.abroad.catchUp();
    table.abroad.keep(true);
  }

  private onComing(table: Table): void {
    this.tellHere(table);
    this.takeUp(table);
  }

  /** It may have been at rest; what fails is tried again while somebody is there. */
  private takeUp(table: Table): void {
    if (this.closed || table.stopped || table.keeps || table.members.size === 0) return;
    this.take(table).catch((error: unknown) => {
      const facts = { match: table.record.id, ...errorFacts(error) };
      this.service.log.warn(facts, 'a match could not be taken up; it is tried again');
      setTimeout(() => this.takeUp(table), BEAT).unref();
    });
  }

  private ours(): Table[] {
    return [...this.tables.all()].filter((table) => table.keeps && table.playing);
  }

  // ---- News ----

  private hear(news: News, node: string): void {
    if (this.closed) return;
    const isNew = !this.alive.has(node);
    this.alive.set(node, this.service.now());
    if (isNew) this.shared.tell({ what: 'alive', asks: true }); // it may know us still, and tell us nothing by itself
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

  /** Everything that is in memory may be behind. */
  private onGap(): void {
    for (const table of this.tables.all()) {
      this.catching.want(table);
      this.listening.want(table);
    }
    this.shared.tell({ what: 'alive', asks: true });
  }

  /** Other tables may read while this one waits for its own writes. */
  private async look(table: Table): Promise<void> {
    if (!(await table.abroad.look())) void table.abroad.settled().then(() => this.catching.want(table));
  }

  // ---- Who is here ----

  private tellAll(): void {
    for (const table of this.tables.all()) if (table.members.size > 0) this.tellHere(table);
  }

  private hearOf(table: Table, node: string, people: readonly string[], spectators: number): void {
    table.abroad.hear(node, people, spectators);
    table.company.tellComing();
  }

  private tellHere({ record, absence, company }: Table): void {
    this.shared.tell({ what: 'here', match: record.id, people: absence.ours, spectators: company.spectators });
  }

  private forgetGone(): void {
    const now = this.service.now();
    for (const [node, heard] of this.alive) {
      if (now - heard < KEPT_FOR) continue;
      this.alive.delete(node);
      for (const table of this.tables.all()) this.hearOf(table, node, [], 0);
    }
  }
}
