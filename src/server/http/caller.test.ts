import { describe, expect, test } from 'vitest';
import { languageOf } from './caller.ts';
import { bearing, built, CODE, TOKEN } from './testing.ts';

describe('the language', () => {
  test.each([
    [undefined, 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB,es;q=0.5', 'en'],
    ['en;q=0.2, es;q=0.7', 'es'],
    ['de,fr;q=0.9', 'en'],
    ['de,es;q=0.1', 'es'],
    ['es;q=0', 'en'],
    ['estonian', 'en'],
    ['*', 'en'],
    [';;q=,,', 'en'],
  ])('%s is answered in %s', (header, language) => {
    expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
  });

  test('is used for refusals', async () => {
    const { app } = await built();
    const answer = await app.inject({ url: '/api/matches/NONE9', headers: { 'accept-language': 'es' } });
    expect(answer.json().words).toBe('no hay ninguna partida con ese código');
    await app.close();
  });
});

describe('a token', () => {
  test.each([
    ['Basic YTpi'],
    ['Bearer'],
    ['Bearer short'],
    [`Bearer ${TOKEN}x`],
    [`Bearer ${TOKEN} ${TOKEN}`],
    [TOKEN],
  ])('that is malformed is wrong: %s', async (authorization) => {
    const { app, backend } = await built();
    const answer = await app.inject({ url: `/api/matches/${CODE}/start`, method: 'POST', headers: { authorization } });
    expect([answer.statusCode, answer.json().error.code, backend.asked]).toEqual([401, 'wrong-token', []]);
    await app.close();
  });

  test('is only read from the Authorization header', async () => {
    const { app, backend } = await built();
    await app.inject({ url: `/api/matches/${CODE}/start`, method: 'POST', headers: bearing(TOKEN) });
    await app.inject({ url: `/api/matches/${CODE}/start`, method: 'POST', headers: { cookie: `token=${TOKEN}` } });
    expect(backend.asked.map(({ args }) => args[0])).toMatchObject([{ token: TOKEN }, { token: null }]);
    await app.close();
  });
});

test.each([
  [0, '203.0.113.9', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '10.9.9.9, 203.0.113.9', '203.0.113.9'],
])('with %i proxies, X-Forwarded-For %s is the address %s', async (trustProxy, forwarded, address) => {
  const { app, backend } = await built({ trustProxy });
  await app.inject({ url: `/api/matches/${CODE}/join`, method: 'POST', headers: { 'x-forwarded-for': forwarded } });
  expect(backend.asked[0]?.args[0]).toMatchObject({ address });
  await app.close();
});
