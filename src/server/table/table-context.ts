import type { Game } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import type { Match } from '../../kernel/match.ts';
import type { MatchCommand } from '../../kernel/match-status.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';
import type { Service } from '../service.ts';
import type { Member } from './member.ts';
import type { Mutes } from './mutes.ts';
import type { Person, SeatAssignment } from './seat-assignments.ts';
import type { Seating } from './table-info.ts';

/** A table as its parts see it: its connections, absence timers, running match and cluster follower. */
export interface TableContext {
  readonly service: Service;
  readonly game: Game;
  readonly rules: Rules;
  readonly record: MatchRecord;
  readonly seating: Seating;
  readonly assignments: readonly SeatAssignment[];
  readonly settings: Settings;
  readonly people: ReadonlyMap<string, Person>;
  readonly members: ReadonlySet<Member>;
  readonly playing: boolean;
  readonly matchPlayed: Match | null; // once it has started
  readonly absence: { readonly present: ReadonlySet<string> }; // people who are connected, to any node
  readonly stopped: boolean;
  readonly isAbandoned: boolean; // its bots wait until someone connects
  readonly isEmpty: boolean; // no one is connected
  holdsLease: boolean; // this node runs its bots, clocks and absence timers
  readonly mutes: Mutes;
  info(): TableInfo;
  /** Saves a change and broadcasts it; rejects with WriteConflict if another node changed the table first. */
  change(change: Partial<Seating>): Promise<void>;
  /** Submits a match command. */
  act(seat: Seat, command: MatchCommand): unknown;
  /** Saves and logs new seat assignments; `holders` are the names of the new holders. */
  reseat(chairs: readonly SeatAssignment[], holders: readonly (readonly [Seat, string])[]): Promise<void>;
  /** Sends a member their view of the match, if it has started. */
  showMatch(member: Member, since: number, watchers?: readonly Watcher[]): void;
  /** Continues a match that has been started. */
  resume(match: Match, times: number[], accepted: Map<string, number>): void;
  stop(code: number, reason: string): void;
  /** Runs `then` when no write is pending and the match is not being reloaded. */
  whenSettled(then: () => void): void;
  /** Runs work that no caller waits for. An exception stops only this table. */
  guarded(work: () => void): void;
  /** Stops the table; it is loaded again from the store. */
  fail(error: unknown): void;
  presenceChanged(): void; // someone connected or left
  onRemoved(): void; // drop it from memory
  onEnd(): void; // the match is over
  onFollowed(seat: Seat): void; // a seat has acted on another node
  onLate(seat: Seat): boolean; // a deadline has passed; false = this node does not act on it
  seatsChanged(): void; // another node has changed seats or settings
}
