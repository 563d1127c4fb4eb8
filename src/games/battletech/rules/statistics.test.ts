import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { CT, HD, LL, LT, MECH_PLACES, type Place, RA, RT, rearOf } from '../data/places.ts';
import type { Event } from '../events.ts';
import type { Attack } from '../plan.ts';
import type { State } from '../state.ts';
import { strike } from './damage/strike.ts';
import { blow, ofType, points } from './damage/testing.ts';
import { fall } from './falling.ts';
import type { Happening } from './handler.ts';
import { resolvePhysicals } from './physical/resolve.ts';
import { clinch, declaring, kick, punch } from './physical/testing.ts';
import { hurtPilot } from './pilot.ts';
import { pilotingRoll } from './piloting.ts';
import { play, set, table, testMech } from './testing.ts';
import { resolveFire } from './weapons/resolve.ts';
import { at, duel, helpless, LASER } from './weapons/testing.ts';

/*
 * Many rolls through the rules, compared with frequencies counted by hand: out of 36 for two dice, out of 6 for one.
 * All results must be within four standard errors; the seeds are fixed.
 */

/** Runs something `times` times and passes its events to `look`, which returns `false` if they are wrong. */
function over(
  times: number,
  seed: number,
  state: State,
  happens: (state: State, dice: Random) => Happening,
  look: (events: readonly Event[]) => unknown,
): void {
  const dice = new Random(seed);
  let wrong = 0;
  for (let i = 0; i < times; i++) if (look(play(state, happens(state, dice)).events) === false) wrong++;
  expect(wrong).toBe(0);
}

const near = (found: number, odds: number, error: number, what: string): void =>
  expect(Math.abs(found - odds), `${what}: ${found} is not about ${odds}`).toBeLessThanOrEqual(4 * error);

/** Compares how often something happened with its probability. */
const share = (count: number, times: number, odds: number, what: string): void =>
  near(count / times, odds, Math.sqrt((odds * (1 - odds)) / times), what);

/** Compares each count with its number of ways; entries without ways must not occur. */
function shares(counts: readonly number[], ways: readonly number[], of: number, what: string): void {
  const times = counts.reduce((all, count) => all + count, 0);
  for (let i = 0; i < Math.max(counts.length, ways.length); i++)
    share(counts[i] ?? 0, times, (ways[i] ?? 0) / of, `${what} ${i}`);
}

const none = (length: number): number[] => Array.from({ length }, () => 0);
const count = (counts: number[], entry: number): void => {
  counts[entry] = (counts[entry] ?? 0) + 1;
};

/** Numbers of ways as a list, in the order of MECH_PLACES. */
const byPlace = (ways: Partial<Record<(typeof MECH_PLACES)[number], number>>): readonly number[] =>
  MECH_PLACES.map((place) => ways[place] ?? 0);

const firing = (state: State, shot = at(LASER)): State => ({
  ...state,
  declared: [{ unit: 0, primary: null, shots: [shot], attacks: [] }],
});

describe('to hit: two dice reach the number', () => {
  test.each([
    [2, 36],
    [3, 35],
    [4, 33],
    [5, 30],
    [6, 26],
    [7, 21],
    [8, 15],
    [9, 10],
    [10, 6],
    [11, 3],
    [12, 1],
    [13, 0],
  ])('%i or more: %i of 36', (needs, ways) => {
    const state = firing(duel({ one: { gunnery: needs } }));
    let hits = 0;
    over(3000, needs, state, resolveFire, (events) => {
      const [fired] = ofType(events, 'shot-fired');
      if (fired?.hit) hits++;
      return fired?.tally.total === needs;
    });
    share(hits, 3000, ways / 36, `hits at ${needs}`);
  });

  test.each([
    [6, 15],
    [8, 6],
    [10, 1],
    [11, 0],
  ])('with dice that have no six, %i or more: %i of 25', (needs, ways) => {
    const state = firing(duel({ one: { gunnery: needs }, switches: { dice: 5 } }));
    let hits = 0;
    over(3000, needs, state, resolveFire, (events) => {
      if (ofType(events, 'shot-fired')[0]?.hit) hits++;
    });
    share(hits, 3000, ways / 25, `hits at ${needs}`);
  });
});

