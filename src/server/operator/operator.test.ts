import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { parseLog } from '../../kernel/log.ts';
import { verify } from '../../kernel/replay.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { CLOSED } from '../../wire/messages.ts';
import type {
  Ban,
  OperatorAction,
  OperatorLeague,
  OperatorMatchDetails,
  OperatorMatches,
  PersonData,
  Report,
} from '../../wire/operator.ts';
import { type Client, type Served, serve } from '../testing.ts';
import { readChatFilter } from './chat-filter.ts';

const radar = catalog.radar as Game;
const TOKEN = 'operator-token-for-tests';
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const folder = mkdtempSync(join(tmpdir(), 'umpire-operator-'));
const words = join(folder, 'words.txt');
writeFileSync(words, '# a comment\nGrog\nsea dog # a phrase\n\n');
const options = { adminToken: TOKEN, chatFilter: must(readChatFilter(words)) };

let served: Served;
beforeAll(async () => {
  served = await serve({ data: folder, options });
});
afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = <T>(path: string) => served.get<T>(`/api/admin${path}`, TOKEN);
const act = <T>(path: string, body: object = {}) => served.post<T>(`/api/admin${path}`, body, TOKEN);
const details = async (code: string) => (await ask<OperatorMatchDetails>(`/matches/${code}`)).body;
const actions = async () => (await ask<OperatorAction[]>('/actions')).body.map(({ action }) => action);

/** A match in progress with two people: Ann on the blue side, Bob on the red side. */
async function twoPeople(
  name = 'Ann',
): Promise<{ readonly ann: SeatPass; readonly bob: SeatPass; readonly code: string }> {
  const ann = await served.create({ game: 'radar', name, sit: CREW });
  const seats = CREW.map((seat) => seat.replace('blue', 'red'));
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { name: 'Bob', seats });
  await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  return { ann, bob, code: ann.code };
}
const faults = ({ messages }: Client) => messages.flatMap((one) => (one.type === 'fault' ? [one.fault.code] : []));
const chat = ({ messages }: Client) => messages.flatMap((one) => (one.type === 'chat' ? [one.text] : []));

describe('the operator token', () => {
  test('without it, the routes do not exist', async () => {
    const plain = await serve();
    for (const path of ['/api/admin/matches', '/api/admin/bans', '/api/admin'])
      expect((await plain.get(path, TOKEN)).status).toBe(404);
    await plain.close();
  });

  test('wrong tokens are refused; after ten of them, even the right one has to wait', async () => {
    const own = await serve({ options });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await own.get('/api/admin/bans', `${TOKEN}${i}`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await own.get('/api/admin/bans', TOKEN)).status).toBe(429);
    await own.close();
  });

  test('a seat token gives no access, and neither does a missing token', async () => {
    const { token } = await served.create({ game: 'radar', sit: CREW });
    expect((await served.get('/api/admin/matches', token)).status).toBe(401);
    expect((await served.get('/api/admin/matches')).status).toBe(401);
  });
});

test('matches are listed in pages and found by status and player', async () => {
  const { code } = await twoPeople();
  const { body } = await ask<OperatorMatches>('/matches?status=playing&text=bob&most=1');
  expect(body.matches).toMatchObject([{ code, game: 'radar', people: expect.arrayContaining(['Ann', 'Bob']) }]);
  expect((await ask<OperatorMatches>('/matches?status=over')).body).toEqual({ total: 0, matches: [] });
  expect((await ask('/matches?status=lost')).status).toBe(400);
});

test('a closed match ends for the players, with the operator’s reason', async () => {
  const { ann, code } = await twoPeople();
  const client = await served.sit(code, ann.token);
  expect((await act(`/matches/${code}/close`, { note: 'Maintenance' })).status).toBe(200);
  await client.until(() => client.over);
  const over = client.messages.find((one) => one.type === 'over');
  expect(over).toMatchObject({ outcome: { reason: { code: 'closed', by: 'operator', note: 'Maintenance' } } });
  const again = await act<{ error: { code: string } }>(`/matches/${code}/close`);
  expect([again.status, again.body.error.code]).toEqual([409, 'match-over']);
  const log = await served.get<string>(`/api/matches/${code}/log`);
  expect(verify(radar, must(parseLog(log.body, hashing)), hashing).ok).toBe(true);
  expect((await actions())[0]).toBe('close-match');
});

