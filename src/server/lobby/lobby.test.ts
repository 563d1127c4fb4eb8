import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import { type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
interface Refused {
  readonly error: { readonly code: string };
}

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

const resigned = async (pass: SeatPass) => {
  const client = await served.sit(pass.code, pass.token);
  await client.until(() => client.asks.size > 0);
  await client.command(pass.seats[0] as string, { type: 'resign' });
  await client.until(() => client.over);
};

describe('at the same time', () => {
  test('of three starts only one succeeds, and no one is disconnected', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'] });
    const client = await served.sit(pass.code, pass.token);
    const start = () => served.post(`/api/matches/${pass.code}/start`, {}, pass.token);
    const statuses = (await Promise.all([start(), start(), start()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    await client.until(() => client.asks.size > 0);
    expect(client.closed).toBeNull();
  });

  test('a player who leaves during the start is replaced by a bot', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'] });
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] });
    await Promise.all([
      served.post(`/api/matches/${pass.code}/start`, {}, pass.token),
      served.post(`/api/matches/${pass.code}/leave`, {}, bob.token),
    ]);
    const { body } = await served.get<TableInfo>(`/api/matches/${pass.code}`);
    expect(body.seats.map(({ holder }) => holder.kind)).not.toContain('open');
  });

  test('one person who joins both sides gets only one', async () => {
    const pass = await served.create({ game: 'radar' });
    const join = (seat: string) =>
      served.post<Refused>(`/api/matches/${pass.code}/join`, { seats: [seat] }, pass.token);
    const answers = await Promise.all([join('blue.captain'), join('red.captain')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of two people who want a seat only one gets it', async () => {
    const pass = await served.create({ game: 'radar' });
    const join = () => served.post(`/api/matches/${pass.code}/join`, { seats: ['blue.captain'] });
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a rematch', () => {
  test('gives all players the seats they held, however often and in whatever order they ask', async () => {
    const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] });
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, {
      name: 'Bob',
      seats: ['red.captain'],
    });
    await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
    await resigned(ann);
    const again = (token: string) => served.post<SeatPass>(`/api/matches/${ann.code}/rematch`, {}, token);
    const [first, second, third] = await Promise.all([again(ann.token), again(bob.token), again(ann.token)]);
    expect([first, second, third].map(({ body }) => [body.code === first.body.code, body.seats])).toEqual([
      [true, ['blue.captain']],
      [true, ['red.captain']],
      [true, ['blue.captain']],
    ]);
    expect((await again(ann.token)).body.token).toBe(first.body.token);
  });

  test('swaps the sides if the first player asks for it, also for the others and the bots', async () => {
    const ann = await served.create({
      game: 'radar',
      name: 'Ann',
      sit: ['blue.captain', 'blue.radio-operator'],
      bots: { 'blue.engineer': 'crew@2' },
    });
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { seats: ['red.captain'] });
    await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
    await resigned(ann);
    const again = (token: string, wish: object) =>
      served.post<SeatPass>(`/api/matches/${ann.code}/rematch`, wish, token);
    const { body: first } = await again(ann.token, { swap: true });
    expect(first.seats).toEqual(['red.captain', 'red.radio-operator']);
    expect(first.table.seats).toContainEqual({
      seat: 'red.engineer',
      holder: { kind: 'bot', bot: 'crew@2', free: false },
    });
    expect((await again(bob.token, {})).body.seats).toEqual(['blue.captain']);
  });
});

describe('the host', () => {
  test('makes a match private, and public again', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'], settings: { listed: true } });
    const list = async () =>
      (await served.get<{ open: TableInfo[] }>('/api/matches')).body.open.map(({ code }) => code).includes(pass.code);
    const set = (listed: boolean) => served.post(`/api/matches/${pass.code}/settings`, { listed }, pass.token);
    expect(await list()).toBe(true);
    await set(false);
    expect(await list()).toBe(false);
    await set(true);
    expect(await list()).toBe(true);
  });

  test('can turn the clock off', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'], settings: { clock: null } });
    await served.post(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] });
    const { body } = await served.post<TableInfo>(`/api/matches/${pass.code}/start`, {}, pass.token);
    expect(body.settings).toMatchObject({ clock: null, takeOver: 60 });
  });
});

test.each([
  ['bots alone', [], undefined, 'all'],
  ['bots alone, the host asks for less', [], { spectators: 'public' }, 'public'],
  ['somebody', ['blue.captain'], undefined, 'public'],
])('when %s plays, spectators see what they may', async (_, sit, options, seen) => {
  const { table } = await served.create({ game: 'radar', sit, start: true, ...(options && { options }) });
  expect(table.setup.spectators).toBe(seen);
});

