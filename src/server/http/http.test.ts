import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import { ClientMessage } from '../../wire/schemas.ts';
import { type Built, bearing, built, CODE, fakePage, TOKEN } from './testing.ts';

const web = fakePage();
let http: Built;
beforeAll(async () => {
  http = await built({
    web,
    limits: { requestsPerMinute: 100_000, matchesPerMinute: 100_000, asksPerMinute: 100_000 },
  });
});
afterAll(async () => {
  await http?.app.close();
  rmSync(web, { recursive: true, force: true });
});

const create = (payload: string, type = 'application/json') =>
  http.app.inject({ url: '/api/matches', method: 'POST', payload, headers: { 'content-type': type } });

describe('invalid bodies', () => {
  const polluted = '{"game":"radar","options":{"a":{"__proto__":{"admin":true}}}}';
  const constructed = '{"game":"radar","options":{"constructor":{"prototype":{"x":1}}}}';
  test.each([
    ['half of JSON', '{"game":', 'application/json', 400, 'not-json'],
    ['no JSON at all', 'game=radar', 'application/json', 400, 'not-json'],
    ['a __proto__ key', polluted, 'application/json', 400, 'forbidden-key'],
    ['a constructor key', constructed, 'application/json', 400, 'forbidden-key'],
    ['text', '{"game":"radar"}', 'text/plain', 400, 'wrong-content-type'],
    ['a form', 'game=radar', 'application/x-www-form-urlencoded', 400, 'wrong-content-type'],
    ['XML', '<game/>', 'application/xml', 400, 'wrong-content-type'],
    [
      'more than 64 KB',
      JSON.stringify({ game: 'radar', options: 'x'.repeat(65_536) }),
      'application/json',
      413,
      'too-large',
    ],
  ])('%s', async (_, payload, type, status, code) => {
    const answer = await create(payload, type);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('a compressed body is not decompressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await http.app.inject({
      url: '/api/matches',
      method: 'POST',
      payload: Buffer.from([31, 139, 8]),
      headers,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('an uploaded log may have up to 4 MB', async () => {
    const bring = (bytes: number) =>
      http.app.inject({ url: '/api/forks', method: 'POST', payload: { place: 1, log: 'x'.repeat(bytes) } });
    expect((await bring(4_000_000)).statusCode).toBe(201);
    const answer = await bring(4 * 1024 * 1024);
    expect([answer.statusCode, answer.json().words]).toEqual([413, 'too large: the limit is 4096 KB']);
  });
});

describe('headers', () => {
  const POLICY =
    "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
    "frame-ancestors 'none';base-uri 'none';form-action 'self'";

  test.each(['/', '/api/health', '/api/nothing', '/assets/main-1a2b3c.js'])('%s has the policy', async (url) => {
    const { headers } = await http.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('the page', () => {
  const get = (url: string, accept = 'text/html,*/*;q=0.8') => http.app.inject({ url, headers: { accept } });

  test.each(['/', '/index.html', '/m/K7M2Q', '/replay/K7M2Q?at=7', '/anything/else'])(
    '%s is the page, never cached',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<title>Umpire</title>')]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    },
  );

  test('an asset is kept for a year, since its name changes with it', async () => {
    const answer = await get('/assets/main-1a2b3c.js', '*/*');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg', '*/*')).headers['cache-control']).toBe('no-cache');
  });

  test('the service worker is for all pages and never stored, the manifest has its type', async () => {
    const worker = await get('/sw.js', '*/*');
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-store', 'service-worker-allowed': '/' });
    expect(worker.headers['content-type']).toMatch(/javascript/);
    const manifest = await get('/manifest.webmanifest', '*/*');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(manifest.headers['service-worker-allowed']).toBeUndefined();
  });

  test.each([
    ['/assets/gone-000000.js', 'text/html'],
    ['/missing.png', 'image/png'],
    ['/api/nothing', 'text/html'],
    ['/api/', 'text/html'],
    ['/.vite/manifest.json', '*/*'],
    ['/..%2fpackage.json', '*/*'],
  ])('%s is not found, answered in JSON', async (url, accept) => {
    const answer = await get(url, accept);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
  });

  test('a POST never gets the page', async () => {
    const answer = await http.app.inject({ url: '/', method: 'POST', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
  });

  test('if it has not been built, one line says what to do', async () => {
    const { app, lines } = await built({ web: '/nowhere' });
    const answer = await app.inject({ url: '/m/K7M2Q', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringMatching(/^The page .* npm run build.*\n$/)]);
    expect(lines.filter((line) => line.includes('npm run build'))).toHaveLength(1);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await app.close();
  });

  test('a browser that reads Brotli gets the compressed copy that the build wrote', async () => {
    const page = fakePage();
    const copy = brotliCompressSync('export const sea = 1;');
    writeFileSync(join(page, 'assets', 'main-1a2b3c.js.br'), copy);
    const { app } = await built({ web: page });
    const get = (encoding: string) =>
      app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': encoding } });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotli.rawPayload.equals(copy)).toBe(true);
    expect((await get('gzip')).headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect((await get('identity')).headers).toMatchObject({ vary: 'accept-encoding' });
    await app.close();
    rmSync(page, { recursive: true, force: true });
  });

  test('large answers are compressed, whether page, JSON or log', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    for (const url of ['/assets/main-1a2b3c.js', '/api/schema'])
      expect((await http.app.inject({ url, headers })).headers['content-encoding']).toBe('gzip');
    const own = await built({ desk: { log: async () => ({ ok: true, value: '{"n":0}\n'.repeat(1000) }) } });
    const log = await own.app.inject({ url: `/api/matches/${CODE}/log`, headers });
    expect(log.headers['content-encoding']).toBe('gzip');
    await own.app.close();
  });
});

describe('limits', () => {
  const limits = { requestsPerMinute: 3, matchesPerMinute: 2, asksPerMinute: 1 };
  const times = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await ask()).statusCode);
    return statuses;
  };

  test('each kind of request has its own limit, and the answer says how long to wait', async () => {
    const { app } = await built({ limits, web });
    const post = (url: string, payload: object) => () => app.inject({ url, method: 'POST', payload });
    expect(await times(3, post('/api/matches', { game: 'radar' }))).toEqual([201, 201, 429]);
    expect(await times(1, post('/api/forks', { log: 'x', place: 1 }))).toEqual([429]);
    expect(await times(2, post('/api/ask/radar/heat', {}))).toEqual([200, 429]);
    expect(await times(4, () => app.inject('/api/matches'))).toEqual([200, 200, 200, 429]);
    const late = await app.inject({ url: '/api/matches', headers: { 'accept-language': 'es' } });
    expect(late.json()).toEqual({
      error: { code: 'too-many-requests', seconds: expect.any(Number) },
      words: expect.stringMatching(/^demasiadas peticiones: .* \d+ s$/),
    });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(await times(5, () => app.inject('/'))).toEqual([200, 200, 200, 200, 200]);
    await app.close();
  });

  test('unknown paths count too', async () => {
    const { app } = await built({ limits });
    expect(await times(4, () => app.inject('/api/nothing'))).toEqual([404, 404, 404, 429]);
    await app.close();
  });

  test('addresses have separate limits', async () => {
    const { app } = await built({ limits, trustProxy: 1 });
    const from = (address: string) => () =>
      app.inject({ url: '/api/matches', headers: { 'x-forwarded-for': address } });
    expect(await times(4, from('192.0.2.1'))).toEqual([200, 200, 200, 429]);
    expect(await times(1, from('192.0.2.2'))).toEqual([200]);
    await app.close();
  });
});

describe('secrets', () => {
  test('internal errors go to the log, never to the client', async () => {
    const broken = async () => {
      throw new Error('the torpedo lies at H8');
    };
    const { app, lines } = await built({ desk: { table: broken, create: broken, ask: broken } });
    for (const asking of [
      { url: `/api/matches/${CODE}` },
      { url: '/api/matches', method: 'POST', payload: { game: 'radar' } },
      { url: '/api/ask/radar/heat', method: 'POST', payload: {} },
    ] as const) {
      const answer = await app.inject(asking);
      expect([answer.statusCode, answer.json()]).toEqual([
        500,
        { error: { code: 'broken' }, words: expect.any(String) },
      ]);
      expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/torpedo|H8|\.ts/);
    }
    expect(lines.filter((line) => line.includes('the torpedo lies at H8'))).toHaveLength(3);
    await app.close();
  });

  test('no token gets into the log, however it is sent', async () => {
    const { app, lines } = await built({ web });
    const at = `/api/matches/${CODE}`;
    const payload = { seats: [TOKEN], token: TOKEN };
    await app.inject({ url: `${at}/start`, method: 'POST', headers: bearing(TOKEN) });
    await app.inject({ url: `${at}/join`, method: 'POST', headers: bearing(`${TOKEN}x`), payload });
    await app.inject({ url: `${at}/join?token=${TOKEN}`, method: 'POST', payload });
    await app.inject({ url: `/api/nothing?token=${TOKEN}`, headers: { cookie: TOKEN } });
    await app.inject({ url: `/m/${CODE}?token=${TOKEN}`, headers: { accept: 'text/html' } });
    await app.inject({
      url: '/api/matches',
      method: 'POST',
      payload: `{"${TOKEN}`,
      headers: { 'content-type': 'application/json' },
    });
    await app.inject({ url: '/api/matches', method: 'POST', payload: { game: 'radar' } });
    expect(lines).toHaveLength(7);
    expect(lines.join('')).not.toContain(TOKEN);
    await app.close();
  });

  test('a request is one log line: method, path, status and milliseconds; static files are skipped', async () => {
    const { app, lines } = await built({ web });
    for (const url of ['/favicon.svg', '/assets/main-1a2b3c.js'])
      expect((await app.inject({ url })).statusCode).toBe(200);
    await app.inject({ url: `/api/matches/${CODE}/log?eyes=spectator`, headers: bearing(TOKEN) });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        msg: 'request',
        method: 'GET',
        path: `/api/matches/${CODE}/log`,
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    await app.close();
  });
});

describe('descriptions', () => {
  interface Operation {
    readonly summary?: string;
    readonly parameters?: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody?: object;
    readonly responses: Readonly<Record<string, object>>;
  }

  test('the OpenAPI document has every route with summary, parameters, body and responses', async () => {
    const document = (await http.app.inject('/api/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Umpire', version: '1.2.3' } });
    const paths = document.paths as Record<string, Record<string, Operation>>;
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const m = '/api/matches';
    expect(listed.sort()).toEqual(
      [
        'get /api/health',
        'get /api/ready',
        'get /api/games',
        'get /api/schema',
        'get /api/games/{game}/miniature',
        'get /api/games/{game}/picture.png',
        'get /api/games/{game}/rules',
        'post /api/ask/{game}/{query}',
        'post /api/forks',
        'get /api/push',
        `get ${m}`,
        `post ${m}`,
        'get /api/lab/{game}/weights/{bot}',
        'get /api/lab/works/{id}',
        'post /api/lab/coverage',
        'post /api/lab/diff',
        'post /api/lab/predictions',
        'post /api/lab/generate',
        'get /api/arena/experiments',
        ...['', '/curve', '/pairs', '/pairs/{n}/{which}'].map((rest) => `get /api/arena/experiments/{id}${rest}`),
        'get /api/arena/ladder/{game}',
        'get /api/identity',
        ...['', '/recover', '/passkey', '/passkey/options', '/sign-in', '/sign-in/options'].map(
          (rest) => `post /api/identity${rest}`,
        ),
        ...['', '/status', '/leave'].map((rest) => `post /api/opponents${rest}`),
        'post /api/mine',
        'get /api/me',
        'get /api/me/lists/{game}',
        'get /api/me/lists/{game}/{id}',
        'get /api/me/record',
        'post /api/me',
        ...['link', 'passkeys', 'passkeys/{id}/remove', 'devices/{id}/remove'].map((rest) => `post /api/me/${rest}`),
        ...['recovery', 'recovery/remove', 'sign-out', 'delete', 'lists/{game}/{id}'].map(
          (rest) => `post /api/me/${rest}`,
        ),
        'get /api/leagues',
        'post /api/leagues',
        'get /api/leagues/{code}',
        ...['join', 'leave', 'start', 'close'].map((verb) => `post /api/leagues/{code}/${verb}`),
        `post ${m}/{code}/decisions/{n}/what-if`,
        ...[
          '',
          '/log',
          '/picture.png',
          '/picture.svg',
          '/decisions',
          '/decisions/{n}',
          '/decisions/{n}/sensitivity',
        ].map((rest) => `get ${m}/{code}${rest}`),
        ...[
          'join',
          'leave',
          'fill',
          'start',
          'settings',
          'rematch',
          'fork',
          'hint',
          'report',
          'push',
          'push/remove',
        ].map((verb) => `post ${m}/{code}/${verb}`),
      ].sort(),
    );
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        expect(operation.summary).toMatch(/\w/);
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(named);
        expect(operation.requestBody !== undefined).toBe(method === 'post');
        expect(Object.keys(operation.responses)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^20[012]$/), '4XX']),
        );
      }
  });

  test('the schemas have every socket message, and every game with its queries', async () => {
    const schemas = (await http.app.inject('/api/schema')).json();
    const types = ClientMessage.anyOf.map(({ properties }) => properties.type.const);
    expect(Object.keys(schemas.messages).sort()).toEqual([...types].sort());
    for (const type of types) expect(schemas.messages[type].properties.type.const).toBe(type);
    expect(Object.keys(schemas.games)).toEqual(Object.keys(catalog));
    for (const [id, { queries }] of Object.entries(catalog)) {
      expect(schemas.games[id]).toMatchObject({ setUp: expect.any(Object), command: expect.any(Object) });
      expect(Object.keys(schemas.games[id].queries)).toEqual(Object.keys(queries));
    }
  });

  test('the list of games names every side, even those missing from the default set-up', async () => {
    const games: readonly { readonly id: string }[] = (await http.app.inject('/api/games')).json();
    expect(games.find(({ id }) => id === 'battletech')).toMatchObject({
      sides: ['0', '1'],
      names: { en: { 0: 'blue', 7: 'black' }, es: { 1: 'el rojo' } },
    });
  });

  test('the list of games has what a lobby shows', async () => {
    const games = (await http.app.inject('/api/games')).json();
    expect(games[0]).toMatchObject({
      id: 'radar',
      title: 'Admiral Radar',
      about: expect.any(String),
      defaults: { bot: 'crew', watch: 'spectator' },
      sides: ['blue', 'red'],
      seats: expect.arrayContaining(['blue.captain', 'red.engineer']),
      names: {
        en: { blue: 'blue', 'red.first-mate': 'red first mate' },
        es: { red: 'el rojo', 'blue.captain': 'el capitán azul' },
      },
      lists: { rulesets: expect.arrayContaining([{ id: 'seed', title: expect.any(String) }]), maps: expect.any(Array) },
      bots: expect.arrayContaining([
        expect.objectContaining({ id: 'crew', levels: [1, 2, 3, 4, 5], personas: expect.arrayContaining(['hunter']) }),
        expect.objectContaining({ id: 'seed', levels: [] }),
      ]),
      page: true,
    });
    const { app } = await built();
    expect((await app.inject('/api/games')).json()[0].page).toBe(false);
    await app.close();
  });
});

