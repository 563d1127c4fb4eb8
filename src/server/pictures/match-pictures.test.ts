import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import type { PictureJob } from '../bots/job.ts';
import { startWorkerPool } from '../bots/worker-pool.ts';
import { type Served, serve } from '../testing.ts';

let served: Served;
const orders: Omit<PictureJob, 'kind'>[] = []; // what the workers were asked to draw

beforeAll(async () => {
  const pool = startWorkerPool({ within: LIMIT });
  const bots = {
    ...pool,
    picture: (order: Omit<PictureJob, 'kind'>, address: string) => {
      orders.push(order);
      return pool.picture(order, address);
    },
  };
  served = await serve({ parts: { bots }, limits: { picturesPerMinute: 10_000 } });
});
afterAll(() => served?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${served.server.port}${path}`, { headers });
const picture = (code: string, more = '') => get(`/api/matches/${code}/picture.png${more}`);
const tagOf = async (code: string): Promise<string> => (await picture(code)).headers.get('etag') ?? '';

interface Boats {
  readonly phase: string;
  readonly active: string;
  readonly boats: Readonly<Record<'blue' | 'red', { readonly at: number | null; readonly trail: unknown }>>;
}
const isBluesTurn = ({ phase, active }: Boats): boolean => phase === 'playing' && active === 'blue';
const lastView = () => orders.at(-1)?.view as Boats;

const PLAIN = { game: 'radar', bots: { red: 'seed' }, settings: { pace: 0, delay: 0 } } as const;
const PLACE: { readonly type: string } & Record<string, unknown> = { type: 'place', at: 0 };
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

describe('a match that has not started', () => {
  test('shows the chart, 1200 by 630', async () => {
    const { code } = await served.create({ ...PLAIN, sit: CREW });
    const answer = await picture(code);
    const png = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(orders.at(-1)?.caption).toEqual(['Waiting for players']);
  });
});

describe('a match in progress', () => {
  const begun = async (delay = 0) => {
    const { code, token } = await served.create({ ...PLAIN, settings: { pace: 0, delay }, sit: CREW, start: true });
    const client = await served.sit(code, token);
    await client.until(() => client.asks.has('blue.captain'));
    return { code, client };
  };

  test('shows what spectators see, and never a hidden boat', async () => {
    const { code, client } = await begun();
    await client.command('blue.captain', PLACE);
    await client.until(() => (client.views.get('blue.captain') as Boats).phase === 'playing');
    expect((await picture(code)).status).toBe(200);
    expect(lastView()).toMatchObject({ phase: 'playing', boats: { blue: { at: null }, red: { at: null } } });
  });

  test('a command that spectators do not notice changes nothing, not even the tag', async () => {
    const { code, client } = await begun();
    await client.command('blue.captain', PLACE);
    await client.until(() => isBluesTurn(client.views.get('blue.captain') as Boats));
    const before = await tagOf(code);
    await client.command('blue.captain', { type: 'request-report' });
    expect(await tagOf(code)).toBe(before);
  });

  test('with a spectator delay it shows the earlier position', async () => {
    const { code, client } = await begun(3600);
    await client.command('blue.captain', PLACE);
    await client.until(() => (client.views.get('blue.captain') as Boats).phase === 'playing');
    await picture(code);
    expect(lastView().phase).toBe('placement');
  });

  test.each(['?at=0', '?at=3'])('%s is refused', async (query) => {
    const { code } = await begun();
    expect((await picture(code, query)).status).toBe(409);
    expect((await get(`/api/matches/${code}/picture.svg`)).status).toBe(409);
  });
});

describe('a match between bots whose spectators see everything', () => {
  const BOTS = { game: 'radar', options: { ruleset: 'classic' }, bots: { blue: 'seed', red: 'seed' } } as const;

  test('its picture shows only what is public, since no one records who looks at it', async () => {
    const { code } = await served.create({ ...BOTS, settings: { pace: 10_000 }, start: true });
    const client = await served.sit(code);
    await client.until(() => client.views.size > 0);
    await picture(code);
    expect(lastView().boats).toMatchObject({ blue: { at: null, trail: null }, red: { at: null, trail: null } });
  });

  test('once it is over, the picture shows everything, and any position can be seen', async () => {
    const { code } = await served.create({ ...BOTS, settings: { pace: 0 }, start: true });
    const client = await served.sit(code);
    await client.until(() => client.over);
    expect((await picture(code)).headers.get('cache-control')).toBe('public, max-age=3600');
    expect(lastView().boats.blue.at).toEqual(expect.any(Number));
    expect(orders.at(-1)?.caption[0]).toMatch(/wins|Draw/);
    expect((await picture(code, '?at=5&lang=es')).status).toBe(200);
    expect(orders.at(-1)).toMatchObject({ caption: [], language: 'es' });
    expect((await picture(code, '?at=999999')).status).toBe(404);
    const svg = await get(`/api/matches/${code}/picture.svg?at=5`);
    expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await svg.text()).toMatch(/^<svg /);
  });
});

test('a client that has the picture gets no second copy, and an equal picture is drawn once', async () => {
  const { code } = await served.create({ ...PLAIN, sit: CREW });
  const first = await picture(code);
  const drawn = orders.length;
  const tag = first.headers.get('etag') ?? '';
  const again = await get(`/api/matches/${code}/picture.png`, { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await picture(code)).status).toBe(200);
  expect(orders.length).toBe(drawn);
});

test('an unknown match has no picture', async () => {
  expect((await picture('ZZZZZ')).status).toBe(404);
});

test('a game has a picture', async () => {
  const answer = await get('/api/games/radar/picture.png?lang=es');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await get('/api/games/nothing/picture.png')).status).toBe(404);
});

test('many pictures from one address are refused', async () => {
  const own = await serve({ limits: { picturesPerMinute: 2 } });
  const { code } = await own.create({ ...PLAIN, sit: CREW });
  const ask = async () => (await fetch(`http://127.0.0.1:${own.server.port}/api/matches/${code}/picture.png`)).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await own.close();
});
