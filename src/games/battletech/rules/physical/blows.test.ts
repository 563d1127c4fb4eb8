import { describe, expect, test } from 'vitest';
import { CT, LA, LL, LT, RL, RT } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { STILL } from '../../state.ts';
import { hurt, set } from '../testing.ts';
import { changed, clinch, club, declaring, kick, only, owed, punch, resolved, rising, TANK } from './testing.ts';

/** One attack of the attacker with these dice. */
const struck = (attack: Attack, dice: readonly number[], state = clinch()) =>
  resolved(declaring(state, [0, attack]), ...dice);

describe('a punch', () => {
  test('hits on 5 with average skill, one die for the location, a tenth of the weight as damage', () => {
    const { state, events } = struck(punch(), [2, 3, 3]);
    expect(only(events, 'strike-rolled')[0]).toMatchObject({
      attack: 'punch',
      limb: 'RA',
      target: 1,
      dice: [2, 3],
      hit: true,
    });
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'punch', column: 'front', place: CT, amount: 5 });
    expect(state.units[1]?.armour[CT]).toBe(21);
    expect(owed(events)).toEqual([]);
  });

  test('misses on less, without further effects', () => {
    const { state, events } = struck(punch(), [1, 3]);
    expect(only(events, 'strike-rolled')[0]?.hit).toBe(false);
    expect(only(events, 'struck')).toEqual([]);
    expect(owed(events)).toEqual([]);
    expect(state.declared).toEqual([]);
  });

  test.each([
    // the attacker's hex and facing, and the side of the target that it hits
    ['0505', 0, 'front'],
    ['0403', 2, 'right'],
    ['0503', 3, 'rear'],
    ['0603', 4, 'left'],
  ] as const)('from %s, facing hexside %i, hits the %s', (at, facing, column) => {
    const { events } = struck(punch(), [6, 6, 3], clinch({ one: { at, facing } }));
    expect(only(events, 'struck')[0]).toMatchObject({ column, place: CT });
  });

  test.each([
    ['total-warfare', 1, LA],
    ['core-2026', 2, RT],
  ] as const)('%s: a %i on the punch table', (ruleset, die, place) => {
    const { events } = struck(punch(), [6, 6, die], clinch({ ruleset }));
    expect(only(events, 'struck')[0]?.place).toBe(place);
  });

  test('at a target one level higher hits the legs', () => {
    const { events } = struck(punch(), [6, 6, 5], rising(1));
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'kick', place: LL });
  });

  test('at a prone target one level higher hits the full table', () => {
    const { events } = struck(punch(), [6, 6, 4, 4], changed(rising(1), {}, { prone: true }));
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'full', place: LT });
  });

  test('of both arms are two rolls', () => {
    const { events } = resolved(declaring(clinch(), [0, punch('LA'), punch('RA')]), 1, 1, 6, 6, 4);
    expect(only(events, 'strike-rolled').map(({ limb, hit }) => [limb, hit])).toEqual([
      ['LA', false],
      ['RA', true],
    ]);
  });

  test('that cannot hit is not rolled for', () => {
    const state = changed(clinch({ one: { piloting: 8 } }), { went: { ...STILL, mode: 'jump' } });
    const { events } = struck(punch(), [], hurt(state, 0, 5, 1));
    expect(only(events, 'strike-rolled')[0]).toMatchObject({ dice: null, hit: false, tally: { total: 13 } });
  });
});

describe('a kick', () => {
  test('hits on 3, and the target must make a piloting roll', () => {
    const { events } = struck(kick(), [1, 2, 1]);
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'kick', place: RL, amount: 10 });
    expect(owed(events)).toEqual([[1, 'psr-kicked', 0]]);
  });
  test('that misses: the attacker must make a piloting roll', () => {
    const { events } = struck(kick(), [1, 1]);
    expect(owed(events)).toEqual([[0, 'psr-kick-missed', 0]]);
  });
  test('from above hits the punch table, and the target must still roll', () => {
    const { events } = struck(kick(), [6, 6, 3], rising(-1));
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'punch', place: CT, amount: 10 });
    expect(owed(events)).toEqual([[1, 'psr-kicked', 0]]);
  });
  test('at a prone target hits the full table, and causes no fall', () => {
    const { events } = struck(kick(), [6, 6, 4, 4], set(clinch(), 1, { prone: true }));
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'full', place: LT });
    expect(owed(events)).toEqual([]);
  });
  test('at a vehicle uses the vehicle table and causes no fall', () => {
    const { events } = struck(kick(), [6, 6, 3, 4], clinch({ other: { design: TANK } }));
    expect(only(events, 'struck')[0]).toMatchObject({ unit: 1, table: 'full', amount: 10 });
    expect(owed(events)).toEqual([]);
  });
});

describe('a club', () => {
  const armed = (what: 'club' | 'tree') => set(clinch(), 0, { club: what });

  test.each([
    ['tree', [6, 6, 4, 4], 'none', ['broken']],
    ['tree', [1, 1], 'tree', []],
    ['club', [6, 6, 4, 4], 'club', []],
  ] as const)('a %s with dice %j is a %s afterwards', (what, dice, left, lost) => {
    const { state, events } = struck(club(), dice, armed(what));
    expect(state.units[0]?.club).toBe(left);
    expect(only(events, 'club-lost').map(({ why }) => why)).toEqual(lost);
  });

  test('hits the whole target and causes no piloting rolls', () => {
    const { events } = struck(club(), [2, 2, 4, 4], armed('club'));
    expect(only(events, 'struck')[0]).toMatchObject({ table: 'full', place: LT, amount: 10 });
    expect(owed(events)).toEqual([]);
  });
});
