import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXED } from '../../data/fixed-parts.ts';
import { HD, MECH_PLACES, type MechPlace } from '../../data/places.ts';
import { UNITS } from '../../data/units.ts';
import { slotsOf } from './catalogue.ts';
import { compileDesign } from './compile.ts';
import { readMtf } from './mtf.ts';
import type { MechSource } from './unit-schema.ts';

const LOCATIONS: Readonly<Record<MechPlace, string>> = {
  LA: 'Left Arm',
  RA: 'Right Arm',
  LT: 'Left Torso',
  RT: 'Right Torso',
  CT: 'Center Torso',
  HD: 'Head',
  LL: 'Left Leg',
  RL: 'Right Leg',
};

/** The `.mtf` spelling of each catalogue id. */
const SPELT: Readonly<Record<string, string>> = {
  '-': '-Empty-',
  'upper-arm': 'Upper Arm Actuator',
  'lower-arm': 'Lower Arm Actuator',
  hand: 'Hand Actuator',
  'upper-leg': 'Upper Leg Actuator',
  'lower-leg': 'Lower Leg Actuator',
  foot: 'Foot Actuator',
  'life-support': 'Life Support',
  engine: 'Fusion Engine',
  'machine-gun-ammo': 'IS Ammo MG - Full',
};
const spelt = (entry: string): string => {
  const item = entry.replace(' (rear)', '');
  const rear = item === entry ? '' : ' (R)';
  const ammo = /^(?:(ac)-(\d+)|([a-z]+)-(\d+))-ammo$/.exec(item);
  if (ammo) return ammo[1] ? `IS Ammo AC/${ammo[2]}` : `IS Ammo ${ammo[3]?.toUpperCase()}-${ammo[4]}`;
  return (SPELT[item] ?? item.replace(/^ac-/, 'Autocannon/').replace(/-/g, ' ')) + rear;
};

/** A location's twelve lines. */
function linesOf({ slots, tons }: MechSource, place: number): string[] {
  const name = MECH_PLACES[place] as MechPlace;
  const listed = (slots[name] ?? []).flatMap((entry) =>
    Array<string>(slotsOf(entry.replace(' (rear)', ''), tons) ?? 1).fill(entry),
  );
  const all = FIXED[place]?.map((part) => part ?? listed.shift() ?? '-') ?? [];
  return [`${LOCATIONS[name]}:`, ...Array.from({ length: 12 }, (_, index) => spelt(all[index] ?? '-')), ''];
}

/** A built-in unit as a `.mtf` file. */
function mtfOf(source: MechSource): string {
  const { armour, tons, engine, jump = 0, sinks } = source;
  const [ct, lt, rt] = [armour.CT, armour.LT, armour.RT];
  const points = {
    LA: armour.LA,
    RA: armour.RA,
    LT: lt[0],
    RT: rt[0],
    CT: ct[0],
    HD: armour.HD,
    LL: armour.LL,
    RL: armour.RL,
  };
  const rear = { RTL: lt[1], RTR: rt[1], RTC: ct[1] };
  return [
    `chassis:${source.chassis}`,
    `model:${source.model}`,
    'Config:Biped',
    'TechBase:Inner Sphere',
    `role:${source.role}`,
    'quirk:a_habit',
    'quirk:another',
    '',
    `Mass:${tons}`,
    `Engine:${engine} Fusion Engine(IS)`,
    'Structure:IS Standard',
    'Myomer:Standard',
    '',
    `Heat Sinks:${sinks.count} Single`,
    `Walk MP:${engine / tons}`,
    `Jump MP:${jump}`,
    '',
    'Armor:Standard(Inner Sphere)',
    ...Object.entries({ ...points, ...rear }).map(([place, value]) => `${place} Armor:${value}`),
    '',
    'Weapons:1',
    'Medium Laser, Left Arm',
    '',
    ...MECH_PLACES.flatMap((_, place) => linesOf(source, place)),
    'overview:words',
  ].join('\n');
}

const mechs = Object.values(UNITS).filter((unit): unit is MechSource => (unit as MechSource).kind === 'mech');

test.each(mechs.map((unit) => [unit.id, unit] as const))('%s survives a round trip', (_, unit) => {
  const { battleValue: _unknown, ...facts } = unit;
  expect(readMtf(mtfOf(unit))).toEqual({ ok: true, value: facts });
});

