import { AMMO } from '../../data/ammo.ts';
import { GEAR } from '../../data/gear.ts';
import { WEAPONS } from '../../data/weapons.ts';

/** Spelling is compared by letters and digits only. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Names of the unit's own parts. */
const PARTS: Readonly<Record<string, string>> = {
  Shoulder: 'shoulder',
  'Upper Arm Actuator': 'upper-arm',
  'Lower Arm Actuator': 'lower-arm',
  'Hand Actuator': 'hand',
  Hip: 'hip',
  'Upper Leg Actuator': 'upper-leg',
  'Lower Leg Actuator': 'lower-leg',
  'Foot Actuator': 'foot',
  'Life Support': 'life-support',
  Sensors: 'sensors',
  Cockpit: 'cockpit',
  Gyro: 'gyro',
  'Fusion Engine': 'engine',
  Engine: 'engine',
};

/** Other names of catalogue items. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'machine-gun': ['MG'],
  ppc: ['Particle Cannon'],
  'ac-2': ['AC/2'],
  'ac-5': ['AC/5'],
  'ac-10': ['AC/10'],
  'ac-20': ['AC/20'],
  'lb-10-x': ['LBXAC10', 'LB 10-X', '10-X'],
  'gauss-rifle': ['Gauss'],
  'small-pulse-laser': ['Pulse Small Laser'],
  'medium-pulse-laser': ['Pulse Med Laser'],
  'large-pulse-laser': ['Pulse Large Laser'],
  'artemis-iv': ['Artemis IV'],
  'ferro-fibrous': ['Ferro-Fibrous'],
};

/** Suffixes to a weapon's name for a bin that is not the standard one. */
const FULL = ['', ' - Full', ' (200)', ' - Slug', ' Artemis-capable'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'machine-gun-half-ammo': [' - Half', ' (100)'],
  'lb-10-x-cluster-ammo': [' Cluster', ' (CL)', ' CL', ' - Cluster'],
};

const namesOf = (id: string, name: string): readonly string[] => [name, id, ...(ALSO[id] ?? [])];

/** `Ammo` before or after the name: `Ammo AC/5`, `AC/5 Ammo`, `Ammo MG - Half`, `MG Ammo (100)`. */
const binNames = (weapon: string, ending: string): readonly string[] => [
  `Ammo ${weapon}${ending}`,
  `${weapon} Ammo${ending}`,
  `${weapon}${ending} Ammo`,
];

const IDS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(PARTS),
    ...[...Object.values(WEAPONS), ...Object.values(GEAR)].flatMap(({ id, name }) =>
      namesOf(id, name).map((also) => [also, id] as const),
    ),
    ...Object.values(AMMO).flatMap(({ id, feeds }) =>
      namesOf(feeds, WEAPONS[feeds]?.name ?? feeds)
        .flatMap((weapon) => (ENDINGS[id] ?? FULL).flatMap((ending) => binNames(weapon, ending)))
        .map((name) => [name, id] as const),
    ),
  ].map(([name, id]) => [plain(name), id]),
);

/** The id for a line of a `.mtf`, with or without `IS` in front; undefined if it is not in the catalogue. */
export function idOf(name: string): string | undefined {
  const key = plain(name);
  return IDS.get(key) ?? IDS.get(key.replace(/^is/, ''));
}
