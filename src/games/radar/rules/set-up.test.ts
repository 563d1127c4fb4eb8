import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { flood } from '../../../parts/grid/grid.ts';
import { CHARTS } from '../data/charts.ts';
import { setUp } from './set-up.ts';

/** Dice that must not be rolled. */
const NONE: Dice = loaded();
const ok = (options: unknown, dice = NONE) => must(setUp(options, dice));
const fault = (options: unknown) => {
  const answer = setUp(options, NONE);
  return answer.ok ? undefined : answer.error;
};
const POND = { rows: 5, cols: 5, sector: { across: 5, down: 5 } };

describe('the default', () => {
  test('uses the seed ruleset on alpha, 400 turns and public spectators', () => {
    const { setup } = ok(undefined);
    expect(setup).toMatchObject({ ruleset: 'seed', map: { name: 'alpha' }, turnLimit: 400, spectators: 'public' });
    expect(ok({}).setup).toEqual(setup);
  });

  test('alpha is as the original design draws it', () => {
    const { chart } = ok({});
    const sectors = [1, 2, 3, 4].map((n) => chart.sector.filter((s, cell) => s === n && chart.sea[cell]).length);
    expect(chart.sea.filter(Boolean)).toHaveLength(206);
    expect(sectors).toEqual([57, 52, 51, 46]);
  });

  test('classic brings its own chart of 10 by 10 in four sectors', () => {
    expect(ok({ ruleset: 'classic' }).chart).toMatchObject({ name: 'sound', rows: 10, cols: 10, sectors: 4 });
  });
});

describe('an invalid set-up is refused with its field', () => {
  test.each<[string, unknown, object]>([
    ['not an object', 5, { code: 'bad-setup', field: '(whole)' }],
    ['a list', [], { code: 'bad-setup' }],
    ['an unheard-of field', { speed: 1 }, { code: 'bad-setup' }],
    ['a ruleset that is a number', { ruleset: 5 }, { code: 'bad-setup', field: 'ruleset' }],
    ['an unknown ruleset', { ruleset: 'realtime' }, { code: 'unknown-ruleset', known: ['seed', 'classic'] }],
    ['a ruleset of the language', { ruleset: 'constructor' }, { code: 'unknown-ruleset' }],
    ['an unknown map', { map: 'bravo' }, { code: 'unknown-map', map: 'bravo' }],
    ['a map of the language', { map: 'toString' }, { code: 'unknown-map' }],
    ['a map too small', { map: { ...POND, rows: 4, islands: [] } }, { code: 'bad-setup', field: 'map/rows' }],
    ['a map without rows', { map: { cols: 9 } }, { code: 'bad-setup', field: 'map' }],
    ['a map that is a number', { map: 7 }, { code: 'bad-setup', field: 'map' }],
    ['a map too large', { map: { ...POND, cols: 31, islands: [] } }, { code: 'bad-setup' }],
    ['a sector of one cell', { map: { ...POND, sector: { across: 1, down: 1 }, islands: [] } }, { code: 'bad-setup' }],
    [
      'a sector too large',
      { map: { ...POND, sector: { across: 6, down: 5 }, islands: [] } },
      { code: 'sector-too-large' },
    ],
    ['an island off the map', { map: { ...POND, islands: [3, 25] } }, { code: 'island-off-map', cell: 25, cells: 25 }],
    ['too little sea', { map: { ...POND, islands: [...Array(18).keys()] } }, { code: 'too-little-sea', cells: 7 }],
    [
      'a sea in two parts',
      { map: { ...POND, islands: [10, 11, 12, 13, 14] } },
      { code: 'sea-not-connected', reached: 10, cells: 20 },
    ],
    ['a corner cut off', { map: { ...POND, islands: [1, 5] } }, { code: 'sea-not-connected', reached: 1, cells: 23 }],
    ['a turn limit of 1', { turnLimit: 1 }, { code: 'bad-setup', field: 'turnLimit' }],
    ['half a turn', { turnLimit: 7.5 }, { code: 'bad-setup', field: 'turnLimit' }],
    ['spectators of another kind', { spectators: 'some' }, { code: 'bad-setup', field: 'spectators' }],
  ])('%s', (_, options, expected) => {
    expect(fault(options)).toMatchObject(expected);
  });
});

describe('maps', () => {
  test.each(Object.keys(CHARTS))('%s hangs together and sets up', (map) => {
    const { chart, setup } = ok({ map });
    const start = chart.sea.indexOf(true);
    expect(flood(chart, start, (cell) => chart.sea[cell] ?? false).size).toBe(chart.sea.filter(Boolean).length);
    expect(setup.map.islands).toEqual([...setup.map.islands].sort((a, b) => a - b));
  });

  test('islands named twice count once, and are put in order', () => {
    expect(ok({ map: { ...POND, islands: [12, 6, 12] } }).setup.map.islands).toEqual([6, 12]);
  });

  test('by default sectors are a third of the map each way, the last one cut off', () => {
    const { setup, chart } = ok({ map: { rows: 10, cols: 11, islands: [] } });
    expect(setup.map.sector).toEqual({ across: 4, down: 4 });
    expect(chart.sectors).toBe(9);
  });
});

describe('random islands', () => {
  const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

  test('300 seeds: the sea hangs together, the border is free, a fifth is land at most', () => {
    for (const seed of SEEDS) {
      const { chart, setup } = ok({ map: { rows: 12, cols: 9, islands: { count: 30, size: 4 } } }, new Random(seed));
      const wet = chart.sea.filter(Boolean).length;
      expect(flood(chart, 0, (cell) => chart.sea[cell] ?? false).size).toBe(wet);
      expect(setup.map.islands.length).toBeLessThanOrEqual(108 / 5);
      for (const cell of setup.map.islands) {
        expect([0, 11]).not.toContain(Math.floor(cell / 9));
        expect([0, 8]).not.toContain(cell % 9);
      }
    }
  });

  test('the recorded set-up gives the same rules again, without dice', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const rules = ok({ map: 'random' }, new Random(seed));
      expect(ok(JSON.parse(JSON.stringify(rules.setup)))).toEqual(rules);
    }
  });

  test.each(['alpha', 'sound', 'narrows', 'archipelago', 'shelf'])(
    '%s: the recorded set-up gives the same rules',
    (map) => {
      for (const ruleset of ['seed', 'classic']) {
        const rules = ok({ ruleset, map, turnLimit: 80, spectators: 'all' });
        expect(ok(rules.setup)).toEqual(rules);
      }
    },
  );
});
