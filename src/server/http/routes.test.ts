import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { must } from '../../kernel/result.ts';
import { type Built, bearing, built, CODE, PASS, TABLE, TOKEN } from './testing.ts';

let http: Built;
beforeAll(async () => {
  http = await built({ limits: { requestsPerMinute: 100_000, matchesPerMinute: 100_000, asksPerMinute: 100_000 } });
});
afterAll(() => http?.app.close());
beforeEach(() => void http.backend.asked.splice(0));

interface Row {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly token?: boolean;
}

const ask = ({ url, method = 'GET', body, token }: Row) =>
  http.app.inject({ url, method, ...(body && { payload: body }), headers: token ? bearing(TOKEN) : {} });

const nobody = { address: '127.0.0.1', browser: null, token: null, language: 'en', session: null };
const seated = { ...nobody, token: TOKEN };
const post = (url: string, body?: object): Row => ({ url, method: 'POST', token: true, ...(body && { body }) });
const at = `/api/matches/${CODE}`;

// Request, status, backend method called, and its arguments.
const ROWS: readonly (readonly [Row, number, string, readonly unknown[]])[] = [
  [{ url: '/api/health' }, 200, 'health', []],
  [{ url: '/api/ready' }, 200, 'notReady', []],
  [{ url: '/api/matches' }, 200, 'tables', []],
  [{ url: at }, 200, 'table', [CODE]],
  [
    { url: '/api/matches', method: 'POST', body: { game: 'radar', bots: { red: 'crew@3+hunter' }, start: true } },
    201,
    'create',
    [nobody, { game: 'radar', bots: { red: 'crew@3+hunter' }, start: true }],
  ],
  [
    { url: `${at}/join`, method: 'POST', body: { name: 'Eve', seats: ['blue.captain'] } },
    200,
    'join',
    [nobody, CODE, { name: 'Eve', seats: ['blue.captain'] }],
  ],
  [{ url: `${at}/join`, method: 'POST' }, 200, 'join', [nobody, CODE, {}]],
  [
    { url: '/api/opponents', method: 'POST', body: { game: 'radar', name: 'Eve' } },
    201,
    'findOpponent',
    [nobody, { game: 'radar', name: 'Eve' }],
  ],
  [post('/api/opponents/status', { ticket: TOKEN }), 200, 'opponentStatus', [seated, TOKEN]],
  [post('/api/opponents/leave', { ticket: TOKEN }), 200, 'stopSearch', [seated, TOKEN]],
  [post(`${at}/leave`), 200, 'leave', [seated, CODE, undefined]],
  [post(`${at}/leave`, { seats: ['blue.captain'] }), 200, 'leave', [seated, CODE, ['blue.captain']]],
  [post(`${at}/fill`, { seat: 'red.captain', bot: 'seed' }), 200, 'fill', [seated, CODE, 'red.captain', 'seed']],
  [post(`${at}/fill`, { seat: 'red.captain', bot: null }), 200, 'fill', [seated, CODE, 'red.captain', null]],
  [post(`${at}/start`), 200, 'start', [seated, CODE]],
  [post(`${at}/settings`, { pace: 0, clock: null }), 200, 'settings', [seated, CODE, { pace: 0, clock: null }]],
  [post(`${at}/rematch`, {}), 200, 'rematch', [seated, CODE, {}]],
  [post(`${at}/rematch`, { swap: true }), 200, 'rematch', [seated, CODE, { swap: true }]],
  [
    post(`${at}/fork`, { place: 7, sit: ['blue.captain'] }),
    201,
    'fork',
    [seated, { code: CODE }, 7, { sit: ['blue.captain'] }],
  ],
  [
    { url: '/api/forks', method: 'POST', body: { log: '{}\n', place: 0, name: 'Ada' } },
    201,
    'fork',
    [nobody, { log: '{}\n' }, 0, { name: 'Ada' }],
  ],
  [{ url: `${at}/log` }, 200, 'log', [CODE, 'archive', false]],
  [{ url: `${at}/log?eyes=blue.captain&decisions=1` }, 200, 'log', [CODE, 'blue.captain', true]],
  [{ url: `${at}/picture.png` }, 200, 'picture', [nobody, CODE, { language: 'en', format: 'png', known: null }]],
  [
    { url: `${at}/picture.svg?at=7&lang=es` },
    200,
    'picture',
    [nobody, CODE, { at: 7, language: 'es', format: 'svg', known: null }],
  ],
  [
    { url: '/api/games/radar/picture.png' },
    200,
    'gamePicture',
    [nobody, 'radar', { language: 'en', format: 'png', known: null }],
  ],
  [{ url: `${at}/decisions`, token: true }, 200, 'decisions', [seated, CODE]],
  [{ url: `${at}/decisions/3` }, 200, 'why', [nobody, CODE, 3, undefined]],
  [{ url: `${at}/decisions/3?seat=red.captain` }, 200, 'why', [nobody, CODE, 3, 'red.captain']],
  [
    post(`${at}/decisions/3/what-if`, {
      weights: { room: 2 },
      facts: [{ option: 1, rule: 'room', facts: { cells: 4 } }],
    }),
    200,
    'whatIf',
    [seated, CODE, 3, undefined, { weights: { room: 2 }, facts: [{ option: 1, rule: 'room', facts: { cells: 4 } }] }],
  ],
  [post(`${at}/decisions/3/what-if?seat=red.captain`), 200, 'whatIf', [seated, CODE, 3, 'red.captain', {}]],
  [{ url: `${at}/decisions/3/sensitivity` }, 200, 'sensitivity', [nobody, CODE, 3, undefined]],
  [{ url: '/api/lab/radar/weights/crew+hunter' }, 200, 'weights', ['radar', 'crew+hunter']],
  [
    { url: '/api/lab/coverage', method: 'POST', body: { game: 'radar', matches: [CODE], one: { bot: 'crew' } } },
    202,
    'startLabJob',
    [nobody, { game: 'radar', matches: [CODE], work: { kind: 'coverage', one: { bot: 'crew' } } }],
  ],
  [
    { url: '/api/lab/predictions', method: 'POST', body: { game: 'radar', play: 2, one: { bot: 'crew' } } },
    202,
    'startLabJob',
    [nobody, { game: 'radar', play: 2, work: { kind: 'predictions', one: { bot: 'crew' } } }, []],
  ],
  [
    {
      url: '/api/lab/diff',
      method: 'POST',
      body: { game: 'radar', file: '{}', one: { bot: 'crew' }, other: { bot: 'crew', weights: { room: 0 } } },
    },
    202,
    'startLabJob',
    [
      nobody,
      {
        game: 'radar',
        file: '{}',
        work: { kind: 'diff', one: { bot: 'crew' }, other: { bot: 'crew', weights: { room: 0 } } },
      },
    ],
  ],
  [
    { url: '/api/lab/generate', method: 'POST', body: { game: 'shooting', request: { seed: 3 }, games: 50 } },
    202,
    'generate',
    [nobody, { game: 'shooting', request: { seed: 3 }, games: 50 }],
  ],
  [{ url: '/api/lab/works/ABCDEFGHJKLMNPQ' }, 200, 'labJob', ['ABCDEFGHJKLMNPQ']],
  [post(`${at}/hint`, { seat: 'blue.captain' }), 200, 'hint', [seated, CODE, 'blue.captain']],
  [{ url: '/api/games/radar/miniature' }, 200, 'miniature', ['radar']],
  [{ url: '/api/ask/radar/heat', method: 'POST', body: { x: [1] } }, 200, 'ask', [nobody, 'radar', 'heat', { x: [1] }]],
];

