import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colOf, type Hex, hexAt, rowOf } from '../../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { type Eye, eyeAt, sight } from '../sight.ts';
import { bedOf } from '../terrain.ts';
import { table } from '../testing.ts';

const SIZE = { cols: 11, rows: 9 }; // an odd number of columns: a mirrored map shifts the same ones
const COUNT = SIZE.cols * SIZE.rows;

const hexes = fc.array(
  fc.record({
    level: fc.constantFrom(0, 0, 0, 1, 2),
    water: fc.constantFrom(-1, -1, -1, -1, 1, 2),
    woods: fc.constantFrom<Ground['woods'][]>(0, 0, 0, 1, 2),
    smoke: fc.constantFrom<Ground['smoke'][]>(0, 0, 0, 0, 1),
  }),
  { minLength: COUNT, maxLength: COUNT },
);
const corner = fc.constantFrom('ignored' as const, 'touched' as const);
const place = fc.nat(COUNT - 1);
const height = fc.constantFrom(1, 2);

const mapOf = (list: readonly Partial<Ground>[]): GameMap => ({
  name: 'laws',
  ...SIZE,
  hexes: list.map((hex) => ({ ...CLEAR, ...hex })),
});
const stateOf = (map: GameMap, touch: 'ignored' | 'touched') => table({ map, units: [], switches: { corner: touch } });
const eyeIn = (map: GameMap, at: Hex, tall: number): Eye => eyeAt(at, bedOf(map.hexes[at] as Ground), tall);

test('sight is symmetric, through the same hexes', () => {
  fc.assert(
    fc.property(hexes, corner, place, place, height, height, (list, touch, a, b, one, other) => {
      const map = mapOf(list);
      const state = stateOf(map, touch);
      const [from, to] = [eyeIn(map, a, one), eyeIn(map, b, other)];
      const there = sight(state, from, to);
      const back = sight(state, to, from);
      expect(back.clear).toBe(there.clear);
      if (there.divided || !there.clear) return;
      expect(back.line.toReversed()).toEqual(there.line);
      expect([back.woods, back.smoke, back.cover, back.ownCover]).toEqual([
        there.woods,
        there.smoke,
        there.ownCover,
        there.cover,
      ]);
    }),
    { numRuns: 500 },
  );
});

test('mirroring the map changes nothing', () => {
  const mirrored = (hex: Hex): Hex => hexAt(SIZE, SIZE.cols - 1 - colOf(SIZE, hex), rowOf(SIZE, hex));
  fc.assert(
    fc.property(hexes, corner, place, place, height, (list, touch, a, b, tall) => {
      const map = mapOf(list);
      const mirror = mapOf(list.map((_, hex) => list[mirrored(hex)] as Partial<Ground>));
      const seen = sight(stateOf(map, touch), eyeIn(map, a, tall), eyeIn(map, b, 2));
      const there = sight(stateOf(mirror, touch), eyeIn(mirror, mirrored(a), tall), eyeIn(mirror, mirrored(b), 2));
      expect([there.clear, there.cover, there.ownCover]).toEqual([seen.clear, seen.cover, seen.ownCover]);
      if (!seen.clear) return;
      expect(there.woods + there.smoke).toBe(seen.woods + seen.smoke);
      expect(there.line).toEqual(seen.line.map(mirrored));
    }),
    { numRuns: 500 },
  );
});

test('more woods never make a line clearer', () => {
  fc.assert(
    fc.property(hexes, place, place, place, (list, a, b, grown) => {
      const map = mapOf(list);
      const denser = mapOf(list.map((hex, i) => (i === grown ? { ...hex, woods: 2 } : hex)));
      const [from, to] = [eyeIn(map, a, 2), eyeIn(map, b, 2)];
      const before = sight(stateOf(map, 'ignored'), from, to).clear;
      expect(before || !sight(stateOf(denser, 'ignored'), from, to).clear).toBe(true);
    }),
    { numRuns: 500 },
  );
});
