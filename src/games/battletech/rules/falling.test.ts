import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { CT } from '../data/places.ts';
import type { Ground } from '../ground.ts';
import type { State } from '../state.ts';
import { fall, fallDamage, seatBeltTally } from './falling.ts';
import { ground, hurt, play, set, table } from './testing.ts';

const on = (at: Partial<Ground> = {}, ruleset: 'total-warfare' | 'core-2026' = 'total-warfare'): State =>
  table({ map: ground({ '0505': at }), units: [{ at: '0505', facing: 1 }], ruleset });

describe('damage of a fall', () => {
  test.each([
    // tons, levels, depth, points
    [50, 0, 0, [5]],
    [55, 0, 0, [6]],
    [100, 2, 0, [30]],
    [20, 1, 0, [4]],
    [50, 0, 1, [2]], // in place under water
    [50, 1, 1, [5]], // from the bank into depth 1
    [50, 2, 2, [7]],
    [50, 3, 1, [7, 5]], // the surface, then the bed
    [75, 4, 2, [12, 12]],
  ])('%i tons, %i levels, depth %i', (tons, levels, depth, points) => {
    expect(fallDamage(tons, levels, depth)).toEqual(points);
  });
});

describe('the direction of a fall, when facing north-east', () => {
  test.each([
    [1, 1, 'front'],
    [2, 2, 'right'],
    [3, 3, 'right'],
    [4, 4, 'rear'],
    [5, 5, 'left'],
    [6, 0, 'left'],
  ])('a %i: facing %i, on its %s', (die, facing, column) => {
    const state = on();
    const { events } = play(state, fall(state, 0, { levels: 0 }, loaded(die, 3, 4, 6, 6)));
    expect(events[0]).toMatchObject({ type: 'fell', die, facing, column });
    expect(events[1]).toMatchObject({ type: 'struck', column, amount: 5, source: { by: 'fall' } });
  });

  test.each([
    [1, 'rear'],
    [2, 'front'],
    [6, 'front'],
  ])('in the 2026 rules a %i lands on its %s, and the facing does not change', (die, column) => {
    const state = on({}, 'core-2026');
    const { events } = play(state, fall(state, 0, { levels: 0 }, loaded(die, 3, 4, 6, 6)));
    expect(events[0]).toMatchObject({ facing: 1, column });
  });

  test('the die may be given', () => {
    const state = on();
    const { events } = play(state, fall(state, 0, { levels: 2, die: 4 }, loaded(3, 4, 1, 2, 1, 4, 6, 6)));
    expect(events[0]).toMatchObject({ die: 4, facing: 4, column: 'rear', levels: 2 });
    expect(events.filter(({ type }) => type === 'struck')).toHaveLength(3);
  });
});

test('water reduces the damage', () => {
  const state = on({ water: 1 });
  const { events } = play(state, fall(state, 0, { levels: 1 }, loaded(1, 3, 4, 6, 6)));
  expect(events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 5 }));
});

test('a unit that falls into a swamp is stuck', () => {
  const state = on({ swamp: true });
  expect(play(state, fall(state, 0, { levels: 0 }, loaded(1, 3, 4, 6, 6))).state.units[0]).toMatchObject({
    stuck: true,
  });
});

describe('the roll to avoid pilot injury', () => {
  const kicked = { why: { code: 'psr-kicked' }, value: 0 };
  const charged = { why: { code: 'psr-charged' }, value: 2 };
  test.each<[string, State, Parameters<typeof seatBeltTally>[2], number]>([
    ['in place', on(), { levels: 0 }, 5],
    ['one level', on(), { levels: 1 }, 5],
    ['three levels', on(), { levels: 3 }, 7],
    ['the roll that failed', on(), { levels: 0, lines: [kicked, charged] }, 7],
    ['a damaged gyro', hurt(on(), 0, CT, 3), { levels: 0 }, 8],
    ['2026: his skill and the height alone', hurt(on({}, 'core-2026'), 0, CT, 3), { levels: 3, lines: [charged] }, 7],
  ])('%s', (_, state, what, needs) => {
    expect(seatBeltTally(state, 0, what).total).toBe(needs);
  });

  test('a failure wounds the pilot, who rolls to stay conscious', () => {
    const state = on();
    const { state: after, events } = play(state, fall(state, 0, { levels: 0 }, loaded(1, 3, 4, 1, 3, 6, 6)));
    expect(after.units[0]?.pilot.hits).toBe(1);
    expect(events.at(-1)).toMatchObject({ type: 'consciousness-rolled', needs: 3 });
  });

  test('an unconscious pilot takes the hit without a roll', () => {
    const state = set(on(), 0, { pilot: { hits: 1, awake: false, out: 1 } });
    const { state: after } = play(state, fall(state, 0, { levels: 0 }, loaded(1, 3, 4)));
    expect(after.units[0]?.pilot.hits).toBe(2);
  });

  test('a shutdown does not make it fail', () => {
    const state = set(on(), 0, { shutDown: true });
    const { state: after } = play(state, fall(state, 0, { levels: 0 }, loaded(1, 3, 4, 2, 3)));
    expect(after.units[0]?.pilot.hits).toBe(0);
  });
});