describe('over a real socket', () => {
  let port = 0;
  beforeAll(async () => {
    await http.app.listen({ port: 0, host: '127.0.0.1' });
    port = (http.app.server.address() as AddressInfo).port;
  });

  /** Everything received until the server closes the connection. */
  async function raw(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (part) => {
      heard += part;
    });
    socket.on('error', () => {});
    socket.write(text);
    await once(socket, 'close');
    return heard;
  }

  test('malformed HTTP gets one JSON answer, then the connection is closed', async () => {
    const heard = await raw('HELLO UMPIRE\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'bad-request' } });
  });

  test('a body that claims to be huge is refused before it arrives', async () => {
    const heard = await raw(
      'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('"code":"too-large"');
  });

  test('endless headers are cut off', async () => {
    const heard = await raw(`GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'y'.repeat(100_000)}\r\n\r\n`);
    expect(heard).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  test('fetch creates a match and starts it', async () => {
    const at = `http://127.0.0.1:${port}/api/matches`;
    const json = { 'content-type': 'application/json' };
    const made = await fetch(at, { method: 'POST', headers: json, body: '{"game":"radar"}' });
    const { code, token } = (await made.json()) as { code: string; token: string };
    const started = await fetch(`${at}/${code}/start`, { method: 'POST', headers: { ...json, ...bearing(token) } });
    expect([made.status, started.status]).toEqual([201, 200]);
  });
});
