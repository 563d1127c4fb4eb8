import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { Random } from '../../../../kernel/random.ts';
import { CT, HD, LA, LL, LT, MECH_PLACES, type Place, RT, SLOTS } from '../../data/places.ts';
import type { RulesetName } from '../../rulesets.ts';
import { groundAt, type State, unitOf } from '../../state.ts';
import { hasPlace, hitsOn, weaponWorks } from '../status.ts';
import { hurt, play, set, table, testMech } from '../testing.ts';
import { chooseSlot } from './slots.ts';
import { strike } from './strike.ts';
import { blow, fitted, ofType, points } from './testing.ts';

const bare = (switches = {}): State =>
  points(table({ units: [{ at: '0505' }], switches }), 'armour', { [LA]: 0, [LL]: 0, [HD]: 0, [CT]: 0, [LT]: 0 });
const hit = (state: State, place: Place, ...dice: readonly number[]) =>
  play(state, strike(state, 0, blow(1, place), loaded(...dice)));

describe('the roll', () => {
  test.each([
    [[1, 1], 0],
    [[3, 4], 0],
    [[4, 4], 1],
    [[4, 5], 1],
    [[5, 5], 2],
    [[5, 6], 2],
    [[6, 6], 3],
  ])('%j in the centre torso: %i', (dice, hits) => {
    const slots = [1, 1, 1, 4, 4, 4].slice(0, 2 * hits);
    const { events } = hit(bare(), CT, ...(dice as number[]), ...slots);
    expect(ofType(events, 'critical-rolled')).toMatchObject([{ place: CT, dice, hits, blownOff: false }]);
    expect(ofType(events, 'critical-hit')).toHaveLength(hits);
  });

  test.each([
    ['an arm', LA],
    ['a leg', LL],
  ])('a 12 blows off %s, which then lies in the hex', (_, place) => {
    const { state, events } = hit(bare(), place, 6, 6);
    expect(ofType(events, 'place-lost')).toMatchObject([{ place, blownOff: true }]);
    expect(hasPlace(unitOf(state, 0), place)).toBe(false);
    expect(groundAt(state, unitOf(state, 0).at).clubs).toBe(1);
  });

  test('a 12 blows off the head', () => {
    expect(unitOf(hit(bare(), HD, 6, 6).state, 0).destroyed).toBe('destroyed-head');
  });

  test('intact armour prevents it, except on a 2 of the full table', () => {
    const whole = table({ units: [{ at: '0505' }] });
    expect(ofType(hit(whole, LA).events, 'critical-rolled')).toEqual([]);
    const { events } = play(whole, strike(whole, 0, blow(5), loaded(1, 1, 1, 2)));
    expect(ofType(events, 'critical-rolled')).toMatchObject([{ place: CT, hits: 0 }]);
  });

  test('a 2 that also damages structure causes two rolls', () => {
    const { events } = play(bare(), strike(bare(), 0, blow(5), loaded(1, 1, 1, 2, 1, 2)));
    expect(ofType(events, 'critical-rolled')).toHaveLength(2);
  });

  test('every location with damaged structure rolls', () => {
    const open = bare();
    const { events } = play(open, strike(open, 0, blow(10, LA), loaded(1, 1, 1, 1)));
    expect(ofType(events, 'critical-rolled').map(({ place }) => place)).toEqual([LA, LT]);
  });

  test('the switch turns them off', () => {
    expect(ofType(hit(bare({ criticals: false }), CT).events, 'critical-rolled')).toEqual([]);
  });
});

