import { describe, expect, test } from 'vitest';
import type { Course } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import type { Heard } from '../../events.ts';
import { agrees } from '../../rules/detection.ts';
import { type Afloat, sea } from '../../rules/testing.ts';
import { SEATS } from '../../state.ts';
import { say } from '../../text.ts';
import { at, type Known, LEDGER, mindOf, ordered, playedOut, QUICK, story } from '../testing.ts';
import { commentary } from './crew.ts';

// The original bots, sentence by sentence as in the design. Every row is tested with a ledger and without.

function seed(seat: 'captain' | 'first-mate' | 'engineer' | 'radio-operator', known: Known, value = 1): Command | null {
  const slow = ordered('seed', `blue.${seat}`, known, LEDGER, value);
  expect(ordered('seed', `blue.${seat}`, known, QUICK, value)).toEqual(slow);
  return slow;
}

const CHART = sea().rules.chart;
const SEEDS = Array.from({ length: 40 }, (_, i) => i);
const enemy = (sector: number): Heard => ({ type: 'surfaced', side: 'red', sector });
const sectorOf = (chart: typeof CHART, command: Command | null): number | undefined =>
  command?.type === 'place' ? chart.sector[command.at] : undefined;

describe('placement', () => {
  const fresh: Known = { phase: 'placement', blue: { at: '' }, red: { at: '' } };

  test('blue starts in the first sector, at random', () => {
    const places = SEEDS.map((value) => seed('captain', fresh, value));
    expect(new Set(places.map((place) => sectorOf(CHART, place)))).toEqual(new Set([1]));
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBeGreaterThan(4);
  });

  test('red starts in the last', () => {
    const places = SEEDS.map((value) => ordered('seed', 'red.captain', fresh, LEDGER, value));
    expect(new Set(places.map((place) => sectorOf(CHART, place)))).toEqual(new Set([9]));
  });

  test('any sea will do where the home sector has none', () => {
    const chart = ['###......', '###......', '###......', ...Array<string>(6).fill('.........')];
    const places = SEEDS.map((value) =>
      sectorOf(sea({ chart }).rules.chart, seed('captain', { ...fresh, chart }, value)),
    );
    expect(places).not.toContain(1);
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});

describe('course', () => {
  const wall = ['.........', '.#.......', '.........', ...Array<string>(6).fill('.........')];
  const stealth = { stealth: 4 };

  test.each<readonly [string, Known, Course]>([
    ['the course from which most courses go on', { chart: wall, blue: { at: 'A2' } }, 'south'], // A1 leads to one, A3 to two
    ['equal courses: north before south', { blue: { at: 'E5' } }, 'north'],
    ['equal courses: south before east', { blue: { at: 'A1' } }, 'south'],
    ['the trail closes courses', { blue: { at: 'E5', trail: 'E3 D4 F4' } }, 'south'], // nothing is open beyond E4
    ['own mines close courses', { blue: { at: 'E5', mines: 'E3 D4 F4' } }, 'south'],
    ['three courses open: stealth is kept', { blue: { at: 'A5', charges: stealth } }, 'east'],
    ['two open, but stealth is not charged', { blue: { at: 'A1', charges: { stealth: 3 } } }, 'south'],
    ['two open, but stealth is broken', { blue: { at: 'A1', charges: stealth, marks: [0] } }, 'south'],
  ])('%s', (_, known, course) => expect(seed('captain', known)).toEqual({ type: 'move', course }));

  test.each<readonly [string, Known, Course, number]>([
    // four open courses from the middle of the sea, and the longest run among those
    ['two open: onward x 10 + steps', { blue: { at: 'A1', trail: 'A2', charges: stealth } }, 'east', 4],
    ['one open', { blue: { at: 'A5', trail: 'A4 A6', charges: stealth } }, 'east', 4],
    [
      'an end with more courses beats a longer run',
      { blue: { at: 'A1', trail: 'B1', mines: 'A5 B4', charges: stealth } },
      'south',
      2,
    ],
  ])('stealth in a tight spot: %s', (_, known, course, steps) => {
    expect(seed('captain', known)).toEqual({ type: 'stealth', course, steps });
  });

  test.each<readonly [string, Afloat]>([
    ['no course is open', { at: 'A1', trail: 'A2 B1' }],
    ['nor does stealth help', { at: 'A1', trail: 'A2 B1', charges: 'full' }],
    ['shut in by own mines', { at: 'A1', mines: 'A2 B1' }],
  ])('surfaces when trapped: %s', (_, blue) => expect(seed('captain', { blue })).toEqual({ type: 'surface' }));

  test('dives first', () => {
    expect(seed('captain', { blue: { at: 'E5', surfaced: 5, charges: 'full' } })).toEqual({ type: 'dive' });
  });
});

describe('weapons', () => {
  const now = { moved: true, course: 'north', marked: true, charged: true } as const;
  const armed = (charges: Afloat['charges'], more: Known = {}): Known => ({
    now,
    blue: { at: 'E5', charges: charges ?? {} },
    ...more,
  });
  const system = (name: System): Afloat['charges'] => ({ [name]: 6 });

  test.each<readonly [string, Known, Command]>([
    ['the closest cell of the known sector', armed('full', { heard: [enemy(2)] }), { type: 'torpedo', at: at('E3') }],
    [
      'which may be next door',
      armed('full', { blue: { at: 'D4', charges: 'full' }, heard: [enemy(2)] }),
      { type: 'torpedo', at: at('D3') },
    ],
    ['the first of equals', armed('full', { heard: [enemy(1)] }), { type: 'torpedo', at: at('C3') }],
    [
      'the known sector out of reach: sonar',
      armed('full', { blue: { at: 'A1', charges: 'full' }, heard: [enemy(9)] }),
      { type: 'sonar' },
    ],
    ['a sector known: the drone stays', armed(system('drone'), { heard: [enemy(9)] }), { type: 'end-turn' }],
    ['a sector known, no torpedo: sonar', armed({ sonar: 6, drone: 6 }, { heard: [enemy(2)] }), { type: 'sonar' }],
    ['nothing known, no drone: sonar', armed({ torpedo: 6, sonar: 6 }), { type: 'sonar' }],
    ['nothing known, torpedo only', armed(system('torpedo')), { type: 'end-turn' }],
    ['mines are never laid', armed(system('mine'), { heard: [enemy(2)] }), { type: 'end-turn' }],
    [
      'what is broken is passed over',
      armed('full', { blue: { at: 'E5', charges: 'full', marks: [1] }, heard: [enemy(2)] }),
      { type: 'sonar' },
    ],
    ['one system a turn', armed('full', { now: { ...now, fired: true }, heard: [enemy(2)] }), { type: 'end-turn' }],
    [
      'nothing after surfacing',
      armed('full', {
        now: { moved: true, surfacing: true },
        blue: { at: 'E5', charges: 'full', surfaced: 5 },
        heard: [enemy(2)],
      }),
      { type: 'end-turn' },
    ],
  ])('%s', (_, known, command) => expect(seed('captain', known)).toEqual(command));

  test('a drone over any sector while none is known', () => {
    const sectors = SEEDS.map((value) => seed('captain', armed('full'), value)).map((command) =>
      command?.type === 'drone' ? command.sector : 0,
    );
    expect(Math.min(...sectors)).toBeGreaterThan(0);
    expect(new Set(sectors).size).toBeGreaterThan(5);
  });

  test('a drone that finds them gives the sector, one that does not gives nothing', () => {
    const answer = (there: boolean): Heard => ({ type: 'drone-answered', side: 'blue', sector: 2, there });
    expect(seed('captain', armed('full', { heard: [answer(true)] }))).toEqual({ type: 'torpedo', at: at('E3') });
    expect(seed('captain', armed('full', { heard: [answer(false)] }))?.type).toBe('drone');
  });

  test('the sector last heard of counts', () => {
    expect(seed('captain', armed('full', { heard: [enemy(1), enemy(6)] }))).toEqual({ type: 'torpedo', at: at('G5') });
  });
});

test('a sonar answer is one truth and one lie of two kinds, at random', () => {
  const asked: Known = { active: 'red', now: { moved: true, sonar: true }, blue: { at: 'E5' } };
  const pairs = new Set<string>();
  const lies = new Set<string>();
  for (let value = 0; value < 120; value++) {
    const answer = seed('captain', asked, value);
    if (answer?.type !== 'answer-sonar') throw new Error('no answer');
    const { first, second } = answer;
    expect(first.about).not.toBe(second.about);
    expect(agrees(CHART, at('E5'), first, second)).toBe(true);
    pairs.add(`${first.about} ${second.about}`);
    const lie = { row: 4, col: 4, sector: 5 }[first.about] === first.value ? second : first;
    lies.add(`${lie.about} ${lie.value}`);
  }
  expect(pairs).toEqual(new Set(['row col', 'row sector', 'col sector']));
  expect(lies.size).toBe(8 + 8 + 8); // every false row, column and sector
});

describe('charging', () => {
  const now = { moved: true, course: 'north' } as const;
  test.each<readonly [System, Partial<Record<System, number>>]>([
    ['torpedo', {}],
    ['torpedo', { torpedo: 5, mine: 5 }],
    ['mine', { torpedo: 6 }],
    ['sonar', { torpedo: 6, mine: 6 }],
    ['drone', { torpedo: 6, mine: 6, sonar: 6, stealth: 1 }],
    ['stealth', { torpedo: 6, mine: 6, sonar: 6, drone: 6, stealth: 3 }],
  ])('%s comes next at %j', (system, charges) => {
    expect(seed('first-mate', { now, blue: { charges } })).toEqual({ type: 'charge', system });
  });

  test('broken or not', () => {
    expect(seed('first-mate', { now, blue: { marks: [1] } })).toEqual({ type: 'charge', system: 'torpedo' });
  });
});

// Panels of six: 0 to 2 in circuits one to three, 3 and 4 extra, 5 radiation. North 0-5, south 6-11, east 12-17, west 18-23.
describe('marking', () => {
  test.each<readonly [string, Course, readonly number[], number]>([
    ['completes a circuit', 'north', [6, 12, 18], 0],
    ['completes the second', 'north', [7, 13, 19], 1],
    ['the first of two that complete', 'north', [6, 12, 18, 7, 13, 19], 0],
    ['two of a circuit are not three', 'north', [8, 14], 0],
    ['a circuit node before the others', 'south', [6], 7],
    ['the last circuit node', 'east', [12, 13], 14],
    ['an extra node before radiation', 'west', [18, 19, 20], 21],
    ['the other one', 'west', [18, 19, 20, 21], 22],
    ['radiation last', 'north', [0, 1, 2, 3, 4], 5],
  ])('%s', (_, course, marks, node) => {
    expect(seed('engineer', { now: { moved: true, course }, blue: { marks } })).toEqual({ type: 'mark', node });
  });
});

describe('commentary', () => {
  const moved = (...courses: readonly Course[]): Heard[] =>
    courses.map((course) => ({ type: 'moved', side: 'red', course }));
  const shot: Heard = { type: 'torpedo-fired', side: 'red', at: at('A1') };
  const comment = (...heard: readonly Heard[]): string => {
    const said = seed('radio-operator', { heard });
    return said === null
      ? ''
      : (say({ type: 'said', side: 'blue', seat: 'blue.radio-operator', message: said as never }, 'en') ?? '');
  };

  test.each<readonly [string, readonly Heard[]]>([
    ['Enemy last surfaced in sector 4.', [enemy(2), enemy(4)]],
    ['Enemy’s last move: NORTH.', moved('north')],
    ['Enemy moved EAST in 3 of its last 6 moves.', moved('east', 'north', 'east', 'north', 'east', 'west')],
    ['Enemy’s last 6 moves: all SOUTH.', moved('north', ...Array<Course>(6).fill('south'))],
    ['Enemy has fired 1 torpedo.', [shot]],
    ['Enemy has fired 2 torpedoes.', [shot, shot]],
    [
      'Enemy last surfaced in sector 3. Enemy moving mostly WEST (2 of its last 3 moves). Enemy has fired 1 torpedo.',
      [...moved('north', 'north', 'north'), shot, enemy(3), ...moved('west', 'west', 'south')],
    ],
  ])('%s', (sentences, heard) => expect(comment(...heard)).toBe(`blue radio operator: ${sentences}`));

  test.each<readonly [string, readonly Heard[]]>([
    ['nothing was heard', []],
    ['two of six is less than half', moved('east', 'north', 'east', 'north', 'south', 'west')],
    ['our own moves are no news', [{ type: 'moved', side: 'blue', course: 'north' }]],
  ])('silence: %s', (_, heard) => expect(comment(...heard)).toBe(''));

  test('a surfacing wipes the moves', () => {
    const { belief } = mindOf('blue.radio-operator', { heard: [...moved('north'), enemy(2)] });
    expect(commentary(belief)).toEqual([{ code: 'last-surfaced', sector: 2 }]);
  });

  test('it comes at the start of the own turn, and at no other time', () => {
    const heard = moved('north');
    expect(seed('radio-operator', { heard })?.type).toBe('comment');
    expect(seed('radio-operator', { heard, now: { moved: true, course: 'north' } })).toBeNull();
    expect(seed('radio-operator', { heard, active: 'red' })).toBeNull();
  });
});

test.each(['seed', 'classic'])('a whole match under the %s rules: no mines, nothing after surfacing', (ruleset) => {
  const runner = playedOut({ blue: 'seed', red: 'seed', seed: 3, setup: { ruleset } });
  const happened = [...story(runner)];
  expect(happened.filter(({ event }) => event.type.startsWith('mine'))).toEqual([]);
  const afterSurfacing = happened.filter(({ before }) => before.now.surfacing).map(({ event }) => event.type);
  expect(afterSurfacing.length).toBeGreaterThan(0);
  expect(afterSurfacing.filter((type) => type !== 'turn-ended' && type !== 'ended')).toEqual([]);
  for (const seat of SEATS) expect(runner.figures(seat)?.faults).toBe(0);
});
