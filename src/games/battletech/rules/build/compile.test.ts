import { describe, expect, test } from 'vitest';
import { CT, CTR, FRONT, HD, LA, LT, RT, TURRET } from '../../data/places.ts';
import { UNITS } from '../../data/units.ts';
import type { Design } from '../../design.ts';
import { compileDesign, designNamed } from './compile.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** Weapons with their locations, in record sheet letters. */
const arms = ({ mounts }: Design): string =>
  mounts
    .map(
      ({ weapon, at, rear }) => `${weapon}@${['LA', 'LT', 'LL', 'RL', 'RT', 'RA', 'CT', 'HD'][at]}${rear ? 'r' : ''}`,
    )
    .sort()
    .join(' ');

/** An empty 50-ton 'Mech. */
const mech = (changes: object): object => ({
  id: 'X-1',
  kind: 'mech',
  chassis: 'Test',
  model: 'X-1',
  tons: 50,
  engine: 200,
  sinks: { count: 10, kind: 'single' },
  armour: { HD: 9, CT: [20, 5], LT: [15, 5], RT: [15, 5], LA: 10, RA: 10, LL: 15, RL: 15 },
  slots: {},
  ...changes,
});

describe('record sheets', () => {
  // Tons, walk, jump, heat sinks, all armour, bins.
  test.each([
    ['LCT-1V', 20, 8, 0, 10, 64, 1],
    ['STG-3R', 20, 6, 6, 10, 48, 1],
    ['WSP-1A', 20, 6, 6, 10, 48, 1],
    ['COM-2D', 25, 6, 0, 10, 64, 2],
    ['JR7-D', 35, 7, 5, 10, 64, 1],
    ['PNT-9R', 35, 4, 4, 13, 104, 1],
    ['PXH-1', 45, 6, 6, 10, 128, 1],
    ['CN9-A', 50, 4, 0, 10, 136, 4],
    ['HBK-4G', 50, 4, 0, 13, 160, 2],
    ['GRF-1N', 55, 5, 5, 12, 152, 2],
    ['SHD-2H', 55, 5, 3, 12, 152, 3],
    ['WVR-6R', 55, 5, 5, 12, 152, 2],
    ['RFL-3N', 60, 4, 0, 10, 120, 1],
    ['CPLT-C1', 65, 4, 4, 15, 160, 2],
    ['TDR-5S', 65, 4, 0, 15, 208, 4],
    ['ARC-2R', 70, 4, 0, 10, 208, 4],
    ['WHM-6R', 70, 4, 0, 18, 160, 2],
    ['MAD-3R', 75, 4, 0, 16, 184, 1],
    ['BLR-1G', 85, 4, 0, 18, 232, 3],
    ['AS7-D', 100, 3, 0, 20, 304, 5],
  ])('%s', (id, tons, walk, jump, sinks, armour, bins) => {
    const design = designNamed(id);
    expect([design.tons, design.walk, design.jump, design.sinks.count]).toEqual([tons, walk, jump, sinks]);
    expect([total(design.armour), design.bins.length]).toEqual([armour, bins]);
  });

  test.each([
    ['SHD-2H', 'ac-5@LT lrm-5@RT medium-laser@RA srm-2@HD'],
    ['ARC-2R', 'lrm-20@LT lrm-20@RT medium-laser@CTr medium-laser@CTr medium-laser@LA medium-laser@RA'],
    ['CN9-A', 'ac-10@RA lrm-10@LT medium-laser@CT medium-laser@CTr'],
    ['AWS-8Q', 'ppc@LT ppc@RA ppc@RT small-laser@HD'],
  ])('%s carries %s', (id, weapons) => {
    expect(arms(designNamed(id))).toBe(weapons);
  });

  test("built-in units include light, medium, heavy and assault 'Mechs, and vehicles", () => {
    const designs = Object.keys(UNITS).map(designNamed);
    const mechs = designs.filter(({ kind }) => kind === 'mech').map(({ tons }) => tons);
    const between = (least: number, most: number) => mechs.filter((tons) => tons >= least && tons <= most).length;
    expect([between(20, 35), between(40, 55), between(60, 75), between(80, 100)]).toEqual([12, 17, 14, 10]);
    expect(designs.filter(({ kind }) => kind === 'vehicle')).toHaveLength(5);
  });
});

