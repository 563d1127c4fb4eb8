import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import { FORCES } from '../data/forces.ts';
import { MAPS } from '../data/maps.ts';
import { UNITS } from '../data/units.ts';
import { depthAt } from '../ground.ts';
import { RULESETS, type RulesetName } from '../rulesets.ts';
import type { Rules } from '../state.ts';
import { mapNamed } from './maps/box.ts';
import { writeMap } from './maps/map-schema.ts';
import { recorded, setUp } from './set-up.ts';
import { ground } from './testing.ts';

/** Dice that must not be rolled. */
const NONE: Dice = loaded();
const ok = (options: unknown, dice: Dice = new Random(1)): Rules => must(setUp(options, dice));
const fault = (options: unknown) => {
  const answer = setUp(options, new Random(1));
  return answer.ok ? undefined : answer.error;
};

const DUEL = [
  { side: '0', design: 'WVR-6R', at: '0101', facing: 2 },
  { side: '1', design: 'GRF-1N', at: '0909', facing: 5 },
] as const;
const duel = (...changes: readonly object[]) => DUEL.map((unit, i) => ({ ...unit, ...changes[i] }));
const WHM = UNITS['WHM-6R'] as object;
const BOARD = `size 16 17\n${'hex 0101 1 "woods:1" ""\n'.repeat(272)}end`;
const BME = ['BME_3', '8', '8', '', ...Array.from({ length: 64 }, () => hexLines()).flat()].join('\r\n');
const LAKE = writeMap({ ...ground(), hexes: ground().hexes.map((hex) => ({ ...hex, water: 1 })) });

/** A clear hex of level 2, as the 74 lines of a `.bme` file. */
function hexLines(): string[] {
  return ['102', '0', 'TRUE', '255', ...new Array<string>(70).fill('FALSE')];
}

describe('the default', () => {
  test("is a duel by the book on a small map, with the ruleset's turn limit", () => {
    const { setup, ruleset, sides, models } = ok(undefined);
    expect(setup).toMatchObject({ ruleset: 'total-warfare', switches: {}, map: 'proving-ground', sides: 2 });
    expect(setup.turnLimit).toBe(RULESETS['total-warfare'].turnLimit);
    expect(ruleset).toEqual(RULESETS['total-warfare']);
    expect(sides).toEqual(['0', '1']);
    expect(models.map(({ design }) => design.id)).toEqual(['HBK-4G', 'ENF-4R']);
    expect(models.map(({ gunnery, piloting }) => [gunnery, piloting])).toEqual([
      [4, 5],
      [4, 5],
    ]);
  });

  test.each(Object.keys(FORCES))('the forces "%s" can start', (force) => {
    const { models, sides, map } = ok({ force });
    expect(sides.length).toBe(FORCES[force]?.sides.length);
    expect(new Set(models.map(({ at }) => at)).size).toBe(models.length);
    for (const { at } of models) expect(depthAt(map.hexes[at] as never)).toBeLessThan(1);
  });

  test.each(Object.keys(RULESETS) as RulesetName[])('%s is accepted unchanged', (ruleset) => {
    expect(ok({ ruleset }).ruleset).toEqual(RULESETS[ruleset]);
  });
});

