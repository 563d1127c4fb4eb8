import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import { eventually } from '../../../test/eventually.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { PushKey } from '../../wire/push.ts';
import { type Served, serve } from '../testing.ts';
import { type PushService, startPushService, testBrowser } from './testing/push-service.ts';

let database: TestDatabase;
let service: PushService;
let one: Served;
let two: Served;

const node = async (): Promise<Served> =>
  serve({
    parts: {
      store: await openPostgres(database.url),
      games: { 'tic-tac-toe': ticTacToe },
      push: { trusted: service.trusted, timing: { grace: 300 } },
    },
  });

beforeAll(async () => {
  database = await testDatabase();
  service = await startPushService();
  [one, two] = await Promise.all([node(), node()]);
});
afterAll(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await service?.close();
  await database?.drop();
});

const sentBy = async ({ get }: Served): Promise<number> =>
  Number(/^umpire_push_total\{how="sent"\} (\d+)$/m.exec((await get<string>('/metrics')).body)?.[1] ?? 0);

test('nodes have one key, and only the one that holds the lease notifies', async () => {
  const [first, second] = await Promise.all([one, two].map((at) => at.get<PushKey>('/api/push')));
  expect(first?.body).toEqual(second?.body);

  const ann = await one.create({ game: 'tic-tac-toe', name: 'Ann', sit: ['x'] });
  const at = `/api/matches/${ann.code}`;
  const { body: bob } = await two.post<SeatPass>(`${at}/join`, { name: 'Bob', seats: ['o'] });
  await one.post(`${at}/start`, {}, ann.token); // takes the lease
  const client = await one.sit(ann.code, ann.token);
  const there = await two.sit(ann.code, bob.token);
  await two.post(`${at}/push`, testBrowser(service.trusted.origin).subscription, ann.token);
  await client.command('x', { type: 'place', cell: 4 } as { type: string });
  client.socket.close();
  await there.until(() => there.asks.get('o')?.must === true);
  await eventually(() => there.table?.seats.find(({ seat }) => seat === 'x')?.holder).toMatchObject({ here: false });
  await there.command('o', { type: 'place', cell: 0 } as { type: string });
  await service.until(1);
  await new Promise((then) => setTimeout(then, 1500));
  expect(service.posted).toHaveLength(1);
  await eventually(async () => [await sentBy(one), await sentBy(two)]).toEqual([1, 0]);
});
