import { expect, test } from 'vitest';
import { MATCHES_KEPT, type Notebook, pageOf, written } from './notebook.ts';

const EMPTY: Notebook<string> = [];

test('each seat of each match has its own page', () => {
  const book = [
    ['K7QX', 'blue', 'one'],
    ['K7QX', 'red', 'two'],
    ['M4TT', 'blue', 'three'],
    ['K7QX', 'blue', 'four'],
  ].reduce((all, [match = '', watcher = '', page = '']) => written(all, match, watcher, page), EMPTY);
  expect(pageOf(book, 'K7QX', 'blue')).toBe('four');
  expect(pageOf(book, 'K7QX', 'red')).toBe('two');
  expect(pageOf(book, 'M4TT', 'blue')).toBe('three');
  expect(pageOf(book, 'M4TT', 'red')).toBeUndefined();
});

test('the least recently used match is dropped', () => {
  const codes = Array.from({ length: MATCHES_KEPT }, (_, i) => `M${i}`);
  const full = codes.reduce((book, code) => written(book, code, 'blue', code), EMPTY);
  const again = written(full, 'M0', 'blue', 'again');
  const next = written(again, 'NEW', 'blue', 'new');
  expect(next).toHaveLength(MATCHES_KEPT);
  expect(pageOf(next, 'M0', 'blue')).toBe('again');
  expect(pageOf(next, 'M1', 'blue')).toBeUndefined();
});