describe('starts under the simulator’s rules', () => {
  const starts = (options: object, seed: number) =>
    ok({ ruleset: 'simulador', map: 'meadows', ...options }, new Random(seed)).models.map(({ at, facing }) => [
      at,
      facing,
    ]);
  const many = (options: object) => Array.from({ length: 200 }, (_, seed) => starts(options, seed));

  test('units start on random hexes with random facings, but never on the same hex', () => {
    const all = many({}).flat();
    expect(new Set(all.map(([at]) => at)).size).toBeGreaterThan(100);
    expect(new Set(all.map(([, facing]) => facing)).size).toBe(6);
    for (const [one, other] of many({})) expect(one?.[0]).not.toBe(other?.[0]);
  });

  test('with `start: "edges"` they start near their edges, facing inwards', () => {
    const edges = many({ switches: { start: 'edges' } });
    expect(new Set(edges.map(([one]) => one?.[0])).size).toBeLessThanOrEqual(6);
    expect(new Set(edges.map(([one]) => one?.[1])).size).toBe(1);
  });

  test('a start hex or facing in the set-up is used as it is', () => {
    const { models, map } = ok({ ruleset: 'simulador', units: duel() });
    expect(models.map(({ at, facing }) => [labelOf(map, at), facing])).toEqual([
      ['0101', 2],
      ['0909', 5],
    ]);
    const facings = many({ units: duel().map(({ at: _, facing: __, ...unit }) => ({ ...unit, facing: 4 })) }).flat();
    expect(new Set(facings.map(([, facing]) => facing))).toEqual(new Set([4]));
  });

  test('the set-up in the log has the hexes, and an old log without the switch starts at the edges', () => {
    const { setup } = ok({ ruleset: 'simulador', map: 'meadows' });
    expect(setup.switches.start).toBe('anywhere');
    expect(must(setUp(setup, NONE)).setup).toEqual(setup);
    const { switches: _, ...old } = setup;
    expect(recorded(old)).toMatchObject({ switches: { start: 'edges' } });
  });
});

describe('invalid set-ups are refused with a code', () => {
  test.each<[string, unknown, object]>([
    ['not an object', 5, { code: 'bad-setup', field: '(whole)' }],
    ['a list', [], { code: 'bad-setup' }],
    ['an unheard-of field', { speed: 1 }, { code: 'bad-setup' }],
    ['a ruleset that is a number', { ruleset: 5 }, { code: 'bad-setup', field: 'ruleset' }],
    ['an unknown ruleset', { ruleset: 'alpha-strike' }, { code: 'unknown-ruleset', known: Object.keys(RULESETS) }],
    ['a ruleset of the language', { ruleset: 'constructor' }, { code: 'unknown-ruleset' }],
    ['an unknown switch', { switches: { magic: true } }, { code: 'bad-setup', field: 'switches/magic' }],
    ['a switch that is a word', { switches: { fires: 'yes' } }, { code: 'bad-setup', field: 'switches/fires' }],
    ['dice of seven faces', { switches: { dice: 7 } }, { code: 'bad-setup', field: 'switches/dice' }],
    ['a name for a ruleset', { switches: { id: 'mine' } }, { code: 'bad-setup', field: 'switches/id' }],
    ['an unknown map', { map: 'moon' }, { code: 'unknown-map', map: 'moon' }],
    ['a map of the language', { map: 'toString' }, { code: 'unknown-map' }],
    ['a map that is a number', { map: 7 }, { code: 'bad-map' }],
    ['a random map too small', { map: { style: 'hills', cols: 3 } }, { code: 'bad-setup', field: 'map/cols' }],
    ['a random map of no style', { map: { style: 'moon' } }, { code: 'bad-setup', field: 'map/style' }],
    ['a board that is none', { map: { board: 'size' } }, { code: 'bad-board' }],
    ['a BME file that is none', { map: { bme: 'BME_2' } }, { code: 'bad-bme' }],
    ['unknown forces', { force: 'clan' }, { code: 'unknown-force', known: Object.keys(FORCES) }],
    ['forces of the language', { force: 'valueOf' }, { code: 'unknown-force' }],
    ['a turn limit below nothing', { turnLimit: -1 }, { code: 'bad-setup', field: 'turnLimit' }],
    ['one unit', { units: [DUEL[0]] }, { code: 'bad-setup', field: 'units' }],
    ['nine sides', { sides: 9 }, { code: 'bad-setup', field: 'sides' }],
    ['a side that is a name', { units: duel({ side: 'red' }) }, { code: 'bad-setup', field: 'units/0/side' }],
    ['all on one side', { units: duel({ side: '0' }, { side: '0' }) }, { code: 'side-without-units', side: 1 }],
    ['a gap between sides', { units: duel({}, { side: '2' }) }, { code: 'side-without-units', side: 1 }],
    ['more sides than units', { units: duel(), sides: 3 }, { code: 'side-without-units', side: 2 }],
    ['gunnery 9', { units: duel({ gunnery: 9 }) }, { code: 'bad-setup', field: 'units/0/gunnery' }],
    ['a facing of 6', { units: duel({ facing: 6 }) }, { code: 'bad-setup', field: 'units/0/facing' }],
    ['an unknown unit', { units: duel({}, { design: 'XYZ-1' }) }, { code: 'unknown-unit', unit: 1, design: 'XYZ-1' }],
    ['a unit of the language', { units: duel({ design: 'constructor' }) }, { code: 'unknown-unit', unit: 0 }],
    ['no design', { units: duel({ design: null }) }, { code: 'bad-design', unit: 0 }],
    ['a number for a design', { units: duel({ design: 5 }) }, { code: 'bad-design', unit: 0 }],
    ['a design of nothing', { units: duel({ design: {} }) }, { code: 'bad-design', unit: 0, field: 'kind' }],
    ['a design too heavy', { units: duel({ design: { ...WHM, tons: 55 } }) }, { unit: 0 }],
    ['a file that is no design', { units: duel({ design: { mtf: 'hello' } }) }, { code: 'bad-mtf', unit: 0 }],
    ['a start off the map', { units: duel({ at: '9999' }) }, { code: 'start-off-map', unit: 0, at: '9999' }],
    ['a start that is no hex', { units: duel({ at: 'here' }) }, { code: 'start-off-map', unit: 0 }],
    ['two in one hex', { units: duel({}, { at: '0101' }) }, { code: 'start-taken', unit: 1, at: '0101' }],
    ['no room to start', { map: LAKE, units: duel({ at: undefined }) }, { code: 'start-off-map', unit: 0 }],
    [
      'a tank in a lake',
      { map: LAKE, units: duel({ design: 'Vedette' }) },
      { code: 'start-in-water', unit: 0, at: '0101' },
    ],
  ])('%s', (_, options, error) => {
    const asked = JSON.parse(JSON.stringify(options)) as unknown;
    expect(fault(asked)).toMatchObject(error);
  });
});

