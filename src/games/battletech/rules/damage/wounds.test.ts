import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { CT, CTR, HD, LA, LL, LT, LTR, type Place, RA, RT } from '../../data/places.ts';
import type { Column } from '../../events.ts';
import { groundAt, type State, unitOf } from '../../state.ts';
import { hasPlace } from '../status.ts';
import { play, set, table, testMech } from '../testing.ts';
import { strike, strikeInGroups } from './strike.ts';
import { blow, ofType, points } from './testing.ts';

// Fifty tons: arms 16/8, side torsos 20/12 with 4 behind, legs 20/12, centre 26/16 with 5 behind, head 9/3.
const fresh = table({ units: [{ at: '0505' }], switches: { criticals: false } });
const hit = (state: State, amount: number, place: Place, column: Column = 'front', ...dice: readonly number[]) =>
  play(state, strike(state, 0, blow(amount, place, column), loaded(...dice)));
const left = (state: State, place: Place, armourAt = place) => {
  const unit = unitOf(state, 0);
  return [unit.armour[armourAt], unit.structure[place]];
};

describe('armour, then structure', () => {
  test.each([
    [10, 6, 8],
    [16, 0, 8],
    [20, 0, 4],
  ])('%i points on an arm leave armour %i and structure %i', (amount, armour, structure) => {
    expect(left(hit(fresh, amount, LA).state, LA)).toEqual([armour, structure]);
  });

  test('points are counted for the phase', () => {
    expect(unitOf(hit(fresh, 30, LA).state, 0).damage).toBe(30);
  });

  test('a torso has separate rear armour, but one structure', () => {
    const { state } = hit(fresh, 10, LT, 'rear');
    expect(left(state, LT)).toEqual([20, 6]);
    expect(left(state, LT, LTR)).toEqual([0, 6]);
  });

  test('an arm and a leg have no rear', () => {
    expect(left(hit(fresh, 10, LA, 'rear').state, LA)).toEqual([6, 8]);
  });
});

describe('excess damage goes inward', () => {
  test('from an arm to its side torso', () => {
    const { state, events } = hit(fresh, 30, RA);
    expect(left(state, RA)).toEqual([0, 0]);
    expect(hasPlace(unitOf(state, 0), RA)).toBe(false);
    expect(left(state, RT)).toEqual([14, 12]);
    expect(ofType(events, 'damaged').map(({ place, armour, structure }) => [place, armour, structure])).toEqual([
      [RA, 16, 8],
      [RT, 6, 0],
    ]);
  });

  test('from a leg to its side torso, and the torso to the centre', () => {
    const { state } = hit(fresh, 32 + 32 + 5, LL);
    expect([LL, LT].map((place) => hasPlace(unitOf(state, 0), place))).toEqual([false, false]);
    expect(left(state, CT)).toEqual([21, 16]);
  });

  test('a hit from the rear stays at the rear', () => {
    const { state } = hit(fresh, 4 + 12 + 7, LT, 'rear');
    expect(left(state, CT)).toEqual([26, 14]);
    expect(left(state, CT, CTR)).toEqual([0, 14]);
  });

  test('a destroyed location passes on all damage', () => {
    const gone = set(fresh, 0, { lost: (1 << LA) | (1 << LT) });
    const { state, events } = hit(gone, 10, LA);
    expect(ofType(events, 'struck')[0]?.place).toBe(LA);
    expect(left(state, CT)).toEqual([16, 16]);
  });

  test('excess damage to the head or centre torso is lost', () => {
    expect(unitOf(hit(fresh, 100, HD, 'front', 6, 6).state, 0).damage).toBe(12);
    expect(unitOf(hit(fresh, 100, CT).state, 0).damage).toBe(42);
  });
});

