import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { no, ok } from '../../kernel/result.ts';
import type { MatchPreview } from '../pictures/types.ts';
import { type Built, built, CODE, fakePage, PREVIEW } from './testing.ts';

let preview: MatchPreview = PREVIEW;
let http: Built;
beforeAll(async () => {
  http = await built({
    web: fakePage(),
    trustProxy: 1,
    desk: { preview: async (code) => (code.toUpperCase() === CODE ? ok(preview) : no({ code: 'no-such-match' })) },
  });
});
afterAll(() => http?.app.close());

/** The meta tags of a page, by name. */
async function tagsOf(url: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { body } = await http.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:8080', ...headers } });
  const tags = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
}

test('beyond the request limit of an address, its pages have no preview; those of others do', async () => {
  const own = await built({
    web: fakePage(),
    trustProxy: 1,
    limits: { requestsPerMinute: 3 },
    desk: { preview: async () => ok(PREVIEW) },
  });
  const titles = async (address: string): Promise<boolean> => {
    const headers = { accept: 'text/html', host: 'localhost:8080', 'x-forwarded-for': address };
    return (await own.app.inject({ url: `/m/${CODE}`, headers })).body.includes('og:title');
  };
  const first = [await titles('9.9.9.9'), await titles('9.9.9.9'), await titles('9.9.9.9'), await titles('9.9.9.9')];
  expect([...first, await titles('8.8.8.8')]).toEqual([true, true, true, false, true]);
  await own.app.close();
});

describe.each(['/m', '/replay'])('%s/CODE', (page) => {
  test.each<[string, Partial<MatchPreview>, string, string]>([
    ['waiting', {}, 'Ada invites you to play Admiral Radar', '3 seats are free.'],
    ['waiting without a host', { host: null, free: 1 }, 'Play Admiral Radar', '1 seat is free.'],
    [
      'in progress',
      { status: 'playing', statusText: 'Match in progress' },
      'Admiral Radar: Ada against bots',
      'Match in progress. Open the link to watch.',
    ],
    [
      'over',
      { status: 'over', statusText: 'Blue wins: red’s boat is sunk', sides: [['Ada', 'Bo'], ['Cy']] },
      'Admiral Radar: Ada, Bo against Cy',
      'Blue wins: red’s boat is sunk. Open the link to see the replay.',
    ],
  ])('%s', async (_, change, title, description) => {
    preview = { ...PREVIEW, ...change };
    const tags = await tagsOf(`${page}/${CODE}`);
    expect(tags).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': `http://localhost:8080${page}/${CODE}`,
      'og:image': `http://localhost:8080/api/matches/${CODE}/picture.png?lang=en`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
    });
  });
});

test('names cannot become markup', async () => {
  preview = { ...PREVIEW, status: 'playing', sides: [['"><script>alert(1)</script>'], ["$&'`"]] };
  const { body } = await http.app.inject({ url: `/m/${CODE}`, headers: { accept: 'text/html' } });
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; against $&amp;&#39;`');
});

test('Spanish, by the language of the request', async () => {
  preview = PREVIEW;
  const tags = await tagsOf(`/m/${CODE}`, { 'accept-language': 'es' });
  expect(tags).toMatchObject({
    'og:title': 'Ada te invita a jugar a Admiral Radar',
    'og:description': 'Quedan 3 puestos libres.',
    'og:locale': 'es_ES',
  });
  expect(tags['og:image']).toMatch(/lang=es$/);
});

test.each([
  ['/rules/radar', 'Admiral Radar: rules', '/api/games/radar/picture.png?lang=en'],
  ['/', 'Umpire: tabletop tactics games with a referee', '/api/games/radar/picture.png?lang=en'],
  ['/rules/nothing', 'Umpire: tabletop tactics games with a referee', '/api/games/radar/picture.png?lang=en'],
  ['/m/ZZZZZ', 'Umpire: tabletop tactics games with a referee', '/api/games/radar/picture.png?lang=en'],
])('%s', async (url, title, image) => {
  expect(await tagsOf(url)).toMatchObject({ 'og:title': title, 'og:image': `http://localhost:8080${image}` });
});

test('behind a proxy with https, addresses are https', async () => {
  const tags = await tagsOf('/', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' });
  expect(tags['og:image']).toMatch(/^https:\/\/localhost:8080\//);
});

test('without the database the page opens without a preview', async () => {
  const broken = await built({ web: fakePage(), desk: { preview: () => Promise.reject(new Error('no database')) } });
  const answer = await broken.app.inject({ url: `/m/${CODE}`, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<title>Umpire</title>')]);
  await broken.app.close();
});
