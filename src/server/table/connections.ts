import { PROTOCOL, type TableInfo } from '../../wire/messages.ts';
import type { Hello } from '../../wire/schemas.ts';
import type { Play } from '../match/live-match.ts';
import type { Service } from '../service.ts';
import type { Absence } from './absence.ts';
import type { Conversation } from './chat.ts';
import { type Connection, eyesOf, keyOf, type Member, newMember, tell } from './member.ts';
import { type Person, seatsOf } from './seat-assignments.ts';
import type { Seating } from './table-info.ts';

const CROWD = 20; // members
const CROWD_EVERY = 200; // milliseconds

/** What those who come to a table are shown of it. */
export interface Visited {
  readonly service: Service;
  readonly seating: Seating;
  readonly people: ReadonlyMap<string, Person>;
  readonly absence: Absence;
  readonly talk: Conversation;
  readonly play: Play | null;
  info(): TableInfo;
  whenSettled(then: () => void): void; // as soon as nothing is under way
  onComing(): void; // somebody came or went
}

/** Everybody at our own sockets of one table, from their hello until they leave. */
export class Company {
  readonly members = new Set<Member>();
  private readonly greeted = new Set<Member>(); // said hello, not welcomed yet
  private readonly table: Visited;
  private coming: NodeJS.Timeout | undefined;

  constructor(table: Visited) {
    this.table = table;
  }

  get spectators(): number {
    return [...this.members].filter(({ seats }) => seats.length === 0).length;
  }

  attach(connection: Connection, person: Person | null, { since = 0, eyes }: Hello): Member {
    const { table } = this;
    const id = person?.id ?? null;
    const member = newMember(connection, id, seatsOf(table.seating.chairs, id));
    this.greeted.add(member);
    if (person) table.absence.arrive(person.id);
    table.whenSettled(() => {
      this.greeted.delete(member);
      if (member.gone) return;
      member.seats = seatsOf(table.seating.chairs, id); // they may have changed hands by now
      this.members.add(member);
      this.welcome(member);
      table.talk.tellAll(member);
      table.play?.attach(member, since, eyes);
      this.tellComing();
      table.onComing();
    });
    return member;
  }

  detach(member: Member): void {
    if (member.gone) return;
    const { table } = this;
    member.gone = true;
    this.members.delete(member);
    this.greeted.delete(member);
    table.play?.forget();
    if (member.person !== null) table.absence.depart(member.person);
    this.tellComing();
    table.onComing();
  }

  /** Members see what their seats see, from now on. */
  showSeats(): void {
    const { table } = this;
    for (const member of this.members) {
      const seats = seatsOf(table.seating.chairs, member.person);
      if (keyOf(eyesOf({ seats })) === keyOf(eyesOf(member))) continue;
      member.seats = seats;
      member.eyes = '';
      table.whenSettled(() => {
        if (member.gone) return;
        this.welcome(member);
        table.play?.attach(member, 0, undefined);
      });
    }
  }

  /** Who comes and goes in a crowd is told now and then: each to everybody would be the square of the crowd. */
  tellComing(): void {
    if (this.members.size < CROWD) return this.tellTable();
    this.coming ??= setTimeout(() => this.tellTable(), CROWD_EVERY).unref();
  }

  tellTable(): void {
    clearTimeout(this.coming);
    this.coming = undefined;
    const message = JSON.stringify({ type: 'table', table: this.table.info() });
    for (const { connection } of this.members) connection.send([message]);
  }

  /** All of them are sent away. */
  disperse(code: number, reason: string): void {
    clearTimeout(this.coming);
    for (const member of [...this.members, ...this.greeted]) {
      member.gone = true;
      member.connection.close(code, reason);
    }
    this.members.clear();
    this.greeted.clear();
  }

  private welcome(member: Member): void {
    const { service, people, seating } = this.table;
    const person = member.person === null ? undefined : people.get(member.person);
    tell(member, {
      type: 'welcome',
      protocol: PROTOCOL,
      version: service.version,
      table: this.table.info(),
      you: {
        name: person?.name ?? null,
        seats: member.seats,
        host: person !== undefined && person.id === seating.host,
      },
      now: service.now(),
    });
  }
}
