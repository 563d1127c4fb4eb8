import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { cellName, parseCell } from '../../../parts/grid/grid.ts';
import { hear } from '../audience.ts';
import { CHARTS, type ChartName } from '../data/charts.ts';
import type { Heard } from '../events.ts';
import { setUp } from '../rules/set-up.ts';
import { otherSide, type Rules, type Side } from '../state.ts';
import { rulesOn, story } from './testing/stories.ts';
import { hypothesesOf, sample, spread, startTracker, type Tracker, track } from './tracker.ts';

type Told = Record<string, unknown> & { readonly type: Heard['type'] };

// A story of the red boat, as blue's radio operator hears it; cells by name.
function hears(rules: Rules, ...story: readonly Told[]): Tracker {
  const number = (at: unknown): unknown => (typeof at === 'string' ? parseCell(rules.chart, at) : at);
  return story.reduce(
    (tracker, one) => {
      const whole = { side: one.type === 'drone-answered' ? 'blue' : 'red', blue: 0, red: 0, ...one };
      return track(tracker, ('at' in one ? { ...whole, at: number(one.at) } : whole) as unknown as Heard);
    },
    startTracker(rules, 'red'),
  );
}
const cellsOf = (tracker: Tracker): string =>
  spread(tracker)
    .cells.map((cell) => cellName(tracker.rules.chart, cell))
    .join(' ');
const trailsOf = (tracker: Tracker): string[] =>
  [...hypothesesOf(tracker)]
    .map(({ trail }) => trail.map((cell) => cellName(tracker.rules.chart, cell)).join('-'))
    .sort();

const go = (course: string): Told => ({ type: 'moved', course });
const N = go('north');
const S = go('south');
const E = go('east');
const W = go('west');
const sneak = (steps?: number): Told => ({ type: 'stealthed', ...(steps !== undefined && { steps }) });
const surfaces = (sector: number): Told => ({ type: 'surfaced', sector });
const boom = (at: string, red: number): Told => ({ type: 'exploded', at, red });
const fires = (at: string): Told => ({ type: 'torpedo-fired', at });
const goesOff = (at: string): Told => ({ type: 'mine-detonated', at });
const DROPS: Told = { type: 'mine-dropped' };
const ENDS: Told = { type: 'turn-ended', next: 'blue' };

//     A B C D    sectors of 2x2: 1 2
//  1  . . . .                    3 4
//  2  . # . .
//  3  . . . .
//  4  . . . .
const ROWS = ['....', '.#..', '....', '....'];
const SEED = rulesOn({ rows: ROWS, sector: 2 });
const CLASSIC = rulesOn({ ruleset: 'classic', rows: ROWS, sector: 2 });

