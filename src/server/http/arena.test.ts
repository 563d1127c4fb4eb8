import { expect, test } from 'vitest';
import { ok } from '../../kernel/result.ts';
import type { ArenaReader } from '../arena/arena.ts';
import { built } from './testing.ts';

const LOG = '{"format":"umpire-log/1"}\n';

async function asked(path: string, headers: Record<string, string> = {}, own: Partial<ArenaReader> = {}) {
  const calls: unknown[][] = [];
  const { app } = await built({
    arena: {
      experiments: async (...args) => {
        calls.push(args);
        return { value: [], tag: '"1-a"' };
      },
      pairs: async (...args) => {
        calls.push(args);
        return ok({ value: { pairs: [], of: 0 }, tag: '"1-b"' });
      },
      game: async (...args) => {
        calls.push(args);
        return ok({ game: 'radar', log: LOG });
      },
      ...own,
    },
  });
  const answer = await app.inject({ url: `/api/arena${path}`, headers });
  await app.close();
  return { answer, calls };
}

test('a client with the current version gets 304', async () => {
  const { answer } = await asked('/experiments');
  expect(answer.headers.etag).toBe('"1-a"');
  const again = (await asked('/experiments', { 'if-none-match': '"1-a"' })).answer;
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await asked('/experiments', { 'if-none-match': '"1-z"' })).answer.statusCode).toBe(200);
});

test.each([
  ['/experiments?game=radar&status=done', [{ game: 'radar', status: 'done' }]],
  ['/experiments/k7qxma/pairs', ['k7qxma', 0, 50]],
  ['/experiments/k7qxma/pairs?from=25&most=25', ['k7qxma', 25, 25]],
  ['/experiments/k7qxma/pairs/12/1', ['k7qxma', 12, 1]],
])('%s makes the right call', async (path, args) => {
  const { answer, calls } = await asked(path);
  expect(answer.statusCode).toBe(200);
  expect(calls).toEqual([args]);
});

test('a game is a JSON lines file', async () => {
  const { answer } = await asked('/experiments/k7qxma/pairs/12/0');
  expect(answer.body).toBe(LOG);
  expect(answer.headers['content-type']).toMatch(/^application\/x-ndjson/);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="umpire-radar-k7qxma-12-1.jsonl"');
});

test.each([
  ['/experiments/k7qxma', 404, 'no-such-experiment'],
  ['/experiments/k7qxma/curve', 404, 'no-such-experiment'],
  ['/experiments/no', 404, 'not-found'],
  ['/experiments/k7qxma/pairs/12/2', 404, 'not-found'],
  ['/experiments/k7qxma/pairs/x/1', 404, 'not-found'],
  ['/experiments/k7qxma/pairs?most=501', 400, 'bad-request'],
  ['/experiments?status=lost', 400, 'bad-request'],
  ['/ladder/..', 404, 'not-found'],
])('%s is refused with %i %s', async (path, status, code) => {
  const { answer } = await asked(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: { code } });
  expect(answer.json().words).toMatch(/\w+ \w+/);
});

test('the routes are read-only', async () => {
  const { app } = await built();
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await app.inject({ method, url: '/api/arena/experiments' })).statusCode).toBe(404);
  await app.close();
});
