import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { UNITS } from '../../data/units.ts';
import { compileDesign, designNamed } from './compile.ts';
import { advancedItems, validateUnit, weightTally } from './construction.ts';
import type { MechSource, UnitSource } from './unit-schema.ts';

const atlas = UNITS['AS7-D'] as MechSource;
const locust = UNITS['LCT-1V'] as MechSource;
const vedette = UNITS.Vedette as object;

test.each(Object.keys(UNITS))('%s is legal', (id) => {
  expect(validateUnit(UNITS[id])).toEqual([]);
});

describe('weight', () => {
  test('every built-in unit uses its full tonnage', () => {
    for (const [id, source] of Object.entries(UNITS)) {
      const weight = weightTally(source as UnitSource, designNamed(id));
      expect([id, weight.total]).toEqual([id, designNamed(id).tons]);
      expect(addsUp(weight)).toBe(true);
    }
  });

  test('is listed part by part', () => {
    const { lines } = weightTally(atlas, designNamed('AS7-D'));
    expect(lines.map(({ why, value }) => [why.item ?? why.code, value])).toEqual([
      ['structure', 10],
      ['engine', 19],
      ['gyro', 3],
      ['cockpit', 3],
      ['sinks', 10],
      ['armour', 19],
      ['medium-laser', 4],
      ['lrm-20', 10],
      ['srm-6', 3],
      ['lrm-20-ammo', 2],
      ['srm-6-ammo', 1],
      ['ac-20', 14],
      ['ac-20-ammo', 2],
    ]);
  });

  test('of a vehicle includes its turret, and power amplifiers with a combustion engine', () => {
    const { lines } = weightTally(UNITS.Bulldog as UnitSource, designNamed('Bulldog'));
    const parts = Object.fromEntries(lines.map(({ why, value }) => [why.item ?? why.code, value]));
    expect(parts).toMatchObject({ engine: 23, controls: 3, turret: 1, amplifiers: 0.5, sinks: 8, armour: 6.5 });
  });

  test('of a vehicle without a turret has no line for one', () => {
    const { lines } = weightTally(UNITS['SRM-Carrier'] as UnitSource, designNamed('SRM-Carrier'));
    expect(lines.map(({ why, value }) => [why.item ?? why.code, value])).toEqual([
      ['structure', 6],
      ['engine', 14],
      ['controls', 3],
      ['armour', 3],
      ['srm-6', 30],
      ['srm-6-ammo', 4],
    ]);
  });

  // Endo steel halves the structure weight. Ferro-fibrous armour has 12% more points per ton, rounded up to half tons.
  test.each([
    ['standard', 'standard', 10, 19],
    ['endo-steel', 'ferro-fibrous', 5, 17],
  ] as const)('%s structure, %s armour', (structure, plating, bones, plates) => {
    const source = { ...atlas, structure, plating };
    const { lines } = weightTally(source, designNamed('AS7-D'));
    const of = (code: string) => lines.find(({ why }) => why.code === code)?.value;
    expect([of('structure'), of('armour')]).toEqual([bones, plates]);
  });
});

const altered = (changes: Partial<Record<keyof MechSource, unknown>>, source = atlas): object => ({
  ...source,
  ...changes,
});
const slots = (place: keyof MechSource['slots'], list: readonly string[], source = atlas): object =>
  altered({ slots: { ...source.slots, [place]: list } }, source);
const armour = (place: keyof MechSource['armour'], points: unknown): object =>
  altered({ armour: { ...atlas.armour, [place]: points } });

