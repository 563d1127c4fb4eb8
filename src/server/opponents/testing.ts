import { expect } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { MyMatch, MyMatches, MyRecord, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import type { OpponentSearch, OpponentStatus } from '../../wire/opponents.ts';
import type { Client, Served } from '../testing.ts';

/** Two signed-in players who have found each other. Any server of the same data may answer. */
export class PairTester {
  readonly players: readonly SignedIn[];
  readonly code: string; // of the first game

  private constructor(players: readonly SignedIn[], code: string) {
    this.players = players;
    this.code = code;
  }

  static async open(on: Served, other: Served = on): Promise<PairTester> {
    const players: SignedIn[] = [];
    for (const name of ['Ann', 'Bob']) players.push((await on.post<SignedIn>('/api/identity', { name })).body);
    const [ann, bob] = players;
    const look = async (at: Served, who?: SignedIn) =>
      (await at.post<OpponentSearch>('/api/opponents', { game: 'shooting' }, who, `${who?.me.name}`.padEnd(22, '-')))
        .body;
    const { ticket } = await look(on, ann);
    await look(other, bob);
    let found: SeatPass | null = null;
    await eventually(async () => {
      const { body } = await on.post<OpponentStatus>('/api/opponents/status', { ticket }, ann);
      if (body.state === 'paired') found = body.pass;
      return body.state;
    }).toBe('paired');
    return new PairTester(players, (found as SeatPass | null)?.code ?? '');
  }

  session(name: string): SignedIn {
    const found = this.players.find(({ me }) => me.name === name);
    if (!found) throw new Error(`no player ${name}`);
    return found;
  }

  async table(on: Served, code: string): Promise<TableInfo> {
    return (await on.get<TableInfo>(`/api/matches/${code}`)).body;
  }

  async sideOf(on: Served, code: string, name: string): Promise<string> {
    const { seats } = await this.table(on, code);
    return seats.find(({ holder }) => holder.kind === 'human' && holder.name === name)?.seat ?? '';
  }

  async sit(on: Served, code: string, name: string): Promise<Client> {
    return on.sit(code, undefined, { session: this.session(name).session });
  }

  /** This player resigns; waits until the match is over. */
  async resign(on: Served, code: string, name: string): Promise<void> {
    const client = await this.sit(on, code, name);
    expect(await client.command(await this.sideOf(on, code, name), { type: 'resign' })).toMatchObject({ ok: true });
    await client.until(() => client.over);
    client.socket.close();
  }

  /** Both offer a draw. */
  async draw(on: Served, code: string): Promise<void> {
    const [ann, bob] = [await this.sit(on, code, 'Ann'), await this.sit(on, code, 'Bob')];
    expect(await ann.command(await this.sideOf(on, code, 'Ann'), { type: 'offer-draw' })).toMatchObject({ ok: true });
    expect(await bob.command(await this.sideOf(on, code, 'Bob'), { type: 'offer-draw' })).toMatchObject({ ok: true });
    await bob.until(() => bob.over);
    for (const { socket } of [ann, bob]) socket.close();
  }

  /** The code of the second game, once the server has opened it. */
  async second(on: Served): Promise<string> {
    await eventually(async () => (await this.table(on, this.code)).rematch).not.toBeNull();
    return (await this.table(on, this.code)).rematch ?? '';
  }

  /** Finished matches of a player, once there are this many. */
  async finished(on: Served, name: string, many: number): Promise<readonly MyMatch[]> {
    const mine = async () => (await on.post<MyMatches>('/api/mine', {}, this.session(name))).body;
    await eventually(async () => (await mine()).total).toBe(many);
    return (await mine()).finished;
  }

  async record(on: Served, name: string): Promise<MyRecord> {
    return (await on.get<MyRecord>('/api/me/record', this.session(name))).body;
  }
}
