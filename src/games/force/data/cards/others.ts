import type { Omen, Tactic, Weapon } from '../card.ts';
import { omenOf, tacticOf, weaponOf } from './rows.ts';

// biome-ignore format: reads across like a list of cards
export const WEAPONS: readonly Weapon[] = [
  // name              deploy fire bonus destiny
  weaponOf('dark')( ['Breaking Lance',  2, 1, 2, 3, 'Meant for doors. Works on everything.']),
  weaponOf('dark')( ['Grey Carbine',    1, 0, 3, 5, 'Issued with a number and a warning.']),
  weaponOf('dark')( ['Gate Cannon',     2, 1, 5, 3, 'It knocks once.']),
  weaponOf('light')(['Sunbow',          1, 1, 1, 3, 'Draws slowly and does not miss by much.']),
  weaponOf('light')(['Shepherd Sling',  1, 0, 3, 5, 'Older than the Compact, and quieter.']),
  weaponOf('light')(['Harbour Gun',     2, 1, 5, 3, 'Fired at noon every day, and once in anger.']),
];

// biome-ignore format: reads across like a list of cards
export const TACTICS: readonly Tactic[] = [
  // name              cost power destiny
  tacticOf('dark')( ['No Quarter',      1, 2, 4, 'The order is short.']),
  tacticOf('light')(['Close Ranks',     1, 2, 4, 'Shoulder to shoulder, lamp to lamp.']),
];

// biome-ignore format: reads across like a list of cards
export const OMENS: readonly Omen[] = [
  omenOf('dark')( ['Falling Star',   4, 'Somebody on Vharn writes down where.']),
  omenOf('dark')( ['Eclipse',        5, 'For an hour the whole galaxy is theirs.']),
  omenOf('light')(['Morning Bell',   4, 'Heard in cities that have no bells left.']),
  omenOf('light')(['Returning Sun',  5, 'It was only ever behind something.']),
];
