import { errorFacts } from '../log.ts';
import type { Log } from '../service.ts';
import type { Table } from '../table/table.ts';

const HANDS = 4; // tables that read at the same time: commands need connections too
const AGAIN = 1000; // milliseconds until a reading that failed is tried again

/**
 * Tables read what other nodes have written of them, a few at a time. What is told while one reads is read afterwards; what
 * could not be read is tried again, for nobody may tell of it a second time.
 */
export class CatchingUp {
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
      if (this.reading.size >= HANDS) return;
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
      this.log.warn(facts, 'what another node wrote could not be read; it is tried again');
      setTimeout(() => this.want(table), AGAIN).unref();
    }
  }
}
