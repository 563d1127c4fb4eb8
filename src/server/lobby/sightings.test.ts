import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';

const BLUE = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

type Answer = SeatPass & { readonly error: { readonly code: string } };

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

const newBrowser = (): string => randomBytes(16).toString('base64url');
const join = (code: string, seat: string, browser?: string, token?: string) =>
  served.post<Answer>(`/api/matches/${code}/join`, { seats: [seat] }, token, browser);
const refused = (code: string) => ({ status: 409, body: { error: { code } } });

/** A host who plays blue in a browser, and that browser. */
async function playing(start = true) {
  const browser = newBrowser();
  const wish = { game: 'radar', name: 'Ann', sit: ['blue.captain'], settings: { pace: 10_000, clock: null }, start };
  const ann = await served.create(wish, browser);
  const free = (seat: string) =>
    served.post<Answer>(`/api/matches/${ann.code}/fill`, { seat, bot: null }, ann.token, browser);
  return { ann, code: ann.code, browser, free };
}

describe('a browser that has played a side', () => {
  test.each([
    ['before the start', false],
    ['during the match', true],
  ])('cannot join the other side, with a token or without (%s)', async (_, start) => {
    const { ann, code, browser, free } = await playing(start);
    await free('red.captain');
    expect(await join(code, 'red.captain', browser)).toMatchObject(refused('seen-other-side'));
    expect(await join(code, 'red.captain', undefined, ann.token)).toMatchObject(refused('two-sides'));
    expect(await join(code, 'red.captain', newBrowser())).toMatchObject({ status: 200 });
  });

  test('cannot join the other side after leaving, and can rejoin its own', async () => {
    const { ann, code, browser, free } = await playing();
    await free('red.captain');
    await served.post(`/api/matches/${code}/leave`, {}, ann.token, browser);
    expect(await join(code, 'red.captain', browser)).toMatchObject(refused('seen-other-side'));
    expect(await join(code, 'red.captain', undefined, ann.token)).toMatchObject(refused('two-sides'));
    expect(await join(code, 'blue.captain', browser)).toMatchObject({ status: 200 });
  });

  test('gets a seat on its own side if it asks for no seat in particular', async () => {
    const { ann, code, browser, free } = await playing();
    await free('red.captain');
    await free('blue.engineer');
    await served.post(`/api/matches/${code}/leave`, {}, ann.token, browser);
    const { body } = await served.post<Answer>(`/api/matches/${code}/join`, {}, undefined, browser);
    expect(body.seats).toEqual(['blue.captain']);
  });

  test('gets only one side if it joins both at the same time', async () => {
    const { code } = await served.create({ game: 'radar' });
    const browser = newBrowser();
    const answers = await Promise.all(['blue.captain', 'red.captain'].map((seat) => join(code, seat, browser)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is remembered after a restart', async () => {
    const one = await serve();
    const browser = newBrowser();
    const pass = await one.create({ game: 'radar', sit: BLUE }, browser);
    await one.server.close();
    const two = await serve({ data: one.data });
    const answer = await two.post(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] }, undefined, browser);
    expect(answer).toMatchObject(refused('seen-other-side'));
    await two.close();
    await one.close().catch(() => {});
  });

  test('is also bound to a side that it has only watched, with a token from another browser', async () => {
    const { ann, code, free } = await playing();
    await free('red.captain');
    const phone = newBrowser();
    const client = await served.sit(code, ann.token, { browser: phone });
    expect(client.welcomed).toBe(true);
    expect(await join(code, 'red.captain', phone)).toMatchObject(refused('seen-other-side'));
  });

  test('is bound to its side in the rematch, but not in other matches', async () => {
    const { ann, code, browser } = await playing();
    const client = await served.sit(code, ann.token, { browser });
    await client.command('blue.captain', { type: 'resign' });
    await client.until(() => client.over);
    const again = await served.post<Answer>(`/api/matches/${code}/rematch`, {}, ann.token, browser);
    expect(again.body.seats).toEqual(['blue.captain']);
    const next = again.body.code;
    await served.post(`/api/matches/${next}/fill`, { seat: 'red.captain', bot: null }, again.body.token);
    expect(await join(next, 'red.captain', browser)).toMatchObject(refused('seen-other-side')); // it plays blue there
    const other = await served.create({ game: 'radar' }, browser);
    expect(await join(other.code, 'red.captain', browser)).toMatchObject({ status: 200 });
  });

  test('is bound to its side in a fork as well', async () => {
    const done = await served.create({ game: 'radar', start: true, settings: { pace: 0 }, options: { turnLimit: 4 } });
    const watcher = await served.sit(done.code);
    await watcher.until(() => watcher.over);
    const browser = newBrowser();
    const path = `/api/matches/${done.code}/fork`;
    const { body } = await served.post<Answer>(path, { place: 3, sit: BLUE }, undefined, browser);
    await served.post(`/api/matches/${body.code}/fill`, { seat: 'red.captain', bot: null }, body.token);
    expect(await join(body.code, 'red.captain', browser)).toMatchObject(refused('seen-other-side'));
  });
});