describe('illegal designs are reported', () => {
  test.each([
    ['weight', slots('LA', [...(atlas.slots.LA ?? []), 'ppc']), { code: 'too-heavy', tons: 107, limit: 100, over: 7 }],
    ['engine', altered({ engine: 310 }), { code: 'engine-rating', engine: 310, tons: 100 }],
    ['no speed', altered({ engine: 50 }), { code: 'engine-rating', engine: 50, tons: 100 }],
    ['head', armour('HD', 10), { code: 'too-much-armour', place: 'HD', points: 10, limit: 9 }],
    ['torso', armour('CT', [50, 13]), { code: 'too-much-armour', place: 'CT', points: 63, limit: 62 }],
    ['arm', armour('LA', 35), { code: 'too-much-armour', place: 'LA', points: 35, limit: 34 }],
    ['jets', altered({ jump: 3 }), { code: 'jump-jets', fitted: 0, needed: 3 }],
    ['jump', altered({ jump: 4 }), { code: 'jump-too-far', jump: 4, walk: 3 }],
    ['few sinks', altered({ sinks: { count: 9, kind: 'single' } }), { code: 'too-few-sinks', count: 9, least: 10 }],
    ['sink slots', altered({ sinks: { count: 21, kind: 'single' } }), { code: 'sink-slots', fitted: 8, needed: 9 }],
    [
      'kinds of sinks',
      slots('RA', ['shoulder', 'upper-arm', 'double-heat-sink']),
      { code: 'mixed-sinks', item: 'double-heat-sink' },
    ],
    ['no shoulder', slots('LA', ['upper-arm', 'lower-arm', 'hand']), { code: 'actuators', place: 'LA' }],
    ['no lower arm', slots('LA', ['shoulder', 'upper-arm', 'hand']), { code: 'actuators', place: 'LA' }],
    ['no arm at all', slots('LA', []), { code: 'actuators', place: 'LA' }],
    [
      'a jet in an arm',
      slots('LA', ['shoulder', 'upper-arm', 'jump-jet']),
      { code: 'misplaced', item: 'jump-jet', place: 'LA' },
    ],
    ['CASE in a leg', slots('LL', ['case']), { code: 'misplaced', item: 'case', place: 'LL' }],
    [
      'an arm to the rear',
      slots('LA', ['shoulder', 'upper-arm', 'ppc (rear)']),
      { code: 'misplaced', item: 'ppc (rear)', place: 'LA' },
    ],
    [
      'Artemis alone',
      slots('RT', ['artemis-iv']),
      { code: 'artemis-without-launcher', place: 'RT', fitted: 1, launchers: 0 },
    ],
    [
      'endo steel',
      altered({ structure: 'endo-steel' }),
      { code: 'material-slots', item: 'endo-steel', fitted: 0, needed: 14 },
    ],
    [
      'ferro-fibrous',
      slots('LL', ['ferro-fibrous']),
      { code: 'material-slots', item: 'ferro-fibrous', fitted: 1, needed: 0 },
    ],
    ['two MASC', slots('LT', ['masc', 'masc'], locust), { code: 'too-many', item: 'masc', limit: 1 }],
    ['no cannon', slots('RT', ['ac-20-ammo']), { code: 'ammunition-without-weapon', ammo: 'ac-20-ammo' }],
    ['no shells', slots('RT', ['ac-20']), { code: 'weapon-without-ammunition', weapon: 'ac-20' }],
    ['a file', { kind: 'mech' }, { code: 'bad-design' }],
  ])('%s', (_, source, problem) => {
    expect(validateUnit(source)).toContainEqual(expect.objectContaining(problem));
  });

  test.each([
    ['weight', { weapons: { turret: ['ac-20'] }, ammo: ['ac-20-ammo'] }, { code: 'too-heavy', over: 5 }],
    ['engine', { engine: 245 }, { code: 'engine-rating' }],
    [
      'armour',
      { armour: { front: 100, right: 60, left: 40, rear: 20, turret: 0 } },
      { code: 'too-much-armour', points: 220, limit: 215 },
    ],
    [
      'items',
      { weapons: { turret: Array(16).fill('small-laser') }, ammo: [] },
      { code: 'too-many-items', items: 16, limit: 15 },
    ],
    ['shells', { ammo: ['ac-5-ammo'] }, { code: 'weapon-without-ammunition', weapon: 'machine-gun' }],
  ])("a vehicle's %s", (_, changes, problem) => {
    expect(validateUnit({ ...vedette, ...changes })).toContainEqual(expect.objectContaining(problem));
  });

  test('all problems are reported together', () => {
    const codes = validateUnit({ ...atlas, jump: 4, armour: { ...atlas.armour, HD: 12 } }).map(({ code }) => code);
    expect(codes).toEqual(['too-heavy', 'too-much-armour', 'jump-too-far', 'jump-jets']);
  });
});

test('equipment beyond introductory technology is recognised', () => {
  for (const id of Object.keys(UNITS)) expect(advancedItems(designNamed(id))).toEqual([]);
  const read = compileDesign(slots('RT', ['case', 'gauss-rifle', 'gauss-rifle-ammo']));
  expect(read.ok && advancedItems(read.value)).toEqual(['case', 'gauss-rifle', 'gauss-rifle-ammo']);
});

test('double heat sinks are recognised even if the engine holds all of them', () => {
  const read = compileDesign({ ...atlas, sinks: { count: 12, kind: 'double' } });
  expect(read.ok && advancedItems(read.value)).toContain('double-heat-sink');
});