test('a deleted match is gone, even for connected clients', async () => {
  const { ann, code } = await twoPeople();
  const client = await served.sit(code, ann.token);
  expect((await act(`/matches/${code}/delete`)).status).toBe(200);
  await client.until(() => client.closed !== null);
  expect((await served.get(`/api/matches/${code}`)).status).toBe(404);
  const late = await served.sit(code, ann.token);
  await late.until(() => late.closed !== null);
  expect(late.closed).toBe(CLOSED['no-such-match']);
  expect((await act(`/matches/${code}/delete`)).status).toBe(404);
});

describe('hidden information', () => {
  test('of a match in progress: the access is recorded, and the players are notified first', async () => {
    const { bob, code } = await twoPeople();
    const client = await served.sit(code, bob.token);
    const before = await actions();
    await details(code);
    expect(client.table?.viewed).toBeUndefined(); // the details contain nothing hidden
    const log = await act<string>(`/matches/${code}/log`);
    expect(log.status).toBe(200);
    expect(must(parseLog(log.body, hashing)).footer.seed).toBeNull();
    await client.until(() => client.table?.viewed !== undefined);
    expect((await actions()).slice(0, -before.length)).toEqual(['view-log']);
    const later = await served.sit(code);
    expect(later.table?.viewed).toBe(client.table?.viewed);
  });

  test('a crew’s chat and commands are left out until the match is over', async () => {
    const { ann, code } = await twoPeople();
    const client = await served.sit(code, ann.token);
    client.say({ type: 'chat', to: 'crew', text: 'secret plan' });
    client.say({ type: 'chat', to: 'table', text: 'good luck' });
    await client.until(() => chat(client).length === 2);
    await client.command('blue.captain', { type: 'place', at: 0 } as never);
    expect((await details(code)).chat.map(({ text }) => text)).toEqual(['good luck']);
    const during = (await act<PersonData>('/people/export', { token: ann.token })).body;
    expect([during.partial, during.commands, during.chat.length]).toEqual([true, [], 1]);
    expect(during.address).toBe('127.0.0.1'); // Ann created the match
    await act(`/matches/${code}/close`);
    const after = (await act<PersonData>('/people/export', { token: ann.token })).body;
    expect([after.partial, after.chat.length]).toEqual([false, 2]);
    expect(after.commands).toMatchObject([{ entry: { command: { type: 'place' } } }]);
  });
});

