import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Ground } from '../../ground.ts';
import type { State } from '../../state.ts';
import { unitOf } from '../../state.ts';
import { ground, hex, type TestUnit, table, testMech } from '../testing.ts';
import { skidModifier } from './hazards.ts';
import { moved, order } from './testing.ts';

/** A wide paved yard; the runner starts at 0812, facing north. */
function yard(change: Readonly<Record<string, Partial<Ground>>> = {}, others: readonly TestUnit[] = []): State {
  const paved: Record<string, Partial<Ground>> = {};
  for (let col = 6; col <= 10; col++)
    for (let row = 1; row <= 14; row++)
      paved[`${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`] = { paved: true };
  const units = [{ at: '0812', design: testMech({ walk: 6 }), side: '0' }, ...others];
  return table({ map: ground({ ...paved, ...change }), units, queue: ['0'] });
}
const RUN = order(0, 'run', 'FFFFRF');
// Dice: the roll fails, the unit falls forward, five points to the right leg, no pilot injury.
const FALL = [1, 1, 1, 2, 3, 6, 6];

test.each([
  [0, -1],
  [2, -1],
  [3, 0],
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
  [10, 2],
  [11, 4],
  [17, 4],
  [18, 5],
  [25, 6],
])('after %i hexes the roll for a turn is at %i', (hexes, modifier) => {
  expect(skidModifier(hexes)).toBe(modifier);
});

describe('a turn while running on pavement', () => {
  test('needs a roll with the next hex, and a good pilot continues', () => {
    const { state, events } = moved(yard(), RUN, loaded(2, 3));
    expect(events[1]).toMatchObject({ why: { code: 'psr-skid', hexes: 4 }, tally: { total: 5 }, passed: true });
    expect(unitOf(state, 0)).toMatchObject({ at: hex(state, '0908'), went: { skidded: false, hexes: 5 } });
  });

  test.each([
    ['walking', order(0, 'walk', 'FFFFRF')],
    ['without a turn', order(0, 'run', 'FFFFFF')],
    ['with a turn at the very end', order(0, 'run', 'FFFFR')],
    ['with a turn that is taken back', order(0, 'run', 'FFFFRLF')],
  ])('but not %s', (_, command) => {
    expect(moved(yard(), command, loaded()).events.some(({ type }) => type === 'piloting-rolled')).toBe(false);
  });

  test('no skid if skids are switched off', () => {
    const state = yard();
    const rules = { ...state.rules, ruleset: { ...state.rules.ruleset, skids: false } };
    expect(moved({ ...state, rules }, RUN, loaded()).events).toHaveLength(2);
  });

  test('a unit that fails falls, skids half as far as it moved, and takes damage', () => {
    const { state, events } = moved(yard(), RUN, loaded(...FALL, 2, 3, 2, 3));
    expect(unitOf(state, 0)).toMatchObject({
      at: hex(state, '0806'),
      prone: true,
      went: { skidded: true },
      acted: true,
    });
    const scrapes = events.filter((event) => event.type === 'struck' && event.source.by === 'skid');
    expect(scrapes).toMatchObject([{ amount: 5 }, { amount: 1 }]);
    expect(events.slice(-2)).toMatchObject([
      { type: 'move-interrupted', why: 'skid', open: false },
      { type: 'unit-done' },
    ]);
  });

  test('rough ground shortens the skid', () => {
    const { state } = moved(yard({ '0807': { rough: true } }), RUN, loaded(...FALL, 2, 3));
    expect(unitOf(state, 0).at).toBe(hex(state, '0807'));
  });

  test('a slope stops it with a bump of a twentieth of its weight', () => {
    const { state, events } = moved(yard({ '0807': { level: 1 } }), RUN, loaded(...FALL, 2, 3));
    expect(unitOf(state, 0).at).toBe(hex(state, '0808'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'struck', source: { by: 'skid' }, amount: 3 }));
  });

  test('it falls over an edge', () => {
    const hexes = { '0808': { paved: true, level: 3 } };
    const high = Object.fromEntries(['0812', '0811', '0810', '0809'].map((at) => [at, { paved: true, level: 3 }]));
    const { state, events } = moved(
      yard({ ...high, ...hexes, '0908': { level: 3 } }),
      RUN,
      loaded(...FALL, 1, 2, 3, 2, 3, 1, 2, 1, 2, 6, 6, 2, 3),
    );
    expect(events.filter(({ type }) => type === 'fell')).toMatchObject([{ levels: 0 }, { levels: 3, level: 0 }]);
    expect(unitOf(state, 0).at).toBe(hex(state, '0807'));
  });

  test('down two levels, as far as it could climb, it only skids', () => {
    const high = ['0812', '0811', '0810', '0809', '0808', '0908'].map((at) => [at, { paved: true, level: 2 }]);
    const { state, events } = moved(yard(Object.fromEntries(high)), RUN, loaded(...FALL, 2, 3, 2, 3));
    expect(events.filter(({ type }) => type === 'fell')).toMatchObject([{ levels: 0 }]);
    expect(unitOf(state, 0)).toMatchObject({ at: hex(state, '0806'), level: 0 });
  });

  test('a unit that skids off the map is out of the match', () => {
    const start = table({
      map: ground({ '0801': { paved: true }, '0901': {} }),
      units: [{ at: '0804', design: testMech({ walk: 6 }) }],
      queue: ['0'],
    });
    const { state } = moved(start, order(0, 'run', 'FFFRRF'), loaded(...FALL));
    expect(unitOf(state, 0).destroyed).toBe('destroyed-off-map');
  });

  test('a unit that has not moved may dodge: the skid passes through, and it makes room if it stops there', () => {
    const other = { at: '0806', side: '1' };
    const { state, events } = moved(yard({}, [other]), RUN, loaded(...FALL, 6, 6, 2, 3, 2, 3));
    expect(events).toContainEqual(
      expect.objectContaining({ why: { code: 'psr-avoid-collision' }, unit: 1, passed: true }),
    );
    expect(unitOf(state, 0).at).toBe(hex(state, '0806'));
    expect(unitOf(state, 1)).toMatchObject({ at: hex(state, '0805'), owed: [{ why: { code: 'psr-domino' } }] });
  });

  test('a unit that has moved is charged: both take damage, and the skid ends there', () => {
    const other = { at: '0807', side: '1' };
    const start = yard({}, [other]);
    const ready = { ...start, units: start.units.with(1, { ...unitOf(start, 1), acted: true }) };
    const dice = loaded(...FALL, 6, 6, 2, 3, 1, 3, 1, 4, 1, 4, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3);
    const { state, events } = moved(ready, RUN, dice);
    expect(events).toContainEqual(expect.objectContaining({ type: 'strike-rolled', attack: 'charge', hit: true }));
    const onOther = events.filter((event) => event.type === 'struck' && event.unit === 1);
    expect(onOther).toHaveLength(4); // 50 tons over four hexes: twenty points
    expect(unitOf(state, 0).at).toBe(hex(state, '0807'));
    expect(unitOf(state, 1)).toMatchObject({ at: hex(state, '0806') });
    expect(unitOf(state, 1).owed.map(({ why }) => why.code)).toContain('psr-charged');
  });
});
