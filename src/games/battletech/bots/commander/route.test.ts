import { expect, test } from 'vitest';
import { hexOf } from '../../../../parts/hex/hex.ts';
import { believe } from '../../belief.ts';
import { ground } from '../../rules/testing.ts';
import { unitOf, type View } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';
import { isClear, lineBetween } from '../gunnery/lines.ts';
import { standOf } from '../gunnery/stand.ts';
import { leadOf } from './going.ts';
import { routeOf } from './route.ts';
import { decided, FIELDS, gone, opposed, roaming } from './testing.ts';

/** A ridge that no soldier can see or climb over, across most of the map. */
const ridge = ground(
  Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${String(i + 1).padStart(2, '0')}09`, { level: 6 }])),
);
const parted = opposed({ phase: 'movement', map: ridge, own: { at: '0412' }, foe: { at: '0405' } });
const planned = (sideView: View, unit = 0) => routeOf(sideView, unit, foesOf(sideView, unit));

test('it leads to a place with a clear line of fire', () => {
  const { goal } = planned(parted) ?? { goal: -1 };
  const stand = standOf(parted, 0);
  expect(isClear(lineBetween(parted, { ...stand, hex: goal, level: 0 }, standOf(parted, 1)))).toBe(true);
  expect(goal).not.toBe(unitOf(parted, 0).at);
});

test('around the ridge, each turn nearer', () => {
  const route = planned(parted);
  const map = parted.rules.map;
  const turns = ['0412', '0812', '1211', '1410'].map((label) => route?.turnsFrom(hexOf(map, label) as number, 0) ?? 99);
  expect(turns).toEqual(turns.toSorted((a, b) => b - a));
  expect(new Set(turns).size).toBe(turns.length);
});

test('a firing position is no turns away from itself, unless another is better', () => {
  roaming(FIELDS[0], 41, { most: 150, rarely: 12 }, (sideView) => {
    for (const unit of sideView.units.keys()) {
      const route = planned(sideView, unit);
      if (!route) continue;
      const { at, level } = unitOf(sideView, unit);
      expect(route.turnsFrom(at, level)).toBeGreaterThanOrEqual(0);
      expect(planned(sideView, unit)?.goal).toBe(route.goal);
    }
  });
});

test('a unit that has met nobody for some turns walks it, and says so', () => {
  let sideView: View = { ...parted, turn: 6 };
  const belief = believe({ turn: 0, contacts: {} }, { type: 'initiative-rolled', turn: 6, rolls: [], order: [] });
  const turnsLeft = (): number => {
    const { at, level } = unitOf(sideView, 0);
    return leadOf(parted, 0, belief).route?.turnsFrom(at, level) ?? 99;
  };
  const before = turnsLeft();
  const decision = decided(sideView, { belief });
  if (decision.command?.type !== 'move') throw new Error('no move');
  sideView = gone(sideView, '0', decision.command);
  expect(turnsLeft()).toBeLessThan(before - 0.4);
  expect(JSON.stringify(decision.kept)).toContain('commander-march');
});