describe('clusters: missiles that hit, in thirty-six salvoes', () => {
  test.each([
    ['srm-2', 2, 51],
    ['srm-4', 4, 95],
    ['lrm-5', 5, 114],
    ['srm-6', 6, 144],
    ['lrm-10', 10, 227],
    ['lrm-15', 15, 342],
    ['lrm-20', 20, 457],
  ])('%s of %i: %i', (rack, size, all) => {
    const gunner = testMech({ weapons: [[rack, LT]], ammo: [[`${rack}-ammo`, RT, 9]] });
    const far = rack.startsWith('lrm') ? '0803' : '0807'; // beyond minimum range
    const state = helpless(duel({ one: { design: gunner, gunnery: 0 }, other: { at: far } }), 1);
    const each = rack.startsWith('lrm') ? 1 : 2;
    const found: number[] = [];
    over(3000, size, firing(state, at(0, { bin: 0 })), resolveFire, (events) => {
      const [rolled] = ofType(events, 'cluster-rolled');
      const struck = ofType(events, 'struck').filter(({ source }) => source.by === 'weapon');
      found.push(rolled?.hits ?? 0);
      return rolled?.size === size && struck.reduce((sum, { amount }) => sum + amount, 0) === rolled.hits * each;
    });
    const mean = found.reduce((sum, hits) => sum + hits, 0) / found.length;
    const spread = found.reduce((sum, hits) => sum + (hits - mean) ** 2, 0) / (found.length - 1);
    near(mean, all / 36, Math.sqrt(spread / found.length), 'mean');
  });
});

const FRONT = byPlace({ HD: 1, CT: 7, LT: 5, RT: 5, LA: 5, RA: 5, LL: 4, RL: 4 });
const LEFT = byPlace({ HD: 1, CT: 5, LT: 7, RT: 4, LA: 7, RA: 3, LL: 7, RL: 2 });
const RIGHT = byPlace({ HD: 1, CT: 5, RT: 7, LT: 4, RA: 7, LA: 3, RL: 7, LL: 2 });

describe('hit locations of fire, of 36', () => {
  test.each([
    ['front', 3, FRONT],
    ['rear', 0, FRONT],
    ['left', 5, LEFT],
    ['right', 1, RIGHT],
  ] as const)('from the %s', (column, facing, ways) => {
    const state = firing(helpless(duel({ one: { gunnery: 0 }, other: { facing } }), 1));
    const places = none(MECH_PLACES.length);
    over(7000, facing, state, resolveFire, (events) => {
      const [struck] = ofType(events, 'struck');
      const [damaged] = ofType(events, 'damaged');
      count(places, struck?.place ?? -1);
      const armour = column === 'rear' ? rearOf(struck?.place ?? -1) : struck?.place;
      return struck?.column === column && damaged?.armourAt === armour;
    });
    shares(places, ways, 36, column);
  });
});

describe('hit locations of punches and kicks, of 6', () => {
  const [fist, foot] = [punch('RA'), kick('RL')];
  test.each<readonly [string, Attack, 0 | 1 | 3 | 5, readonly number[]]>([
    ['a punch from the front', fist, 3, byPlace({ LA: 1, LT: 1, CT: 1, RT: 1, RA: 1, HD: 1 })],
    ['a punch from the rear', fist, 0, byPlace({ LA: 1, LT: 1, CT: 1, RT: 1, RA: 1, HD: 1 })],
    ['a punch from the left', fist, 5, byPlace({ LT: 2, CT: 1, LA: 2, HD: 1 })],
    ['a punch from the right', fist, 1, byPlace({ RT: 2, CT: 1, RA: 2, HD: 1 })],
    ['a kick from the front', foot, 3, byPlace({ RL: 3, LL: 3 })],
    ['a kick from the rear', foot, 0, byPlace({ RL: 3, LL: 3 })],
    ['a kick from the left', foot, 5, byPlace({ LL: 6 })],
    ['a kick from the right', foot, 1, byPlace({ RL: 6 })],
  ])('%s', (what, attack, facing, ways) => {
    const state = declaring(helpless(clinch({ one: { piloting: 0 }, other: { facing } }), 1), [0, attack]);
    const places = none(MECH_PLACES.length);
    over(3000, facing, state, resolvePhysicals, (events) => count(places, ofType(events, 'struck')[0]?.place ?? -1));
    shares(places, ways, 6, what);
  });
});

