import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { catalog } from '../../games/catalog.ts';
import type { Seat } from '../../kernel/ids.ts';
import { parseLog } from '../../kernel/log.ts';
import { verify } from '../../kernel/replay.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Client, type Served, serve } from '../testing.ts';

let database: TestDatabase;
let one: Served;
let two: Served;

const node = async (): Promise<Served> => serve({ parts: { store: await openPostgres(database.url) } });

beforeAll(async () => {
  database = await testDatabase();
  [one, two] = await Promise.all([node(), node()]);
});
afterAll(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await database?.drop();
});

const BOTS = { 'blue.first-mate': 'seed', 'blue.engineer': 'seed', 'blue.radio-operator': 'seed' };
const CREWS = {
  ...BOTS,
  ...Object.fromEntries(Object.entries(BOTS).map(([seat, bot]) => [seat.replace('blue', 'red'), bot])),
};

/** Two captains with bot crews: Ann on the first node, Bob joins on the second. */
async function captains(): Promise<{ readonly code: string; readonly ann: SeatPass; readonly bob: SeatPass }> {
  const ann = await one.create({
    game: 'radar',
    name: 'Ann',
    sit: ['blue.captain'],
    bots: CREWS,
    settings: { pace: 0 },
  });
  const { body: bob } = await two.post<SeatPass>(`/api/matches/${ann.code}/join`, {
    name: 'Bob',
    seats: ['red.captain'],
  });
  const started = await one.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  expect(started.status).toBe(200);
  return { code: ann.code, ann, bob };
}

/** Plays the first option of a seat until the match is over or `seq` is reached. */
async function plays(client: Client, seat: Seat, most: number): Promise<void> {
  const stop = () => client.messages.filter(({ type }) => type === 'heard').length >= most;
  for (;;) {
    await client.until(() => client.over || client.closed !== null || stop() || client.asks.get(seat)?.must === true);
    const ask = client.asks.get(seat);
    const [option] = ask?.options ?? [];
    if (client.over || client.closed !== null || stop() || !ask || !option) return;
    client.asks.delete(seat);
    const { ok } = await client.command(seat, option as { type: string });
    if (!ok && !client.asks.has(seat)) client.asks.set(seat, ask); // the state changed in between, but the question is the same
    await client.until(() => client.over || client.closed !== null || stop() || client.asks.has(seat));
  }
}

async function logOf(server: Served, code: string): Promise<string> {
  const { status, body } = await server.get<string>(`/api/matches/${code}/log`);
  expect(status).toBe(200);
  return body;
}