describe('every route calls the backend with its arguments', () => {
  test.each(ROWS.map((row) => [`${row[0].method ?? 'GET'} ${row[0].url}`, row] as const))('%s', async (_, row) => {
    const [asking, status, what, args] = row;
    const answer = await ask(asking);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    expect(http.backend.asked.at(-1)).toEqual({ what, args });
  });
});

// Request, status and refusal code.
const REFUSALS: readonly (readonly [Row, number, string])[] = [
  [{ url: '/api/matches/NONE9' }, 404, 'no-such-match'],
  [{ url: '/api/matches/no-code-at-all' }, 404, 'not-found'],
  [{ url: '/api/nothing' }, 404, 'not-found'],
  [{ url: '/api' }, 404, 'not-found'],
  [post('/api/health'), 404, 'not-found'],
  [{ url: '/api/matches', method: 'POST' }, 400, 'bad-request'],
  [{ url: '/api/matches', method: 'POST', body: [] }, 400, 'bad-request'],
  [{ url: '/api/matches', method: 'POST', body: { game: 'radar', colour: 'red' } }, 400, 'bad-request'],
  [
    { url: '/api/matches', method: 'POST', body: { game: 'radar', bots: { red: 'exec:sh -c id' } } },
    400,
    'bad-request',
  ],
  [{ url: '/api/matches', method: 'POST', body: { game: 'radar', bots: { red: 'sbt:x@/tmp' } } }, 400, 'bad-request'],
  [{ url: '/api/matches', method: 'POST', body: { game: 'radar', settings: { pace: '0' } } }, 400, 'bad-request'],
  [{ url: '/api/matches', method: 'POST', body: { game: 'chess' } }, 404, 'unknown-game'],
  [{ url: `${at}/start`, method: 'POST' }, 401, 'wrong-token'],
  [post(`${at}/start`, { now: true }), 400, 'bad-request'],
  [post(`${at}/join`, { seats: ['BLUE'] }), 400, 'bad-request'],
  [post(`${at}/join`, { name: '' }), 400, 'bad-request'],
  [post('/api/opponents'), 400, 'bad-request'],
  [post('/api/opponents', { game: 'radar', rating: 3000 }), 400, 'bad-request'],
  [post('/api/opponents', { game: 'chess' }), 404, 'unknown-game'],
  [post('/api/opponents/status', { ticket: 'short' }), 400, 'bad-request'],
  [post('/api/opponents/status', { ticket: 'v'.repeat(22) }), 404, 'not-waiting'],
  [post('/api/opponents/leave'), 400, 'bad-request'],
  [post(`${at}/fill`, { seat: 'red.captain' }), 400, 'bad-request'],
  [post(`${at}/settings`, { pace: 10_001 }), 400, 'bad-request'],
  [post(`${at}/fork`, {}), 400, 'bad-request'],
  [post(`${at}/fork`, { place: -1 }), 400, 'bad-request'],
  [post('/api/forks', { place: 1 }), 400, 'bad-request'],
  [post(`${at}/hint`), 400, 'bad-request'],
  [post('/api/matches/NONE9/hint', { seat: 'blue.captain' }), 404, 'no-such-match'],
  [{ url: '/api/matches/NONE9/log' }, 404, 'no-such-match'],
  [{ url: `${at}/log?eyes=../etc` }, 400, 'bad-request'],
  [{ url: `${at}/log?decisions=yes` }, 400, 'bad-request'],
  [{ url: `${at}/log?token=${TOKEN}` }, 400, 'bad-request'],
  [{ url: `${at}?token=${TOKEN}` }, 400, 'bad-request'],
  [{ url: `${at}?__proto__=1` }, 400, 'bad-request'],
  [{ url: `${at}/decisions/first` }, 404, 'not-found'],
  [post(`${at}/decisions/3/what-if`, { weights: { room: 'much' } }), 400, 'bad-request'],
  [post(`${at}/decisions/3/what-if`, { weights: { room: 1e10 } }), 400, 'bad-request'],
  [post(`${at}/decisions/3/what-if`, { facts: [{ option: -1, rule: 'room', facts: {} }] }), 400, 'bad-request'],
  [post('/api/matches/NONE9/decisions/3/what-if'), 404, 'no-such-match'],
  [{ url: '/api/matches/NONE9/decisions/3/sensitivity' }, 404, 'no-such-match'],
  [post('/api/lab/coverage', { game: 'radar', matches: [CODE] }), 400, 'bad-request'],
  [post('/api/lab/generate', { game: 'shooting' }), 400, 'bad-request'],
  [post('/api/lab/generate', { game: 'shooting', request: {}, games: 1000 }), 400, 'bad-request'],
  [post('/api/lab/coverage', { game: 'radar', matches: [], one: { bot: 'crew' } }), 400, 'bad-request'],
  [post('/api/lab/coverage', { game: 'radar', matches: [CODE], one: { bot: 'rm -rf' } }), 400, 'bad-request'],
  [post('/api/lab/diff', { game: 'radar', matches: [CODE], one: { bot: 'crew' } }), 400, 'bad-request'],
  [{ url: '/api/lab/works/mine' }, 404, 'not-found'],
  [{ url: '/api/matches/%ZZ' }, 400, 'bad-request'],
  [{ url: `/api/matches/${'K'.repeat(300)}` }, 400, 'bad-request'],
];

