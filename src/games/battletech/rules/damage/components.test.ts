import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { CT, HD, LL, LT, type Place, RT } from '../../data/places.ts';
import type { RulesetName } from '../../rulesets.ts';
import { type State, unitOf } from '../../state.ts';
import { hitsOn, weaponWorks } from '../status.ts';
import { hurt, play, set, table, testMech } from '../testing.ts';
import { strike } from './strike.ts';
import { blow, fitted, ofType, points } from './testing.ts';

const HIP = 1;
const UPPER = 2;
const LOWER = 3;
const FOOT = 4;

const design = testMech({
  weapons: [
    ['ac-20', RT, 10],
    ['ac-2', LT],
  ],
});
const open = (ruleset: RulesetName = 'total-warfare', built = design): State =>
  points(table({ ruleset, units: [{ at: '0505', design: built }] }), 'armour', {
    [LL]: 0,
    [CT]: 0,
    [HD]: 0,
    [RT]: 0,
    [LT]: 0,
  });
/** One critical hit on the slot that these dice find; the pilot stays awake. */
const critical = (state: State, place: Place, ...faces: readonly number[]) =>
  play(state, strike(state, 0, blow(1, place), loaded(4, 4, ...faces, ...(place === HD ? [6, 6] : []))));

describe('legs', () => {
  test.each([
    ['hip', HIP, 2, 1],
    ['upper-leg', UPPER, 1, 1],
    ['lower-leg', LOWER, 1, 1],
    ['foot', FOOT, 1, 0],
  ])('%s (die %i): a roll at +%i, in 2026 at +%i', (part, die, modifier, gentle) => {
    const owed = (ruleset: RulesetName) => unitOf(critical(open(ruleset), LL, die).state, 0).owed;
    expect(owed('total-warfare')).toEqual([
      { why: { code: `psr-${part}`, part, place: LL }, modifier, automatic: false },
    ]);
    expect(owed('core-2026').map((roll) => roll.modifier)).toEqual(gentle > 0 ? [gentle] : []);
  });

  test('a prone unit needs no roll', () => {
    expect(unitOf(critical(set(open(), 0, { prone: true }), LL, HIP).state, 0).owed).toEqual([]);
  });
});

describe('the gyro', () => {
  test.each([
    ['total-warfare', 3],
    ['core-2026', 2],
  ] as const)('its first hit in %s: a roll at +%i', (ruleset, modifier) => {
    expect(unitOf(critical(open(ruleset), CT, 1, 4).state, 0).owed).toMatchObject([
      { why: { code: 'psr-gyro', part: 'gyro' }, modifier, automatic: false },
    ]);
  });

  test('its second: down without a roll', () => {
    const { state } = critical(hurt(open(), 0, CT, 3), CT, 1, 5);
    expect(unitOf(state, 0).owed).toMatchObject([{ why: { code: 'psr-gyro-destroyed' }, automatic: true }]);
  });
});

describe('the engine', () => {
  test('two hits are borne, the third is the end', () => {
    const twice = critical(hurt(open(), 0, CT, 0), CT, 1, 2).state;
    expect([hitsOn(twice, 0, 'engine'), unitOf(twice, 0).destroyed]).toEqual([2, null]);
    expect(unitOf(critical(twice, CT, 1, 3).state, 0).destroyed).toBe('destroyed-engine');
  });

  test('a torso that is lost takes its part of the engine with it', () => {
    const wide = fitted(testMech(), 'engine', LT, 3);
    const state = table({ units: [{ at: '0505', design: wide }], switches: { criticals: false } });
    expect(unitOf(play(state, strike(state, 0, blow(32, LT), loaded())).state, 0).destroyed).toBe('destroyed-engine');
  });
});

describe('the head', () => {
  test('a hit on the cockpit kills', () => {
    const { state, events } = play(open(), strike(open(), 0, blow(1, HD), loaded(4, 4, 3)));
    expect(unitOf(state, 0).destroyed).toBe('destroyed-cockpit');
    expect(ofType(events, 'pilot-hit')).toEqual([]);
  });

  test('sensors and life support do not', () => {
    const { state } = critical(critical(open(), HD, 2).state, HD, 1);
    expect([hitsOn(state, 0, 'sensors'), hitsOn(state, 0, 'life-support')]).toEqual([1, 1]);
    expect(unitOf(state, 0).destroyed).toBeNull();
  });
});

describe('weapons', () => {
  test('any slot destroys the whole of it', () => {
    const { state } = critical(open(), RT, 4, 4);
    expect(weaponWorks(state, 0, 0)).toBe(false);
  });

  test.each([
    ['of ten slots', RT, [1, 1], 0],
    ['of a single slot', LT, [], 1],
  ])('in 2026 an autocannon %s survives its first hit', (_, place, faces, mount) => {
    const once = critical(open('core-2026'), place, ...faces).state;
    expect(weaponWorks(once, 0, mount)).toBe(true);
    expect(weaponWorks(critical(once, place, ...faces).state, 0, mount)).toBe(false);
  });
});

test.each(['ferro-fibrous', 'endo-steel', 'heat-sink', 'jump-jet', 'case'])(
  '%s can be hit, and nothing follows',
  (item) => {
    const state = open('total-warfare', fitted(testMech(), item, LT, 2));
    const { events } = critical(state, LT, 1, 1);
    expect(events.map(({ type }) => type)).toEqual(['struck', 'damaged', 'critical-rolled', 'critical-hit']);
  },
);
