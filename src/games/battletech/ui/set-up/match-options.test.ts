import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { setUp } from '../../rules/set-up.ts';
import { RULESETS } from '../../rulesets.ts';
import {
  changed,
  DEFAULTS,
  forceOf,
  isOn,
  mapOf,
  type Options,
  rulesetOf,
  SWITCHES,
  toggled,
  togglesChanged,
  unitsOf,
} from './match-options.ts';

const set = (options: Options) => must(setUp(options, new Random(1)));

test("omitted options match the game's defaults", () => {
  const { setup, models } = set({});
  expect(setup.ruleset).toBe(DEFAULTS.ruleset);
  expect(mapOf({})).toEqual({ kind: 'box', id: setup.map });
  expect(mapOf({ units: setup.units })).toEqual({ kind: 'box', id: set({ units: setup.units }).setup.map });
  expect(setup.units).toEqual(set({ force: DEFAULTS.force }).setup.units);
  expect(models.every(({ gunnery, piloting }) => gunnery === DEFAULTS.gunnery && piloting === DEFAULTS.piloting)).toBe(
    true,
  );
});

test('clearing an option removes it', () => {
  expect(changed({ ruleset: 'simulador', turnLimit: 9 }, 'ruleset', undefined)).toEqual({ turnLimit: 9 });
});

test('unknown names count as the default', () => {
  expect([rulesetOf({ ruleset: 'toString' }), forceOf({ force: 7 }), unitsOf({})]).toEqual([
    'total-warfare',
    'duel',
    null,
  ]);
});

test.each<readonly [unknown, object]>([
  [undefined, { kind: 'box', id: 'proving-ground' }],
  ['mire', { kind: 'box', id: 'mire' }],
  ['swamp', { kind: 'style', style: 'swamp', cols: 16, rows: 17 }],
  [
    { style: 'city', cols: 32, rows: 17 },
    { kind: 'style', style: 'city', cols: 32, rows: 17 },
  ],
  [
    { name: 'Home', cols: 8, rows: 8, hexes: {} },
    { kind: 'own', map: { name: 'Home', cols: 8, rows: 8, hexes: {} } },
  ],
])('the map %j', (map, wish) => {
  expect(mapOf(map === undefined ? {} : { map })).toEqual(wish);
});

test('each of the twelve rule switches has one toggle', () => {
  const names = SWITCHES.flatMap(([, switches]) => switches);
  expect(new Set(names).size).toBe(12);
  for (const name of names) expect(RULESETS['total-warfare'][name]).toBe(true);
});

test('stores only differences from the ruleset', () => {
  const without = toggled({}, 'fires');
  expect(without).toEqual({ switches: { fires: false } });
  expect([isOn(without, 'fires'), isOn(without, 'wind'), togglesChanged(without)]).toEqual([false, true, 1]);
  expect(toggled(without, 'fires')).toEqual({});
  expect(set(without).ruleset.fires).toBe(false);
});

test('a toggle follows the ruleset', () => {
  expect([isOn({}, 'advanced'), isOn({ ruleset: 'simulador' }, 'advanced')]).toEqual([false, true]);
  expect(toggled({ ruleset: 'simulador' }, 'advanced')).toEqual({
    ruleset: 'simulador',
    switches: { advanced: false },
  });
});
