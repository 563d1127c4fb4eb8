import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../../kernel/dice.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import { ground, hex, play, table } from '../testing.ts';
import { burnPhase } from './burn.ts';
import { setWind } from './wind.ts';

const on = (here: Partial<Ground>, wind: Facing | null = null, switches = {}): State => ({
  ...table({ map: ground({ '0505': here }), units: [{ at: '0101' }], phase: 'end', turn: 4, switches }),
  wind,
});
const burnt = (state: State, ...faces: readonly number[]): State => {
  const dice = loaded(...faces);
  const { state: after } = play(state, burnPhase(state, dice));
  expect(dice.left).toBe(0);
  return after;
};
const here = (state: State, label = '0505'): Ground => groundAt(state, hex(state, label));
const house = (cf: number): Partial<Ground> => ({ fire: 1, building: { kind: 2, bunker: false, cf, height: 2 } });

describe('fire damage', () => {
  test('woods lose five points per turn', () =>
    expect(here(burnt(on({ woods: 2, fire: 3 })))).toMatchObject({ woods: 2, factor: 85, fire: 3 }));

  test('none in the turn in which the fire started', () =>
    expect(here(burnt(on({ woods: 2, fire: 4 })))).toMatchObject({ woods: 2, factor: 0, fire: 4 }));

  test('a fire goes out when the woods are gone', () =>
    expect(here(burnt(on({ woods: 1, factor: 5, fire: 3 })))).toMatchObject({ woods: 0, rough: true, fire: 0 }));

  test('a building loses two points per turn', () =>
    expect(here(burnt(on(house(40))))).toMatchObject({ building: { cf: 38 }, fire: 1 }));

  test('a building with no points left collapses', () =>
    expect(here(burnt(on(house(2))))).toMatchObject({ building: { cf: 0 }, rubble: true, fire: 0 }));

  test('a building that cannot collapse burns out', () =>
    expect(here(burnt(on(house(2), null, { collapse: false })))).toMatchObject({ building: { cf: 1 }, fire: 0 }));

  test('nothing happens if fires are switched off', () => {
    const state = on({ woods: 2, fire: 3 }, null, { fires: false });
    expect(burnt(state)).toBe(state);
  });
});

describe('smoke', () => {
  test('hangs over a fire in still air', () =>
    expect(here(burnt(on({ woods: 1, fire: 4 })))).toMatchObject({ smoke: 1 }));

  test('goes to the three hexes downwind', () => {
    const state = burnt(on({ woods: 1, fire: 4 }, 0));
    for (const label of ['0504', '0604', '0404']) expect(here(state, label).smoke).toBe(1);
    for (const label of ['0505', '0605', '0506', '0405']) expect(here(state, label).smoke).toBe(0);
  });

  test('is heavy over a heavy building', () => {
    const state = burnt(on({ fire: 4, building: { kind: 3, bunker: false, cf: 90, height: 2 } }, 0));
    expect(here(state, '0504').smoke).toBe(2);
  });

  test.each<[1 | 2, readonly number[], number]>([
    [1, [5, 5], 1],
    [1, [5, 6], 0],
    [2, [4, 6], 2],
    [2, [6, 6], 1],
  ])('%i drifts a hex downwind, and with %j becomes %i', (smoke, faces, left) => {
    const state = burnt(on({ smoke }, 0), ...faces);
    expect(here(state).smoke).toBe(0);
    expect(here(state, '0504').smoke).toBe(left);
  });

  test('stays without wind', () => expect(here(burnt(on({ smoke: 2 }), 1, 1)).smoke).toBe(2));

  test('leaves the map', () => {
    const state = { ...table({ map: ground({ '0501': { smoke: 2 } }), units: [{ at: '0909' }] }), wind: 0 as const };
    expect(here(burnt(state), '0501').smoke).toBe(0);
  });

  test('goes around high ground, and stops if there is no way around', () => {
    const high = (...labels: readonly string[]): State => ({
      ...table({
        map: ground({ '0505': { smoke: 1 }, ...Object.fromEntries(labels.map((label) => [label, { level: 5 }])) }),
        units: [{ at: '0909' }],
      }),
      wind: 0,
    });
    expect(here(burnt(high('0504'), 1, 1), '0604').smoke).toBe(1);
    expect(here(burnt(high('0504', '0604'), 1, 1), '0404').smoke).toBe(1);
    expect(here(burnt(high('0504', '0604', '0404'), 1, 1)).smoke).toBe(1);
  });
});

describe('the wind', () => {
  test.each([1, 2, 3, 4, 5, 6])('a roll of %i sets its direction', (die) => {
    const state = on({});
    expect(play(state, setWind(state, loaded(die))).state.wind).toBe(die - 1);
  });

  test.each([{ wind: false }, { fires: false }])('does not blow with %j', (switches) => {
    const state = on({}, null, switches);
    expect(play(state, setWind(state, loaded())).events).toEqual([]);
  });
});

/** A map where everything burns. */
const forest = (building: Ground['building']): GameMap => ({
  name: 'forest',
  cols: 10,
  rows: 10,
  hexes: Array.from({ length: 100 }, (_, at) => ({
    ...CLEAR,
    woods: at % 3 === 0 ? 0 : at % 3 === 1 ? 1 : 2,
    building: at % 3 === 0 ? building : null,
    fire: at === 55 ? 1 : 0,
  })),
});
const always = (face: number): Dice => ({ roll: () => face });
const fires = (state: State): number => state.rules.map.hexes.filter((_, at) => groundAt(state, at).fire > 0).length;

describe('every fire ends', () => {
  // Dice that always spread it, and dice that never thin the smoke.
  test.each<[string, number, boolean, Facing]>([
    ['everything catches', 6, true, 0],
    ['everything catches and nothing falls down', 6, false, 2],
    ['nothing catches', 1, true, 0],
    ['middling dice', 5, true, 4],
  ])('%s', (_, face, collapse, wind) => {
    const map = forest({ kind: 2, bunker: false, cf: 40, height: 2 });
    let state: State = { ...table({ map, units: [{ at: '0101' }], phase: 'end', switches: { collapse } }), wind };
    const turns = 10 * 20; // as far as the wind can carry it, each hex for as long as it can burn
    for (let turn = 2; turn < turns; turn++) {
      state = play({ ...state, turn }, burnPhase({ ...state, turn }, always(face))).state;
      const hexes = Object.keys(state.ground).map(Number);
      expect(hexes.every((at) => at >= 0 && at < 100)).toBe(true);
    }
    expect(fires(state)).toBe(0);
  });
});
