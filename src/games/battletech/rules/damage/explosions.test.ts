import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../../kernel/dice.ts';
import { CT, LA, LL, LT, type Place, RT } from '../../data/places.ts';
import { type Rules, type State, unitOf } from '../../state.ts';
import { hasPlace, weaponWorks } from '../status.ts';
import { play, set, type TestMech, type TestTable, table, testMech } from '../testing.ts';
import { strike } from './strike.ts';
import { always, blow, ofType, points } from './testing.ts';
import { explode } from './wounds.ts';

const armed = (mech: TestMech, changes: Partial<TestTable> = {}): State =>
  points(table({ units: [{ at: '0505', design: testMech(mech) }], ...changes }), 'armour', {
    [LT]: 0,
    [LA]: 0,
    [LL]: 0,
  });
const critical = (state: State, place: Place, dice: Dice) => play(state, strike(state, 0, blow(1, place), dice));
const ruleset = (state: State, changes: Partial<Rules['ruleset']>): State => ({
  ...state,
  rules: { ...state.rules, ruleset: { ...state.rules.ruleset, ...changes } },
});

describe('a bin that is hit', () => {
  test.each([
    ['ac-20-ammo', 5, 100],
    ['lrm-20-ammo', 6, 120],
    ['srm-6-ammo', 15, 180],
    ['machine-gun-ammo', 200, 400],
    ['ac-5-ammo', 3, 15],
  ])('%s with %i shots: %i points inside', (ammo, shots, damage) => {
    const { events } = critical(armed({ ammo: [[ammo, LT, shots]] }), LT, always(4, 4, 1, 1));
    expect(ofType(events, 'exploded')).toMatchObject([{ bin: 0, damage, why: 'critical', place: LT }]);
  });

  test('an empty one does nothing', () => {
    const state = set(armed({ ammo: [['ac-20-ammo', LT, 5]] }), 0, { bins: [0] });
    expect(ofType(critical(state, LT, loaded(4, 4)).events, 'exploded')).toEqual([]);
  });

  test('ammunition that is not explosive does not explode, but its shots are lost', () => {
    const { events, state } = critical(armed({ ammo: [['gauss-rifle-ammo', LT, 8]] }), LT, loaded(4, 4));
    expect(ofType(events, 'exploded')).toEqual([]);
    expect(unitOf(state, 0).bins).toEqual([0]);
  });

  test('nothing explodes if explosions are switched off', () => {
    const quiet = armed({ ammo: [['ac-20-ammo', LT, 5]] }, { switches: { ammunitionExplosions: false } });
    const { events, state } = critical(quiet, LT, loaded(4, 4));
    expect(ofType(events, 'exploded')).toEqual([]);
    expect(unitOf(state, 0).bins).toEqual([0]);
  });
});