describe('a complete set-up gives the same match again, without a roll', () => {
  test.each<[string, object]>([
    ['the default', {}],
    [
      'every switch',
      { switches: { fires: false, dice: 5, twist: 'reaction', initiative: 'random-order', corner: 'touched' } },
    ],
    ['a map by chance', { map: 'hills', force: 'lances' }],
    ['a small map by chance', { map: { style: 'woodland', cols: 12, rows: 9 } }],
    ['a whole map', { map: writeMap(mapNamed('delta')) }],
    ['a board', { map: { board: BOARD } }],
    ['a map of the simulator', { map: { bme: BME } }],
    ['forces and a limit', { force: 'melee', ruleset: 'simulador', turnLimit: 12 }],
    ['a design of one’s own', { units: duel({ design: { ...WHM, id: 'OWN-1' }, gunnery: 2, name: 'Natasha' }) }],
  ])('%s', (_, options) => {
    const rules = ok(options);
    const setup = JSON.parse(JSON.stringify(rules.setup)) as unknown;
    const again = ok(setup, NONE);
    expect(again).toEqual(rules);
  });

  test('random choices depend only on the seed', () => {
    expect(ok({ force: 'lances' }, new Random(7)).setup).toEqual(ok({ force: 'lances' }, new Random(7)).setup);
    expect(ok({ map: 'hills' }, new Random(7)).setup.map).not.toEqual(ok({ map: 'hills' }, new Random(8)).setup.map);
  });
});