describe("a 'Mech", () => {
  const atlas = designNamed('AS7-D');

  test('has the standard parts without listing them', () => {
    expect(atlas.slots[HD]?.map((slot) => slot?.item)).toEqual([
      ...['life-support', 'sensors', 'cockpit', 'heat-sink', 'sensors', 'life-support'],
    ]);
    expect(atlas.slots[CT]?.filter((slot) => slot?.item === 'gyro')).toHaveLength(4);
    expect(atlas.slots[LT]?.at(-1)).toBeNull();
  });

  test('one weapon fills several slots, and each slot refers to it', () => {
    const cannon = atlas.mounts.findIndex(({ weapon }) => weapon === 'ac-20');
    expect(atlas.mounts[cannon]).toMatchObject({ at: RT, slots: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(atlas.slots[RT]?.map((slot) => slot?.mount)).toEqual([...Array(10).fill(cannon), -1, -1]);
    const bin = atlas.slots[RT]?.[10]?.bin as number;
    expect(atlas.bins[bin]).toEqual({ ammo: 'ac-20-ammo', at: RT, slot: 10, shots: 5 });
  });

  test('has armour in front and behind, and structure by its weight', () => {
    expect([atlas.armour[CT], atlas.armour[CTR], atlas.armour[HD]]).toEqual([47, 14, 9]);
    expect([atlas.structure[CT], atlas.structure[LA], atlas.structure[HD]]).toEqual([31, 17, 3]);
  });

  test('an engine with a rating of 300 holds twelve heat sinks', () => {
    expect(atlas.sinks).toEqual({ count: 20, each: 1, inEngine: 12 });
  });

  test('twists one hexside by default', () => {
    const read = compileDesign({ ...(UNITS['AS7-D'] as object), twist: 2 });
    expect([atlas.twist, read.ok && read.value.twist]).toEqual([1, 2]);
  });

  test('an empty slot does not shift the others', () => {
    const arm = ['shoulder', 'upper-arm', '-', '-', 'medium-laser'];
    const read = compileDesign(mech({ slots: { LA: arm } }));
    expect(read.ok && read.value.mounts[0]?.slots).toEqual([4]);
  });

  test('gives each launcher the fire control of its own location', () => {
    const slots = { LT: ['lrm-20', 'lrm-5', 'artemis-iv'], RT: ['srm-6'], LA: [], RA: [] };
    const read = compileDesign(mech({ slots }));
    expect(read.ok && read.value.mounts.map(({ artemis }) => artemis)).toEqual([true, false, false]);
  });

  test('has double heat sinks, CASE and MASC if its slots contain them', () => {
    const slots = { LT: ['case', 'double-heat-sink'], RT: ['masc'] };
    const read = compileDesign(mech({ slots, sinks: { count: 10, kind: 'double' } }));
    expect(read).toMatchObject({ ok: true, value: { cased: [LT], masc: true, sinks: { each: 2 } } });
    expect(read.ok && read.value.slots[LT]?.filter((slot) => slot?.item === 'double-heat-sink')).toHaveLength(3);
    expect(read.ok && read.value.slots[RT]?.filter((slot) => slot?.item === 'masc')).toHaveLength(3);
  });
});

test('a vehicle has weapons without slots, and heat sinks for its energy weapons', () => {
  const manticore = designNamed('Manticore');
  expect(manticore).toMatchObject({ kind: 'vehicle', walk: 4, twist: 0, slots: [], structure: [6, 6, 6, 6, 6] });
  expect(manticore.mounts.filter(({ at }) => at === TURRET).map(({ weapon }) => weapon)).toEqual([
    'lrm-10',
    'srm-6',
    'ppc',
  ]);
  expect(manticore.sinks.count).toBe(13);
});

describe('a vehicle without a turret', () => {
  const carrier = designNamed('SRM-Carrier');

  test('has armour, structure and weapons on four sides', () => {
    expect(carrier).toMatchObject({ tons: 60, walk: 3, battleValue: 816, burns: true });
    expect([carrier.armour, carrier.structure]).toEqual([
      [12, 12, 12, 12, 0],
      [6, 6, 6, 6, 0],
    ]);
    expect(carrier.mounts.map(({ weapon, at }) => [weapon, at])).toEqual(Array(10).fill(['srm-6', FRONT]));
    expect(total(carrier.bins.map(({ shots }) => shots))).toBe(60);
  });

  test('has no turret if its armour lists none; an unarmoured turret is listed with 0', () => {
    const read = compileDesign({
      ...(UNITS['SRM-Carrier'] as object),
      armour: { front: 12, right: 12, left: 12, rear: 12, turret: 0 },
    });
    expect(read.ok && [read.value.armour[TURRET], read.value.structure[TURRET]]).toEqual([0, 6]);
  });

  test('may be empty', () => {
    expect(compileDesign({ ...(UNITS['SRM-Carrier'] as object), weapons: { turret: [] } }).ok).toBe(true);
  });
});

describe('an invalid file is refused with the field and the problem', () => {
  test.each([
    [null, 'kind'],
    ['AS7-D', 'kind'],
    [{ kind: 'infantry' }, 'kind'],
    [mech({ tons: 52 }), 'tons'],
    [mech({ tons: 105 }), 'tons'],
    [mech({ engine: 900 }), 'engine'],
    [mech({ twist: 3 }), 'twist'],
    [mech({ id: '__proto__' }), 'id'],
    [mech({ colour: 'red' }), 'colour'],
    [mech({ armour: { HD: 9 } }), 'armour'],
    [mech({ slots: { XX: [] } }), 'slots/XX'],
    [mech({ slots: { LA: ['Medium Laser'] } }), 'slots/LA/0'],
    [mech({ slots: { LA: ['shoulder', 'death-ray'] } }), 'slots/LA/1'],
    [mech({ slots: { LA: ['constructor'] } }), 'slots/LA/0'],
    [mech({ slots: { LT: ['shoulder'] } }), 'slots/LT/0'],
    [mech({ slots: { LL: ['hip'] } }), 'slots/LL/0'],
    [mech({ slots: { CT: ['ac-5'] } }), 'slots/CT/0'],
    [mech({ slots: { RT: ['ac-20', 'srm-6', 'heat-sink'] } }), 'slots/RT/2'],
    [mech({ slots: { RT: ['heat-sink (rear)'] } }), 'slots/RT/0'],
    [mech({ slots: { RT: [7] } }), 'slots/RT/0'],
    [mech({ slots: { HD: ['sensors'] } }), 'slots/HD'],
    [mech({ slots: { HD: ['heat-sink', 'heat-sink'] } }), 'slots/HD/1'],
    [{ ...(UNITS.Vedette as object), weapons: { turret: ['ac-5', 'ac-50'] } }, 'weapons/turret/1'],
    [{ ...(UNITS.Vedette as object), ammo: ['ac-5'] }, 'ammo/0'],
    [{ ...(UNITS.Vedette as object), motion: 'hover' }, 'motion'],
    [{ ...(UNITS.Vedette as object), armour: { front: 1, right: 1, left: 1, rear: 1 } }, 'weapons/turret'],
    [{ ...(UNITS.Vedette as object), armour: { front: 1, right: 1, left: 1, turret: 1 } }, 'armour'],
  ])('%#', (source, field) => {
    const read = compileDesign(source);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'bad-design', field, problem: expect.stringMatching(/./) },
    });
  });
});

test('built-in units are found by id', () => {
  expect(designNamed('AS7-D')).toBe(designNamed('AS7-D'));
  expect(() => designNamed('toString')).toThrow();
  for (const [id, source] of Object.entries(UNITS))
    expect(compileDesign(source)).toMatchObject({ ok: true, value: { id } });
});
