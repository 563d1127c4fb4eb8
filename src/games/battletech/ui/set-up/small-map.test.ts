import { expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../ground.ts';
import { mapNamed } from '../../rules/maps/box.ts';
import { ground } from '../../rules/testing.ts';
import { sizeOf, smallMap, thingLook, tileLook } from './small-map.ts';

const building = { kind: 3, bunker: false, cf: 90, height: 2 } as const;

test.each<readonly [Partial<Ground>, string, string | null]>([
  [{}, 'level-0', null],
  [{ level: 9 }, 'level-6', null],
  [{ level: -1 }, 'level-n1', null],
  [{ water: 2, woods: 1 }, 'water-2', 'woods-1'],
  [{ water: 0 }, 'water-0', null],
  [{ swamp: true }, 'swamp', null],
  [{ level: 2, woods: 2 }, 'level-2', 'woods-2'],
  [{ rough: true }, 'level-0', 'rough'],
  [{ building }, 'paved', 'building-3'],
  [{ building: { ...building, cf: 0 }, rubble: true }, 'paved', 'rough'],
])('%j', (change, tile, thing) => {
  expect([tileLook({ ...CLEAR, ...change }), thingLook({ ...CLEAR, ...change })]).toEqual([tile, thing]);
});

test('hexes that look the same share a path', () => {
  const map = ground({ '0101': { level: 1 } }, { cols: 2, rows: 2 });
  const { tiles, things, width, height } = { ...smallMap(map), ...sizeOf(map) };
  expect(tiles.map(({ look, path }) => [look, path.split('z').length - 1])).toEqual([
    ['level-0', 3],
    ['level-1', 1],
  ]);
  expect(things).toEqual([]);
  expect([width, Math.round(height * 100)]).toEqual([3.5, 433]);
});

test('a road is drawn from the centre to the hexsides it crosses', () => {
  const { roads, rivers } = smallMap(ground({ '0101': { road: 0b1001 } }, { cols: 1, rows: 1 }));
  expect(roads).toBe('M1 .87l0 -.87M1 .87l0 .87'.replaceAll(' .', ' 0.').replaceAll('-.', '-0.'));
  expect(rivers).toBe('');
});

test('every built-in map can be drawn', () => {
  const { tiles, roads } = smallMap(mapNamed('crossing'));
  expect(tiles.length).toBeGreaterThan(2);
  expect(roads).not.toBe('');
});
