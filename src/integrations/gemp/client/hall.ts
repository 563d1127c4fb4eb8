import { no, ok, type Result } from '../../../kernel/result.ts';
import type { ClientEvent, ClientState } from '../client-state.ts';
import { EMPTY_HALL, type Hall, type Table, tableWith, updatedHall } from '../hall.ts';
import { childrenOf, type Element } from '../xml.ts';
import type { ClientOptions } from './options.ts';

/** The client's actions in the hall, with the latest hall state. */
export class HallClient {
  hall: Hall = EMPTY_HALL;
  private asked = false; // a table was requested; the hall reports its number later
  private opponent: string | null = null; // the player whose table we joined
  private readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Reloads the whole hall. */
  async enter(): Promise<Result<Hall>> {
    return this.update(await this.options.calls.enterHall(), EMPTY_HALL);
  }

  private async poll(): Promise<Result<Hall>> {
    await this.options.clock.sleep(this.options.hallPace, this.options.stop);
    return this.update(await this.options.calls.pollHall(this.hall.channel), this.hall);
  }

  private update(reply: Result<Element | null>, before: Hall): Result<Hall> {
    if (!reply.ok) return reply;
    if (reply.value && reply.value.name !== 'hall')
      return no({ code: 'gemp-not-it', name: reply.value.name, expected: 'hall' });
    this.hall = updatedHall(before, reply.value);
    return ok(this.hall);
  }

  /** Uses a table we already have, otherwise requests one. */
  async arrive(state: ClientState): Promise<Result<ClientEvent>> {
    if (state.fresh) {
      this.asked = false;
      const entered = await this.enter();
      return entered.ok ? ok({ type: 'replied' }) : entered;
    }
    return ok(this.seat() ?? { type: 'table-wanted' });
  }

  private seat(): ClientEvent | undefined {
    const own = tableWith(this.hall, this.options.user);
    if (!own || own.status === 'FINISHED') return undefined;
    return own.game === null
      ? { type: 'seated', table: own.id }
      : { type: 'game-started', game: own.game, table: own.id };
  }

  async ask(): Promise<Result<ClientEvent>> {
    if (!this.asked) {
      const asked = await this.askForTable();
      if (!asked.ok) return asked;
      this.asked = asked.value;
    }
    const polled = await this.poll();
    return polled.ok ? ok(this.seat() ?? { type: 'replied' }) : polled;
  }

  /** Whether a table was requested; false = too early, since the opponent to follow has no table yet. */
  private async askForTable(): Promise<Result<boolean>> {
    const { calls, deck, join, format, user } = this.options;
    const table = join === null ? undefined : this.tableToJoin(join);
    if (join !== null && !table) return this.opponent === null ? no({ code: 'gemp-no-table', table: join }) : ok(false);
    const sample = await this.findDeck();
    if (!sample.ok) return sample;
    if (table) {
      this.opponent = table.players[0]?.name ?? null;
      return done(await calls.joinTable(table.id, deck, sample.value));
    }
    const { formats } = this.hall;
    const wanted = format ?? formats[0];
    if (wanted === undefined || (format !== null && !formats.includes(format)))
      return no({ code: 'gemp-no-format', format, known: formats });
    return done(
      await calls.createTable({
        format: wanted,
        deck,
        sample: sample.value,
        about: `a bot: ${user}`,
        ai: this.options.ai ?? null,
      }),
    );
  }

  /** The requested table; after the first game, a table of the same opponent. */
  private tableToJoin(join: string): Table | undefined {
    return this.hall.tables.find(
      ({ id, status, players }) =>
        status === 'WAITING' &&
        (this.opponent === null ? id === join : players.some(({ name }) => name === this.opponent)),
    );
  }

  /** The user's own deck, otherwise one from the library. */
  private async findDeck(): Promise<Result<boolean>> {
    const { calls, deck } = this.options;
    const known: string[] = [];
    for (const library of [false, true]) {
      const reply = await calls.decks(library);
      if (!reply.ok) return reply;
      const names = reply.value ? deckNames(reply.value) : [];
      if (names.includes(deck)) return ok(library);
      known.push(...names);
    }
    return no({ code: 'gemp-no-deck', deck, known });
  }

  /** Waits for an opponent. */
  async wait(state: ClientState): Promise<Result<ClientEvent>> {
    const told = state.fresh ? await this.enter() : await this.poll();
    if (!told.ok) return told;
    const own = this.hall.tables.find(({ id }) => id === state.table);
    const game = own?.game ?? this.hall.newGames[0];
    if (game !== undefined && game !== null && state.table !== null)
      return ok({ type: 'game-started', game, table: state.table });
    return ok(own ? { type: 'replied' } : { type: 'unseated' });
  }

  /** The table of a game, while the hall lists it. */
  tableOf(game: string): Table | undefined {
    return this.hall.tables.find((table) => table.game === game);
  }
}

const done = (reply: Result<unknown>): Result<boolean> => (reply.ok ? ok(true) : reply);

const DECKS = ['darkDeck', 'lightDeck', 'otherDeck'];

/** Deck names: as text or as an attribute. */
const deckNames = (root: Element): readonly string[] =>
  DECKS.flatMap((kind) => childrenOf(root, kind)).map(({ text, attributes }) => attributes.name ?? text.trim());
