import type { PrintedProfile, PrintedWeapon } from './printed.ts';

type Row = readonly [
  range: number,
  A: number | string,
  BS: number | null, // null = hits automatically
  S: number,
  AP: number,
  D: number | string,
  ...abilities: string[],
];

const profile = ([range, A, BS, S, AP, D, ...abilities]: Row, name?: string): PrintedProfile => ({
  ...(name && { name }),
  range,
  A,
  ...(BS !== null && { BS }),
  S,
  AP,
  D,
  ...(abilities.length > 0 && { abilities }),
});

const one = (name: string, ...row: Row): PrintedWeapon => ({ name, profiles: [profile(row)] });
const two = (name: string, profiles: Readonly<Record<string, Row>>): PrintedWeapon => ({
  name,
  profiles: Object.entries(profiles).map(([way, row]) => profile(row, way)),
});

/** Ranged weapons as printed: range, attacks, skill, strength, armour penetration, damage, abilities. */
export const WEAPONS = {
  // Space Marines
  'bolt-rifle': one('Bolt rifle', 24, 2, 3, 4, -1, 1, 'Assault', 'Heavy'),
  'bolt-pistol': one('Bolt pistol', 12, 1, 3, 4, 0, 1, 'Pistol'),
  'master-bolt-rifle': one('Master-crafted bolt rifle', 24, 2, 2, 4, -1, 2, 'Precision'),
  'grenade-launcher': two('Grenade launcher', {
    frag: [24, 'D3', 3, 4, 0, 1, 'Blast'],
    krak: [24, 1, 3, 9, -2, 'D3'],
  }),
  'hand-flamer': one('Hand flamer', 12, 'D6', null, 3, 0, 1, 'Ignores Cover', 'Pistol', 'Torrent'),
  'plasma-pistol': two('Plasma pistol', {
    standard: [12, 1, 3, 7, -2, 1, 'Pistol'],
    supercharge: [12, 1, 3, 8, -3, 2, 'Pistol', 'Hazardous'],
  }),
  'plasma-incinerator': two('Plasma incinerator', {
    standard: [24, 2, 3, 7, -2, 1, 'Assault', 'Heavy'],
    supercharge: [24, 2, 3, 8, -3, 2, 'Assault', 'Heavy', 'Hazardous'],
  }),
  'melta-rifle': one('Melta rifle', 18, 1, 3, 9, -4, 'D6', 'Heavy', 'Melta 2'),
  'multi-melta': one('Multi-melta', 18, 2, 4, 9, -4, 'D6', 'Heavy', 'Melta 2'),
  'storm-bolter': one('Storm bolter', 24, 2, 3, 4, 0, 1, 'Rapid Fire 2'),
  'assault-cannon': one('Assault cannon', 24, 6, 3, 6, 0, 1, 'Devastating Wounds'),
  'heavy-flamer': one('Heavy flamer', 12, 'D6', null, 5, -1, 1, 'Ignores Cover', 'Torrent'),
  'cyclone-launcher': two('Cyclone missile launcher', {
    frag: [36, '2D6', 3, 4, 0, 1, 'Blast'],
    krak: [36, 2, 3, 9, -2, 'D6'],
  }),
  'heavy-onslaught-cannon': one('Heavy onslaught gatling cannon', 24, 12, 3, 6, 0, 1, 'Devastating Wounds'),
  'onslaught-cannon': one('Onslaught gatling cannon', 24, 8, 3, 5, 0, 1, 'Devastating Wounds'),
  'macro-plasma': two('Macro plasma incinerator', {
    standard: [36, 'D6+1', 3, 8, -3, 2, 'Blast'],
    supercharge: [36, 'D6+1', 3, 9, -4, 3, 'Blast', 'Hazardous'],
  }),
  'icarus-pod': one('Icarus rocket pod', 24, 'D3', 3, 8, -1, 2, 'Anti-Fly 2+'),
  'twin-fragstorm': one('Twin fragstorm grenade launcher', 18, 'D6', 3, 4, 0, 1, 'Blast', 'Twin-linked'),
  'twin-storm-bolter': one('Twin storm bolter', 24, 2, 3, 4, 0, 1, 'Rapid Fire 2', 'Twin-linked'),
  // Orks
  slugga: one('Slugga', 12, 1, 5, 4, 0, 1, 'Pistol'),
  shoota: one('Shoota', 18, 2, 5, 4, 0, 1, 'Rapid Fire 1'),
  'big-shoota': one('Big shoota', 36, 3, 5, 5, 0, 1, 'Rapid Fire 2'),
  'rokkit-launcha': one('Rokkit launcha', 24, 'D3', 5, 9, -2, 3, 'Blast'),
  'kombi-weapon': one('Kombi-weapon', 24, 1, 5, 4, 0, 1, 'Anti-Infantry 4+', 'Devastating Wounds', 'Rapid Fire 1'),
  deffgun: one('Deffgun', 48, 2, 6, 8, -1, 2, 'Heavy', 'Rapid Fire 1'),
  'kustom-mega-blasta': one('Kustom mega-blasta', 24, 3, 5, 9, -2, 'D6', 'Hazardous'),
  lobba: one('Lobba', 48, 'D6', 5, 5, 0, 1, 'Blast', 'Indirect Fire'),
  eadbanger: one("'Eadbanger", 24, 1, 4, 6, -3, 1, 'Precision', 'Psychic'),
  // Astra Militarum
  'battle-cannon': one('Leman Russ battle cannon', 48, 'D6+3', 4, 10, -1, 3, 'Blast'),
  lascannon: one('Lascannon', 48, 1, 4, 12, -3, 'D6+1'),
  'heavy-bolter': one('Heavy bolter', 36, 3, 4, 5, -1, 2, 'Sustained Hits 1'),
  'hull-multi-melta': one('Multi-melta', 18, 2, 4, 9, -4, 'D6', 'Melta 2'),
  'hunter-killer': one('Hunter-killer missile', 48, 1, 4, 14, -3, 'D6', 'One Shot'),
  'plasma-cannon': two('Plasma cannon', {
    standard: [36, 'D3', 4, 7, -2, 1, 'Blast'],
    supercharge: [36, 'D3', 4, 8, -3, 2, 'Blast', 'Hazardous'],
  }),
  'heavy-stubber': one('Heavy stubber', 36, 3, 4, 4, 0, 1, 'Rapid Fire 3'),
  // Custodes
  'guardian-spear': one('Guardian spear', 24, 2, 2, 4, -1, 2, 'Assault'),
  'sentinel-blade': one('Sentinel blade', 12, 2, 2, 4, -1, 2, 'Assault', 'Pistol'),
  // Tyranids
  fleshborer: one('Fleshborer', 18, 1, 4, 5, 0, 1, 'Assault'),
  devourer: one('Termagant devourer', 18, 2, 4, 4, 0, 1),
  spinefists: one('Spinefists', 12, 2, 4, 3, 0, 1, 'Assault', 'Pistol', 'Twin-linked'),
  shardlauncher: one('Shardlauncher', 18, 'D3', 4, 5, 0, 1, 'Blast', 'Heavy'),
  'spike-rifle': one('Spike rifle', 24, 1, 4, 4, -1, 1, 'Heavy'),
  strangleweb: one('Strangleweb', 18, 'D6', null, 2, 0, 1, 'Assault', 'Devastating Wounds', 'Torrent'),
  'heavy-venom-cannon': one('Heavy venom cannon', 36, 'D3', 4, 9, -2, 3, 'Blast'),
  'stranglethorn-cannon': one('Stranglethorn cannon', 36, 'D6+1', 4, 7, -1, 2, 'Blast'),
  deathspitters: one('Deathspitters', 24, 6, 4, 7, -2, 1),
  'brainleech-devourers': one('Brainleech devourers', 18, 12, 4, 6, 0, 1),
  'bio-plasma': one('Bio-plasma', 12, 'D3', 4, 7, -2, 1, 'Assault', 'Blast'),
  'spine-banks': one('Spine banks', 6, 5, 4, 5, 0, 1, 'Assault'),
  // Necrons
  'gauss-flayer': one('Gauss flayer', 24, 1, 4, 4, 0, 1, 'Lethal Hits', 'Rapid Fire 1'),
  'gauss-reaper': one('Gauss reaper', 12, 2, 4, 4, -1, 1, 'Lethal Hits'),
  // No army: samples for abilities that no weapon above has
  'conversion-beamer': one('Conversion beamer', 36, 3, 4, 7, -1, 2, 'Conversion 12', 'Sustained Hits D3'),
  'scout-carbine': one('Scout carbine', 24, 2, 3, 4, 0, 1, 'Assault'),
  'marksman-rifle': one('Marksman rifle', 36, 1, 3, 5, -2, 2, 'Heavy', 'Precision'),
} as const satisfies Readonly<Record<string, PrintedWeapon>>;
export type WeaponId = keyof typeof WEAPONS;
