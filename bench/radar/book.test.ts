import { expect, test } from 'vitest';
import { type Book, emptyBook, likelihood, mergeBook, record, startEntropy, startOdds } from './book.ts';

const COLS = 10;
const EAST = [0, 1, 2];
const SOUTH = [0, 10, 20];

function bookOf(...paths: readonly (readonly number[])[]): Book {
  const book = emptyBook();
  for (const path of paths) record(book, COLS, path, true);
  return book;
}

test('a path that was recorded often is likelier than one that never was', () => {
  const book = bookOf(...Array.from({ length: 20 }, () => EAST));
  expect(likelihood(book, COLS, EAST, true)).toBeGreaterThan(0.5);
  expect(likelihood(book, COLS, SOUTH, true)).toBeLessThan(0.1);
});

test('an empty book says nothing: every course counts a quarter', () => {
  expect(likelihood(emptyBook(), COLS, EAST, true)).toBeCloseTo(1 / 16);
  expect(likelihood(emptyBook(), COLS, SOUTH, false)).toBeCloseTo(1 / 16);
});

test('after surfacing, only habits count, not the opening', () => {
  const book = emptyBook();
  record(book, COLS, EAST, false);
  expect(book).toMatchObject({ boats: 0, starts: {}, openings: {} });
  expect(likelihood(book, COLS, EAST, false)).toBeGreaterThan(1 / 16);
});

test('starting cells: the odds of a recorded one and of one that never was', () => {
  const book = bookOf(EAST, EAST, SOUTH, [5, 6]);
  expect(startOdds(book, 0)).toBeCloseTo(3.5 / 5);
  expect(startOdds(book, 9)).toBeCloseTo(0.5 / 5);
});

test('entropy of starting cells: 0 bits for one, about 2 bits for four equal ones', () => {
  expect(startEntropy(bookOf(EAST, EAST))).toBe(0);
  const four = Array.from({ length: 100 }, () => [[0], [1], [2], [3]]).flat();
  expect(startEntropy(bookOf(...four))).toBeCloseTo(2, 1);
});

test('merged books are the book of all games', () => {
  const merged = bookOf(EAST, [5, 6]);
  mergeBook(merged, bookOf(SOUTH, EAST));
  expect(merged).toEqual(bookOf(EAST, [5, 6], SOUTH, EAST));
});