describe('critical hits of one roll, of 36', () => {
  const bare = table({ units: [{ at: '0505' }] });
  test.each<readonly [string, Place, readonly number[], number]>([
    ['a torso: none, one, two, three', LT, [21, 9, 5, 1], 0],
    ['an arm: none, one, two, or off', RA, [21, 9, 5], 1],
    ['a leg: none, one, two, or off', LL, [21, 9, 5], 1],
    ['the head: none, one, two, or off', HD, [21, 9, 5], 1],
  ])('%s', (what, place, ways, off) => {
    const state = points(bare, 'armour', { [place]: 0 });
    const hits = none(4);
    let gone = 0;
    const times = 4000;
    const knock = (now: State, dice: Random): Happening => strike(now, 0, blow(1, place), dice);
    over(times, place, state, knock, (events) => {
      const [rolled] = ofType(events, 'critical-rolled');
      if (rolled?.blownOff) gone++;
      else count(hits, rolled?.hits ?? -1);
      return rolled?.place === place;
    });
    for (const [number, many] of ways.entries()) share(hits[number] ?? 0, times, many / 36, `${what} ${number}`);
    share(gone, times, off / 36, `${what} off`);
  });

  test('each filled slot of a location is equally likely', () => {
    const state = points(bare, 'armour', { [CT]: 0 });
    const slots = none(12);
    over(
      12_000,
      1,
      state,
      (now, dice) => strike(now, 0, blow(1, CT), dice),
      (events) => {
        const [first] = ofType(events, 'critical-hit');
        if (first) count(slots, first.slot);
      },
    );
    shares(slots, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0], 10, 'slot');
  });
});

describe('a fall, of 6', () => {
  const state = table({ units: [{ at: '0505', facing: 2, piloting: 5 }] });
  const times = 4000;
  const columns = { front: 0, right: 0, rear: 0, left: 0 };
  const facings = none(6);
  let kept = 0;
  over(
    times,
    1,
    state,
    (now, dice) => fall(now, 0, { levels: 0 }, dice),
    (events) => {
      const [fell] = ofType(events, 'fell');
      if (fell) {
        columns[fell.column]++;
        count(facings, fell.facing);
      }
      if (ofType(events, 'piloting-rolled')[0]?.passed) kept++;
    },
  );

  test('every facing is equally likely', () => shares(facings, [1, 1, 1, 1, 1, 1], 6, 'facing'));

  test.each([
    ['front', 1],
    ['right', 2],
    ['rear', 1],
    ['left', 2],
  ] as const)('it lands on its %s: %i', (column, ways) => share(columns[column], times, ways / 6, column));

  test('the pilot avoids injury on 5 or more: 30 of 36', () => share(kept, times, 30 / 36, 'seat'));
});

describe('the pilot stays awake, of 36', () => {
  test.each([
    [1, 35],
    [2, 30],
    [3, 21],
    [4, 6],
    [5, 3],
  ])('after hit %i: %i', (hits, ways) => {
    const hale = table({ units: [{ at: '0505' }] });
    const state = set(hale, 0, { pilot: { hits: hits - 1, awake: true, out: 0 } });
    let awake = 0;
    const times = 4000;
    const hurt = (now: State, dice: Random): Happening => hurtPilot(now, 0, 1, 'head', dice);
    over(times, hits, state, hurt, (events) => {
      if (ofType(events, 'consciousness-rolled')[0]?.awake) awake++;
    });
    share(awake, times, ways / 36, 'awake');
  });
});

describe('piloting: two dice reach skill and modifier, of 36', () => {
  test.each([
    [5, 0, 30],
    [5, 1, 26],
    [5, 4, 10],
    [3, -1, 36],
    [8, 5, 0],
  ])('skill %i, modifier %i: %i', (piloting, modifier, ways) => {
    const state = table({ units: [{ at: '0505', piloting }] });
    let passed = 0;
    const times = 4000;
    function* tries(now: State, dice: Random): Happening {
      return (yield* pilotingRoll(now, 0, { code: 'psr-rubble' }, modifier, dice)).state;
    }
    over(times, piloting + modifier, state, tries, (events) => {
      if (ofType(events, 'piloting-rolled')[0]?.passed) passed++;
    });
    share(passed, times, ways / 36, 'passed');
  });
});