describe('bans', () => {
  test('of an address range apply to HTTP and to open and new sockets until lifted, but not to the operator', async () => {
    const own = await serve({ options });
    const pass = await own.create({ game: 'radar', sit: CREW, start: true });
    const client = await own.sit(pass.code, pass.token);
    const made = await own.post<Ban>('/api/admin/bans', { address: '127.0.0.0/8', note: 'test' }, TOKEN);
    expect(made.body).toMatchObject({ kind: 'address', value: '127.0.0.0/8', until: null });
    await client.until(() => client.closed !== null);
    expect([client.closed, faults(client)]).toEqual([CLOSED.banned, ['banned']]);
    expect((await own.get('/api/games')).status).toBe(403);
    const next = await own.sit(pass.code, pass.token);
    await next.until(() => next.closed !== null);
    expect([next.closed, next.welcomed]).toEqual([CLOSED.banned, false]);
    expect((await own.post(`/api/admin/bans/${made.body.id}/lift`, {}, TOKEN)).status).toBe(200);
    expect((await own.sit(pass.code, pass.token)).welcomed).toBe(true);
    await own.close();
  });

  test('of a person’s seat apply only to that token, even after a restart', async () => {
    const data = mkdtempSync(join(tmpdir(), 'umpire-bans-'));
    const before = await serve({ data, options });
    const ann = await before.create({ game: 'radar', name: 'Ann', sit: CREW, start: true });
    const { body } = await before.get<OperatorMatchDetails>(`/api/admin/matches/${ann.code}`, TOKEN);
    await before.post('/api/admin/bans', { person: body.people[0]?.id }, TOKEN);
    await before.close();
    const after = await serve({ data, options });
    expect((await after.post(`/api/matches/${ann.code}/leave`, {}, ann.token)).status).toBe(403);
    const client = await after.sit(ann.code, ann.token);
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(CLOSED.banned);
    expect((await after.sit(ann.code)).welcomed).toBe(true); // as a spectator
    await after.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('of the same range, in any notation, replace each other', async () => {
    for (const [i, address] of ['198.51.100.7/24', '::ffff:198.51.100.0/120', '198.51.100.0/24'].entries())
      await act('/bans', { address, note: `${i}` });
    const { body } = await ask<Ban[]>('/bans');
    expect(body.filter(({ value }) => value === '198.51.100.0/24').map(({ note }) => note)).toEqual(['2']);
    expect(body).toHaveLength(1);
  });

  test.each([
    [{ address: '192.0.2.0/33' }, 'bad-range'],
    [{ address: 'example.org' }, 'bad-range'],
    [{ address: '0.0.0.0/0' }, 'range-too-wide'],
    [{ address: '2001::/8' }, 'range-too-wide'],
    [{}, 'one-ban-target'],
    [{ address: '192.0.2.1', person: 'x' }, 'one-ban-target'],
    [{ person: 'nobody' }, 'no-such-person'],
  ])('%j is refused (%s) and changes nothing', async (wish, code) => {
    const before = (await ask<Ban[]>('/bans')).body.length;
    expect((await act<{ error: { code: string } }>('/bans', wish)).body.error.code).toBe(code);
    expect((await ask<Ban[]>('/bans')).body).toHaveLength(before);
  });
});

test('a muted person cannot chat until unmuted', async () => {
  const { ann, code } = await twoPeople();
  const client = await served.sit(code, ann.token);
  const person = (await details(code)).people.find(({ name }) => name === 'Ann')?.id;
  await act(`/matches/${code}/mute`, { person, muted: true });
  client.say({ type: 'chat', to: 'table', text: 'hello' });
  await client.until(() => faults(client).includes('muted'));
  await act(`/matches/${code}/mute`, { person, muted: false });
  client.say({ type: 'chat', to: 'table', text: 'hello again' });
  await client.until(() => chat(client).length > 0);
  expect(chat(client)).toEqual(['hello again']);
});

test('a muted person who joins again in the same browser stays muted until unmuted', async () => {
  const browsers = ['browser-of-ann-1234567', 'browser-of-bob-1234567'];
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], start: true }, browsers[0]);
  const { code } = ann;
  const join = async (seat: string, browser: string | undefined): Promise<Client> => {
    await served.post(`/api/matches/${code}/fill`, { seat, bot: null }, ann.token); // now people may take the seat
    const { body } = await served.post<SeatPass>(`/api/matches/${code}/join`, { seats: [seat] }, undefined, browser);
    return served.sit(code, body.token, { browser });
  };
  const mutes = async () => Object.fromEntries((await details(code)).people.map(({ name, muted }) => [name, muted]));
  await served.sit(code, ann.token, { browser: browsers[0] });
  const other = await join('blue.first-mate', browsers[1]); // at the same address, but before the mute
  const person = (await details(code)).people.find(({ name }) => name === 'Ann')?.id;
  await act(`/matches/${code}/mute`, { person, muted: true });
  await served.post(`/api/matches/${code}/leave`, {}, ann.token);
  const again = await join('blue.engineer', browsers[0]);
  expect(await mutes()).toEqual({ Ann: true, Guest: false, 'Guest 2': true });
  again.say({ type: 'chat', to: 'table', text: 'it is me again' });
  await again.until(() => faults(again).includes('muted'));
  const guest = (await details(code)).people.find(({ name }) => name === 'Guest 2')?.id;
  await act(`/matches/${code}/mute`, { person: guest, muted: false });
  expect(await mutes()).toEqual({ Ann: false, Guest: false, 'Guest 2': false });
  again.say({ type: 'chat', to: 'table', text: 'sorry' });
  await other.until(() => chat(other).length > 0);
  expect(chat(other)).toEqual(['sorry']);
});