const URBANMECH = `# a comment
Chassis:UrbanMech
MODEL:UM-R60
config:Biped
Role:Ambusher

mass:30
engine:60 Fusion Engine
heat sinks:11 Single
jump mp:2
armor:Standard Armor
LA armor:10
RA armor:10
LT armor:8
RT armor:8
CT armor:11
HD armor:9
LL armor:12
RL armor:12
RTL armor:4
RTR armor:4
RTC armor:8

Left Arm:
Shoulder
Upper Arm Actuator
small laser
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-

Right Arm:
Shoulder
Upper Arm Actuator
AC/10
AC/10
AC/10
AC/10
AC/10
AC/10
AC/10
-Empty-
-Empty-
-Empty-

Left Torso:
Heat Sink
Heat Sink
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-

Right Torso:
Heat Sink
Heat Sink
ISAC10 Ammo
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-
-Empty-

Center Torso:
Fusion Engine
Fusion Engine
Fusion Engine
Gyro
Gyro
Gyro
Gyro
Fusion Engine
Fusion Engine
Fusion Engine
Jump Jet
Jump Jet

Head:
Life Support
Sensors
Cockpit
Heat Sink
Sensors
Life Support

Left Leg:
Hip
Upper Leg Actuator
Lower Leg Actuator
Foot Actuator
Heat Sink
Heat Sink

Right Leg:
Hip
Upper Leg Actuator
Lower Leg Actuator
Foot Actuator
Heat Sink
Heat Sink
`;

describe('hand-written files', () => {
  test('with other spellings, cases and fewer lines', () => {
    const { battleValue: _unknown, ...facts } = UNITS['UM-R60'] as MechSource;
    expect(readMtf(URBANMECH)).toEqual({ ok: true, value: facts });
  });

  test('with any line endings', () => {
    expect(readMtf(URBANMECH.replaceAll('\n', '\r\n'))).toEqual(readMtf(URBANMECH));
  });

  test('of the oldest format, which starts with two unlabelled lines', () => {
    const old = URBANMECH.replace('# a comment\nChassis:UrbanMech\nMODEL:UM-R60', 'Version:1.0\nUrbanMech\nUM-R60');
    expect(readMtf(old)).toEqual(readMtf(URBANMECH));
  });

  const HEAD = 'Life Support\nSensors\nCockpit\nHeat Sink\nSensors\nLife Support';
  const headed = (...lines: readonly string[]) => readMtf(URBANMECH.replace(HEAD, lines.join('\n')));
  const [SUPPORT, SENSORS] = ['Life Support', 'Sensors'];

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'sensors in slot 4, a heat sink in slot 5',
      [SUPPORT, SENSORS, 'Cockpit', SENSORS, 'Heat Sink', SUPPORT],
      ['life-support', 'sensors', 'cockpit', 'sensors', 'heat-sink', 'life-support'],
    ],
    [
      'sensors in slot 4, nothing in slot 6',
      [SUPPORT, SENSORS, 'Cockpit', SENSORS, SUPPORT, '-Empty-', '-Empty-', '-Empty-'],
      ['life-support', 'sensors', 'cockpit', 'sensors', 'life-support', '-'],
    ],
    [
      'the same parts in another order',
      [SENSORS, SUPPORT, 'Cockpit', 'Small Laser (R)', SENSORS, SUPPORT],
      ['sensors', 'life-support', 'cockpit', 'small-laser (rear)', 'sensors', 'life-support'],
    ],
  ])('a head with %s keeps the order of the file', (_, lines, entries) => {
    const read = headed(...lines);
    expect(read.ok && read.value.slots.HD).toEqual(entries);
    const design = read.ok ? compileDesign(read.value) : read;
    const item = (entry: string) => (entry === '-' ? undefined : entry.replace(' (rear)', ''));
    expect(design.ok && design.value.slots[HD]?.map((slot) => slot?.item)).toEqual(entries.map(item));
  });

  test.each([
    ['one sensor', [SUPPORT, SENSORS, 'Cockpit', 'Heat Sink', 'Small Laser', SUPPORT]],
    ['three sensors', [SUPPORT, SENSORS, 'Cockpit', SENSORS, SENSORS, SUPPORT]],
    ['no cockpit', [SUPPORT, SENSORS, '-Empty-', SENSORS, '-Empty-', SUPPORT]],
    ['one life support', [SUPPORT, SENSORS, 'Cockpit', SENSORS, '-Empty-', '-Empty-']],
    ['an item of two slots', [SUPPORT, SENSORS, 'Cockpit', SENSORS, 'PPC', SUPPORT]],
  ])('a head with %s is refused', (_, lines) => {
    expect(headed(...lines)).toMatchObject({ ok: false, error: { code: 'bad-mtf' } });
  });

  test.each([['IS Ammo AC/10'], ['ISAC10 Ammo'], ['IS AC/10 Ammo'], ['IS Ammo Autocannon/10'], ['AC/10 Ammo']])(
    '%s',
    (name) => {
      expect(readMtf(URBANMECH.replace('ISAC10 Ammo', name))).toEqual(readMtf(URBANMECH));
    },
  );

  test.each([
    ['IS Ammo LRM-10', 'lrm-10-ammo'],
    ['IS LRM 10 Ammo', 'lrm-10-ammo'],
    ['IS Ammo SRM-6', 'srm-6-ammo'],
    ['IS Ammo MG - Full', 'machine-gun-ammo'],
    ['ISMG Ammo (200)', 'machine-gun-ammo'],
    ['IS Ammo MG - Half', 'machine-gun-half-ammo'],
    ['IS Machine Gun Ammo - Half', 'machine-gun-half-ammo'],
    ['IS LB 10-X Cluster Ammo', 'lb-10-x-cluster-ammo'],
    ['IS LB 10-X AC Ammo', 'lb-10-x-ammo'],
    ['IS Gauss Ammo', 'gauss-rifle-ammo'],
    ['Particle Cannon', undefined],
    ['Medium Laser (R)', 'medium-laser (rear)'],
    ['Medium Laser (R) (ARMORED)', 'medium-laser (rear)'],
    ['ISMediumPulseLaser', 'medium-pulse-laser'],
    ['ISERLargeLaser', undefined],
    ['ISCASE', 'case'],
    ['ISArtemisIV', 'artemis-iv'],
    ['IS Endo Steel', 'endo-steel'],
    ['IS Ferro-Fibrous', 'ferro-fibrous'],
  ])('%s in one slot', (name, entry) => {
    const read = readMtf(URBANMECH.replace('ISAC10 Ammo', name));
    expect(read.ok ? read.value.slots.RT?.[2] : undefined).toBe(entry);
  });
});

