import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { CT, LL, RL } from '../data/places.ts';
import type { Event } from '../events.ts';
import type { Owed, State } from '../state.ts';
import { owe, pilotingRoll, pilotingTally, settleRolls } from './piloting.ts';
import { hurt, play, set, table } from './testing.ts';

const one = (rest: Partial<Parameters<typeof table>[0]> = {}): State => table({ units: [{ at: '0505' }], ...rest });
const [HIP, UPPER, LOWER, FOOT] = [0, 1, 2, 3];
const GYRO = [3, 4, 5, 6];

describe('base of every roll of a pilot with skill 5', () => {
  test.each<[string, (state: State) => State, number, number]>([
    ['nothing', (state) => state, 5, 5],
    ['the gyro', (state) => hurt(state, 0, CT, GYRO[0] as number), 8, 7],
    ['an upper leg', (state) => hurt(state, 0, LL, UPPER), 6, 6],
    ['a lower leg and a foot', (state) => hurt(state, 0, LL, LOWER, FOOT), 7, 6],
    ['a hip, whatever else there is in that leg', (state) => hurt(state, 0, LL, HIP, UPPER, FOOT), 7, 6],
    ['both hips', (state) => hurt(hurt(state, 0, LL, HIP), 0, RL, HIP), 9, 7],
    ['a leg', (state) => set(state, 0, { lost: 1 << LL }), 10, 9],
  ])('%s', (_, damage, tw, core) => {
    expect(pilotingTally(damage(one()), 0).total).toBe(tw);
    expect(pilotingTally(damage(one({ ruleset: 'core-2026' })), 0).total).toBe(core);
  });
});

describe('one roll', () => {
  const why = { code: 'psr-test' };
  const roll = (state: State, modifier: number, ...faces: number[]) => {
    const happening = pilotingRoll(state, 0, why, modifier, loaded(...faces));
    const first = happening.next(state);
    return first.done ? { event: null, passed: first.value.passed } : { event: first.value, passed: undefined };
  };

  test('the number itself is enough', () => {
    expect(roll(one(), 2, 3, 4).event).toMatchObject({ passed: true, dice: [3, 4], tally: { total: 7 } });
    expect(roll(one(), 3, 3, 4).event).toMatchObject({ passed: false, tally: { total: 8 } });
  });

  test('an unconscious pilot or shut-down unit fails without dice', () => {
    const out = set(one(), 0, { pilot: { hits: 1, awake: false, out: 1 } });
    expect(roll(out, 0).event).toMatchObject({ passed: false, dice: null });
    expect(roll(set(one(), 0, { shutDown: true }), 0).event).toMatchObject({ passed: false, dice: null });
  });

  test('if rolls are switched off, no unit fails and nothing is rolled', () => {
    expect(roll(one({ switches: { pilotingRolls: false } }), 9)).toEqual({ event: null, passed: true });
  });
});

const owing = (state: State, ...list: readonly Owed[]): State =>
  list.reduce((now, owed) => play(now, owe(now, 0, owed)).state, state);
const KICKED: Owed = { why: { code: 'psr-kicked' }, modifier: 0, automatic: false };
const CHARGED: Owed = { why: { code: 'psr-charged' }, modifier: 2, automatic: false };
const GONE: Owed = { why: { code: 'psr-leg-gone', part: 'leg', place: LL }, modifier: 0, automatic: true };
const rolls = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'piloting-rolled' ? [[event.why.code, event.tally.total]] : []));

describe('the end of a phase', () => {
  test('one roll for each trigger, each with the modifiers of all of them', () => {
    const state = owing(set(one(), 0, { damage: 20 }), KICKED, CHARGED);
    const { events, state: after } = play(state, settleRolls(state, loaded(4, 4, 4, 4, 4, 4)));
    expect(rolls(events)).toEqual([
      ['psr-kicked', 8],
      ['psr-charged', 8],
      ['psr-twenty', 8],
    ]);
    expect(after.units[0]).toMatchObject({ prone: false, owed: [] });
  });

  test('the first failure cancels the rest', () => {
    const state = owing(one(), KICKED, CHARGED);
    const { events, state: after } = play(state, settleRolls(state, loaded(1, 1, 1, 3, 4, 6, 6)));
    expect(rolls(events)).toEqual([
      ['psr-kicked', 7],
      ['psr-seat-belt', 7],
    ]);
    expect(after.units[0]).toMatchObject({ prone: true, owed: [] });
  });

  test('damage from this phase counts once: it is already in the base', () => {
    const shaken: Owed = { why: { code: 'psr-gyro', part: 'gyro', place: CT }, modifier: 3, automatic: false };
    const state = owing(hurt(one(), 0, CT, GYRO[0] as number), shaken, CHARGED);
    expect(rolls(play(state, settleRolls(state, loaded(5, 5, 5, 5))).events)).toEqual([
      ['psr-gyro', 10],
      ['psr-charged', 10],
    ]);
  });

  test('a lost leg causes a fall without a roll', () => {
    const state = owing(set(one(), 0, { lost: 1 << LL }), KICKED, GONE);
    const { events } = play(state, settleRolls(state, loaded(1, 3, 4, 6, 6)));
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'piloting-rolled', why: { code: 'psr-leg-gone' }, dice: null, passed: false },
      { type: 'fell', levels: 0 },
    ]);
  });

  test.each<[string, Partial<Parameters<typeof table>[0]>, number, number]>([
    ['20 points', {}, 20, 1],
    ['19 points', {}, 19, 0],
    ['20 points, no roll for twenty', { switches: { rollForTwenty: false } }, 20, 0],
    ['20 points, no rolls at all', { switches: { pilotingRolls: false } }, 20, 0],
  ])('%s in one phase', (_, rest, damage, many) => {
    const state = set(one(rest), 0, { damage });
    expect(rolls(play(state, settleRolls(state, loaded(6, 6))).events)).toHaveLength(many);
  });

  test('a prone unit has no pending rolls', () => {
    const state = set(owing(one(), CHARGED), 0, { prone: true, damage: 30 });
    const { events } = play(state, settleRolls(state, loaded()));
    expect(events).toEqual([{ type: 'rolls-settled', unit: 0 }]);
  });

  test('with rolls switched off a lost leg still makes it fall, without pilot injury', () => {
    const state = owing(set(one({ switches: { pilotingRolls: false } }), 0, { lost: 1 << LL }), CHARGED, GONE);
    const { state: after } = play(state, settleRolls(state, loaded(1, 3, 4)));
    expect(after.units[0]).toMatchObject({ prone: true, pilot: { hits: 0 } });
  });
});