test('a muted guest who joins again with cleared site data stays muted; players who are signed in may chat', async () => {
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] }, 'browser-of-ann-1234567');
  const { code } = ann;
  await served.sit(code, ann.token, { browser: 'browser-of-ann-1234567' });
  const idOf = async (name: string) => (await details(code)).people.find((one) => one.name === name)?.id;
  const mutes = async () => Object.fromEntries((await details(code)).people.map(({ name, muted }) => [name, muted]));
  const join = async (role: string, name: string, access?: { readonly session: string }) => {
    const seats = [`red.${role}`];
    const browser = `browser-of-${role}`.padEnd(22, '0').slice(0, 22); // a new one
    expect((await served.post(`/api/matches/${code}/join`, { seats, name }, access, browser)).status).toBe(200);
  };
  await act(`/matches/${code}/mute`, { person: await idOf('Ann'), muted: true });
  await join('captain', 'Hidden Ann');
  const { body: bob } = await served.post<SignedIn>('/api/identity', { name: 'Bob at home' });
  await join('engineer', 'Bob', { session: bob.session });
  expect(await mutes()).toEqual({ Ann: true, 'Hidden Ann': true, 'Bob at home': false });
  await act(`/matches/${code}/mute`, { person: await idOf('Hidden Ann'), muted: false }); // it was someone else
  expect(await mutes()).toEqual({ Ann: true, 'Hidden Ann': false, 'Bob at home': false });
  await act(`/matches/${code}/mute`, { person: await idOf('Ann'), muted: false });
  await join('first-mate', 'Cy');
  expect(await mutes()).toMatchObject({ Ann: false, Cy: false });
});

test('unmuting a person also unmutes guests who were muted because of their address', async () => {
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] }, 'browser-of-ann-1234567');
  const { code } = ann;
  await served.sit(code, ann.token, { browser: 'browser-of-ann-1234567' });
  const people = async () => (await details(code)).people;
  const idOf = async (name: string) => (await people()).find((one) => one.name === name)?.id;
  const join = async (role: string, name: string) => {
    const browser = `browser-of-${role}`.padEnd(22, '0').slice(0, 22); // a new one
    const { status } = await served.post(
      `/api/matches/${code}/join`,
      { seats: [`red.${role}`], name },
      undefined,
      browser,
    );
    expect(status).toBe(200);
  };
  await act(`/matches/${code}/mute`, { person: await idOf('Ann'), muted: true });
  await join('engineer', 'Cy');
  expect((await people()).find(({ name }) => name === 'Cy')?.muted).toBe(true);
  await act(`/matches/${code}/mute`, { person: await idOf('Ann'), muted: false });
  expect((await people()).filter(({ muted }) => muted)).toEqual([]);
});

test('a report contains the messages that the reporter could read, with filtered words masked, and can be closed once', async () => {
  const { ann, bob, code } = await twoPeople();
  const [blue, red] = [await served.sit(code, ann.token), await served.sit(code, bob.token)];
  blue.say({ type: 'chat', to: 'crew', text: 'only for blue' });
  blue.say({ type: 'chat', to: 'table', text: 'You GRÓG drinking Sea  Dog, grogs!' });
  await red.until(() => chat(red).length === 1);
  expect(chat(red)).toEqual(['You **** drinking ********, grogs!']);
  expect((await served.post(`/api/matches/${code}/report`, { note: 'rude' })).status).toBe(401);
  expect((await served.post(`/api/matches/${code}/report`, { note: 'rude' }, bob.token)).status).toBe(200);
  const [found] = (await ask<Report[]>('/reports?open=1')).body;
  expect(found).toMatchObject({ code, name: 'Bob', note: 'rude', closed: null });
  expect(found?.messages.map(({ text }) => text)).toEqual(chat(red));
  for (const status of [200, 404]) expect((await act(`/reports/${found?.id}/close`)).status).toBe(status);
  for (let i = 0; i < 5; i++) await served.post(`/api/matches/${code}/report`, {}, bob.token);
  expect((await served.post(`/api/matches/${code}/report`, {}, bob.token)).status).toBe(429);
});