const lineOf = (text: string, nth = 0): number =>
  URBANMECH.split('\n').flatMap((line, index) => (line === text ? [index + 1] : []))[nth] ?? 0;

describe('unreadable files are refused with the line', () => {
  test.each([
    ['quads', 'config:Biped', 'config:Quad', lineOf('config:Biped')],
    ['Clan machines', '\nmass:30', 'techbase:Clan\nmass:30', lineOf('mass:30') - 1],
    ['no weight', 'mass:30\n', '', 0],
    ['light engines', '60 Fusion Engine', '60 XL Engine', lineOf('engine:60 Fusion Engine')],
    ['no number', 'LL armor:12', 'LL armor:many', lineOf('LL armor:12')],
    ['odd tons', 'mass:30', 'mass:31', lineOf('mass:30')],
    ['another speed', 'jump mp:2', 'walk mp:3', lineOf('jump mp:2')],
    ['odd plates', 'armor:Standard Armor', 'armor:Hardened', lineOf('armor:Standard Armor')],
    ['unknown equipment', 'small laser', 'Death Ray', lineOf('small laser')],
    ['a part elsewhere', 'small laser', 'Gyro', lineOf('small laser')],
    ['no sensors', 'Sensors', 'Heat Sink', lineOf('Sensors')],
    ['half a cannon', 'AC/10\n-Empty-', '-Empty-\n-Empty-', lineOf('AC/10', 6)],
    ['no head', 'Head:', 'Hood:', 0],
    ['a short leg', 'Foot Actuator\nHeat Sink\nHeat Sink\n\nRight', 'Foot Actuator\n\nRight', lineOf('Left Leg:')],
  ])('%s', (_, was, is, line) => {
    const read = readMtf(URBANMECH.replace(was, is));
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-mtf', line, problem: expect.stringMatching(/./) } });
  });

  test.each(['', 'hello', '\u0000', 'Left Arm:', 'chassis', ':'.repeat(1000), 'x\n'.repeat(150_000)])('%#', (text) => {
    expect(readMtf(text).ok).toBe(false);
  });
});

const RUBBISH = [
  '',
  '-',
  ':',
  '__proto__:1',
  'constructor',
  'mass:1e9',
  'Left Arm:',
  'AC/20',
  'engine:400 Fusion',
  '\uFFFF',
];

/** Ways to corrupt a file: drop, duplicate, swap, cut or replace a line. */
const SPOILS: readonly ((lines: string[], at: number, other: number) => void)[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at] as string),
  (lines, at, other) => lines.splice(at, 1, ...lines.splice(other, 1, lines[at] as string)),
  (lines, at, other) => lines.splice(at, 1, (lines[at] as string).slice(0, other % 12)),
  (lines, at, other) => lines.splice(at, 1, RUBBISH[other % RUBBISH.length] as string),
];

test('a damaged file is read or refused with the line, and what is read compiles', () => {
  const spoil = fc.record({ how: fc.constantFrom(...SPOILS), at: fc.nat(), other: fc.nat() });
  fc.assert(
    fc.property(fc.array(spoil, { minLength: 1, maxLength: 4 }), (spoils) => {
      const lines = URBANMECH.split('\n');
      for (const { how, at, other } of spoils) how(lines, at % lines.length, other % lines.length);
      const read = readMtf(lines.join('\n'));
      if (read.ok) expect(compileDesign(read.value).ok).toBe(true);
      else expect(read.error).toMatchObject({ code: 'bad-mtf', line: expect.any(Number) });
    }),
    { numRuns: 2000, seed: 3025 },
  );
});
