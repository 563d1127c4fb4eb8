import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Command, HeardEvent, SeatSession } from './seat-session.ts';

const MAX_TABLES = 8;

/** The options of a seat as last listed; their ids are valid only until the match moves on. */
interface ListedOptions {
  readonly version: string;
  readonly seat: Seat;
  readonly commands: readonly Command[];
}

export interface OpenTable {
  readonly id: string;
  readonly session: SeatSession;
  listed: ListedOptions | null;
  heard: readonly HeardEvent[]; // as last reported
}

/** All tables at which a client has seats. */
export class OpenTables {
  readonly games: Readonly<Record<string, Game>>;
  private readonly tables = new Map<string, OpenTable>();
  private count = 0;

  constructor(games: Readonly<Record<string, Game>> = catalog) {
    this.games = games;
  }

  game(id: string): Result<Game> {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(this.games) });
  }

  get all(): readonly OpenTable[] {
    return [...this.tables.values()];
  }

  get isFull(): boolean {
    return this.tables.size >= MAX_TABLES;
  }

  add(session: SeatSession): OpenTable {
    const open: OpenTable = { id: `t${++this.count}`, session, listed: null, heard: [] };
    this.tables.set(open.id, open);
    return open;
  }

  /** The named table, otherwise the newest. */
  table(id: string | undefined): Result<OpenTable> {
    const open = id === undefined ? [...this.tables.values()].at(-1) : this.tables.get(id);
    if (open) return ok(open);
    const known = [...this.tables.keys()];
    return no(
      id === undefined || known.length === 0 ? { code: 'no-table' } : { code: 'no-such-table', table: id, known },
    );
  }

  remove({ id, session }: OpenTable): void {
    session.close();
    this.tables.delete(id);
  }

  close(): void {
    for (const open of this.tables.values()) this.remove(open);
  }
}
