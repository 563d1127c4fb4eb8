import { describe, expect, test } from 'vitest';
import { distance } from '../../../parts/plane/distance.ts';
import { isSimple, isWithin } from '../../../parts/plane/polygon.ts';
import { type Polygon, placed } from '../../../parts/plane/shape.ts';
import type { Piece, Scenario } from '../scenario.ts';
import { LAYOUTS, turned } from './layouts.ts';
import { box } from './outlines.ts';

const area = (corners: Piece['corners']): Polygon => placed(corners, { x: 0, y: 0 });
const turnedAround = (table: Scenario['table'], corners: Piece['corners']) =>
  corners.map((place) => turned(table, place));
/** The corners in an order that does not depend on where the outline starts. */
const outline = (corners: Piece['corners']) => corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).sort();

test('there are layouts for both table sizes', () => {
  const sizes = Object.values(LAYOUTS).map(({ table: { width, height } }) => `${width} x ${height}`);
  expect(new Set(sizes)).toEqual(new Set(['60 x 44', '44 x 30']));
});

describe.each(Object.entries(LAYOUTS))('%s', (_id, { table, terrain, zone }) => {
  test('looks the same when it is turned by 180 degrees', () => {
    for (const { id, kind, height, corners } of terrain) {
      const twin = outline(turnedAround(table, corners));
      const found = terrain.find((other) => outline(other.corners).join() === twin.join());
      expect(found, id).toMatchObject({ kind, height });
    }
  });

  test('has no pieces that overlap or touch, and every piece has its own id', () => {
    for (const [i, piece] of terrain.entries())
      for (const other of terrain.slice(i + 1)) {
        expect(piece.id).not.toBe(other.id);
        expect(distance(area(piece.corners), area(other.corners)), `${piece.id}, ${other.id}`).toBeGreaterThan(0.5);
      }
  });

  test('lies on the table, with simple outlines', () => {
    const whole = area(box(0, 0, table.width, table.height));
    for (const corners of [zone, ...terrain.map((piece) => piece.corners)]) {
      expect(isSimple(corners.map(([x, y]) => ({ x, y })))).toBe(true);
      expect(isWithin(area(corners), whole)).toBe(true);
    }
  });

  test('has deployment zones at least 14 inches apart', () => {
    expect(distance(area(zone), area(turnedAround(table, zone)))).toBeGreaterThanOrEqual(14);
  });
});
