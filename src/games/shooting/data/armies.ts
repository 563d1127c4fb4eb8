import type { Army, ArmyUnit } from '../scenario.ts';

type Models = ArmyUnit['models'];
const unit = (id: string, sheet: string, points: number, models: Models, more: Partial<ArmyUnit> = {}): ArmyUnit => ({
  id,
  sheet,
  points,
  models,
  ...more,
});
const many = (kind: string, count: number, ...weapons: string[]) => ({ kind, count, weapons });

/** Sample armies; the points are this project's own. */
export const ARMIES: Readonly<Record<string, Army>> = {
  'strike-force': {
    name: 'Strike force',
    units: [
      unit('intercessors', 'intercessor-squad', 160, [
        many('intercessor', 8, 'bolt-rifle', 'bolt-pistol'),
        many('intercessor', 2, 'bolt-rifle', 'bolt-pistol', 'grenade-launcher'),
      ]),
      unit('captain', 'captain', 80, [many('captain', 1, 'master-bolt-rifle', 'bolt-pistol')], {
        attachedTo: 'intercessors',
      }),
      unit('hellblasters', 'hellblaster-squad', 110, [many('hellblaster', 5, 'plasma-incinerator', 'bolt-pistol')]),
      unit('dreadnought', 'redemptor-dreadnought', 195, [
        many('redemptor', 1, 'macro-plasma', 'onslaught-cannon', 'icarus-pod', 'twin-fragstorm'),
      ]),
    ],
  },
  'ork-mob': {
    name: 'Ork mob',
    units: [
      unit('boyz', 'boyz', 170, [
        many('boy', 17, 'shoota'),
        many('boy', 1, 'big-shoota'),
        many('boy', 1, 'rokkit-launcha'),
        many('boss-nob', 1, 'kombi-weapon', 'slugga'),
      ]),
      unit('painboy', 'painboy', 80, [many('painboy', 1, 'slugga')], { attachedTo: 'boyz' }),
      unit('lootas', 'lootas', 100, [many('loota', 8, 'deffgun'), many('loota', 2, 'kustom-mega-blasta')]),
      unit('nobz', 'nobz', 105, [many('nob', 5, 'kombi-weapon', 'slugga')]),
      unit('gunz', 'mek-gunz', 90, [many('gun', 2, 'lobba')]),
    ],
  },
  'armoured-fist': {
    name: 'Armoured fist',
    units: [
      unit('tank-a', 'leman-russ', 185, [
        many('tank', 1, 'battle-cannon', 'lascannon', 'heavy-stubber', 'hunter-killer'),
      ]),
      unit('tank-b', 'leman-russ', 185, [
        many('tank', 1, 'battle-cannon', 'heavy-bolter', 'plasma-cannon', 'plasma-cannon'),
      ]),
      unit('scouts', 'scouts', 65, [
        many('scout', 4, 'scout-carbine', 'bolt-pistol'),
        many('scout', 1, 'marksman-rifle', 'bolt-pistol'),
      ]),
      unit('marksman', 'lone-marksman', 75, [many('marksman', 1, 'conversion-beamer', 'bolt-pistol')]),
    ],
  },
  swarm: {
    name: 'Swarm',
    units: [
      unit('termagants', 'termagants', 120, [
        many('termagant', 16, 'fleshborer'),
        many('termagant', 2, 'strangleweb'),
        many('termagant', 2, 'shardlauncher'),
      ]),
      unit('tyrant', 'hive-tyrant', 195, [many('tyrant', 1, 'heavy-venom-cannon')]),
      unit('carnifex', 'carnifexes', 115, [many('carnifex', 1, 'deathspitters', 'spine-banks', 'bio-plasma')]),
    ],
  },
  'first-company': {
    name: 'First company',
    units: [
      unit('terminators', 'terminator-squad', 170, [
        many('terminator', 3, 'storm-bolter'),
        many('terminator', 1, 'assault-cannon'),
        many('terminator', 1, 'storm-bolter', 'cyclone-launcher'),
      ]),
      unit('eradicators', 'eradicator-squad', 95, [
        many('eradicator', 2, 'melta-rifle'),
        many('eradicator', 1, 'multi-melta'),
      ]),
      unit('guardians', 'custodian-guard', 190, [many('guard', 5, 'guardian-spear')]),
    ],
  },
  phalanx: {
    name: 'Phalanx',
    units: [
      unit('warriors', 'necron-warriors', 190, [many('warrior', 20, 'gauss-flayer')]),
      unit('reapers', 'necron-warriors', 100, [many('warrior', 10, 'gauss-reaper')]),
      unit('guard', 'custodian-guard', 150, [many('guard', 4, 'sentinel-blade')]),
    ],
  },
};
