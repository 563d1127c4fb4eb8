import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, built, CODE, fakePage } from './testing.ts';

let http: Built;
beforeAll(async () => {
  http = await built({ web: fakePage() });
});
afterAll(() => http?.app.close());

const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
  http.app.inject({ url, method, headers: { accept: 'text/html,*/*' } });

const ancestorsOf = (policy: unknown): string => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1] ?? '(none)';

describe('pages in frames on other websites', () => {
  test.each([
    // path                          frame-ancestors  x-frame-options
    ['/', "'none'", 'DENY'],
    ['/index.html', "'none'", 'DENY'],
    ['/embed.html', "'none'", 'DENY'],
    [`/m/${CODE}`, "'none'", 'DENY'],
    [`/replay/${CODE}`, "'none'", 'DENY'],
    ['/rules/radar', "'none'", 'DENY'],
    ['/new/radar', "'none'", 'DENY'],
    ['/lab', "'none'", 'DENY'],
    ['/arena', "'none'", 'DENY'],
    ['/admin', "'none'", 'DENY'],
    ['/assets/main-1a2b3c.js', "'none'", 'DENY'],
    ['/api/health', "'none'", 'DENY'],
    [`/api/matches/${CODE}/picture.png`, "'none'", 'DENY'],
    ['/embed', "'none'", 'DENY'],
    ['/embed/', "'none'", 'DENY'],
    [`/embed/table/${CODE}`, "'none'", 'DENY'],
    [`/embed/replay/${CODE}/more`, "'none'", 'DENY'],
    [`/embed/../m/${CODE}`, "'none'", 'DENY'],
    [`/embed/replay/${CODE}`, '*', undefined],
    [`/embed/replay/${CODE}?at=40`, '*', undefined],
    [`/embed/board/${CODE}`, '*', undefined],
  ])('%s: %s', async (url, ancestors, frames) => {
    const { headers } = await get(url);
    expect([ancestorsOf(headers['content-security-policy']), headers['x-frame-options']]).toEqual([ancestors, frames]);
  });

  test('a POST to a page for frames is refused', async () => {
    const answer = await get(`/embed/replay/${CODE}`, 'POST');
    expect([answer.statusCode, answer.headers['x-frame-options']]).toEqual([404, 'DENY']);
  });
});

test('a page for frames runs only our own scripts and sends no forms', async () => {
  const { headers, body } = await get(`/embed/replay/${CODE}`);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('<title>Embedded</title>');
});

test('if the page has not been built, it is not found', async () => {
  const { app } = await built({ web: '/nowhere' });
  expect((await app.inject({ url: `/embed/board/${CODE}` })).statusCode).toBe(404);
  await app.close();
});
