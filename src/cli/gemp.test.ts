import { expect, test } from 'vitest';
import { must } from '../kernel/result.ts';
import { baseOf } from './gemp.ts';

test.each([
  ['http://localhost:17001', 'http://localhost:17001/gemp-swccg-server/'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/gemp-swccg-server/'],
  ['http://127.9.9.9/other', 'http://127.9.9.9/other/'],
  ['http://[::1]:80/a/?b#c', 'http://[::1]/a/'],
  ['http://2130706433/', 'http://127.0.0.1/gemp-swccg-server/'], // the same address as an integer
])('%s is this machine', (url, base) => {
  expect(must(baseOf(url, false)).href).toBe(base);
});

test.each([
  ['https://cards.example/', 'gemp-no-permission'],
  ['http://127.0.0.1.example/', 'gemp-no-permission'],
  ['http://localhost.example/', 'gemp-no-permission'],
  ['http://10.0.0.1/', 'gemp-no-permission'],
  ['http://0.0.0.0/', 'gemp-no-permission'],
  ['http://a:b@localhost/', 'gemp-name-in-url'],
  ['ftp://localhost/', 'gemp-bad-url'],
  ['localhost', 'gemp-bad-url'],
])('%s is refused', (url, code) => {
  expect(baseOf(url, false)).toMatchObject({ ok: false, error: { code } });
});

test('with permission any host is accepted', () => {
  expect(must(baseOf('https://cards.example', true)).href).toBe('https://cards.example/gemp-swccg-server/');
});
