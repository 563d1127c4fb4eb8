import { expect, test } from 'vitest';
import { seatToShow } from './seat-to-show.ts';

const must = { kinds: ['move'], must: true, deadline: null };
const may = { kinds: ['report'], must: false, deadline: null };
const MINE = ['captain', 'mate'];

test.each([
  ['a seat that must act comes to the front', { mate: must }, 'captain', 'mate'],
  ['a seat that may act does not', { mate: may }, 'captain', 'captain'],
  ['nobody is taken away from a seat that must act', { captain: must, mate: must }, 'mate', 'mate'],
  ['with nothing asked one stays', {}, 'mate', 'mate'],
  ['a seat that is no longer held is left', {}, 'engineer', 'captain'],
  ['at first the first seat is shown', {}, null, 'captain'],
])('%s', (_, asks, current, shown) => {
  expect(seatToShow(MINE, asks, current)).toBe(shown);
});
