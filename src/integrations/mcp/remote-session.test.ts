import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Served, serve } from '../../server/testing.ts';
import { OpenTables } from './open-tables.ts';
import { type Call, dataOf, playThrough } from './testing.ts';
import { callTool } from './tools.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());
afterEach(() => void vi.unstubAllEnvs());

const calling =
  (tables: OpenTables): Call =>
  (name, input = {}) =>
    callTool(tables, name, input);

const radar = {
  game: 'radar',
  options: { turnLimit: 8 },
  bots: { blue: 'random', red: 'random' },
  settings: { pace: 0 },
};

test('a seat on a server is played to the end, across dropped connections', async () => {
  const server = `http://127.0.0.1:${served.server.port}`;
  const pass = await served.create({ ...radar, sit: ['blue.captain'], start: true });
  const tables = new OpenTables();
  const call = calling(tables);
  const { code: match, token } = pass;
  const told: string[] = [];
  let cuts = 0;
  const listening: Call = async (name, input = {}) => {
    const open = tables.table(undefined);
    if (open.ok && name === 'options' && cuts++ % 5 === 3) open.value.session.close(); // it reconnects automatically
    const answer = await call(name, name === 'act' ? { wait: 20, ...input } : input);
    told.push(...answer.texts);
    return answer;
  };
  const begun = await listening('join_match', { server, match, token });
  expect(begun.texts[0]).toMatch(/You are blue captain \(seat blue\.captain\)\./);
  const { over } = await playThrough(listening, begun);
  expect(over?.winners.length).toBeGreaterThan(0);
  expect(cuts).toBeGreaterThan(5);
  expect(told.join()).not.toContain(token);
  tables.close();
});

test('a hint comes from the server, and resigning ends the match', async () => {
  const server = `http://127.0.0.1:${served.server.port}`;
  const pass = await served.create({ ...radar, sit: ['blue.captain'], start: true });
  const tables = new OpenTables();
  const call = calling(tables);
  await call('join_match', { server, match: pass.code, token: pass.token });
  await call('look', { wait: 10 });
  const hint = await call('hint');
  expect(hint.texts[0]).toMatch(/A bot in your seat .* would:\n1\. /);
  expect((await call('resign')).texts[0]).toMatch(/The match is over/);
  tables.close();
});

test('a wrong token, another match and a stranger are refused, without revealing the token', async () => {
  const server = `http://127.0.0.1:${served.server.port}`;
  const own = await served.create({ ...radar, sit: ['blue.captain'], start: true });
  const other = await served.create({ ...radar, sit: ['red.captain'], start: true });
  const watching = await served.create({ ...radar, sit: [] });
  const call = calling(new OpenTables());
  for (const [match, token, words] of [
    [own.code, 'A'.repeat(22), /token/],
    [own.code, other.token, /token/],
    ['ZZZZZZ', own.token, /match/],
    [watching.code, watching.token, /holds no seat/],
  ] as const) {
    const { texts, isError } = await call('join_match', { server, match, token });
    expect([texts[0], isError]).toEqual([expect.stringMatching(words), true]);
    expect(texts.join()).not.toContain(token);
  }
  expect(dataOf(await call('list_games', { game: 'radar' }))).toBeTruthy();
});

test('the token in the environment is sent only to the server the environment names', async () => {
  const own = `http://127.0.0.1:${served.server.port}`;
  const { code: match, token } = await served.create({ ...radar, sit: ['blue.captain'], start: true });
  const heard: string[] = [];
  const stranger = createServer((request, reply) => {
    heard.push(`${request.url} ${JSON.stringify(request.headers)}`);
    reply.end('{}');
  });
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
  const other = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  vi.stubEnv('UMPIRE_TOKEN', token);
  for (const [named, server, joins] of [
    [undefined, other, false],
    [undefined, own, false],
    ['', own, false],
    [own, other, false],
    [`${own}1`, own, false],
    [own, own.replace('http:', 'https:'), false],
    [own, own.replace('127.0.0.1', 'localhost'), false],
    [own, `http://${token.slice(0, 3)}@127.0.0.1:${(stranger.address() as AddressInfo).port}`, false],
    [own, own, true],
    [`${own}/lobby`, `${own}/`, true],
  ] as const) {
    vi.stubEnv('UMPIRE_SERVER', named);
    const tables = new OpenTables();
    const { texts, isError } = await calling(tables)('join_match', { server, match });
    expect([named, server, isError !== true]).toEqual([named, server, joins]);
    expect(texts.join()).toMatch(joins ? /You are blue captain \(seat blue\.captain\)\./ : /UMPIRE_SERVER/);
    expect(texts.join()).not.toContain(token);
    tables.close();
  }
  expect(heard).toEqual([]);
  await new Promise((done) => stranger.close(done));
});
