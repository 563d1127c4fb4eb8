import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Command, Seated } from './seated.ts';

const MOST_TABLES = 8;

/** The options of a seat as last listed; their ids are valid only until the match moves on. */
interface Listed {
  readonly place: string;
  readonly seat: Seat;
  readonly commands: readonly Command[];
}

export interface Open {
  readonly id: string;
  readonly seated: Seated;
  listed: Listed | null;
}

/** All tables at which a client has seats. */
export class Desk {
  readonly games: Readonly<Record<string, Game>>;
  private readonly tables = new Map<string, Open>();
  private count = 0;

  constructor(games: Readonly<Record<string, Game>> = catalog) {
    this.games = games;
  }

  game(id: string): Result<Game> {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(this.games) });
  }

  get isFull(): boolean {
    return this.tables.size >= MOST_TABLES;
  }

  add(seated: Seated): Open {
    const open: Open = { id: `t${++this.count}`, seated, listed: null };
    this.tables.set(open.id, open);
    return open;
  }

  /** The named table, otherwise the newest. */
  table(id: string | undefined): Result<Open> {
    const open = id === undefined ? [...this.tables.values()].at(-1) : this.tables.get(id);
    if (open) return ok(open);
    const known = [...this.tables.keys()];
    return no(
      id === undefined || known.length === 0 ? { code: 'no-table' } : { code: 'no-such-table', table: id, known },
    );
  }

  remove({ id, seated }: Open): void {
    seated.close();
    this.tables.delete(id);
  }

  close(): void {
    for (const open of this.tables.values()) this.remove(open);
  }
}
