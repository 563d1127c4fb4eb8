import { describe, expect, test } from 'vitest';
import { hexOf } from '../../../../parts/hex/hex.ts';
import type { Ground } from '../../ground.ts';
import type { Ruleset } from '../../rulesets.ts';
import { type Eye, eyeAt, type Obstacle, sight } from '../sight.ts';
import { ground, table } from '../testing.ts';

type Hexes = Readonly<Record<string, Partial<Ground>>>;
const SHEET = { cols: 16, rows: 17 };
const LAND: Partial<Ground> = {};
const water = (depth: number): Partial<Ground> => ({ water: depth });

/** One end of the line from 0509 to 0505: its hex, and the height above its bed. */
type End = readonly [Partial<Ground>, height: number];

function look(from: End, between: readonly Partial<Ground>[], to: End, switches: Partial<Ruleset> = {}) {
  const labels = ['0509', '0508', '0507', '0506', '0505'];
  const hexes: Hexes = Object.fromEntries([from[0], ...between, to[0]].map((it, i) => [labels[i] as string, it]));
  const eye = (at: string, [{ water: depth = -1 }, height]: End): Eye =>
    eyeAt(hexOf(SHEET, at), -Math.max(0, depth), height);
  const state = table({ map: ground(hexes), units: [], switches });
  return sight(state, eye('0509', from), eye('0505', to));
}

const LAKE = [water(2), water(2), water(2)];
const ON_LAND: End = [LAND, 2];
const WADING: End = [water(1), 2];
const LYING: End = [water(1), 1]; // as low as a vehicle
const SUNK: End = [water(2), 2];
const DEEP: End = [water(3), 2];

describe('the surface', () => {
  test.each<[string, End, readonly Partial<Ground>[], End, Obstacle | null, underwater: boolean]>([
    ['over a lake', ON_LAND, LAKE, ON_LAND, null, false],
    ['between two that wade', WADING, LAKE, WADING, null, false],
    ['from land to one that wades', ON_LAND, LAKE, WADING, null, false],
    ['from land to one below', ON_LAND, LAKE, SUNK, 'water', false],
    ['from land to one that lies in depth 1', ON_LAND, LAKE, LYING, 'water', false],
    ['between two below', SUNK, LAKE, SUNK, null, true],
    ['from one below to one that wades', SUNK, LAKE, WADING, null, true],
    ['between two below, past an island', SUNK, [water(2), LAND, water(2)], SUNK, 'land', true],
    ['between two below, past shallow water', SUNK, [water(2), water(0), water(2)], SUNK, 'land', true],
    ['between two below, past a shoal', DEEP, [water(3), water(1), water(3)], DEEP, 'level', true],
    ['between two below, past a low shoal', DEEP, [water(3), water(2), water(3)], DEEP, null, true],
  ])('%s', (_, from, between, to, why, underwater) => {
    for (const seen of [look(from, between, to), look(to, between, from)]) {
      expect(seen.blockedBy?.why ?? null).toBe(why);
      expect(seen.underwater).toBe(underwater);
    }
  });

  test('the hex of the submerged end blocks', () => {
    expect(look(ON_LAND, LAKE, SUNK).blockedBy?.hex).toBe(hexOf(SHEET, '0505'));
    expect(look(SUNK, LAKE, ON_LAND).blockedBy?.hex).toBe(hexOf(SHEET, '0509'));
  });

  test('woods and smoke above the water hide nothing in it', () => {
    const reeds = LAKE.map((it) => ({ ...it, woods: 1, smoke: 1 }) as const);
    expect(look(SUNK, reeds, SUNK)).toMatchObject({ clear: true, woods: 0, smoke: 0 });
  });

  test('does not block under newer rules; shores and shoals do', () => {
    const open = { waterBlocksSight: false };
    expect(look(ON_LAND, LAKE, SUNK, open)).toMatchObject({ clear: true, underwater: false });
    expect(look(SUNK, LAKE, ON_LAND, open).clear).toBe(true);
    expect(look(ON_LAND, [LAND, LAND, LAND], SUNK, open).blockedBy?.why).toBe('level');
    expect(look(SUNK, [water(2), LAND, water(2)], SUNK, open).blockedBy?.why).toBe('level');
  });
});

describe('water that covers the legs', () => {
  test.each<[string, End, End, cover: boolean, ownCover: boolean]>([
    ['covers one that wades', ON_LAND, WADING, true, false],
    ['covers both that wade', WADING, WADING, true, true],
    ['covers nothing from one below', SUNK, WADING, false, false],
    ['covers nothing towards one below', WADING, SUNK, false, false],
    ['covers none of two below', SUNK, SUNK, false, false],
  ])('%s', (_, from, to, cover, ownCover) => {
    expect(look(from, LAKE, to)).toMatchObject({ clear: true, cover, ownCover });
  });

  test('a shoal covers the legs of a unit behind it', () => {
    expect(look(DEEP, [water(3), water(3), water(2)], DEEP)).toMatchObject({ clear: true, cover: true });
  });
});
