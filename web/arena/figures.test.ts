import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arenaText } from './arena-text.ts';
import { ago, chance, endsOf, evenly, halves, plain, signed, span, withMargin } from './figures.ts';

test.each([
  [34.6, '+35'],
  [-34.6, '−35'],
  [3.21, '+3.2'],
  [0, '0.0'],
  [1199.83, '> 1,200'],
  [-1199.83, '< −1,200'],
])('%f Elo is shown as %s', (elo, words) => {
  expect(signed(elo, 'en')).toBe(words);
});

test.each([
  [{ elo: 35, low: 12, high: 58 }, '+35 ± 23'],
  [{ elo: 1199.83, low: 46.2, high: 1199.83 }, '> +46'],
  [{ elo: -1199.83, low: -1199.83, high: -804 }, '< −804'],
  [{ elo: 1199.83, low: 1199.83, high: 1199.83 }, '> +1,200'],
  [{ elo: -1199.83, low: -1199.83, high: -1199.83 }, '< −1,200'],
  [{ elo: 0, low: -1199.83, high: 1199.83 }, '?'],
])('%j with its margin is %s', (elo, words) => {
  expect(withMargin(elo, 'en')).toBe(words);
});

test.each([
  [{ low: 12, high: 58 }, '+12 to +58', 'de +12 a +58'],
  [{ low: 46.2, high: 1199.83 }, 'above +46', 'más de +46'],
  [{ low: -1199.83, high: -804 }, 'below −804', 'menos de −804'],
  [{ low: 1199.83, high: 1199.83 }, 'above +1,200', 'más de +1200'],
  [{ low: -1199.83, high: -1199.83 }, 'below −1,200', 'menos de −1200'],
  [{ low: -1199.83, high: 1199.83 }, 'unknown so far', 'desconocido por ahora'],
])('shows the known ends of the interval %j', (interval, en, es) => {
  expect(arenaText('en').interval(endsOf(interval, 'en'))).toBe(en);
  expect(arenaText('es').interval(endsOf(interval, 'es'))).toBe(es);
});

test('figures use the format of the language', () => {
  expect(plain(2.944, 'es', 2)).toBe('2,94');
  expect(chance(0.99996, 'en')).toBe('> 99.9%');
  expect(chance(0.5, 'en')).toBe('50.0%');
  expect([0, 0.5, 1, 1.5, 24.5].map(halves)).toEqual(['0', '½', '1', '1½', '24½']);
  expect([span(340, 'en'), span(2400, 'en')]).toEqual(['340 ms', '2.4 s']);
});

test.each([
  [3, 'now'],
  [45, '45 seconds ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [-5, 'now'], // a clock that runs ahead
])('%i seconds ago is %s', (seconds, words) => {
  expect(ago(1e12 - seconds * 1000, 1e12, 'en')).toBe(words);
});

test('picks at most the wanted number of points, in order, with first and last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 2, max: 200 }), (count, most) => {
      const places = evenly(count, most);
      expect(places.length).toBe(Math.min(count, most));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      if (count > 0) expect([places[0], places.at(-1)]).toEqual([0, count - 1]);
    }),
  );
});
