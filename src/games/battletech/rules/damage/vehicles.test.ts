import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { FRONT, LEFT, type Place, RIGHT, TURRET, VEHICLE_PLACES } from '../../data/places.ts';
import { vehicleStructure } from '../../data/structure.ts';
import type { Column } from '../../events.ts';
import { type State, unitOf } from '../../state.ts';
import { immobile, walkMp } from '../status.ts';
import { play, set, table } from '../testing.ts';
import { strike } from './strike.ts';
import { blow, crewOf, ofType, points, tank, withCrew } from './testing.ts';

const COLUMNS: readonly Column[] = ['front', 'rear', 'left', 'right'];
const fresh = table({ units: [{ at: '0505', design: tank({ walk: 5 }) }] });
const pair = (total: number): readonly [number, number] => [Math.max(1, total - 6), Math.min(6, total - 1)];

/** The location hit, with `*` for a critical hit through the armour and `+` for motive damage. */
function row(state: State, column: Column, total: number): string {
  const { events } = play(state, strike(state, 0, blow(1, undefined, column), loaded(...pair(total), 1, 1)));
  const at = VEHICLE_PLACES[ofType(events, 'struck')[0]?.place as Place];
  const [more] = ofType(events, 'vehicle-hit');
  return `${at}${more ? (more.table === 'critical' ? '*' : '+') : ''}`;
}

describe('the hit location table', () => {
  test.each([
    [2, 'front*', 'rear*', 'left*', 'right*'],
    [3, 'front+', 'rear+', 'left+', 'right+'],
    [4, 'front+', 'rear+', 'left+', 'right+'],
    [5, 'right+', 'left+', 'front+', 'front+'],
    [6, 'front', 'rear', 'left', 'right'],
    [7, 'front', 'rear', 'left', 'right'],
    [8, 'front', 'rear', 'left*', 'right*'],
    [9, 'left+', 'right+', 'rear+', 'rear+'],
    [10, 'turret', 'turret', 'turret', 'turret'],
    [11, 'turret', 'turret', 'turret', 'turret'],
    [12, 'turret*', 'turret*', 'turret*', 'turret*'],
  ])('%i', (total, ...expected) => {
    expect(COLUMNS.map((column) => row(fresh, column, total))).toEqual(expected);
  });

  test('without a turret, its rows hit the side', () => {
    const flat = table({ units: [{ at: '0505', design: tank({ structure: vehicleStructure(40, false) }) }] });
    expect([10, 12].flatMap((total) => COLUMNS.map((column) => row(flat, column, total)))).toEqual([
      ...['front', 'rear', 'left', 'right'],
      ...['front*', 'rear*', 'left*', 'right*'],
    ]);
  });

  test('punches and kicks are rolled on it too', () => {
    const kick = { ...blow(5), table: 'kick' } as const;
    expect(ofType(play(fresh, strike(fresh, 0, kick, loaded(3, 4))).events, 'struck')).toMatchObject([
      { place: FRONT },
    ]);
  });
});

describe('damage', () => {
  test('armour, then structure, and the rest is lost', () => {
    const { state } = play(fresh, strike(fresh, 0, blow(22, FRONT), loaded(1, 1)));
    expect([unitOf(state, 0).armour[FRONT], unitOf(state, 0).structure[FRONT]]).toEqual([0, 2]);
    expect(unitOf(play(fresh, strike(fresh, 0, blow(50, LEFT), loaded(1, 1))).state, 0).damage).toBe(19);
  });

  test.each(VEHICLE_PLACES.map((name, place) => [name, place] as const))(
    'without its %s it is destroyed',
    (_, place) => {
      const thin = points(fresh, 'armour', { [place]: 0 });
      expect(unitOf(play(thin, strike(thin, 0, blow(4, place), loaded(1, 1))).state, 0).destroyed).toBe(
        'destroyed-hull',
      );
      expect(unitOf(play(thin, strike(thin, 0, blow(3, place), loaded(1, 1))).state, 0).destroyed).toBeNull();
    },
  );

  test('hits on a wreck have no effect', () => {
    const wreck = set(points(fresh, 'armour', { [RIGHT]: 0 }), 0, { destroyed: 'destroyed-crew' });
    expect(play(wreck, strike(wreck, 0, blow(2, RIGHT), loaded())).events.map(({ type }) => type)).toEqual([
      'struck',
      'damaged',
    ]);
  });

  test('a turret can be hit by an aimed shot', () => {
    const { events } = play(fresh, strike(fresh, 0, blow(5, TURRET), loaded()));
    expect(ofType(events, 'struck')).toMatchObject([{ place: TURRET, dice: [] }]);
  });
});

describe('motive damage', () => {
  const shaken = (state: State, total: number, column: Column = 'front') =>
    play(state, strike(state, 0, blow(1, undefined, column), loaded(1, 2, ...pair(total))));

  test.each([
    [5, 'motive-none', 5, 0],
    [6, 'motive-minor', 5, 1],
    [7, 'motive-minor', 5, 1],
    [8, 'motive-moderate', 4, 2],
    [9, 'motive-moderate', 4, 2],
    [10, 'motive-heavy', 3, 3],
    [11, 'motive-heavy', 3, 3],
    [12, 'motive-immobile', 0, 0],
  ])('%i: %s leaves %i of 5 MP and +%i to driving', (total, effect, mp, driving) => {
    const { state, events } = shaken(fresh, total);
    expect(ofType(events, 'vehicle-hit')).toMatchObject([{ effect, modifier: 0 }]);
    expect([walkMp(state, 0), crewOf(state).motive]).toEqual([mp, driving]);
    expect(immobile(state, 0)).toBe(mp === 0);
  });

  test.each([
    ['rear', 1],
    ['left', 2],
    ['right', 2],
  ] as const)('from the %s the roll is at +%i', (column, modifier) => {
    expect(ofType(shaken(fresh, 5, column).events, 'vehicle-hit')).toMatchObject([
      { modifier, effect: 'motive-minor' },
    ]);
  });

  test('lost MP add up; the same kind of damage affects driving once', () => {
    const twice = shaken(shaken(fresh, 8).state, 9).state;
    expect([walkMp(twice, 0), crewOf(twice).motive]).toEqual([3, 2]);
    const more = shaken(shaken(twice, 10).state, 6).state;
    expect([walkMp(more, 0), crewOf(more).motive]).toEqual([2, 6]);
  });

  test('with 1 MP left, heavy damage leaves 1 and moderate damage 0', () => {
    expect(walkMp(shaken(withCrew(fresh, { slowed: 4 }), 10).state, 0)).toBe(1);
    expect(walkMp(shaken(withCrew(fresh, { slowed: 4 }), 8).state, 0)).toBe(0);
  });
});
