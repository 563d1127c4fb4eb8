import { expect, test } from 'vitest';
import { askedIn, urlOf } from './address.ts';

const ORIGIN = 'https://umpire.example';

test('a short question is in the query', () => {
  const url = urlOf('/odds/shooting', '1.count=5');
  expect(url).toBe('/odds/shooting?1.count=5');
  expect(askedIn(new URL(url, ORIGIN))).toBe('1.count=5');
  expect(urlOf('/odds/shooting', '')).toBe('/odds/shooting');
  expect(askedIn(new URL('/odds/shooting?1.count=5#main', ORIGIN))).toBe('1.count=5');
});

test('a question of any length survives its link, and a long one is not sent to the server', () => {
  for (const length of [10, 5_000, 7_000, 200_000]) {
    const asked = `a=${'x'.repeat(length)}`;
    const url = new URL(urlOf('/odds/shooting', asked), ORIGIN);
    expect(askedIn(url)).toBe(asked);
    expect(`${url.pathname}${url.search}`.length).toBeLessThan(8_000); // servers take 16 KiB with all headers
  }
});
