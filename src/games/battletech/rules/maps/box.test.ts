import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { FACINGS, neighbour, OFF_MAP, opposite } from '../../../../parts/hex/hex.ts';
import { MAPS } from '../../data/maps.ts';
import type { Ground } from '../../ground.ts';
import { mapNamed } from './box.ts';
import { readMap, writeMap } from './map-schema.ts';
import { pictureOf } from './picture.ts';
import { STYLES } from './random-map.ts';
import { walkable } from './walking.ts';

describe.each(Object.keys(MAPS))('%s', (name) => {
  const map = mapNamed(name);

  test('has a unique title', () =>
    expect(Object.values(MAPS).filter(({ title }) => title === MAPS[name]?.title)).toHaveLength(1));

  test('is from 11 by 11 to 32 by 34 hexes', () => {
    expect(map.cols).toBeGreaterThanOrEqual(11);
    expect(map.rows).toBeGreaterThanOrEqual(11);
    expect(map.cols).toBeLessThanOrEqual(32);
    expect(map.rows).toBeLessThanOrEqual(34);
  });

  test('can be walked from every hex to every other', () =>
    expect(walkable(map, map.hexes, 0).every(Boolean)).toBe(true));

  test('has dry and open ground for a lance in the middle of the north and south edges', () => {
    const middle = (row: number): Ground[] =>
      map.hexes.slice(row * map.cols + Math.floor(map.cols / 4), row * map.cols + Math.ceil((map.cols * 3) / 4));
    for (const rows of [
      [0, 1],
      [map.rows - 2, map.rows - 1],
    ]) {
      const dry = rows.flatMap(middle).filter(({ water, building, swamp }) => water < 0 && !building && !swamp);
      expect(dry.length).toBeGreaterThanOrEqual(8);
    }
  });

  test('has roads that meet at both sides of a hexside', () => {
    const leads = ({ road, bridge, paved }: Ground, side: number): boolean =>
      (((bridge?.exits ?? 0) | road) & (1 << side)) !== 0 || paved;
    for (const [hex, ground] of map.hexes.entries())
      for (const side of FACINGS) {
        const to = neighbour(map, hex, side);
        if (to === OFF_MAP || !((ground.road | (ground.bridge?.exits ?? 0)) & (1 << side))) continue;
        expect(leads(map.hexes[to] as Ground, opposite(side))).toBe(true);
      }
  });

  test('has a way onto every bridge', () => {
    for (const { bridge } of map.hexes) if (bridge) expect(bridge.exits).toBeGreaterThan(0);
  });

  test('survives a round trip', () => expect(must(readMap(writeMap(map)))).toEqual(map));

  test('has a small picture', () => {
    const rows = pictureOf(map).split('\n');
    expect(rows).toHaveLength(map.rows);
    for (const row of rows) expect(row).toMatch(new RegExp(`^[.wW~,#=%^:]{${map.cols}}$`));
  });
});

test.each<[string, cols: number, rows: number]>([
  ['proving-ground', 11, 11],
  ['crossing', 15, 17],
  ['twin-hills', 16, 17],
  ['highlands', 30, 30],
  ['frontier', 32, 34],
])('%s is %i by %i', (name, cols, rows) => expect(mapNamed(name)).toMatchObject({ name, cols, rows }));

test('a map is drawn once', () => expect(mapNamed('crossing')).toBe(mapNamed('crossing')));
test('`toString` is not a map', () => expect(() => mapNamed('toString')).toThrow());
test('no map has the name of a style', () => expect(STYLES.filter((style) => style in MAPS)).toEqual([]));
test('all maps together are less than 10 KB when packed', () =>
  expect(gzipSync(JSON.stringify(MAPS)).length).toBeLessThan(10_000));