describe('two nodes on one database', () => {
  test('a browser that plays a side on one node cannot join another side on the other', async () => {
    const browser = 'browser-of-ann-1234567';
    const { code } = await one.create({ game: 'radar', sit: ['blue.captain'] }, browser);
    const join = (seat: Seat) => two.post(`/api/matches/${code}/join`, { seats: [seat] }, undefined, browser);
    expect(await join('red.captain')).toMatchObject({ status: 409, body: { error: { code: 'seen-other-side' } } });
    expect((await join('blue.engineer')).status).toBe(200);
  });

  test('the host on one node cannot take the seat of a player on the other', async () => {
    const { code, ann, bob } = await captains();
    const client = await two.sit(code, bob.token);
    const fill = () => one.post(`/api/matches/${code}/fill`, { seat: 'red.captain', bot: 'crew' }, ann.token);
    expect(await fill()).toMatchObject({ status: 409, body: { error: { code: 'seat-owned' } } });
    client.socket.terminate();
    expect(await fill()).toMatchObject({ status: 409, body: { error: { code: 'seat-owned' } } });
  });

  test('once a seat of a match between bots is freed on one node, spectators on the other see less', async () => {
    const pass = await one.create({ game: 'radar', start: true, settings: { pace: 10_000 } });
    const watcher = await two.sit(pass.code);
    expect(watcher.table?.setup.spectators).toBe('all');
    await one.post(`/api/matches/${pass.code}/fill`, { seat: 'red.captain', bot: null }, pass.token);
    await watcher.until(() => watcher.closed !== null);
    const again = await two.sit(pass.code);
    expect(again.table?.setup.spectators).toBe('public');
    expect((await two.post(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] })).status).toBe(200);
  });

  test('people on different nodes play one match to its end, and the log is valid', async () => {
    const { code, ann, bob } = await captains();
    const [left, right] = await Promise.all([one.sit(code, ann.token), two.sit(code, bob.token)]);
    const both = [plays(left, 'blue.captain', 60), plays(right, 'red.captain', 60)];
    await Promise.race(both); // the other may be waiting for this one's turn
    const end = await right.command('red.captain', { type: 'resign' });
    expect(end.ok).toBe(true);
    await Promise.all([...both, left.until(() => left.over), right.until(() => right.over)]);
    const [log, other] = await Promise.all([logOf(one, code), logOf(two, code)]);
    expect(log).toBe(other);
    const game = catalog.radar;
    const file = must(parseLog(log, hashing));
    if (!game) throw new Error('no radar');
    expect(verify(game, file, hashing)).toMatchObject({ ok: true });
    expect(left.views.get('archive')).toEqual(right.views.get('archive'));
  });

  test('only one of several people on different nodes gets a seat', async () => {
    for (let i = 0; i < 5; i++) {
      const host = await one.create({ game: 'radar', name: 'Host', sit: ['blue.captain'] });
      const join = (server: Served, name: string) =>
        server.post<SeatPass>(`/api/matches/${host.code}/join`, { name, seats: ['red.captain'] });
      const answers = await Promise.all([join(one, 'Ann'), join(two, 'Bob'), join(one, 'Cid'), join(two, 'Dan')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const seats = await Promise.all(
        [one, two].map((server) => server.get<SeatPass['table']>(`/api/matches/${host.code}`)),
      );
      expect(seats[0]?.body.seats).toEqual(seats[1]?.body.seats);
    }
  });

  test('a client that reconnects to another node misses nothing', async () => {
    const { code, ann, bob } = await captains();
    const first = await one.sit(code, ann.token);
    const other = await two.sit(code, bob.token);
    await first.command('blue.captain', { type: 'place', at: 0 } as { type: string });
    await first.until(() => first.seq > 0);
    const { seq, eyes } = first;
    first.socket.terminate();
    await other.command('red.captain', { type: 'place', at: 200 } as { type: string });
    const again = await two.sit(code, ann.token, { since: seq, eyes });
    await again.until(() => again.views.size > 0);
    const heard = again.messages.flatMap((message) => (message.type === 'heard' ? [message.seq] : []));
    expect(heard).toEqual(Array.from({ length: again.seq - seq }, (_, i) => seq + 1 + i));
  });

  test('a repeated command gets the same answer on another node', async () => {
    const { code, ann } = await captains();
    const left = await one.sit(code, ann.token);
    const right = await two.sit(code, ann.token);
    const place = { type: 'place', at: 3 } as { type: string };
    const answers = await Promise.all([
      left.command('blue.captain', place, 'same'),
      right.command('blue.captain', place, 'same'),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    const rows = await database.query(`select count(*)::int as n from entries where command like '%/same'`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('chat and presence reach the other node', async () => {
    const { code, ann, bob } = await captains();
    const [left, right] = await Promise.all([one.sit(code, ann.token), two.sit(code, bob.token)]);
    left.say({ type: 'chat', to: 'table', text: 'hello' });
    await right.until(() => right.messages.some((message) => message.type === 'chat' && message.text === 'hello'));
    const here = (client: Client) =>
      client.table?.seats.flatMap(({ holder }) => (holder.kind === 'human' && holder.here ? [holder.name] : []));
    await left.until(() => here(left)?.length === 2);
    await right.until(() => here(right)?.length === 2);
    right.socket.terminate();
    await left.until(() => here(left)?.length === 1);
  });

  test('a node that loads a match late learns who is connected elsewhere', async () => {
    const { code, ann, bob } = await captains();
    await Promise.all([one.sit(code, ann.token), two.sit(code, bob.token)]);
    const third = await node();
    await eventually(async () => {
      const { body } = await third.get<SeatPass['table']>(`/api/matches/${code}`);
      return body.seats.filter(({ holder }) => holder.kind === 'human' && holder.here);
    }).toHaveLength(2);
    await third.close();
  });

  test('a rematch requested on both nodes is one match', async () => {
    const { code, ann, bob } = await captains();
    const [left, right] = await Promise.all([one.sit(code, ann.token), two.sit(code, bob.token)]);
    await left.command('blue.captain', { type: 'resign' });
    await Promise.all([left.until(() => left.over), right.until(() => right.over)]);
    const ask = (server: Served, { token }: SeatPass) =>
      server.post<SeatPass>(`/api/matches/${code}/rematch`, {}, token);
    const answers = await Promise.all([ask(one, ann), ask(two, bob)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.code).toBe(answers[1]?.body.code);
    expect(answers.map(({ body }) => body.seats)).toEqual([['blue.captain'], ['red.captain']]);
  });

  test('another node takes over the bots of a node that stops', async () => {
    const third = await node();
    const bots = await third.create({ game: 'radar', bots: { blue: 'seed', red: 'seed' }, start: true });
    const entries = async () =>
      Number(
        (
          await database.query(
            `select count(*)::int as n from entries join matches on id = match_id where code = '${bots.code}'`,
          )
        )[0]?.n,
      );
    const watcher = await two.sit(bots.code); // with no one connected, the bots would wait
    await third.close();
    const before = await entries();
    await eventually(entries).toBeGreaterThan(before);
    await watcher.until(() => watcher.seq > 0);
  });
});
