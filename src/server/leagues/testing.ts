import { expect } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { LeagueInfo, NewLeagueRequest } from '../../wire/leagues.ts';
import type { TableInfo } from '../../wire/messages.ts';
import type { Served } from '../testing.ts';

/** Players of a league, by their sessions. Any server of the same data may answer. */
export class LeagueTester {
  readonly players: readonly SignedIn[];
  readonly code: string;

  private constructor(players: readonly SignedIn[], code: string) {
    this.players = players;
    this.code = code;
  }

  /** The first player opens the league and plays too. */
  static async open(on: Served, names: readonly string[], wish: Partial<NewLeagueRequest> = {}): Promise<LeagueTester> {
    const players: SignedIn[] = [];
    for (const name of names) players.push((await on.post<SignedIn>('/api/identity', { name })).body);
    const [host, ...others] = players;
    const request = { title: 'Friday', game: 'radar', kind: 'round-robin', clock: 86_400, ...wish };
    const { status, body } = await on.post<LeagueInfo>('/api/leagues', request, host);
    expect(status).toBe(201);
    const league = new LeagueTester(players, body.code);
    for (const player of others) await on.post(`/api/leagues/${body.code}/join`, {}, player);
    return league;
  }

  session(name: string): SignedIn {
    const found = this.players.find(({ me }) => me.name === name);
    if (!found) throw new Error(`no player ${name}`);
    return found;
  }

  async act(on: Served, name: string, verb: string) {
    return on.post<LeagueInfo>(`/api/leagues/${this.code}/${verb}`, {}, this.session(name));
  }

  async info(on: Served, name?: string): Promise<LeagueInfo> {
    return (await on.get<LeagueInfo>(`/api/leagues/${this.code}`, name === undefined ? undefined : this.session(name)))
      .body;
  }

  async mine(on: Served, name: string): Promise<MyMatches> {
    return (await on.post<MyMatches>('/api/mine', {}, this.session(name))).body;
  }

  /** The captain of one side resigns; waits until the match is over. */
  async resign(on: Served, code: string, name: string): Promise<void> {
    const client = await on.sit(code, undefined, { session: this.session(name).session });
    const { body: table } = await on.get<TableInfo>(`/api/matches/${code}`);
    const seat = table.seats.find(({ holder }) => holder.kind === 'human' && holder.name === name)?.seat ?? '';
    expect(await client.command(seat, { type: 'resign' })).toMatchObject({ ok: true });
    await client.until(() => client.over);
    client.socket.close();
  }

  /** The league once all matches of its current round have been created. */
  async ready(on: Served): Promise<LeagueInfo> {
    const isReady = ({ results }: LeagueInfo): boolean =>
      results.at(-1)?.boards.every(({ match, result }) => match !== null || result !== null) === true;
    await eventually(async () => isReady(await this.info(on))).toBe(true);
    return this.info(on);
  }

  /** In each match the player with the higher number loses: player 1 wins the league. Returns when the round is over. */
  async playRound(on: Served): Promise<void> {
    const { round, results, names } = await this.ready(on);
    for (const { first, second, match, result } of results.at(-1)?.boards ?? []) {
      const loser = names[Math.max(first, second)];
      if (result === null && match !== null && loser?.kind === 'person') await this.resign(on, match, loser.name);
    }
    await eventually(async () => {
      const now = await this.info(on);
      return now.status === 'over' || now.round > round;
    }).toBe(true);
  }
}

/** Places, names and points, best first. */
export const table = ({ standings, names }: LeagueInfo): readonly (readonly [number, string, number])[] =>
  standings.map(({ place, player, points }) => {
    const name = names[player];
    return [place, name?.kind === 'person' ? name.name : 'deleted', points.total];
  });