describe('watching a match between bots with nothing hidden', () => {
  const bots = async () => {
    const pass = await served.create({ game: 'radar', start: true, settings: { pace: 10_000 } });
    return {
      pass,
      free: () => served.post(`/api/matches/${pass.code}/fill`, { seat: 'red.captain', bot: null }, pass.token),
    };
  };

  test('bars that browser and that token from taking a seat later', async () => {
    const { pass, free } = await bots();
    const browser = newBrowser();
    await served.sit(pass.code, undefined, { browser });
    await served.sit(pass.code, pass.token);
    await free();
    expect(await join(pass.code, 'red.captain', browser)).toMatchObject(refused('seen-everything'));
    expect(await join(pass.code, 'red.captain', undefined, pass.token)).toMatchObject(refused('seen-everything'));
  });

  test('does not bar a browser that comes after a seat was freed, nor a host who never looked', async () => {
    const { pass, free } = await bots();
    await free();
    const browser = newBrowser();
    await served.sit(pass.code, undefined, { browser });
    expect(await join(pass.code, 'red.captain', browser)).toMatchObject({ status: 200 });
    const other = await bots();
    await other.free();
    expect(await join(other.pass.code, 'red.captain', undefined, other.pass.token)).toMatchObject({ status: 200 });
  });

  test('does not bar spectators of a game without hidden information', async () => {
    const pass = await served.create({ game: 'battletech', start: true, settings: { pace: 10_000 } });
    const browser = newBrowser();
    await served.sit(pass.code, undefined, { browser });
    const seat = pass.table.seats[0]?.seat ?? '';
    await served.post(`/api/matches/${pass.code}/fill`, { seat, bot: null }, pass.token);
    expect(await join(pass.code, seat, browser)).toMatchObject({ status: 200 });
  });
});

describe('a browser id', () => {
  test('of the wrong form is refused and changes nothing', async () => {
    const { code } = await served.create({ game: 'radar' });
    const answer = await join(code, 'blue.captain', 'short');
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-request', field: 'x-umpire-browser' } } });
    const client = await served.sit(code, undefined, { browser: 'short' });
    expect(client.closed).toBe(4000);
    expect(await join(code, 'blue.captain')).toMatchObject({ status: 200 });
  });

  test('is stored only as a hash that differs from match to match', async () => {
    const one = await serve();
    const browser = newBrowser();
    const codes = [];
    for (let i = 0; i < 2; i++) codes.push((await one.create({ game: 'radar', sit: BLUE }, browser)).code);
    await one.server.close();
    const store = await openSqlite(`${one.data}/umpire.db`);
    const viewers = [];
    for (const code of codes)
      for (const { viewer } of await store.sightings((await store.byCode(code))?.id ?? '')) viewers.push(viewer);
    await store.close();
    expect(viewers).toHaveLength(2);
    expect(new Set(viewers).size).toBe(2);
    expect(viewers.join()).not.toContain(browser);
    await one.close().catch(() => {});
  });
});
