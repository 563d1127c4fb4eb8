import { afterEach, expect, test, vi } from 'vitest';
import { type ForkWish, fork, forkBody } from './fork.ts';

afterEach(() => vi.unstubAllGlobals());

const WISH: ForkWish = { at: 41, sit: ['blue.captain'], sides: ['blue', 'red'], bot: 'crew@3', name: ' Ann ' };

test.each<[string, Partial<ForkWish>, object]>([
  ['keeps the entry that is shown', {}, { place: 42, start: true, sit: ['blue.captain'], name: 'Ann' }],
  ['fills both sides with the bot', {}, { bots: { blue: 'crew@3', red: 'crew@3' } }],
  ['may only watch', { sit: [] }, { sit: [] }],
])('a fork %s', (_, change, body) => {
  expect(forkBody({ ...WISH, ...change })).toMatchObject(body);
});

test('the name is optional', () => {
  expect(forkBody({ ...WISH, name: ' ' })).not.toHaveProperty('name');
});

const TEXT = '{"n":0}\n{"decision":{"n":0}}\n{"seed":"7"}';

test.each([
  ['K7QX', '/api/matches/K7QX/fork', undefined],
  [null, '/api/forks', '{"n":0}\n{"seed":"7"}'],
])('from %s it asks %s, with only the needed part of the log', async (code, path, log) => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) => {
    asked.push([to, init]);
    return Response.json({ code: 'NEW1', token: 't' });
  });
  expect(await fork({ code, text: TEXT }, WISH, 'en', '')).toMatchObject({ ok: true, value: { code: 'NEW1' } });
  expect(asked[0]?.[0]).toBe(path);
  expect(JSON.parse(String(asked[0]?.[1].body)).log).toBe(log);
});

test('a refusal has its text', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'match-over' }, words: 'it is over' }, { status: 409 }),
  );
  expect(await fork({ code: 'K7QX', text: '' }, WISH, 'en', '')).toEqual({
    ok: false,
    error: { code: 'match-over', words: 'it is over' },
  });
});