describe('invalid requests get a code, a text and a status', () => {
  test.each(
    REFUSALS.map(
      (row) =>
        [`${row[0].method ?? 'GET'} ${row[0].url.slice(0, 60)} ${JSON.stringify(row[0].body ?? '')}`, row] as const,
    ),
  )('%s', async (_, [asking, status, code]) => {
    const answer = await ask(asking);
    expect(answer.json()).toEqual({ error: expect.objectContaining({ code }), words: expect.stringMatching(/\w \w/) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    post('/api/matches', { game: 'radar', bots: { red: 'My Bot' } }),
    post(`${at}/fill`, { seat: 'red.captain', bot: 'My Bot' }),
    post(`${at}/join`, { seats: ['BLUE'] }),
  ])('clients never see a regular expression', async (asking) => {
    const { words } = (await ask(asking)).json<{ words: string }>();
    expect(words).toMatch(asking.url.endsWith('/join') ? /openapi\.json/ : /exec:my-bot/);
    expect(words).not.toMatch(/[\^$\\]/);
  });

  test('a schema fault names the part, the field and the problem', async () => {
    const answer = await ask({ url: '/api/matches', method: 'POST', body: { game: 'radar', settings: { pace: -1 } } });
    expect(answer.json()).toEqual({
      error: { code: 'bad-request', part: 'body', field: 'settings/pace', problem: 'must be >= 0' },
      words: 'invalid field "settings/pace" in the body: must be >= 0',
    });
  });

  test.each([
    [{ game: 'radar', settings: { pace: -1 } }, 'el campo «settings/pace» (body) no es válido: debe ser >= 0'],
    [{ game: 'radar', colour: 'red' }, 'el campo «colour» (body) no es válido: campo desconocido'],
    [{}, 'petición no válida (body): debe tener las propiedades requeridas game'],
  ])('%j is refused in Spanish if preferred', async (body, words) => {
    const headers = { 'accept-language': 'es' };
    const answer = await http.app.inject({ url: '/api/matches', method: 'POST', payload: body, headers });
    expect(answer.json()).toMatchObject({ words });
  });
});

describe('answers', () => {
  test('a new match returns a seat pass that must not be cached', async () => {
    const answer = await ask({ url: '/api/matches', method: 'POST', body: { game: 'radar' } });
    expect(answer.json()).toEqual(PASS);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('three lists of matches', async () => {
    expect((await ask({ url: '/api/matches' })).json()).toEqual({ open: [TABLE], playing: [], over: [] });
  });

  test.each([
    ['archive', 'umpire-radar-K7M2Q.jsonl'],
    ['spectator', 'umpire-radar-K7M2Q-spectator.jsonl'],
    ['blue.captain', 'umpire-radar-K7M2Q-blue.captain.jsonl'],
  ])('a log for %s is a JSON lines file called %s', async (eyes, name) => {
    const answer = await ask({ url: `${at}/log?eyes=${eyes}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    });
    expect(answer.body).toBe('{"format":"umpire-log"}\n{"n":0}\n');
  });

  test.each(['en', 'es'] as const)('the rules of a game, as the command line prints them (%s)', async (lang) => {
    const answer = await ask({ url: `/api/games/radar/rules?lang=${lang}` });
    const game = catalog.radar as Game;
    expect(answer.json()).toEqual(await game.rulebook(must(rulesFor(game, undefined, '1')), lang));
  });

  test('there are no rules of an unknown game', async () => {
    const answer = await ask({ url: '/api/games/chess/rules' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown-game']);
  });

  test('the miniature may be cached for a minute', async () => {
    expect((await ask({ url: '/api/games/radar/miniature' })).headers['cache-control']).toBe('public, max-age=60');
  });

  test.each([['a word'], [null], [7], [[1]]])(
    'the answer to a rules query is JSON, whatever it is: %j',
    async (value) => {
      const own = await built({ desk: { ask: async () => ({ ok: true, value }) } });
      const answer = await own.app.inject({ url: '/api/ask/radar/heat', method: 'POST', payload: {} });
      expect([answer.json(), answer.headers['content-type']]).toEqual([value, 'application/json; charset=utf-8']);
      await own.app.close();
    },
  );

  test('an unhealthy server says so with its status', async () => {
    const own = await built({ desk: { health: async () => ({ ok: false, version: '1', matches: 0, sockets: 0 }) } });
    expect((await own.app.inject('/api/health')).statusCode).toBe(503);
    await own.app.close();
  });
});