describe('effects of losing a location', () => {
  test('a destroyed side torso takes its arm with it, which then lies in the hex', () => {
    const { state, events } = hit(fresh, 32, LT);
    expect(ofType(events, 'place-lost').map(({ place, blownOff }) => [place, blownOff])).toEqual([
      [LT, false],
      [LA, true],
    ]);
    expect(groundAt(state, unitOf(state, 0).at).clubs).toBe(1);
  });

  test.each([
    ['head', HD, 12, 'destroyed-head'],
    ['centre torso', CT, 42, 'destroyed-torso'],
  ])('without its %s a unit is destroyed', (_, place, amount, why) => {
    expect(unitOf(hit(fresh, amount, place, 'front', 6, 6).state, 0).destroyed).toBe(why);
    expect(unitOf(hit(fresh, amount - 1, place, 'front', 6, 6).state, 0).destroyed).toBeNull();
  });

  test("a 'Mech that loses a leg falls, unless it is prone", () => {
    expect(unitOf(hit(fresh, 32, LL).state, 0).owed).toMatchObject([
      { automatic: true, why: { code: 'psr-leg-gone' } },
    ]);
    expect(unitOf(hit(set(fresh, 0, { prone: true }), 32, LL).state, 0).owed).toEqual([]);
  });

  test('losing either arm drops a club', () => {
    expect(unitOf(hit(set(fresh, 0, { club: 'club' }), 24, RA).state, 0).club).toBe('none');
  });

  test('the shots in its bins are lost', () => {
    const design = testMech({
      ammo: [
        ['machine-gun-ammo', RA, 200],
        ['machine-gun-ammo', LA, 200],
      ],
    });
    const armed = table({ units: [{ at: '0505', design }], switches: { criticals: false } });
    expect(unitOf(hit(armed, 24, RA).state, 0).bins).toEqual([0, 200]);
  });
});

describe('the head', () => {
  test('every hit hurts the pilot', () => {
    const { state } = hit(hit(fresh, 3, HD, 'front', 6, 6).state, 3, HD, 'front', 6, 6);
    expect(unitOf(state, 0).pilot.hits).toBe(2);
  });

  test('may knock out the pilot', () => {
    expect(unitOf(hit(fresh, 3, HD, 'front', 1, 1).state, 0).pilot.awake).toBe(false);
  });
});

describe('partial cover', () => {
  test('absorbs hits on the legs', () => {
    const behind = { ...blow(20, LL), cover: true };
    const { state, events } = play(fresh, strike(fresh, 0, behind, loaded()));
    expect(ofType(events, 'struck')[0]?.covered).toBe(true);
    expect(left(state, LL)).toEqual([20, 12]);
  });

  test('and no others', () => {
    const { state } = play(fresh, strike(fresh, 0, { ...blow(5, LA), cover: true }, loaded()));
    expect(left(state, LA)).toEqual([11, 8]);
  });
});

describe('groups', () => {
  test.each([
    [12, 5, [5, 5, 2]],
    [10, 5, [5, 5]],
    [4, 2, [2, 2]],
    [8, 0, [8]],
    [0, 5, []],
  ])('%i points in groups of %i', (total, group, sizes) => {
    const { events } = play(fresh, strikeInGroups(fresh, 0, total, group, blow(0, CT), loaded()));
    expect(ofType(events, 'struck').map(({ amount }) => amount)).toEqual(sizes);
  });

  test('each rolls its own location', () => {
    const rolled = { source: { by: 'fall' }, table: 'full', column: 'front' } as const;
    const { events } = play(fresh, strikeInGroups(fresh, 0, 10, 5, rolled, loaded(3, 4, 5, 5)));
    expect(ofType(events, 'struck').map(({ place, dice }) => [place, dice])).toEqual([
      [CT, [3, 4]],
      [LA, [5, 5]],
    ]);
  });
});

test('a wreck can be hit without effect', () => {
  const wreck = set(table({ units: [{ at: '0505' }] }), 0, { destroyed: 'destroyed-engine' });
  const { events, state } = hit(points(wreck, 'armour', { [HD]: 0, [CT]: 0 }), 2, HD);
  expect(events.map(({ type }) => type)).toEqual(['struck', 'damaged']);
  expect(hit(state, 60, CT).events.map(({ type }) => type)).toEqual(['struck', 'damaged', 'place-lost']);
});