describe('the slot', () => {
  const state = table({ units: [{ at: '0505' }] });

  test.each([
    [[1, 1], CT, 0],
    [[3, 6], CT, 5],
    [[4, 1], CT, 6],
    [[6, 4], CT, 9],
    [[1], LL, 0],
    [[4], LL, 3],
    [[5], HD, 4],
  ])('dice %j in location %i: slot %i', (dice, place, slot) => {
    expect(chooseSlot(state, 0, place, loaded(...dice))).toEqual({ place, slot, dice });
  });

  test('empty and destroyed slots are rerolled, half and slot', () => {
    const dice = loaded(6, 6, 1, 1, 4, 2);
    expect(chooseSlot(hurt(state, 0, CT, 0), 0, CT, dice)).toEqual({ place: CT, slot: 7, dice: [6, 6, 1, 1, 4, 2] });
  });

  test('the last one needs no dice', () => {
    const last = hurt(state, 0, CT, 0, 1, 2, 3, 4, 5, 6, 7, 8);
    expect(chooseSlot(last, 0, CT, loaded())).toEqual({ place: CT, slot: 9, dice: [] });
  });

  test('a location with nothing to hit passes the critical hit inward', () => {
    const legless = hurt(state, 0, LL, 0, 1, 2, 3);
    expect(chooseSlot(legless, 0, LL, loaded(1, 1))).toMatchObject({ place: CT, slot: 0 });
    const head = hurt(state, 0, HD, 0, 1, 2, 4, 5);
    expect(chooseSlot(head, 0, HD, loaded())).toBeUndefined();
  });

  test('dice without a six cannot hit a sixth slot, so it does not count as a target', () => {
    const short = table({ units: [{ at: '0505' }], switches: { dice: 5 } });
    const left = hurt(short, 0, CT, 0, 1, 2, 3, 4, 6, 7, 8, 9);
    expect(chooseSlot(left, 0, CT, loaded())).toBeUndefined();
  });
});

test('one roll can destroy the last slot of a location and continue inward', () => {
  const state = hurt(bare(), 0, LL, 0, 1, 2);
  const { events } = hit(state, LL, 5, 5, 1, 1);
  expect(ofType(events, 'critical-hit').map(({ place, slot }) => [place, slot])).toEqual([
    [LL, 3],
    [CT, 0],
  ]);
});

describe('over many rolls', () => {
  const rolls = 20_000;
  const within = (found: number, odds: number, of = rolls) =>
    expect(Math.abs(found / of - odds)).toBeLessThanOrEqual(4 * Math.sqrt((odds * (1 - odds)) / of));

  test('none, one, two, three: 21, 9, 5 and 1 of 36', () => {
    const state = bare({ ammunitionExplosions: false });
    const random = new Random(11);
    const counts = [0, 0, 0, 0];
    for (let roll = 0; roll < rolls; roll++) {
      const { events } = play(state, strike(state, 0, blow(1, CT), random));
      const { hits } = ofType(events, 'critical-rolled')[0] ?? { hits: 0 };
      counts[hits] = (counts[hits] as number) + 1;
    }
    for (const [hits, ways] of [21, 9, 5, 1].entries()) within(counts[hits] as number, ways / 36);
  });

  test.each(MECH_PLACES.map((name, place) => [name, place] as const))(
    'every filled slot of %s is equally likely',
    (_, place) => {
      const design = [LT, RT].reduce((built, torso) => fitted(built, 'heat-sink', torso, 7), testMech());
      const state = hurt(table({ units: [{ at: '0505', design }] }), 0, place, 1);
      const random = new Random(place + 1);
      const filled = (design.slots[place] ?? []).filter((slot, index) => slot && index !== 1).length;
      const counts = Array.from({ length: SLOTS[place] as number }, () => 0);
      for (let roll = 0; roll < rolls; roll++) {
        const { slot } = chooseSlot(state, 0, place, random) ?? { slot: 0 };
        counts[slot] = (counts[slot] as number) + 1;
      }
      for (const [slot, found] of counts.entries())
        within(found, slot !== 1 && design.slots[place]?.[slot] ? 1 / filled : 0);
    },
  );
});

test('a destroyed unit is not rolled for', () => {
  expect(ofType(hit(set(bare(), 0, { destroyed: 'destroyed-engine' }), CT).events, 'critical-rolled')).toEqual([]);
});

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
  test('two hits are survived, the third destroys the unit', () => {
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
  test('a hit on any slot destroys the whole weapon', () => {
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
  '%s can be hit without further effect',
  (item) => {
    const state = open('total-warfare', fitted(testMech(), item, LT, 2));
    const { events } = critical(state, LT, 1, 1);
    expect(events.map(({ type }) => type)).toEqual(['struck', 'damaged', 'critical-rolled', 'critical-hit']);
  },
);