test('seats do not change once it is over', async () => {
  const pass = await served.create({ game: 'radar', name: 'Ann', sit: CREW, start: true });
  await resigned(pass);
  expect((await served.post(`/api/matches/${pass.code}/leave`, {}, pass.token)).status).toBe(409);
});

test.each([
  ['24 characters', `${'x'.repeat(23)}😀`, `${'x'.repeat(23)}😀`],
  ['a ligature that takes it over the limit', `${'x'.repeat(22)}ﬃ`, `${'x'.repeat(22)}ff`],
])('a name of %s fits', async (_, name, host) => {
  const pass = await served.create({ game: 'radar', name, sit: ['blue.captain'] });
  expect(pass.table.host).toBe(host);
});

test('a name of 25 characters is refused', async () => {
  const { status, body } = await served.post<{ readonly words: string }>('/api/matches', {
    game: 'radar',
    name: 'x'.repeat(25),
  });
  expect([status, body.words]).toEqual([400, expect.stringMatching(/name.*24/)]);
});

describe('an uploaded log', () => {
  test('of a fork cannot be verified and is refused', async () => {
    const done = await served.create({ game: 'radar', start: true, settings: { pace: 0 } });
    const watcher = await served.sit(done.code);
    await watcher.until(() => watcher.over);
    const { body: log } = await served.get<string>(`/api/matches/${done.code}/log`);
    const [header, ...rest] = log.split('\n');
    const forged = { ...JSON.parse(header as string), parent: { match: 'ABCDE', place: 3 } };
    const answer = await served.post<Refused>('/api/forks', {
      log: [JSON.stringify(forged), ...rest].join('\n'),
      place: 3,
    });
    expect(answer.status).toBe(400);
    expect((await served.post<SeatPass>('/api/forks', { log, place: 30, sit: CREW })).status).toBe(201);
  });
});

describe('a failing disk', () => {
  /** A store whose writes fail on demand. */
  function moody(store: Store): Store & { failing: boolean } {
    const moods = { failing: false };
    const kept = {
      ...store,
      write: (write: Parameters<Store['write']>[0]) =>
        moods.failing ? Promise.reject(new Error('full')) : store.write(write),
    };
    return Object.assign(moods, kept);
  }

  test('disconnects everyone; acknowledged commands are there afterwards, the others never happened', async () => {
    const folder = await serve(); // only for its folder
    await folder.server.close();
    const store = moody(await openSqlite(`${folder.data}/other.db`));
    const house = await serve({ data: folder.data, parts: { store } });
    const pass = await house.create({ game: 'radar', sit: CREW, start: true, settings: { pace: 10_000 } });
    const client = await house.sit(pass.code, pass.token);
    expect((await client.command('blue.captain', { type: 'place', at: 0 } as { type: string })).ok).toBe(true);
    const { seq } = client;
    store.failing = true;
    client.say({ type: 'command', id: 'lost', seat: 'blue.captain', command: { type: 'request-report' } });
    client.say({ type: 'command', id: 'lost-2', seat: 'blue.captain', command: { type: 'resign' } });
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(4012);
    expect(
      client.messages.some((message) => message.type === 'answer' && message.id.startsWith('lost') && message.ok),
    ).toBe(false);
    store.failing = false;
    const again = await house.sit(pass.code, pass.token);
    await again.until(() => again.views.size === 4);
    expect(again.seq).toBe(seq);
    expect(again.over).toBe(false);
    await house.close();
    await folder.close().catch(() => {});
  });
});

describe('a restart', () => {
  test('skips a match that does not fit this version, and resumes the others', async () => {
    const one = await serve();
    const good = await one.create({ game: 'radar', sit: CREW, start: true });
    const bad = await one.create({ game: 'radar', sit: CREW, start: true });
    await one.server.close();
    const store = await openSqlite(`${one.data}/umpire.db`);
    const record = await store.byCode(bad.code);
    await store.write({
      match: record?.id ?? '',
      entries: [
        {
          n: 1,
          body: '{"n":1,"seat":"x","command":{"type":"y"},"events":[{"type":"turn-ended","next":"purple"}]}',
          command: null,
          at: 1,
        },
      ],
    });
    await store.close();
    const two = await serve({ data: one.data });
    expect((await two.get(`/api/matches/${good.code}`)).status).toBe(200);
    expect((await two.get('/api/health')).status).toBe(200);
    await two.close();
    await one.close().catch(() => {});
  });
});
