import { expect, test } from 'vitest';
import { CT, CTR, FRONT, LA, LT, LTR, RT, TURRET } from '../../data/places.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { set, table } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { armourParts, nextInward, ownerOf, placeFacts, structureParts, whole } from './parts.ts';

const atlas = designNamed('AS7-D');
const state = table({
  units: [
    { at: '0505', design: atlas },
    { at: '0606', design: designNamed('Bulldog') },
    { at: '0707', design: designNamed('SRM-Carrier') },
  ],
});
const hit = set(state, 0, { armour: atlas.armour.with(LTR, 3), structure: atlas.structure.with(LA, 0), lost: 1 << LA });
const seen = view(hit, 'spectator');

test("a 'Mech has eleven armour parts on eight locations, a tank five on five, four without a turret", () => {
  expect([armourParts(seen, 0).length, structureParts(seen, 0).length]).toEqual([11, 8]);
  expect([armourParts(seen, 1).length, structureParts(seen, 1).length]).toEqual([5, 5]);
  expect([armourParts(seen, 2).length, structureParts(seen, 2).length]).toEqual([4, 4]);
});

test('rear armour belongs to its torso', () => {
  expect([ownerOf(LTR), ownerOf(CTR), ownerOf(LA)]).toEqual([LT, CT, LA]);
});

test('damage moves inward, and stops at the centre', () => {
  expect([nextInward(true, LA), nextInward(true, RT), nextInward(true, CT)]).toEqual([LT, CT, -1]);
  expect(nextInward(false, FRONT)).toBe(-1);
});

test('facts of a location', () => {
  expect(placeFacts(seen, 0, LT)).toEqual({
    name: 'LT',
    armour: { left: 32, all: 32 },
    rear: { left: 3, all: 10 },
    structure: { left: 21, all: 21 },
    lost: false,
    next: CT,
  });
  expect(placeFacts(seen, 0, LA)).toMatchObject({ name: 'LA', lost: true, rear: null, next: LT });
  expect(placeFacts(seen, 1, TURRET)).toMatchObject({ name: 'turret', armour: { left: 20, all: 20 }, next: null });
});

test('parts that depend on a lost location are gone', () => {
  const all = atlas.armour.reduce((sum, points) => sum + points, 0);
  expect(whole(armourParts(seen, 0))).toEqual({ left: all - 34 - 7, all });
});
