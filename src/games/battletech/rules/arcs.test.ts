import { describe, expect, test } from 'vitest';
import { FACINGS, hexOf, turned, within } from '../../../parts/hex/hex.ts';
import { CT, FRONT, HD, LA, LEFT, LL, LT, type Place, RA, REAR, RIGHT, RL, RT, TURRET } from '../data/places.ts';
import type { Design } from '../design.ts';
import type { Column } from '../events.ts';
import { unitOf } from '../state.ts';
import { type Arc, arcOf, bears, columnOf, type Stance } from './arcs.ts';
import { eyeAt } from './sight.ts';
import { ground, set, table, testMech } from './testing.ts';

const SHEET = { cols: 16, rows: 17 };
const hex = (label: string) => hexOf(SHEET, label);

// The hexes around 0709 at distance 2, by their bearing.
const AT: Readonly<Record<number, string>> = {
  0: '0707',
  30: '0807',
  60: '0908',
  90: '0909',
  120: '0910',
  150: '0810',
  180: '0711',
  210: '0610',
  240: '0510',
  270: '0509',
  300: '0508',
  330: '0607',
};
const BEARINGS = Object.keys(AT).map(Number);

describe('firing arcs', () => {
  const arcs: Readonly<Record<Arc, readonly number[]>> = {
    front: [300, 330, 0, 30, 60],
    right: [90, 120],
    rear: [150, 180, 210],
    left: [240, 270],
  };
  test.each(Object.entries(arcs))('%s', (arc, bearings) => {
    for (const facing of FACINGS)
      for (const bearing of bearings) {
        const label = AT[(bearing + 60 * facing) % 360] as string;
        expect([bearing, arcOf(SHEET, hex('0709'), hex(label), facing)]).toEqual([bearing, arc]);
      }
  });

  test('a disc of radius 5 has 35 hexes in front, 25 behind, 15 on either side', () => {
    for (const facing of FACINGS) {
      const count: Record<Arc, number> = { front: 0, right: 0, rear: 0, left: 0 };
      for (const to of within(SHEET, hex('0709'), 5)) count[arcOf(SHEET, hex('0709'), to, facing)]++;
      expect(count).toEqual({ front: 35, right: 15, rear: 25, left: 15 });
    }
  });
});

/** The bearings from 0709 that a weapon reaches. */
function reached(design: Design, changes: Parameters<typeof set>[2] = {}, stance?: Stance): number[] {
  const state = set(table({ units: [{ at: '0709', design }] }), 0, changes);
  return BEARINGS.filter((bearing) => bears(state, 0, 0, hex(AT[bearing] as string), stance));
}

const [AHEAD, RIGHTWARDS, LEFTWARDS, BEHIND] = [
  [0, 30, 60, 300, 330],
  [90, 120],
  [240, 270],
  [150, 180, 210],
];
const sorted = (...lists: readonly (readonly number[])[]) => lists.flat().sort((a, b) => a - b);
const turnedBy = (bearings: readonly number[], angle: number) => sorted(bearings.map((it) => (it + angle) % 360));

describe("a 'Mech's weapons", () => {
  const mounted = (at: Place, rear = false) => testMech({ weapons: [['medium-laser', at, 1, rear]] });

  test.each<[string, Place, readonly number[]]>([
    ['left arm', LA, sorted(AHEAD, LEFTWARDS)],
    ['right arm', RA, sorted(AHEAD, RIGHTWARDS)],
    ['left torso', LT, AHEAD],
    ['right torso', RT, AHEAD],
    ['centre torso', CT, AHEAD],
    ['head', HD, AHEAD],
    ['left leg', LL, AHEAD],
    ['right leg', RL, AHEAD],
  ])('%s', (_, at, bearings) => {
    const leg = at === LL || at === RL;
    expect(reached(mounted(at))).toEqual(bearings);
    expect(reached(mounted(at), { torso: 1 })).toEqual(leg ? bearings : turnedBy(bearings, 60));
    expect(reached(mounted(at), { torso: 5 })).toEqual(leg ? bearings : turnedBy(bearings, 300));
    expect(reached(mounted(at), { facing: 2, torso: 2 })).toEqual(turnedBy(bearings, 120));
  });

  test('that point to the rear fire only there', () => {
    expect(reached(mounted(CT, true))).toEqual(BEHIND);
    expect(reached(mounted(CT, true), { torso: 1 })).toEqual(turnedBy(BEHIND, 60));
    expect(reached(mounted(RL, true), { torso: 1 })).toEqual(BEHIND);
  });

  test('in flipped arms fire to the rear and nowhere else', () => {
    for (const arm of [LA, RA]) expect(reached(mounted(arm), { flipped: true })).toEqual(BEHIND);
    expect(reached(mounted(LT), { flipped: true })).toEqual(AHEAD);
    expect(reached(mounted(RA), { flipped: true }, { flipped: false })).toEqual(sorted(AHEAD, RIGHTWARDS));
  });

  test('a hypothetical position: with a new facing the torso faces forward unless given', () => {
    const arm = mounted(RT);
    expect(reached(arm, { torso: 1 }, { facing: 3 })).toEqual(turnedBy(AHEAD, 180));
    expect(reached(arm, { torso: 1 }, { facing: 3, torso: 4 })).toEqual(turnedBy(AHEAD, 240));
    expect(reached(arm, { at: hex('0101'), torso: 1 }, { at: hex('0709') })).toEqual(AHEAD);
    expect(reached(arm, {}, { torso: 5 })).toEqual(turnedBy(AHEAD, 300));
  });

  test('unknown weapon', () => expect(reached(testMech())).toEqual([]));
});

