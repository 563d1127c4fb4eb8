import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { CLOSED } from '../../wire/messages.ts';
import type { OperatorMatchDetails } from '../../wire/operator.ts';
import { type Served, serve } from '../testing.ts';

const TOKEN = 'operator-token-for-tests';
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

let database: TestDatabase;
let one: Served; // where the operator works
let two: Served; // where the players are
beforeEach(async () => {
  database = await testDatabase();
  [one, two] = [await node(), await node()];
});
afterEach(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await database?.drop();
});

const act = <T>(path: string, body: object = {}) => one.post<T>(`/api/admin${path}`, body, TOKEN);

/** `deaf`: no notification from other nodes arrives. */
async function node(deaf = false): Promise<Served> {
  const store = await openPostgres(database.url);
  const { cluster } = store;
  const heard = deaf && cluster ? { ...store, cluster: { ...cluster, listen: () => {} } } : store;
  return serve({ parts: { store: heard }, options: { adminToken: TOKEN } });
}

const crew = (at: Served): Promise<SeatPass> => at.create({ game: 'radar', name: 'Ann', sit: CREW, start: true });

test('a ban on one node disconnects the player on the other', async () => {
  const { code, token } = await crew(two);
  const ann = await two.sit(code, token);
  const { body } = await one.get<OperatorMatchDetails>(`/api/admin/matches/${code}`, TOKEN);
  await act('/bans', { person: body.people[0]?.id });
  await ann.until(() => ann.closed !== null);
  expect(ann.closed).toBe(CLOSED.banned);
});

test('an announcement on one node reaches the players on the other', async () => {
  const { code, token } = await crew(two);
  const ann = await two.sit(code, token);
  const { body } = await act<{ readonly at: number }>('/announce', { minutes: 5 });
  await ann.until(() => ann.messages.some((message) => message.type === 'restart' && message.at === body.at));
});

test('a person deleted on one node is gone on the other, even if it missed the notification', async () => {
  const deaf = await node(true);
  try {
    for (const at of [two, deaf]) {
      const { code, token } = await crew(at);
      for (const way of ['leave', 'join']) // her name is now in the log
        await at.post(`/api/matches/${code}/${way}`, { seats: ['blue.engineer'] }, token);
      const log = async () => (await at.post<string>(`/api/admin/matches/${code}/log`, {}, TOKEN)).body;
      expect(await log()).toContain('"Ann"');
      expect((await act('/people/delete', { token })).status).toBe(200);
      expect(await log()).not.toContain('"Ann"');
      expect(JSON.stringify((await at.get(`/api/matches/${code}`)).body)).not.toContain('"Ann"');
      const late = await at.open();
      late.say({ type: 'hello', protocol: 1, match: code, token });
      await late.until(() => late.closed !== null);
      expect(late.closed).toBe(CLOSED['wrong-token']);
    }
  } finally {
    await deaf.close();
  }
});
