import { describe, expect, test } from 'vitest';
import { distance, FACINGS, hexOf, labelOf, neighbour, OFF_MAP, opposite, sideTowards, turns, within } from './hex.ts';

const SHEET = { cols: 16, rows: 17 };
const hex = (label: string) => hexOf(SHEET, label);

describe('neighbours, as the sheet is numbered', () => {
  test.each([
    ['0505', ['0504', '0604', '0605', '0506', '0405', '0404']],
    ['0605', ['0604', '0705', '0706', '0606', '0506', '0505']],
  ])('%s', (from, around) => {
    expect(FACINGS.map((side) => labelOf(SHEET, neighbour(SHEET, hex(from), side)))).toEqual(around);
  });

  test('off the map', () => {
    expect(neighbour(SHEET, hex('0101'), 0)).toBe(OFF_MAP);
    expect(neighbour(SHEET, hex('1617'), 2)).toBe(OFF_MAP);
  });
});

describe('distance', () => {
  test.each([
    ['0201', '0302', 1],
    ['0517', '0717', 2],
    ['0101', '1617', 24],
    ['0505', '0505', 0],
    ['0101', '0201', 1],
  ])('%s to %s is %i', (a, b, far) => {
    expect(distance(SHEET, hex(a), hex(b))).toBe(far);
    expect(distance(SHEET, hex(b), hex(a))).toBe(far);
  });

  test('a step away along every side, and back by the opposite one', () => {
    for (let from = 0; from < SHEET.cols * SHEET.rows; from++)
      for (const side of FACINGS) {
        const to = neighbour(SHEET, from, side);
        if (to === OFF_MAP) continue;
        expect(distance(SHEET, from, to)).toBe(1);
        expect(neighbour(SHEET, to, opposite(side))).toBe(from);
        expect(sideTowards(SHEET, from, to)).toBe(side);
      }
  });
});

test('a disc of radius five has ninety hexes around its middle', () => {
  expect([...within(SHEET, hex('0809'), 5)]).toHaveLength(90);
});

test('labels', () => {
  expect(labelOf(SHEET, hex('1617'))).toBe('1617');
  for (const bad of ['1700', '0018', '1718', '18', 'abcd', '']) expect(hex(bad)).toBe(OFF_MAP);
});

test('turns', () => {
  expect(turns(0, 5)).toBe(1);
  expect(turns(1, 4)).toBe(3);
  expect(turns(2, 2)).toBe(0);
});
