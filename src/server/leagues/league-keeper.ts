import { ok } from '../../kernel/result.ts';
import { type Player, unfinishedBoard } from '../../leagues/league.ts';
import { nextEvent } from '../../leagues/next-event.ts';
import type { LeagueMatch, LeagueRecord } from '../../store/league-store.ts';
import type { MatchCreator } from '../lobby/create-match.ts';
import { openSeated } from '../lobby/seated-match.ts';
import { errorFacts } from '../log.ts';
import { closeMatch } from '../operator/close-match.ts';
import type { Service } from '../service.ts';
import { isLeftToBots, seatsOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { newId } from '../tokens.ts';
import { changeLeague, type LoadedLeague, loadLeague } from './league-log.ts';
import { scoreOf } from './score.ts';

const CREATED_WITHIN = 60_000; // milliseconds; after that, another node creates the match again
const TRIES = 10; // another node may write at the same moment

/** Runs leagues: starts rounds, opens their matches and records results. Any node may do this at any time. */
export class LeagueKeeper {
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly creator: MatchCreator;
  private turn: Promise<void> = Promise.resolve(); // one league at a time
  private again: NodeJS.Timeout | undefined;

  constructor(service: Service, tables: Tables, creator: MatchCreator) {
    this.service = service;
    this.tables = tables;
    this.creator = creator;
  }

  /** Continues a league as far as possible without its players. Errors are logged, and the league is tried again later. */
  advance(league: string): Promise<void> {
    this.turn = this.turn
      .then(() => this.advanceNow(league))
      .catch((error: unknown) =>
        this.service.log.warn({ league, ...errorFacts(error) }, 'cannot continue a league: trying again later'),
      );
    return this.turn;
  }

  /** Records the result of a finished match, if it belongs to a league that waits for it. */
  async matchOver(match: string): Promise<void> {
    const { store } = this.service;
    const place = await store.leagues.boardOf(match);
    const record = place && (await store.byId(match));
    if (!place || record?.status !== 'over') return;
    const { league: id, round, board } = place;
    const score = scoreOf(record);
    await changeLeague(this.service, id, ({ league }) => {
      const isWaiting = league.status === 'playing' && league.rounds[round]?.boards[board]?.result === null;
      return ok(isWaiting ? { event: { type: 'result', round, board, score } } : null);
    });
    await this.advance(id);
  }

  /** Catches up on what a crash has interrupted, and closes matches that both players have abandoned. */
  async run(): Promise<void> {
    for (const record of await this.service.store.leagues.playing()) {
      await this.check(record);
      await this.advance(record.id);
    }
  }

  close(): Promise<void> {
    clearTimeout(this.again);
    return this.turn;
  }

  /** The player resigns the match in progress, so that the opponent need not finish it. */
  async resign({ record, league }: LoadedLeague, player: Player, identity: string): Promise<void> {
    const board = unfinishedBoard(league, player);
    const matches = board === null ? [] : await this.currentMatches(record.id, league.rounds.length - 1);
    const code = matches.find((one) => one.board === board)?.code;
    const table = code == null ? undefined : await this.tables.get(code);
    const person = table?.saved.personOf(null, identity);
    const [seat] = seatsOf(table?.assignments ?? [], person?.id ?? null);
    if (!table || seat === undefined) return;
    for (let tries = 0; tries < TRIES && table.playing; tries++) {
      table.act(seat, { type: 'resign' });
      await table.follower.settled();
    }
  }

  private async currentMatches(league: string, round: number): Promise<readonly LeagueMatch[]> {
    return (await this.service.store.leagues.matches(league)).filter((one) => one.round === round);
  }

  private async check(record: LeagueRecord): Promise<void> {
    const { league } = await loadLeague(this.service, record);
    const round = league.rounds.length - 1;
    for (const { board, match } of await this.currentMatches(record.id, round)) {
      if (league.rounds[round]?.boards[board]?.result !== null) continue;
      const found = await this.service.store.byId(match);
      if (found?.status === 'playing' && isLeftToBots(seatingOf(found).chairs))
        await closeMatch({ service: this.service, tables: this.tables }, found.code, { by: 'server' });
      await this.matchOver(match);
    }
  }

  private async advanceNow(id: string): Promise<void> {
    const { store } = this.service;
    for (;;) {
      const done = await changeLeague(this.service, id, ({ league }) => {
        const event = nextEvent(league);
        return ok(event && { event });
      });
      if (!done.ok || nextEvent(done.value.after) === null) break;
    }
    const record = await store.leagues.byId(id);
    if (record?.status === 'playing') await this.openMatches(await loadLeague(this.service, record));
  }

  private async openMatches(loaded: LoadedLeague): Promise<void> {
    const round = loaded.league.rounds.length - 1;
    const known = await this.currentMatches(loaded.record.id, round);
    for (const [board, { result }] of (loaded.league.rounds[round]?.boards ?? []).entries()) {
      const match = known.find((one) => one.board === board);
      const isOpened = match !== undefined && match.status !== null && match.status !== 'open';
      if (result === null && !isOpened) await this.openMatch(loaded, round, board, match);
    }
  }

  /** The board is reserved first, so that two nodes do not create two matches. `before`: one that was not created completely. */
  private async openMatch(
    { record, settings, league, players }: LoadedLeague,
    round: number,
    board: number,
    before: LeagueMatch | undefined,
  ): Promise<void> {
    const { service, tables } = this;
    const { store, now, log } = service;
    const at = now();
    if (before && store.cluster && at - before.at < CREATED_WITHIN) return this.runAgain();
    const id = newId();
    if ((await store.leagues.claim(record.id, { round, board, match: id, at }, before?.match)) === 'taken') return;
    if (before?.status === 'open') {
      await store.operator.deleteMatch(before.match);
      await tables.reload(before.match);
    }
    const pair = league.rounds[round]?.boards[board];
    const ids = [pair?.first, pair?.second].map((player) => players.find((one) => one.player === player)?.identity);
    const names = await store.identities.names(ids.flatMap((identity) => identity ?? []));
    const seated = ids.flatMap((identity) => (identity == null ? [] : [{ identity, name: names.get(identity) ?? '' }]));
    const { title, game, options, clock } = settings;
    const wish = {
      id,
      game,
      options,
      settings: { clock, listed: record.listed },
      players: seated,
      league: { code: record.code, title },
    };
    const opened = await openSeated(service, tables, this.creator, wish);
    if (!opened.ok) log.warn({ league: record.id, ...opened.error }, 'cannot open a league match');
  }

  private runAgain(): void {
    this.again ??= setTimeout(() => {
      this.again = undefined;
      this.run().catch((error: unknown) =>
        this.service.log.warn(errorFacts(error), 'cannot continue leagues: trying again later'),
      );
    }, CREATED_WITHIN).unref();
  }
}
