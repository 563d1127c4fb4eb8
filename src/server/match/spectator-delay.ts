import { type Match, stateAt } from '../../kernel/match.ts';
import type { HeardMessage } from '../../wire/messages.ts';
import { send } from '../table/member.ts';
import type { TableContext } from '../table/table-context.ts';
import type { EntryAges } from './entry-ages.ts';
import { caughtUp, type Stream } from './stream.ts';

/** Stream key of delayed spectators. */
export const DELAYED = 'spectator later';

/** The delayed stream for spectators. All of them see the same moment. */
export class DelayedStream {
  private readonly match: Match;
  private readonly times: readonly number[];
  private readonly ages: EntryAges;
  private readonly saved: () => number; // number of saved entries
  private readonly table: TableContext;
  private stream: Stream | undefined;
  private cursor = 0; // entries sent
  private timer: NodeJS.Timeout | undefined;

  constructor(match: Match, times: readonly number[], ages: EntryAges, saved: () => number, table: TableContext) {
    this.match = match;
    this.times = times;
    this.ages = ages;
    this.saved = saved;
    this.table = table;
  }

  join(): { readonly stream: Stream; readonly heard: readonly HeardMessage[] } {
    this.sendDue();
    if (!this.stream) this.cursor = this.due();
    const caught = caughtUp(this.match, ['spectator'], this.times, this.cursor);
    if (!this.stream) {
      this.stream = caught.stream;
      this.wind();
    }
    return caught;
  }

  /** Sends the entries that are old enough. */
  sendDue(): void {
    const { stream, match } = this;
    if (!stream) return;
    for (const due = this.due(); this.cursor < due; this.cursor++) {
      const entry = match.log[this.cursor];
      const message = entry && stream.take(entry, stateAt(match, entry.n + 1), this.times[entry.n] ?? 0);
      if (message) for (const member of this.table.members) if (member.streamKey === DELAYED) send(member, message);
    }
    this.wind();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stream = undefined;
  }

  /** How many entries a spectator who joins now may see. */
  visible(): number {
    return this.due();
  }

  private later(): void {
    try {
      this.sendDue();
    } catch (error) {
      this.table.fail(error);
    }
  }

  private due(): number {
    const delay = this.table.settings.delay * 1000;
    let n = this.cursor;
    while (n < this.saved() && this.ages.of(n) >= delay) n++;
    return n;
  }

  private wind(): void {
    clearTimeout(this.timer);
    if (this.cursor >= this.saved()) return;
    const wait = this.table.settings.delay * 1000 - this.ages.of(this.cursor);
    this.timer = setTimeout(() => this.later(), Math.max(10, wait));
    this.timer.unref();
  }
}