const tank = (at: Place): Design => ({
  ...testMech(),
  kind: 'vehicle',
  mounts: [{ weapon: 'medium-laser', at, slots: [], rear: false, artemis: false }],
});

describe("a vehicle's weapons", () => {
  test.each<[string, Place, readonly number[]]>([
    ['front', FRONT, AHEAD],
    ['right side', RIGHT, RIGHTWARDS],
    ['left side', LEFT, LEFTWARDS],
    ['rear', REAR, BEHIND],
    ['turret', TURRET, AHEAD],
  ])('%s', (_, at, bearings) => {
    expect(reached(tank(at))).toEqual(bearings);
    const aside = at === TURRET ? turnedBy(AHEAD, 180) : bearings;
    expect(reached(tank(at), {}, { torso: 3 })).toEqual(aside);
    const { crew } = unitOf(table({ units: [{ at: '0709', design: tank(at) }] }), 0);
    expect(reached(tank(at), { crew: crew && { ...crew, turret: 3 } })).toEqual(aside);
  });
});

test('a turret follows the hull, unless it is locked', () => {
  const { crew } = unitOf(table({ units: [{ at: '0709', design: tank(TURRET) }] }), 0);
  expect(reached(tank(TURRET), {}, { facing: 2 })).toEqual(turnedBy(AHEAD, 120));
  expect(reached(tank(TURRET), { crew: crew && { ...crew, turretLocked: true } }, { facing: 2 })).toEqual(AHEAD);
});

describe('the side that an attack hits', () => {
  test.each<[string, Design, Readonly<Record<Column, readonly number[]>>]>([
    [
      "a 'Mech",
      testMech(),
      { front: [270, 300, 330, 0, 30, 60, 90], right: [120, 150], rear: [180], left: [210, 240] },
    ],
    [
      'a vehicle',
      tank(FRONT),
      { front: [330, 0, 30], right: [60, 90, 120, 150], rear: [180], left: [210, 240, 270, 300] },
    ],
  ])('of %s, by the facing of legs or hull', (_, design, sides) => {
    for (const facing of FACINGS) {
      const state = set(table({ units: [{ at: '0709', design }] }), 0, { facing, torso: turned(facing, 1) });
      for (const [column, bearings] of Object.entries(sides))
        for (const bearing of bearings) {
          const from = hex(AT[(bearing + 60 * facing) % 360] as string);
          expect([bearing, columnOf(state, 0, from)]).toEqual([bearing, column]);
          expect(columnOf(set(state, 0, { facing: 0 }), 0, from, { facing })).toBe(column);
        }
    }
  });

  // A line on a border reaches 0709 through one of two adjacent hexes.
  test.each<[from: string, over: string, Column]>([
    ['0909', '0808', 'front'],
    ['0909', '0809', 'right'],
    ['0810', '0809', 'right'],
    ['0810', '0710', 'rear'],
    ['0610', '0710', 'rear'],
    ['0610', '0609', 'left'],
    ['0509', '0609', 'left'],
    ['0509', '0608', 'front'],
    ['0807', '0708', 'front'],
    ['0807', '0808', 'front'],
  ])('on the border, from %s over woods at %s: %s', (from, over, column) => {
    const map = ground({ [over]: { woods: 1 } });
    const state = table({ map, units: [{ at: '0709' }, { at: from, side: '1' }] });
    expect(columnOf(state, 0, hex(from))).toBe(column);
    const away = table({ map, units: [{ at: '0101' }] });
    expect(columnOf(away, 0, hex(from), { at: hex('0709') })).toBe(column);
  });

  test('on the border it depends on the attacker', () => {
    // From 1109 over 1008 or 1009, 0909, 0808 or 0809. A shooter on a hill sees over the woods.
    const state = table({ map: ground({ '1009': { woods: 1 } }), units: [{ at: '0709' }] });
    expect(columnOf(state, 0, hex('1109'))).toBe('right');
    expect(columnOf(state, 0, eyeAt(hex('1109'), 3, 2))).toBe('front');
  });
});
