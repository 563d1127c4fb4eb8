import { expect, test } from 'vitest';
import { CT, LA } from '../../data/places.ts';
import { unitOf } from '../../state.ts';
import { always } from '../damage/testing.ts';
import { actuator } from '../status.ts';
import { hex, set } from '../testing.ts';
import { changed, charge, clinch, declaring, kick, only, played, punch, push, resolved } from './testing.ts';

/** One hit to the centre torso destroys the target. */
const frail = () => {
  const state = clinch();
  const { armour, structure } = unitOf(state, 1);
  return set(state, 1, { armour: armour.with(CT, 0), structure: structure.with(CT, 1) });
};

test('nothing declared, nothing happens', () => {
  expect(resolved(clinch()).events).toEqual([]);
});

test('in the order of declaration, then the charges', () => {
  const state = clinch({ more: [{ side: '0', at: '0503', facing: 3 }] });
  const three = declaring(set(state, 0, { charge: charge(3) }), [1, punch('LA', 0)], [2, kick('LL', 1)]);
  const { events } = played(three, always(1, 1));
  expect(only(events, 'strike-rolled').map(({ unit, attack }) => [unit, attack])).toEqual([
    [1, 'punch'],
    [2, 'kick'],
    [0, 'charge'],
  ]);
});

test('a unit destroyed in the phase still attacks: attacks are simultaneous', () => {
  const { state, events } = resolved(declaring(frail(), [0, punch()], [1, kick('RL', 0)]), 6, 6, 3, 1, 1, 6, 6, 1);
  expect(state.units[1]?.destroyed).toBe('destroyed-torso');
  expect(only(events, 'strike-rolled').map(({ unit, hit }) => [unit, hit])).toEqual([
    [0, true],
    [1, true],
  ]);
});

test('a unit destroyed before the phase does not', () => {
  const dead = set(declaring(clinch(), [0, punch()]), 0, { destroyed: 'destroyed-withdrawn' });
  expect(only(resolved(dead).events, 'strike-rolled')).toEqual([]);
});

test('a second attack on a wreck has no effect', () => {
  const { events } = resolved(declaring(frail(), [0, punch('LA'), punch('RA')]), 6, 6, 3, 1, 1);
  expect(only(events, 'strike-rolled')[1]).toMatchObject({ dice: null, hit: false, void: 'target-destroyed' });
});

test('damage does not change the to-hit numbers of the phase', () => {
  // The first punch destroys the hand of the bare left arm, which still strikes back as if it were intact.
  const bare = set(clinch(), 1, { armour: unitOf(clinch(), 1).armour.with(LA, 0) });
  const { state, events } = resolved(
    declaring(bare, [0, punch()], [1, punch('LA', 0)]),
    ...[6, 6, 1, 4, 4, 1, 4], // a hit, the arm, a critical hit, its fourth slot
    ...[2, 3, 3],
  );
  expect(actuator(state, 1, LA, 'hand')).toBe('destroyed');
  expect(only(events, 'strike-rolled')[1]).toMatchObject({ tally: { total: 5 }, hit: true });
});

test('a unit pushed away neither hits nor is hit; two units pushed together still attack each other', () => {
  const state = clinch({ more: [{ side: '0', at: '0405', facing: 1 }] });
  const all = declaring(state, [0, push()], [1, punch('LA', 2), punch('RA', 0)], [2, kick('RL', 1)]);
  const { events } = resolved(all, 6, 6, 1, 1);
  expect(only(events, 'strike-rolled').map((event) => [event.unit, event.target, event.void])).toEqual([
    [0, 1, undefined],
    [1, 2, 'attacker-moved'],
    [1, 0, undefined],
    [2, 1, 'target-moved'],
  ]);
});

test('a charge at a unit pushed away in the same phase has no effect', () => {
  const three = clinch({ one: { at: '0405', facing: 1 }, more: [{ side: '0', at: '0505', facing: 0 }] });
  const state = declaring(changed(three, { charge: charge(3) }), [2, push(1)]);
  const { state: after, events } = resolved(state, 6, 6);
  expect(only(events, 'strike-rolled')[1]).toMatchObject({ unit: 0, void: 'target-moved' });
  expect(after.units[0]?.at).toBe(hex(state, '0405'));
});

test('declarations are cleared', () => {
  const { state, events } = resolved(declaring(clinch(), [0, punch()]), 1, 1);
  expect(events.at(-1)).toEqual({ type: 'declarations-resolved' });
  expect(state.declared).toEqual([]);
});
