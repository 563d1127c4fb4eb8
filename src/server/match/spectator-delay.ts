import { type Match, stateAt } from '../../kernel/match.ts';
import type { HeardMessage } from '../../wire/messages.ts';
import { type Member, send } from '../table/member.ts';
import { caughtUp, type Stream } from './stream.ts';

interface Room {
  readonly members: ReadonlySet<Member>;
  readonly delay: number; // seconds
  now(): number;
  onFailure(error: unknown): void;
}

/** Stream key of delayed spectators. */
export const DELAYED = 'spectator later';

/** The delayed stream for spectators. All of them see the same moment. */
export class DelayedStream {
  private readonly match: Match;
  private readonly times: readonly number[];
  private readonly kept: () => number; // number of saved entries
  private readonly room: Room;
  private stream: Stream | undefined;
  private cursor = 0; // entries sent
  private timer: NodeJS.Timeout | undefined;

  constructor(match: Match, times: readonly number[], kept: () => number, room: Room) {
    this.match = match;
    this.times = times;
    this.kept = kept;
    this.room = room;
  }

  join(): { readonly stream: Stream; readonly heard: readonly HeardMessage[] } {
    this.look();
    if (!this.stream) this.cursor = this.due();
    const caught = caughtUp(this.match, ['spectator'], this.times, this.cursor);
    if (!this.stream) {
      this.stream = caught.stream;
      this.wind();
    }
    return caught;
  }

  /** Sends the entries that are old enough. */
  look(): void {
    const { stream, match } = this;
    if (!stream) return;
    for (const due = this.due(); this.cursor < due; this.cursor++) {
      const entry = match.log[this.cursor];
      const message = entry && stream.take(entry, stateAt(match, entry.n + 1), this.times[entry.n] ?? 0);
      if (message) for (const member of this.room.members) if (member.streamKey === DELAYED) send(member, message);
    }
    this.wind();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stream = undefined;
  }

  private later(): void {
    try {
      this.look();
    } catch (error) {
      this.room.onFailure(error);
    }
  }

  private due(): number {
    const shown = this.room.now() - this.room.delay * 1000;
    let n = this.cursor;
    while (n < this.kept() && (this.times[n] ?? 0) <= shown) n++;
    return n;
  }

  private wind(): void {
    clearTimeout(this.timer);
    const next = this.cursor < this.kept() ? this.times[this.cursor] : undefined;
    if (next === undefined) return;
    this.timer = setTimeout(() => this.later(), Math.max(10, next + this.room.delay * 1000 - this.room.now()));
    this.timer.unref();
  }
}
