import { afterEach, expect, test, vi } from 'vitest';
import { fetchLog, type Progress } from './fetch-log.ts';

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

test('downloads a complete log and reports progress', async () => {
  answering(() => new Response('línea uno\nlínea dos\n', { headers: { 'content-length': '22' } }));
  const seen: Progress[] = [];
  const told = await fetchLog('K7QX', 'en', (progress) => seen.push(progress), signal);
  expect(told).toEqual({ ok: true, value: 'línea uno\nlínea dos\n' });
  expect(seen.at(-1)).toEqual({ bytes: 22, of: 22 });
});

test.each([
  [409, 'not-over'],
  [404, 'not-found'],
  [429, 'refused'],
  [500, 'refused'],
])('an answer of %i means %s', async (status, kind) => {
  answering(() => Response.json({ error: { code: 'x' }, words: 'because' }, { status }));
  expect(await fetchLog('K7QX', 'en', () => {}, signal)).toEqual({ ok: false, error: { kind, words: 'because' } });
});

test('no answer means offline, an invalid answer means refused', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await fetchLog('K7QX', 'en', () => {}, signal)).toMatchObject({ error: { kind: 'offline' } });
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await fetchLog('K7QX', 'en', () => {}, signal)).toMatchObject({
    error: { kind: 'refused', words: 'Bad Gateway' },
  });
});
