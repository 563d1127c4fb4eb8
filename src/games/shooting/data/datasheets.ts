import type { PrintedBase, PrintedModel, PrintedSheet } from './printed.ts';
import { WEAPONS, type WeaponId } from './weapons.ts';

const round = (mm: number): PrintedBase => ({ mm });
const box = (length: number, width: number): PrintedBase => ({
  hull: [
    [length / 2, width / 2],
    [-length / 2, width / 2],
    [-length / 2, -width / 2],
    [length / 2, -width / 2],
  ],
});

type Line = readonly [T: number, Sv: number, inv: number | null, W: number, base: PrintedBase, height: number];
const model = (name: string, [T, Sv, inv, W, base, height]: Line, ...abilities: string[]): PrintedModel => ({
  name,
  T,
  Sv,
  ...(inv !== null && { inv }),
  W,
  base,
  height,
  ...(abilities.length > 0 && { abilities }),
});

const sheet = (
  id: string,
  name: string,
  keywords: string,
  kinds: PrintedSheet['kinds'],
  weapons: readonly WeaponId[],
  ...abilities: string[]
): PrintedSheet => ({
  id,
  name,
  keywords: keywords.split(', '),
  kinds,
  weapons: Object.fromEntries(weapons.map((weapon) => [weapon, WEAPONS[weapon]])),
  ...(abilities.length > 0 && { abilities }),
});

const SMALL = round(32);
const WIDE = round(40);