describe('where red can be on a 4x4 chart with an island on B2', () => {
  test.each<[string, Rules, Told[], string]>([
    ['nothing heard: anywhere in the sea', SEED, [], 'A1 B1 C1 D1 A2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4'],
    ['three steps east: from the west edge, around the island', SEED, [E, E, E], 'D1 D3 D4'],
    ['north, then back south: nobody enters the own trail', SEED, [N, S], ''],
    ['a ring of four steps closes on the trail', SEED, [N, E, S, W], ''],
    [
      'north, surfacing in sector 1, then south: the old trail does not block any more',
      SEED,
      [N, surfaces(1), S],
      'A2 A3',
    ],
    ['surfacing intersects, it does not reset', SEED, [E, E, E, surfaces(4)], 'D3 D4'],
    ['a torpedo comes from at most four cells off', SEED, [E, E, E, fires('A1')], 'D1'],
    ['its own blast hurt it by one: beside it', SEED, [E, E, E, fires('C2'), boom('C2', 1)], 'D1 D3'],
    ['a blast did not hurt it: further off', SEED, [E, E, E, boom('D3', 0)], 'D1'],
    ['a blast hurt it by two: right there', SEED, [E, E, E, boom('D3', 2)], 'D3'],
    ['a drone found it', SEED, [E, E, E, { type: 'drone-answered', sector: 2, there: true }], 'D1'],
    ['a drone did not', SEED, [E, E, E, { type: 'drone-answered', sector: 2, there: false }], 'D3 D4'],
    [
      'the own drone tells it nothing about itself',
      SEED,
      [E, E, E, { type: 'drone-answered', side: 'red', sector: 2, there: true }],
      'D1 D3 D4',
    ],
    [
      'sonar, row 1 or sector 4: exactly one of them holds',
      SEED,
      [E, E, { type: 'sonar-answered', first: { about: 'row', value: 0 }, second: { about: 'sector', value: 4 } }],
      'C1 D1 C3 D3 C4 D4',
    ],
    [
      'sonar, row 1 or sector 2: where both hold it would have been no answer',
      SEED,
      [{ type: 'sonar-answered', first: { about: 'row', value: 0 }, second: { about: 'sector', value: 2 } }],
      'A1 B1 C2 D2',
    ],
    [
      'marks, charges, talk and damage from the own board tell nothing',
      SEED,
      [E, E, E, { type: 'charged' }, { type: 'damaged', amount: 1 }],
      'D1 D3 D4',
    ],
  ])('%s', (_title, rules, story, cells) => {
    expect(cellsOf(hears(rules, ...story))).toBe(cells);
  });
});

