import { describe, expect, test } from 'vitest';
import { LL, LT, RL } from '../../data/places.ts';
import { STILL } from '../../state.ts';
import { always } from '../damage/testing.ts';
import { hex, set } from '../testing.ts';
import { type Clinch, changed, clinch, leap, only, owed, played, resolved, TANK } from './testing.ts';

const JUMPED = { ...STILL, mode: 'jump', hexes: 3 } as const;
const leaping = (setting: Clinch = {}) => changed(clinch(setting), { charge: leap(3), went: JUMPED });
const where = (state: ReturnType<typeof clinch>) => state.units.map(({ at }) => at);

describe('a death from above that hits', () => {
  // 15 points to the upper half, 10 to the attacker's own legs, in groups of five.
  const DICE = [2, 2, 2, 1, 6];

  test('needs the skill and 3 for the jump; damages both', () => {
    const { events } = resolved(leaping(), 4, 4, ...DICE);
    expect(only(events, 'strike-rolled')[0]).toMatchObject({
      attack: 'death-from-above',
      tally: { total: 8 },
      hit: true,
    });
    expect(only(events, 'struck').map(({ unit, table, place, amount }) => [unit, table, place, amount])).toEqual([
      [1, 'punch', LT, 5],
      [1, 'punch', LT, 5],
      [1, 'punch', LT, 5],
      [0, 'kick', RL, 5],
      [0, 'kick', LL, 5],
    ]);
  });

  test('takes its hex; the target rolls at +2, the attacker at +4', () => {
    const { state, events } = resolved(leaping(), 6, 6, ...DICE);
    expect(where(state)).toEqual([hex(state, '0504'), hex(state, '0503')]);
    expect(owed(events)).toEqual([
      [1, 'psr-leapt-upon', 2],
      [0, 'psr-leaping', 4],
    ]);
  });

  test('pushes the target aside if there is no room behind it', () => {
    const { state } = resolved(leaping({ hexes: { '0503': { level: 3 } } }), 6, 6, ...DICE);
    expect(where(state)).toEqual([hex(state, '0504'), hex(state, '0603')]);
  });

  test('lands without a fall, however high it comes from', () => {
    const { state, events } = resolved(leaping({ hexes: { '0505': { level: 5 } } }), 6, 6, ...DICE);
    expect(state.units[0]).toMatchObject({ at: hex(state, '0504'), level: 0, prone: false });
    expect(only(events, 'fell')).toEqual([]);
  });

  test.each([
    ['a prone target in the back', { prone: true }, {}, 'rear'],
    ['a vehicle on its front', {}, { design: TANK, facing: 0 }, 'front'],
  ] as const)('hits %s, on the full table', (_, state, other, column) => {
    const { events } = played(set(leaping({ other }), 1, state), always(6, 5));
    expect(only(events, 'struck').find(({ unit }) => unit === 1)).toMatchObject({ table: 'full', column, amount: 5 });
  });
});

describe('a death from above that misses', () => {
  test('ends two levels down on its back, in the hex that the target has left', () => {
    // Fifteen points of a fall from two levels, and the pilot's roll.
    const { state, events } = resolved(leaping(), 1, 1, 1, 4, 1, 4, 1, 4, 6, 6);
    expect(where(state)).toEqual([hex(state, '0504'), hex(state, '0503')]);
    expect(only(events, 'fell')[0]).toMatchObject({ unit: 0, levels: 2, die: 4, column: 'rear', facing: 3 });
    expect(only(events, 'struck').map(({ unit, amount }) => [unit, amount])).toEqual([
      [0, 5],
      [0, 5],
      [0, 5],
    ]);
    expect(owed(events)).toEqual([]);
  });

  test('destroys the attacker if the target has nowhere to go', () => {
    const walls = Object.fromEntries(['0503', '0603', '0604', '0404', '0403'].map((label) => [label, { level: 5 }]));
    const { state } = resolved(leaping({ hexes: { ...walls, '0505': { level: 5 } } }), 1, 1);
    expect(state.units[0]?.destroyed).toBe('destroyed-crushed');
    expect(state.units[1]?.at).toBe(hex(state, '0504'));
  });
});

test.each<[string, Parameters<typeof changed>[1], Parameters<typeof changed>[1], string]>([
  ['the leaper was shot down', { prone: true }, {}, 'attacker-fell'],
  ['the leaper has shut down', { shutDown: true }, {}, 'attacker-helpless'],
  ['the target is a wreck', {}, { destroyed: 'destroyed-engine' }, 'target-destroyed'],
  ['the target is elsewhere', {}, { at: 0 }, 'target-moved'],
])('has no effect when %s', (_, one, other, why) => {
  const { events } = resolved(changed(leaping(), one, other));
  expect(only(events, 'strike-rolled')[0]).toMatchObject({ dice: null, hit: false, void: why });
});