/** Datasheets of the tenth edition, reduced to what shooting needs: T, Sv, invulnerable, W, base, height in inches. */
export const DATASHEETS: readonly PrintedSheet[] = [
  sheet(
    'intercessor-squad',
    'Intercessor Squad',
    'Infantry, Battleline, Grenades, Tacticus',
    { intercessor: model('Intercessor', [4, 3, null, 2, SMALL, 1.6]) },
    ['bolt-rifle', 'bolt-pistol', 'grenade-launcher', 'hand-flamer', 'plasma-pistol'],
  ),
  sheet(
    'hellblaster-squad',
    'Hellblaster Squad',
    'Infantry, Grenades, Tacticus',
    { hellblaster: model('Hellblaster', [4, 3, null, 2, SMALL, 1.6]) },
    ['plasma-incinerator', 'bolt-pistol', 'plasma-pistol'],
  ),
  sheet(
    'eradicator-squad',
    'Eradicator Squad',
    'Infantry, Grenades, Gravis',
    { eradicator: model('Eradicator', [6, 3, null, 3, WIDE, 1.8]) },
    ['melta-rifle', 'multi-melta', 'bolt-pistol'],
  ),
  sheet(
    'terminator-squad',
    'Terminator Squad',
    'Infantry, Terminator',
    { terminator: model('Terminator', [5, 2, 4, 3, WIDE, 1.8]) },
    ['storm-bolter', 'assault-cannon', 'heavy-flamer', 'cyclone-launcher'],
  ),
  sheet(
    'redemptor-dreadnought',
    'Redemptor Dreadnought',
    'Vehicle, Walker',
    { redemptor: model('Redemptor Dreadnought', [10, 2, null, 12, round(90), 5], 'Damage -1') },
    [
      'heavy-onslaught-cannon',
      'onslaught-cannon',
      'macro-plasma',
      'heavy-flamer',
      'icarus-pod',
      'twin-fragstorm',
      'twin-storm-bolter',
    ],
    'Deadly Demise D3',
  ),
  sheet(
    'captain',
    'Captain',
    'Infantry, Character, Tacticus',
    { captain: model('Captain', [4, 3, 4, 5, WIDE, 1.7]) },
    ['master-bolt-rifle', 'plasma-pistol', 'bolt-pistol'],
    'Hit Re-roll Ones',
  ),
  sheet(
    'lieutenant',
    'Lieutenant',
    'Infantry, Character, Tacticus',
    { lieutenant: model('Lieutenant', [4, 3, null, 4, WIDE, 1.7]) },
    ['master-bolt-rifle', 'plasma-pistol', 'bolt-pistol'],
    'Wound Re-roll Ones',
  ),
  sheet(
    'boyz',
    'Boyz',
    'Infantry, Battleline, Mob, Grenades',
    {
      boy: model('Boy', [5, 5, null, 1, SMALL, 1.4]),
      'boss-nob': model('Boss Nob', [5, 5, null, 2, SMALL, 1.7]),
    },
    ['slugga', 'shoota', 'big-shoota', 'rokkit-launcha', 'kombi-weapon'],
  ),
  sheet('lootas', 'Lootas', 'Infantry', { loota: model('Loota', [5, 5, null, 1, SMALL, 1.4]) }, [
    'deffgun',
    'kustom-mega-blasta',
  ]),
  sheet('nobz', 'Nobz', 'Infantry, Grenades', { nob: model('Nob', [5, 4, null, 2, SMALL, 1.7]) }, [
    'slugga',
    'kombi-weapon',
  ]),
  sheet(
    'painboy',
    'Painboy',
    'Infantry, Character',
    { painboy: model('Painboy', [5, 5, null, 3, WIDE, 1.6]) },
    ['slugga'],
    'Feel No Pain 5+',
  ),
  sheet(
    'weirdboy',
    'Weirdboy',
    'Infantry, Character, Psyker',
    { weirdboy: model('Weirdboy', [5, 6, null, 4, WIDE, 1.7]) },
    ['eadbanger'],
    'Wound Minus One',
  ),
  sheet('mek-gunz', 'Mek Gunz', 'Vehicle, Artillery', { gun: model('Mek Gun', [5, 5, null, 6, round(60), 2]) }, [
    'lobba',
    'big-shoota',
  ]),
  sheet(
    'trukk',
    'Trukk',
    'Vehicle, Transport',
    { trukk: model('Trukk', [8, 4, 6, 10, box(5.5, 3), 3]) },
    ['big-shoota'],
    'Firing Deck 12',
    'Deadly Demise D3',
  ),
  sheet(
    'leman-russ',
    'Leman Russ Battle Tank',
    'Vehicle, Smoke, Squadron',
    { tank: model('Leman Russ', [11, 2, null, 13, box(4.6, 3.8), 3.5]) },
    [
      'battle-cannon',
      'lascannon',
      'heavy-bolter',
      'hull-multi-melta',
      'hunter-killer',
      'plasma-cannon',
      'heavy-stubber',
    ],
    'Deadly Demise D3',
  ),
  sheet(
    'custodian-guard',
    'Custodian Guard',
    'Infantry, Battleline',
    { guard: model('Custodian Guard', [6, 2, 4, 3, WIDE, 2]) },
    ['guardian-spear', 'sentinel-blade'],
  ),
  sheet(
    'termagants',
    'Termagants',
    'Infantry, Battleline, Endless Multitude',
    { termagant: model('Termagant', [3, 5, null, 1, round(28.5), 1.1]) },
    ['fleshborer', 'devourer', 'spinefists', 'shardlauncher', 'spike-rifle', 'strangleweb'],
  ),
  sheet(
    'hive-tyrant',
    'Hive Tyrant',
    'Monster, Character, Psyker, Synapse',
    { tyrant: model('Hive Tyrant', [10, 2, 4, 10, round(60), 5.5]) },
    ['heavy-venom-cannon', 'stranglethorn-cannon', 'deathspitters'],
    'Deadly Demise D3',
  ),
  sheet(
    'carnifexes',
    'Carnifexes',
    'Monster',
    { carnifex: model('Carnifex', [9, 2, null, 8, { mm: [105, 70] }, 4]) },
    [
      'heavy-venom-cannon',
      'stranglethorn-cannon',
      'deathspitters',
      'brainleech-devourers',
      'bio-plasma',
      'spine-banks',
    ],
    'Deadly Demise 1',
  ),
  sheet(
    'necron-warriors',
    'Necron Warriors',
    'Infantry, Battleline',
    { warrior: model('Necron Warrior', [4, 4, null, 1, SMALL, 1.6]) },
    ['gauss-flayer', 'gauss-reaper'],
  ),
  sheet(
    'scouts',
    'Scouts',
    'Infantry, Smoke',
    { scout: model('Scout', [4, 4, null, 2, round(28.5), 1.5]) },
    ['scout-carbine', 'marksman-rifle', 'bolt-pistol'],
    'Stealth',
  ),
  sheet(
    'lone-marksman',
    'Lone Marksman',
    'Infantry, Character',
    { marksman: model('Lone Marksman', [4, 4, null, 4, SMALL, 1.6]) },
    ['marksman-rifle', 'conversion-beamer', 'bolt-pistol'],
    'Lone Operative',
    'Stealth',
  ),
];

export const SHEETS: ReadonlyMap<string, PrintedSheet> = new Map(DATASHEETS.map((one) => [one.id, one]));
