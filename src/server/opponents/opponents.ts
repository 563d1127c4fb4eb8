import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { QueuedRecord, WaitingRecord } from '../../store/opponent-store.ts';
import type { OpponentSearch, OpponentStatus } from '../../wire/opponents.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { cleanName } from '../lobby/seat-checks.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import type { Limits } from '../options.ts';
import { NEW_PLAYER } from '../results/rating.ts';
import type { Service } from '../service.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import { browserHash, newId, newToken, tokenHash } from '../tokens.ts';
import { botNear } from './bot-offer.ts';
import { openPairedMatch } from './paired-match.ts';
import { pairsOf } from './pairing.ts';

const GONE = 15_000; // milliseconds without a question until a page counts as closed
const FORGOTTEN = 300_000; // and until its row is deleted
const STUCK = 10_000; // milliseconds that a node may take to create the match of a pair
const MOST = 100; // players of one game who are compared
const NOT_WAITING = no({ code: 'not-waiting' });

/**
 * The queue of players who look for an opponent. It is in the store, so all nodes share it. Pages ask again every few
 * seconds; the question of either player of a pair creates the match.
 */
export class Opponents {
  private readonly service: Service;
  private readonly lobby: Lobby;
  private readonly limits: Pick<Limits, 'searchesPerAddress' | 'botOfferAfter'>;

  constructor(service: Service, lobby: Lobby, limits: Opponents['limits']) {
    this.service = service;
    this.lobby = lobby;
    this.limits = limits;
  }

  async join(
    caller: Caller,
    { game: id, name }: { readonly game: string; readonly name?: string },
  ): Promise<Result<OpponentSearch>> {
    const { store, games, moderation, readiness } = this.service;
    if (!this.gameOf(id)) return no({ code: 'unknown-game', game: id, known: Object.keys(games) });
    if (readiness.draining) return no({ code: 'draining' });
    const at = this.service.now();
    const { address, browser, session } = caller;
    const most = this.limits.searchesPerAddress;
    const refusal =
      (await this.lobby.creator.quotas.refuseMatch(address)) ??
      ((await store.opponents.count(address, at - GONE)) >= most ? { code: 'too-many-searches', most } : undefined);
    if (refusal) return no(refusal);
    await store.opponents.removeBefore(at - FORGOTTEN);
    const identity = session?.identity ?? null;
    const [rating = NEW_PLAYER] = identity === null ? [] : await store.results.ratings(id, [`i:${identity}`]);
    const ticket = newToken();
    const waiting: WaitingRecord = {
      ticket: tokenHash(ticket),
      game: id,
      name: cleanName(session?.name ?? moderation.filter(name ?? ''), 'Guest'),
      identity,
      browser: browser === null ? null : browserHash('opponents', browser),
      address,
      mu: rating.mu,
      joined: at,
      seen: at,
    };
    await store.opponents.add(waiting);
    const status = await this.look(caller, ticket, { ...waiting, pair: null, claimed: null, code: null });
    return status.ok ? ok({ ticket, status: status.value }) : status;
  }

  async status(caller: Caller, ticket: string): Promise<Result<OpponentStatus>> {
    const own = await this.own(caller, ticket);
    return own ? this.look(caller, ticket, own) : NOT_WAITING;
  }

  /** Leaves the queue. A player who has just been paired gets the match instead. */
  async leave(caller: Caller, ticket: string): Promise<Result<OpponentStatus>> {
    if (await this.service.store.opponents.remove(tokenHash(ticket))) return ok({ state: 'left' });
    const status = await this.status(caller, ticket);
    return status.ok ? status : ok({ state: 'left' });
  }

  /** A ticket belongs to the identity that got it. */
  private async own({ session }: Caller, ticket: string): Promise<QueuedRecord | undefined> {
    const own = await this.service.store.opponents.seen(tokenHash(ticket), this.service.now());
    return own?.identity === (session?.identity ?? null) ? own : undefined;
  }

  private async look(caller: Caller, ticket: string, own: QueuedRecord): Promise<Result<OpponentStatus>> {
    const { store, now, readiness } = this.service;
    if (own.code !== null) return this.paired(own.code, ticket);
    if (own.pair !== null && (own.claimed ?? 0) < now() - STUCK) await store.opponents.release(own.pair);
    if (own.pair === null && !readiness.draining) {
      const waiting = await store.opponents.waiting(own.game, now() - GONE, MOST);
      const pair = pairsOf(waiting, now()).find((both) => both.some((one) => one.ticket === own.ticket));
      const other = pair?.find((one) => one.ticket !== own.ticket);
      const opponent = waiting.find((one) => one.ticket === other?.ticket);
      const made = opponent && (await this.pair(caller, ticket, own, opponent));
      if (made) return made;
    }
    return this.waiting(own);
  }

  /** Claims both players, then creates their match. Undefined if another node was faster. */
  private async pair(
    caller: Caller,
    ticket: string,
    own: WaitingRecord,
    opponent: WaitingRecord,
  ): Promise<Result<OpponentStatus> | undefined> {
    const { store, now } = this.service;
    const game = this.gameOf(own.game);
    const refusal = await this.lobby.creator.quotas.refuseMatch(caller.address);
    if (!game || refusal) return game && refusal && no(refusal);
    const pair = newId();
    if (!(await store.opponents.claim(pair, [own.ticket, opponent.ticket], now(), now() - GONE))) return undefined;
    const made = await openPairedMatch(this.lobby, caller, game, ticket, own, opponent);
    if (!made.ok) {
      await store.opponents.release(pair);
      return made;
    }
    const { id, code } = made.value.record;
    if (await store.opponents.confirm(pair, code)) return this.paired(code, ticket);
    await store.operator.deleteMatch(id); // it took so long that both wait again
    await this.lobby.tables.reload(id);
    return undefined;
  }

  /** Starts the match if the node that created it did not get that far. */
  private async paired(code: string, ticket: string): Promise<Result<OpponentStatus>> {
    return retryOnConflict(async () => {
      const found = await this.lobby.find(code);
      if (!found.ok) return NOT_WAITING; // deleted since
      const table = found.value;
      const person = table.saved.personWith(ticket);
      if (!person) return NOT_WAITING;
      if (table.status === 'open') await this.lobby.creator.begin(table);
      const seats = seatsOf(table.seating.chairs, person.id);
      return ok({ state: 'paired', pass: { code: table.record.code, token: ticket, seats, table: table.info() } });
    });
  }

  private async waiting({ game: id, joined, mu }: WaitingRecord): Promise<Result<OpponentStatus>> {
    const waited = Math.max(0, this.service.now() - joined);
    const game = waited >= this.limits.botOfferAfter ? this.gameOf(id) : undefined;
    const offer = game ? await botNear(game, mu, this.service.store.results) : null;
    return ok({ state: 'waiting', seconds: Math.floor(waited / 1000), offer });
  }

  private gameOf(id: string): Game | undefined {
    const { games } = this.service;
    return Object.hasOwn(games, id) ? games[id] : undefined;
  }
}
