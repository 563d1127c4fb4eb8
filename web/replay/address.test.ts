import { expect, test } from 'vitest';
import { readSpot, writeSpot } from './address.ts';

test.each([
  ['', { watcher: null, at: null }],
  ['?eyes=blue.captain&at=40', { watcher: 'blue.captain', at: 40 }],
  ['?at=0', { watcher: null, at: 0 }],
  ['?at=7&why=1', { watcher: null, at: 7, why: true }],
])('parses the share link %s as written', (search, spot) => {
  expect(readSpot(search)).toEqual(spot);
  expect(writeSpot(spot)).toBe(search);
});

test.each(['?at=-1', '?at=1e9', '?at=forty', '?at=99999999', '?eyes='])('%s says nothing', (search) => {
  expect(readSpot(search)).toEqual({ watcher: null, at: null });
});