test('a deleted person’s name and messages are gone from match, log, fork, chat and reports; the log still verifies', async () => {
  const { ann, bob, code } = await twoPeople('Zelda');
  const client = await served.sit(code, ann.token);
  client.say({ type: 'chat', to: 'table', text: 'my words' });
  await client.until(() => chat(client).length === 1);
  await served.post(`/api/matches/${code}/leave`, { seats: ['blue.engineer'] }, ann.token);
  await served.post(`/api/matches/${code}/join`, { seats: ['blue.engineer'] }, ann.token); // her name is now in the log
  await served.post(`/api/matches/${code}/report`, {}, bob.token);
  await act(`/matches/${code}/close`);
  const place = must(parseLog((await served.get<string>(`/api/matches/${code}/log`)).body, hashing)).entries.length - 1;
  const { body: fork } = await served.post<SeatPass>(`/api/matches/${code}/fork`, { place, sit: ['red.captain'] });
  expect((await act('/people/delete', { token: ann.token })).status).toBe(200);

  const log = (await served.get<string>(`/api/matches/${code}/log`)).body;
  const told = JSON.stringify([
    log,
    await act<string>(`/matches/${fork.code}/log`),
    await details(code),
    (await ask('/reports')).body,
    (await served.get(`/api/matches/${code}`)).body,
  ]);
  expect(told).toContain('Deleted player');
  expect(told).not.toMatch(/Zelda|my words/);
  expect(verify(radar, must(parseLog(log, hashing)), hashing).ok).toBe(true);
  expect((await act('/people/export', { token: ann.token })).status).toBe(404);
});

test('a deleted guest is a deleted player in the opponent’s list', async () => {
  const { ann, bob, code } = await twoPeople('Zelda');
  await act(`/matches/${code}/close`);
  await act('/people/delete', { token: ann.token });
  const { body: mine } = await served.post<MyMatches>('/api/mine', { seats: [bob.token] });
  expect(mine.finished[0]?.opponents).toEqual([{ kind: 'deleted' }]);
});

test('a person deleted twice keeps the replacement name of the first deletion', async () => {
  const { ann, code } = await twoPeople('Zelda');
  const { body: data } = await act<PersonData>('/people/export', { token: ann.token });
  for (let i = 0; i < 2; i++) expect((await act('/people/delete', { person: data.person.id })).status).toBe(200);
  expect((await details(code)).people.map(({ name }) => name)).toContain('Deleted player');
});

test('a bot takes the seat of a deleted person who still plays, and the match continues', async () => {
  const { ann, bob, code } = await twoPeople('Zelda');
  const client = await served.sit(code, bob.token);
  await act('/people/delete', { token: ann.token });
  await client.until(() => client.closed !== null);
  const again = await served.sit(code, bob.token);
  const holders = again.table?.seats.filter(({ seat }) => seat.startsWith('blue')).map(({ holder }) => holder.kind);
  expect(new Set(holders)).toEqual(new Set(['bot']));
  expect(JSON.stringify(again.table)).not.toContain('Zelda');
});

test('an announced restart is sent to connected and later clients, and can be cancelled', async () => {
  const { ann, code } = await twoPeople();
  const client = await served.sit(code, ann.token);
  const { body } = await act<{ at: number }>('/announce', { minutes: 5 });
  const told = (one: Client) => one.messages.flatMap((message) => (message.type === 'restart' ? [message.at] : []));
  await client.until(() => told(client).length === 1);
  const later = await served.sit(code);
  await later.until(() => told(later).length === 1);
  await act('/announce', { minutes: null });
  await client.until(() => told(client).length === 2);
  expect([told(client), told(later)[0]]).toEqual([[body.at, null], body.at]);
});

test('leagues are listed, also private ones; the operator can close one, once', async () => {
  const { body: ann } = await served.post<SignedIn>('/api/identity', { name: 'Ann' });
  const wish = { title: 'Friday', game: 'radar', kind: 'swiss', clock: 86_400, listed: false };
  const { code } = (await served.post<OperatorLeague>('/api/leagues', wish, ann)).body;
  const league = async () => (await ask<OperatorLeague[]>('/leagues')).body.find((one) => one.code === code);
  expect(await league()).toMatchObject({ title: 'Friday', host: 'Ann', status: 'open', listed: false, players: 1 });
  expect((await act(`/leagues/${code}/close`)).status).toBe(200);
  expect((await league())?.status).toBe('over');
  const again = await act<{ readonly error: { readonly code: string } }>(`/leagues/${code}/close`);
  expect([again.status, again.body.error.code]).toEqual([409, 'league-over']);
  expect((await act('/leagues/ABCDE/close')).status).toBe(404);
  expect((await actions()).filter((action) => action === 'close-league')).toHaveLength(1);
});