describe('stealth', () => {
  test.each<[string, Rules, Told[], string[]]>([
    ['length told: four courses at most', SEED, [E, E, E, surfaces(2), sneak(1)], ['D1-C1', 'D1-D2']],
    ['length told as 0: it stays', SEED, [E, E, E, surfaces(2), sneak(0)], ['D1']],
    [
      'length hidden: up to four cells each way, and staying counts once',
      CLASSIC,
      [E, E, E, surfaces(2), sneak()],
      ['D1', 'D1-C1', 'D1-C1-B1', 'D1-C1-B1-A1', 'D1-D2', 'D1-D2-D3', 'D1-D2-D3-D4'],
    ],
    ['every cell of the run is trail from then on', SEED, [E, E, E, surfaces(2), sneak(2), N], []],
    [
      'the own engineer hears the course',
      CLASSIC,
      [E, E, E, surfaces(2), { type: 'stealthed', course: 'south' }],
      ['D1', 'D1-D2', 'D1-D2-D3', 'D1-D2-D3-D4'],
    ],
  ])('%s', (_title, rules, story, trails) => {
    expect(trailsOf(hears(rules, ...story))).toEqual(trails);
  });

  test('two ways to the same position and trail count once', () => {
    const twice = hears(SEED, E, E, E, surfaces(2), sneak(1), sneak(1));
    expect(trailsOf(twice)).toEqual(['D1-C1-B1', 'D1-C1-C2', 'D1-D2-C2', 'D1-D2-D3']);
    const hidden = hears(CLASSIC, E, E, E, surfaces(2), sneak(), sneak());
    expect(new Set(trailsOf(hidden)).size).toBe(spread(hidden).hypotheses);
  });

  test('a cell weighs its share of the hypotheses', () => {
    const { weight, hypotheses } = spread(hears(SEED, E, E, E, surfaces(2), sneak(1), sneak(1)));
    expect(hypotheses).toBe(4);
    expect(weight[parseCell(SEED.chart, 'C2') as number]).toBe(0.5);
    expect(weight.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });
});

describe('mines', () => {
  test.each<[string, Rules, Told[], string[]]>([
    [
      'drops not told: one that goes off was dropped beside the boat',
      SEED,
      [E, E, E, goesOff('D2')],
      ['A1-B1-C1-D1', 'A3-B3-C3-D3'],
    ],
    ['... and not in its trail', SEED, [E, E, E, goesOff('C1')], []],
    ['... also after surfacing', SEED, [E, E, E, surfaces(2), S, goesOff('C2')], ['D1-D2']],
    ['... from before surfacing, where it has not been since', SEED, [E, E, E, surfaces(2), S, goesOff('A2')], []],
    ['... nor where it has been since', SEED, [E, E, E, surfaces(4), W, S, goesOff('C4')], []],
    ['two that go off need two turns', SEED, [E, goesOff('A2'), goesOff('B2')], []],
    [
      'a mine goes off in the turn in which it was dropped',
      SEED,
      [E, E, E, goesOff('D2'), ENDS],
      ['A1-B1-C1-D1', 'A3-B3-C3-D3'],
    ],
    ['... but not if another system was used in it', SEED, [E, E, E, goesOff('D2'), fires('D4')], []],
    ['before the move of a turn it was dropped in an older one', SEED, [E, E, E, ENDS, goesOff('D2'), fires('D4')], []],
    [
      'a torpedo has swept the cell since',
      SEED,
      [E, E, E, ENDS, { type: 'torpedo-fired', side: 'blue', at: 'D2' }, goesOff('D2')],
      [],
    ],
    ['a drop that is told needs room', CLASSIC, [E, E, E, DROPS], ['A1-B1-C1-D1', 'A3-B3-C3-D3', 'A4-B4-C4-D4']],
    ['... and closes the only cell it can lie in', CLASSIC, [E, E, E, DROPS, ENDS, S], ['A3-B3-C3-D3-D4']],
    [
      '... until it has gone off',
      CLASSIC,
      [E, E, E, DROPS, goesOff('D2'), ENDS, S],
      ['A1-B1-C1-D1-D2', 'A3-B3-C3-D3-D4'],
    ],
    [
      '... or a torpedo has swept it',
      CLASSIC,
      [E, E, E, DROPS, ENDS, { type: 'torpedo-fired', side: 'blue', at: 'D2' }, S],
      ['A1-B1-C1-D1-D2', 'A3-B3-C3-D3-D4'],
    ],
    ['a mine goes off only after a drop was told', CLASSIC, [E, E, E, goesOff('D2')], []],
    ['nothing is dropped in a turn of stealth', CLASSIC, [sneak(), DROPS], []],
  ])('%s', (_title, rules, story, trails) => {
    expect(trailsOf(hears(rules, ...story))).toEqual(trails);
  });

  test('two announced drops are not in one cell', () => {
    const narrow = rulesOn({ ruleset: 'classic', rows: ['.#.', '...', '...', '...'] });
    const one = [E, DROPS, ENDS, E, ENDS, S];
    expect(trailsOf(hears(narrow, ...one, ENDS, S))).toEqual(['A2-B2-C2-C3-C4']);
    expect(trailsOf(hears(narrow, ...one, DROPS))).toContain('A2-B2-C2-C3'); // on B3 and C4
    expect(trailsOf(hears(narrow, ...one, DROPS, ENDS, S))).toEqual([]); // both on B3
  });

  test('a mine does not go off before it is dropped, not even in the same turn', () => {
    const open = rulesOn({ ruleset: 'classic', rows: ['.....', '.....', '.....', '.....', '.....'] });
    const first = [E, DROPS, ENDS, E, DROPS, ENDS, E, ENDS, S, goesOff('C4'), DROPS];
    expect(trailsOf(hears(open, ...first))).toContain('A3-B3-C3-D3-D4');
    expect(trailsOf(hears(open, ...first, goesOff('C2')))).not.toContain('A3-B3-C3-D3-D4'); // C3 had dropped C4
  });

  test('the heard mine drops of a sample are at possible cells', () => {
    const tracker = hears(CLASSIC, E, E, E, DROPS, { type: 'drone-answered', sector: 2, there: true });
    const { at, mines } = sample(tracker, new Random(1));
    expect([at, ...mines].map((cell) => cellName(CLASSIC.chart, cell))).toEqual(['D1', 'D2']);
  });
});

test('an impossible history stays impossible and is reported', () => {
  const empty = hears(SEED, N, S, E, sneak(2), surfaces(1), goesOff('A1'), DROPS);
  expect(spread(empty)).toMatchObject({ hypotheses: 0, cells: [] });
});

test('samples are fair over the hypotheses', () => {
  const tracker = hears(SEED, E, E, E, surfaces(2), sneak(1), sneak(1));
  const random = new Random(5);
  const seen = new Map<string, number>();
  for (let i = 0; i < 4_000; i++) {
    const key = sample(tracker, random).trail.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect(seen.size).toBe(4);
  for (const times of seen.values()) expect(Math.abs(times - 1_000)).toBeLessThan(120);
});

describe('long games on the real charts', () => {
  const TASTE = { surface: 0.1, stealth: 0.5, 'end-turn': 0.6, 'drop-mine': 2 };
  const games = (Object.keys(CHARTS) as ChartName[]).flatMap((chart) =>
    (['seed', 'classic'] as const).map((ruleset) => [chart, ruleset] as const),
  );
  const stage = (chart: ChartName, ruleset: 'seed' | 'classic'): Rules => {
    const { rows, sector } = CHARTS[chart];
    return rulesOn({
      ruleset,
      rows,
      sector: sector.across,
      charges: { stealth: 3, mine: 2, torpedo: 4, drone: 6, sonar: 6 },
    });
  };

  test.each(games)('%s, %s: never loses the truth, and forgetting only adds', (chart, ruleset) => {
    const rules = stage(chart, ruleset);
    let forgot = 0;
    for (const seed of [1, 2, 22]) {
      const of: Side = seed % 2 ? 'red' : 'blue';
      let exact = startTracker(rules, of);
      let small = startTracker(rules, of, { most: { hypotheses: 20, shapes: 1 } });
      let crew = startTracker(rules, of, { hearsDrops: true });
      let captain = startTracker(rules, of, { hearsDrops: true });
      let events = 0;
      for (const { event, state } of story(rules, seed, TASTE)) {
        const told = (seat: string, tracker: Tracker): Tracker => {
          const heard = hear(rules, event, seat);
          return heard ? track(tracker, heard) : tracker;
        };
        exact = told(`${otherSide(of)}.radio-operator`, exact);
        small = told(`${otherSide(of)}.radio-operator`, small);
        crew = told(`${of}.engineer`, crew);
        captain = told(`${of}.captain`, captain);
        if (++events > 700) break;
        const { at, trail } = state.boats[of];
        if (at < 0) continue;
        for (const tracker of [exact, small, crew, captain]) expect(spread(tracker).cells).toContain(at);
        expect(spread(captain).hypotheses).toBe(1);
        if (!spread(small).exact) forgot++;
        if (events % 20) continue;
        const key = trail.join();
        expect([...hypothesesOf(crew)].some((one) => one.trail.join() === key)).toBe(true);
        if (spread(exact).exact) {
          expect([...hypothesesOf(exact)].some((one) => one.trail.join() === key)).toBe(true);
          const kept = new Set(spread(small).cells);
          expect(spread(exact).cells.filter((cell) => !kept.has(cell))).toEqual([]);
        }
        if (spread(small).exact) expect(spread(small)).toEqual(spread(exact));
      }
    }
    expect(forgot).toBeGreaterThan(0);
  });
});

test('the set is exact up to the limit and a superset above it', () => {
  const rules = must(setUp({ ruleset: 'classic', map: 'alpha' }, new Random(1)));
  const sneaky: Heard[] = [1, 2, 3, 4].flatMap((): Heard[] => [
    { type: 'stealthed', side: 'red' },
    { type: 'moved', side: 'red', course: 'east' },
  ]);
  const after = sneaky.reduce(track, startTracker(rules, 'red'));
  expect(spread(after).exact).toBe(false);
  expect(after.heads.length).toBeLessThanOrEqual(4_000);
  const up = [1, 2, 3, 4].map((sector) => spread(track(after, { type: 'surfaced', side: 'red', sector })).cells.length);
  expect(Math.min(...up)).toBeGreaterThan(0);
});
