import { describe, expect, test } from 'vitest';
import { STILL } from '../../state.ts';
import { always } from '../damage/testing.ts';
import { hex, set, testMech } from '../testing.ts';
import { type Clinch, changed, charge, clinch, only, owed, played, resolved } from './testing.ts';

const RAN = { ...STILL, mode: 'run', hexes: 4 } as const;
const charging = (setting: Clinch = {}, hexes = 4) => changed(clinch(setting), { charge: charge(hexes), went: RAN });
const where = (state: ReturnType<typeof clinch>) => state.units.map(({ at }) => at);

describe('a charge that hits', () => {
  // Needs 5, +2 for running. Then 20 points to the target and 5 back, in groups of five.
  const PLACES = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4];

  test('damages both in groups of five', () => {
    const { events } = resolved(charging(), 3, 4, ...PLACES);
    expect(only(events, 'strike-rolled')[0]).toMatchObject({ attack: 'charge', tally: { total: 7 }, hit: true });
    expect(only(events, 'struck').map(({ unit, amount, source }) => [unit, amount, source.by])).toEqual([
      [1, 5, 'physical'],
      [1, 5, 'physical'],
      [1, 5, 'physical'],
      [1, 5, 'physical'],
      [0, 5, 'recoil'],
    ]);
  });

  test('pushes the target back one hex and takes its place; both roll at +2', () => {
    const { state, events } = resolved(charging(), 6, 6, ...PLACES);
    expect(where(state)).toEqual([hex(state, '0504'), hex(state, '0503')]);
    expect(owed(events)).toEqual([
      [1, 'psr-charged', 2],
      [0, 'psr-charging', 2],
    ]);
  });

  test('both stay in place if there is no room behind', () => {
    const { state, events } = resolved(charging({ hexes: { '0503': { level: 3 } } }), 6, 6, ...PLACES);
    expect(where(state)).toEqual([hex(state, '0505'), hex(state, '0504')]);
    expect(owed(events).map(([unit]) => unit)).toEqual([1, 0]);
  });

  test('damage by weight and distance: 35 tons over 5 hexes do 18, a target of 100 tons does 10 in return', () => {
    const state = charging({ one: { design: testMech({ tons: 35 }) }, other: { design: testMech({ tons: 100 }) } }, 5);
    const { events } = played(state, always(4, 4));
    const points = (id: number) => only(events, 'struck').flatMap(({ unit, amount }) => (unit === id ? [amount] : []));
    expect([points(1), points(0)]).toEqual([
      [5, 5, 5, 3],
      [5, 5],
    ]);
  });

  test('in the 2026 rules does a fifth of its weight, times its movement modifier plus 1', () => {
    const { events } = played(charging({ ruleset: 'core-2026' }), always(4, 4));
    const points = only(events, 'struck').reduce((all, { unit, amount }) => all + (unit === 1 ? amount : 0), 0);
    expect(points).toBe(20);
  });

  test('takes the hex even if it destroys the target', () => {
    const weak = set(charging(), 1, {
      armour: new Array(11).fill(0),
      structure: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    const { state } = played(weak, always(3, 4));
    expect(state.units[1]?.destroyed).not.toBeNull();
    expect(state.units[0]?.at).toBe(hex(state, '0504'));
  });
});

describe('a charge that misses', () => {
  test.each<[string, Clinch, readonly number[], string]>([
    ['the die says right', {}, [2], '0604'],
    ['the die says left', {}, [5], '0404'],
    ['the higher hex', { hexes: { '0404': { level: 1 } } }, [], '0404'],
    ['the only one it can climb', { hexes: { '0404': { level: 3 } } }, [], '0604'],
    ['nowhere', { hexes: { '0404': { level: 3 }, '0604': { level: 3 } } }, [], '0505'],
    ['where it stands, in the 2026 rules', { ruleset: 'core-2026' }, [], '0505'],
  ])('runs past: %s', (_, setting, dice, label) => {
    const { state, events } = resolved(charging(setting), 1, 1, ...dice);
    expect(only(events, 'strike-rolled')[0]).toMatchObject({ hit: false, ...(dice.length > 0 && { die: dice[0] }) });
    expect(state.units[0]?.at).toBe(hex(state, label));
    expect(owed(events)).toEqual([]);
  });
});

test.each<[string, Parameters<typeof changed>[1], Parameters<typeof changed>[1], string]>([
  ['the attacker has fallen', { prone: true }, {}, 'attacker-fell'],
  ['the attacker has blacked out', { pilot: { hits: 2, awake: false, out: 1 } }, {}, 'attacker-helpless'],
  ['the target has fallen', {}, { prone: true }, 'target-fell'],
  ['the target is a wreck', {}, { destroyed: 'destroyed-ammunition' }, 'target-destroyed'],
  ['the target is elsewhere', {}, { at: 0 }, 'target-moved'],
  ['the attacker has been turned', { facing: 2 }, {}, 'target-moved'],
])('has no effect when %s', (_, one, other, why) => {
  const { events } = resolved(changed(charging(), one, other));
  expect(events).toHaveLength(1);
  expect(only(events, 'strike-rolled')[0]).toMatchObject({ dice: null, hit: false, void: why });
});

test('a unit destroyed by weapon fire does not charge', () => {
  expect(resolved(set(charging(), 0, { destroyed: 'destroyed-engine' })).events).toEqual([]);
});
