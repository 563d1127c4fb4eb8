import { expect, test } from 'vitest';
import { type Bearing, bearingFrom, bearingOf, degrees, dial, runsAlongSides } from './bearing.ts';
import { FACINGS, hexOf, middle, neighbour, within } from './hex.ts';
import { isDivided, lineBetween } from './line.ts';

const SHEET = { cols: 16, rows: 17 };
const hex = (label: string) => hexOf(SHEET, label);
const between = (low: number): Bearing => degrees(low) + 1;

test.each<[from: string, to: string, Bearing]>([
  ['0509', '0501', degrees(0)],
  ['0509', '0604', between(0)],
  ['0509', '0607', degrees(30)],
  ['0509', '0707', between(30)],
  ['0509', '0708', degrees(60)],
  ['0509', '0608', degrees(60)],
  ['0509', '0709', degrees(90)],
  ['0509', '1509', degrees(90)],
  ['0509', '0609', degrees(120)],
  ['0509', '0711', between(120)],
  ['0509', '0610', degrees(150)],
  ['0509', '0517', degrees(180)],
  ['0509', '0312', degrees(210)],
  ['0509', '0409', degrees(240)],
  ['0509', '0109', degrees(270)],
  ['0509', '0408', degrees(300)],
  ['0509', '0407', degrees(330)],
  ['0509', '0404', between(330)],
  ['0609', '0810', degrees(120)],
  ['0609', '0609', degrees(0)],
])('from %s to %s', (from, to, bearing) => expect(bearingOf(SHEET, hex(from), hex(to))).toBe(bearing));

test('straight ahead is 0 for one who faces that way', () => {
  for (const facing of FACINGS) {
    const ahead = neighbour(SHEET, hex('0609'), facing);
    expect(bearingOf(SHEET, hex('0609'), ahead)).toBe(degrees(60 * facing));
    expect(bearingFrom(SHEET, hex('0609'), ahead, facing)).toBe(0);
  }
  expect(bearingFrom(SHEET, hex('0509'), hex('0607'), 1)).toBe(degrees(330));
});

test('everywhere the same as the angle that one measures', () => {
  for (const from of [hex('0809'), hex('0709')])
    for (const to of within(SHEET, from, 8)) {
      const [a, b] = [middle(SHEET, from), middle(SHEET, to)];
      const angle = ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;
      const near = Math.round(angle / 30);
      const exact = Math.abs(angle - 30 * near) < 0.001;
      const bearing = exact ? (2 * near) % 24 : 2 * Math.floor(angle / 30) + 1;
      expect(bearingOf(SHEET, from, to)).toBe(bearing);
    }
});

test('a line is divided where it runs along hexsides, and nowhere else', () => {
  const from = hex('0809');
  for (const to of within(SHEET, from, 8))
    expect(isDivided(lineBetween(SHEET, from, to))).toBe(runsAlongSides(bearingOf(SHEET, from, to)));
});

test('a dial has twenty-four bearings', () => expect(dial((bearing) => bearing)).toHaveLength(24));