describe('maps, designs and sides', () => {
  test.each(Object.keys(MAPS))('the map "%s" by its name', (map) => expect(ok({ map }).setup.map).toBe(map));

  test('a .board', () => {
    const { map } = ok({ map: { board: BOARD } });
    expect([map.cols, map.rows, map.hexes[0]]).toMatchObject([16, 17, { level: 1, woods: 1 }]);
  });

  test('a .bme', () => {
    const { map } = ok({ map: { bme: BME } });
    expect([map.cols, map.rows, map.hexes[0]?.level]).toEqual([8, 8, 2]);
  });

  test('a .mtf becomes a unit', () => {
    const { models, setup } = ok({ units: duel({ design: { mtf: LOCUST } }) });
    expect(models[0]?.design).toMatchObject({ kind: 'mech', tons: 20, walk: 8 });
    expect(setup.units[0]?.design).toEqual({ mtf: LOCUST });
  });

  test('positions and facings match the set-up', () => {
    const { models, map } = ok({ units: DUEL });
    expect(models.map(({ at, facing }) => [labelOf(map, at), facing])).toEqual([
      ['0101', 2],
      ['0909', 5],
    ]);
  });

  test('free for all: three sides, and eight', () => {
    expect(ok({ force: 'melee' }).sides).toEqual(['0', '1', '2']);
    const units = Array.from({ length: 8 }, (_, side) => ({ side: String(side), design: 'LCT-1V' }));
    expect(ok({ units }).sides.length).toBe(8);
  });
});

describe('advanced equipment', () => {
  const gauss = {
    id: 'GAUSS-1',
    kind: 'mech',
    chassis: 'Gauss',
    model: '1',
    tons: 60,
    engine: 240,
    sinks: { count: 10, kind: 'single' },
    armour: { HD: 9, CT: [10, 5], LT: [10, 5], RT: [10, 5], LA: 10, RA: 10, LL: 10, RL: 10 },
    slots: {
      LA: ['shoulder', 'upper-arm'],
      RA: ['shoulder', 'upper-arm'],
      RT: ['case', 'gauss-rifle', 'gauss-rifle-ammo'],
      LT: ['heat-sink'],
    },
  };
  const units = duel({ design: gauss });

  test.each<[RulesetName, boolean]>([
    ['total-warfare', false],
    ['core-2026', false],
    ['simulador', true],
  ])('%s: %s', (ruleset, allowed) => {
    const error = fault({ ruleset, units });
    if (allowed) expect(error).toBeUndefined();
    else expect(error).toMatchObject({ code: 'advanced-equipment', unit: 0, item: 'case', ruleset });
  });

  test('is a switch too', () => expect(fault({ switches: { advanced: true }, units })).toBeUndefined());

  test('double heat sinks count even if the engine holds them all', () => {
    const cool = {
      ...gauss,
      engine: 300,
      tons: 60,
      sinks: { count: 12, kind: 'double' },
      slots: { ...gauss.slots, RT: [], LT: [] },
    };
    expect(fault({ units: duel({ design: cool }) })).toMatchObject({
      code: 'advanced-equipment',
      unit: 0,
      item: 'double-heat-sink',
    });
  });
});

const LOCUST = `chassis:Locust
model:LCT-1V
Config:Biped
TechBase:Inner Sphere
Era:2499
Rules Level:1
Mass:20
Engine:160 Fusion Engine(IS)
Structure:IS Standard
Myomer:Standard
Heat Sinks:10 Single
Walk MP:8
Jump MP:0
Armor:Standard(Inner Sphere)
LA armor:4
RA armor:4
LT armor:8
RT armor:8
CT armor:10
HD armor:8
LL armor:8
RL armor:8
RTL armor:2
RTR armor:2
RTC armor:2

Weapons:1
Medium Laser, Center Torso

${mtfPlace('Left Arm', ['Shoulder', 'Upper Arm Actuator', 'Machine Gun'])}
${mtfPlace('Right Arm', ['Shoulder', 'Upper Arm Actuator', 'Machine Gun'])}
${mtfPlace('Left Torso', [])}
${mtfPlace('Right Torso', [])}
${mtfPlace('Center Torso', [...Array(3).fill('Fusion Engine'), ...Array(4).fill('Gyro'), ...Array(3).fill('Fusion Engine'), 'Medium Laser', 'IS Ammo MG - Full'])}
${mtfPlace('Head', ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'])}
${mtfPlace('Left Leg', ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator', 'Heat Sink', 'Heat Sink'])}
${mtfPlace('Right Leg', ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator', 'Heat Sink', 'Heat Sink'])}
`;

function mtfPlace(name: string, slots: readonly string[]): string {
  return [`${name}:`, ...Array.from({ length: 12 }, (_, i) => slots[i] ?? '-Empty-'), ''].join('\n');
}
