import { DECKS } from '../../src/games/force/data/decks.ts';
import type { ForceKinds } from '../../src/games/force/kinds.ts';
import { otherSide, type Side } from '../../src/games/force/sides.ts';
import { type Element, element } from '../../src/integrations/gemp/xml.ts';
import type { Bot } from '../../src/kernel/bot.ts';
import { mix } from '../../src/kernel/random.ts';
import { type Conduct, TableGame } from './table-game.ts';

interface Seated {
  readonly name: string;
  readonly deck: keyof typeof DECKS;
  readonly side: Side;
}

interface Table {
  readonly id: string;
  readonly seated: Seated[];
  game: TableGame | null;
}

/** The opponent inside the server; null = another client. */
export type Opponent = ((side: Side) => Bot<ForceKinds>) | null;

const isDeck = (name: string): name is keyof typeof DECKS => Object.hasOwn(DECKS, name);

/** The hall: tables and their games. */
export class Tables {
  readonly tables: Table[] = [];
  private readonly seed: number;
  private readonly opponent: Opponent;
  private readonly conduct: Conduct;
  private readonly turnLimit: number;
  private readonly stubborn: number;
  onlyIfAsked = false; // the server's bot plays only at tables with `playVsAi`

  constructor(seed: number, opponent: Opponent, turnLimit: number, conduct: Conduct, stubborn: number) {
    this.seed = seed;
    this.opponent = opponent;
    this.turnLimit = turnLimit;
    this.conduct = conduct;
    this.stubborn = stubborn;
  }

  /** The first problem with it, if any. */
  create(user: string, format: string, deck: string, vsAi = false): string | undefined {
    if (format !== 'vanilla') return `there is no format ${format}`;
    if (this.at(user)) return 'you sit at a table already';
    if (!isDeck(deck)) return `there is no deck ${deck}`;
    const table: Table = { id: String(this.tables.length + 1), seated: [], game: null };
    this.tables.push(table);
    return this.sit(table, user, deck, vsAi);
  }

  join(id: string, user: string, deck: string): string | undefined {
    const table = this.tables.find((one) => one.id === id);
    if (!table || table.game || table.seated.length !== 1) return 'that table is not waiting';
    if (!isDeck(deck)) return `there is no deck ${deck}`;
    if (table.seated.some(({ side }) => side === DECKS[deck].side)) return 'both decks are of one side';
    return this.sit(table, user, deck);
  }

  leave(id: string, user: string): void {
    const table = this.tables.find((one) => one.id === id && !one.game);
    if (table?.seated.some(({ name }) => name === user)) this.tables.splice(this.tables.indexOf(table), 1);
  }

  private sit(table: Table, name: string, deck: keyof typeof DECKS, vsAi = true): undefined {
    table.seated.push({ name, deck, side: DECKS[deck].side });
    if (this.opponent && (vsAi || !this.onlyIfAsked) && table.seated.length === 1) {
      const side = otherSide(DECKS[deck].side);
      const other = (Object.keys(DECKS) as (keyof typeof DECKS)[]).find((one) => DECKS[one].side === side);
      if (other) table.seated.push({ name: `bot ${side}`, deck: other, side });
    }
    if (table.seated.length === 2) this.begin(table);
  }

  private begin(table: Table): void {
    const by = <T>(what: (one: Seated) => T) =>
      Object.fromEntries(table.seated.map((one) => [one.side, what(one)])) as Record<Side, T>;
    const serverBots = table.seated.filter(({ name }) => name.startsWith('bot '));
    table.game = new TableGame({
      id: table.id,
      names: by(({ name }) => name),
      setup: { decks: by(({ deck }) => deck), turnLimit: this.turnLimit },
      seed: mix(this.seed, Number(table.id)),
      bots: Object.fromEntries(serverBots.map(({ side }) => [side, this.opponent?.(side)])),
      conduct: this.conduct,
      stubborn: this.stubborn,
    });
    void table.game.run();
  }

  /** The table at which a user plays or waits. */
  at(user: string): Table | undefined {
    return this.tables.find((table) => !table.game?.over && table.seated.some(({ name }) => name === user));
  }

  game(id: string): TableGame | undefined {
    return this.tables.find((table) => table.game?.how.id === id)?.game ?? undefined;
  }

  sideOf(game: string, user: string): Side | undefined {
    const table = this.tables.find((one) => one.id === game);
    return table?.seated.find(({ name }) => name === user)?.side;
  }

  describe(user: string, action: 'add' | 'update'): Element[] {
    return this.tables.map(({ id, seated, game }) =>
      element('table', {
        action,
        id,
        ...(game && { gameId: game.how.id }),
        status: game ? (game.over ? 'FINISHED' : 'PLAYING') : 'WAITING',
        statusDescription: '',
        format: 'vanilla',
        tournament: 'Casual - a game',
        players: seated
          .map(({ name, side, deck }) => `${name} (${side.toUpperCase()}${game ? `: ${deck}, v2 (a)` : ''})`)
          .join(','),
        playing: seated.some(({ name }) => name === user),
        ...(game?.over && game.winner !== null && { winner: game.winner }),
      }),
    );
  }
}
