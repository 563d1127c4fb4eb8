import { errorFacts, type Log } from '../log.ts';
import type { Table } from '../table/table.ts';

const CONCURRENT = 4; // tables reading at the same time: commands need database connections too
const AGAIN = 1000; // milliseconds before a failed read is retried

/**
 * Lets tables read what other nodes wrote, a few at a time. A notification during a read causes another read afterwards;
 * a failed read is retried, because the notification may not come again.
 */
export class CatchUpQueue {
  private readonly log: Log;
  private readonly readOne: (table: Table) => Promise<void>;
  private readonly waiting = new Set<Table>();
  private readonly reading = new Set<Table>();

  constructor(log: Log, readOne: (table: Table) => Promise<void>) {
    this.log = log;
    this.readOne = readOne;
  }

  want(table: Table): void {
    this.waiting.add(table);
    this.next();
  }

  private next(): void {
    for (const table of this.waiting) {
      if (this.reading.size >= CONCURRENT) return;
      if (this.reading.has(table)) continue;
      this.waiting.delete(table);
      this.reading.add(table);
      void this.read(table).finally(() => {
        this.reading.delete(table);
        this.next();
      });
    }
  }

  private async read(table: Table): Promise<void> {
    try {
      await this.readOne(table);
    } catch (error) {
      if (table.stopped) return;
      const facts = { match: table.record.id, ...errorFacts(error) };
      this.log.warn(facts, 'cannot read what another node wrote; retrying');
      setTimeout(() => this.want(table), AGAIN).unref();
    }
  }
}