describe('the explosion', () => {
  test('damages structure, not armour, also in the locations inward', () => {
    const state = armed({ ammo: [['ac-5-ammo', LT, 4]] }, { switches: { criticals: false } });
    const { state: after, events } = play(state, explode(state, 0, 0, 'heat', loaded(6, 6, 6, 6)));
    expect(ofType(events, 'damaged').map(({ place, armour, structure }) => [place, armour, structure])).toEqual([
      [LT, 0, 12],
      [CT, 0, 8],
    ]);
    expect(unitOf(after, 0).armour[CT]).toBe(26);
    expect(hasPlace(unitOf(after, 0), LA)).toBe(false);
  });

  test('wounds the pilot twice, in 2026 once', () => {
    const state = armed({ ammo: [['ac-2-ammo', LT, 1]] }, { switches: { criticals: false } });
    expect(unitOf(play(state, explode(state, 0, 0, 'heat', loaded(6, 6, 6, 6))).state, 0).pilot.hits).toBe(2);
    const core = ruleset(state, { explosionPilot: 1 });
    expect(unitOf(play(core, explode(core, 0, 0, 'heat', loaded(6, 6))).state, 0).pilot.hits).toBe(1);
  });

  test('rolls for critical hits in every location it damages', () => {
    const state = armed({ ammo: [['ac-5-ammo', LT, 4]] });
    const { events } = play(state, explode(state, 0, 0, 'heat', loaded(1, 1, 1, 1, 6, 6, 6, 6)));
    expect(ofType(events, 'critical-rolled').map(({ place }) => place)).toEqual([LT, CT]);
  });

  test('sets off other bins, each once', () => {
    const state = armed({
      ammo: [
        ['ac-2-ammo', LT, 1],
        ['ac-2-ammo', LT, 2],
        ['ac-2-ammo', LT, 3],
      ],
    });
    const { events, state: after } = play(state, explode(state, 0, 0, 'heat', always(4, 4, 1, 2, 4, 4, 1, 3, 5, 5)));
    expect(new Set(ofType(events, 'exploded').map(({ bin }) => bin)).size).toBe(ofType(events, 'exploded').length);
    expect(unitOf(after, 0).bins[0]).toBe(0);
  });

  test.each([
    ['CASE keeps it in its torso', [LT], 0, 100, [12, 0]],
    ['without CASE it goes on', [], 0, 100, [12, 16]],
    ['a cap of twenty', [], 20, 20, [12, 8]],
    ['half of the cap with CASE', [LT], 20, 10, [10, 0]],
  ])('%s', (_, cased, explosionCap, damage, [side, centre]) => {
    const mech: TestMech = { ammo: [['ac-20-ammo', LT, 5]], cased };
    const state = ruleset(armed(mech, { switches: { criticals: false } }), { explosionCap });
    const { state: after, events } = play(state, explode(state, 0, 0, 'heat', always(6, 6)));
    expect(ofType(events, 'exploded')[0]?.damage).toBe(damage);
    const { structure } = unitOf(after, 0);
    expect([12 - (structure[LT] as number), 16 - (structure[CT] as number)]).toEqual([side, centre]);
  });
});

test('ammunition in a limb that is blown off does not explode', () => {
  const { events, state } = critical(armed({ ammo: [['ac-20-ammo', LA, 5]] }), LA, loaded(6, 6));
  expect(ofType(events, 'exploded')).toEqual([]);
  expect(unitOf(state, 0).bins).toEqual([0]);
});

describe('a Gauss rifle', () => {
  const gauss = armed({ weapons: [['gauss-rifle', LT, 7]] });

  test('explodes with twenty points when it is hit', () => {
    const { events, state } = critical(gauss, LT, always(4, 4, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6));
    expect(ofType(events, 'exploded')).toMatchObject([{ bin: -1, item: 'gauss-rifle', damage: 20 }]);
    expect(weaponWorks(state, 0, 0)).toBe(false);
  });

  test('but only once', () => {
    const spent = set(gauss, 0, { hits: unitOf(gauss, 0).hits.with(LT, 1) });
    expect(ofType(critical(spent, LT, loaded(4, 4, 1, 2)).events, 'exploded')).toEqual([]);
  });
});

describe('ammunition that is being dumped', () => {
  const dumping = set(
    table({
      units: [
        {
          at: '0505',
          design: testMech({
            ammo: [
              ['ac-2-ammo', LT, 3],
              ['ac-2-ammo', RT, 3],
            ],
          }),
        },
      ],
      switches: { criticals: false },
    }),
    0,
    { dumping: 0b01 },
  );

  test('explodes when a torso is hit from the rear', () => {
    const { events } = play(dumping, strike(dumping, 0, blow(1, RT, 'rear'), loaded(6, 6, 6, 6)));
    expect(ofType(events, 'exploded')).toMatchObject([{ bin: 0, damage: 6, why: 'dump' }]);
  });

  test.each([
    ['from the front', RT, 'front'],
    ['in a limb', LL, 'rear'],
  ] as const)('not when it is hit %s', (_, place, column) => {
    expect(ofType(play(dumping, strike(dumping, 0, blow(1, place, column), loaded())).events, 'exploded')).toEqual([]);
  });
});
