import { describe, expect, test } from 'vitest';
import { colOf, distance, type Hex, hexAt, hexOf, labelOf, rowOf } from './hex.ts';
import { type Corner, hexesOf, isDivided, lineBetween } from './line.ts';

const SHEET = { cols: 16, rows: 17 };
const ODD = { cols: 15, rows: 12 }; // in the mirror image the same columns are unshifted

const named = (hexes: readonly Hex[]): string => hexes.map((hex) => labelOf(SHEET, hex)).join(' ');

function lineOf(from: string, to: string, corner: Corner = 'ignored') {
  const start = hexOf(SHEET, from);
  const line = lineBetween(SHEET, start, hexOf(SHEET, to), corner);
  const { left, right } = line;
  return { left: named(hexesOf(SHEET, start, left)), right: named(hexesOf(SHEET, start, right)), is: isDivided(line) };
}

describe('undivided lines', () => {
  test.each([
    ['0509', '0509', ''],
    ['0509', '0508', ''],
    ['0509', '0609', ''],
    ['0509', '0505', '0508 0507 0506'],
    ['0509', '0811', '0609 0610 0710 0711'],
    ['0509', '0806', '0608 0607 0708 0707'],
    ['0509', '0605', '0508 0607 0507 0606'],
    ['0509', '0206', '0408 0407 0308 0307'],
  ])('%s to %s: %s', (from, to, between) => {
    expect(lineOf(from, to)).toEqual({ left: between, right: between, is: false });
  });
});

describe('divided lines have hexes on both sides', () => {
  test.each([
    ['0517', '0717', '0616', '0617'],
    ['0717', '0517', '0617', '0616'],
    ['0509', '0909', '0608 0709 0808', '0609 0709 0809'],
    ['0509', '0706', '0508 0607 0606', '0608 0607 0707'],
    ['0509', '0312', '0510 0410 0411', '0409 0410 0311'],
    ['0101', '0301', '', '0201'], // the left one is off the map
    ['0217', '0417', '0317', ''],
  ])('%s to %s', (from, to, left, right) => {
    expect(lineOf(from, to)).toEqual({ left, right, is: true });
    expect(lineOf(from, to, 'touched')).toEqual({ left, right, is: true });
  });
});

describe('a line that touches a corner', () => {
  test.each([
    ['0509', '0604', '0508 0507 0606 0605', '0508 0607 0507 0606 0506 0605'],
    ['0509', '1010', '0609 0710 0809 0910', '0609 0709 0710 0809 0810 0910'],
    ['0509', '0912', '0609 0710 0711 0811', '0609 0610 0710 0711 0810 0811'],
  ])('%s to %s', (from, to, ignored, touched) => {
    expect(lineOf(from, to).left).toBe(ignored);
    expect(lineOf(from, to, 'touched').left).toBe(touched);
  });
});

describe.each<Corner>(['ignored', 'touched'])('every line of a map, corners %s', (corner) => {
  const hexes = Array.from({ length: ODD.cols * ODD.rows }, (_, hex) => hex);
  const mirrored = (hex: Hex): Hex => hexAt(ODD, ODD.cols - 1 - colOf(ODD, hex), rowOf(ODD, hex));
  const sides = (from: Hex, to: Hex) => {
    const { left, right } = lineBetween(ODD, from, to, corner);
    return [hexesOf(ODD, from, left), hexesOf(ODD, from, right)] as const;
  };
  const starts = hexes.filter((hex) => hex % 13 === 0);

  test('backwards it is the same, with left and right changed', () => {
    for (const from of starts)
      for (const to of hexes) {
        const [left, right] = sides(from, to);
        expect(sides(to, from)).toEqual([right.toReversed(), left.toReversed()]);
      }
  });

  test('in a mirror it is the mirrored line, with left and right changed', () => {
    for (const from of starts)
      for (const to of hexes) {
        const [left, right] = sides(from, to);
        expect(sides(mirrored(from), mirrored(to))).toEqual([right.map(mirrored), left.map(mirrored)]);
      }
  });

  test('one hex follows the other, and only the ends lie next to the ends', () => {
    for (const from of starts)
      for (const to of hexes) {
        const [hexes] = sides(from, to);
        if (hexes.length < lineBetween(ODD, from, to, corner).left.length) continue; // follows the edge of the map
        const all = from === to ? [from] : [from, ...hexes, to];
        all.forEach((hex, i) => {
          if (i > 0) expect(distance(ODD, hex, all[i - 1] as Hex)).toBe(1);
          if (i > 1 && i < all.length - 1) expect(distance(ODD, hex, from)).toBeGreaterThan(1);
        });
      }
  });
});

test('a line is the same from every hex of a high column, and from every hex of a low one', () => {
  const line = (from: string, to: string) => lineBetween(SHEET, hexOf(SHEET, from), hexOf(SHEET, to));
  expect(line('0303', '0806')).toBe(line('0101', '0604'));
  expect(line('0403', '0907')).toBe(line('0201', '0705'));
});

test('on a map of the largest size', () => {
  const grid = { cols: 99, rows: 99 };
  const [from, to] = [0, 99 * 99 - 1];
  const { left } = lineBetween(grid, from, to);
  expect(left.length).toBeGreaterThanOrEqual(distance(grid, from, to) - 1);
  expect(hexesOf(grid, from, left)).toHaveLength(left.length);
});
