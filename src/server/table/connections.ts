import { PROTOCOL } from '../../wire/messages.ts';
import type { Hello } from '../../wire/schemas.ts';
import { householdOf } from '../client-address.ts';
import { rolesOf } from '../permissions.ts';
import type { Absence } from './absence.ts';
import type { TableChat } from './chat.ts';
import { type Connection, type Member, newMember, send, streamKeyOf, watchersOf } from './member.ts';
import { type Person, seatsOf } from './seat-assignments.ts';
import type { TableContext } from './table-context.ts';

const CROWDED = 20; // members from which a table counts as crowded
const CROWD_EVERY = 200; // milliseconds

/** The connections of one table on this node. */
export class Connections {
  readonly members: Set<Member>;
  private readonly pending = new Set<Member>(); // said hello, not welcomed yet
  private readonly table: TableContext;
  private readonly absence: Absence;
  private readonly chat: TableChat;
  private presenceTimer: NodeJS.Timeout | undefined;

  constructor(table: TableContext, members: Set<Member>, absence: Absence, chat: TableChat) {
    this.table = table;
    this.members = members;
    this.absence = absence;
    this.chat = chat;
  }

  get spectators(): number {
    return [...this.members].filter(({ seats }) => seats.length === 0).length;
  }

  attach(connection: Connection, person: Person | null, { since = 0, eyes, browser }: Hello): Member {
    const { table } = this;
    const id = person?.id ?? null;
    const member = newMember(connection, id, seatsOf(table.seating.chairs, id));
    this.pending.add(member);
    if (person) {
      this.absence.connected(person.id);
      const { exactAddress } = connection;
      const address = exactAddress === undefined ? undefined : householdOf(exactAddress);
      table.mutes.saw(person.id, { browser, address }).catch(() => {}); // a failure is logged where it happens
    }
    table.whenSettled(() => {
      this.pending.delete(member);
      if (member.left) return;
      member.seats = seatsOf(table.seating.chairs, id); // they may have changed meanwhile
      this.members.add(member);
      this.welcome(member);
      this.chat.sendHistory(member);
      const { restartAt } = table.service.moderation;
      if (restartAt !== null) send(member, { type: 'restart', at: restartAt });
      table.showMatch(member, since, eyes);
      this.broadcastPresence();
      table.presenceChanged();
    });
    return member;
  }

  detach(member: Member): void {
    if (member.left) return;
    const { table } = this;
    member.left = true;
    this.members.delete(member);
    this.pending.delete(member);
    if (member.person !== null) this.absence.disconnected(member.person);
    this.broadcastPresence();
    table.presenceChanged();
  }

  /** Gives members the streams of their current seats. */
  showSeats(): void {
    const { table } = this;
    for (const member of this.members) {
      const seats = seatsOf(table.seating.chairs, member.person);
      if (streamKeyOf(watchersOf({ seats })) === streamKeyOf(watchersOf(member))) continue;
      member.seats = seats;
      member.streamKey = '';
      table.whenSettled(() => {
        if (member.left) return;
        this.welcome(member);
        table.showMatch(member, 0);
      });
    }
  }

  /** Throttles join/leave broadcasts at crowded tables: their number grows as n². */
  broadcastPresence(): void {
    if (this.members.size < CROWDED) return this.broadcastTable();
    this.presenceTimer ??= setTimeout(() => this.broadcastTable(), CROWD_EVERY).unref();
  }

  broadcastTable(): void {
    clearTimeout(this.presenceTimer);
    this.presenceTimer = undefined;
    const message = JSON.stringify({ type: 'table', table: this.table.info() });
    for (const { connection } of this.members) connection.send([message]);
  }

  /** Closes every connection. */
  closeAll(code: number, reason: string): void {
    clearTimeout(this.presenceTimer);
    for (const member of [...this.members, ...this.pending]) {
      member.left = true;
      member.connection.close(code, reason);
    }
    this.members.clear();
    this.pending.clear();
  }

  private welcome(member: Member): void {
    const { service, people, seating } = this.table;
    const person = member.person === null ? undefined : people.get(member.person);
    send(member, {
      type: 'welcome',
      protocol: PROTOCOL,
      version: service.version,
      table: this.table.info(),
      you: {
        name: person?.name ?? null,
        seats: member.seats,
        host: rolesOf(seating, member.person, 'spectator').includes('host'),
      },
      now: service.now(),
    });
  }
}
