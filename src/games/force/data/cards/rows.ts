import type { Side } from '../../sides.ts';
import type { Character, Location, Omen, Starship, Tactic, Vehicle, Weapon } from '../card.ts';

/** The maximum number of copies a player may have on the table, as the dots before a name. */
type Dots = '' | '•' | '••' | '•••';
const dots = (printed: Dots): 0 | 1 | 2 | 3 => printed.length as 0 | 1 | 2 | 3;

/** `Foundry Gate` becomes `foundry-gate`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-');

const printed = (side: Side, name: string, destiny: number, lore: string) => ({
  id: idOf(name),
  name,
  side,
  destiny,
  lore,
});

// biome-ignore format: one line a column
export type CharacterRow = readonly [
  dots: Dots, name: string, deploy: number, power: number, ability: number, forfeit: number, destiny: number,
  icon: 'master' | '', lore: string,
];

/** A character's defence is its ability. */
export const characterOf =
  (side: Side) =>
  ([mark, name, deploy, power, ability, forfeit, destiny, icon, lore]: CharacterRow): Character => ({
    ...printed(side, name, destiny, lore),
    kind: 'character',
    deploy,
    power,
    ability,
    forfeit,
    dots: dots(mark),
    defence: ability,
    landspeed: 1,
    master: icon === 'master',
  });

// biome-ignore format: one line a column
export type CraftRow = readonly [
  dots: Dots, name: string, deploy: number, power: number, ability: number, forfeit: number, destiny: number,
  defence: number, speed: number, seats: number, lore: string,
];

const craft = (
  side: Side,
  [mark, name, deploy, power, ability, forfeit, destiny, defence, , seats, lore]: CraftRow,
) => ({
  ...printed(side, name, destiny, lore),
  deploy,
  power,
  ability,
  forfeit,
  dots: dots(mark),
  defence,
  seats,
});

export const starshipOf =
  (side: Side) =>
  (row: CraftRow): Starship => ({ ...craft(side, row), kind: 'starship', hyperspeed: row[8] });

export const vehicleOf =
  (side: Side) =>
  (row: CraftRow): Vehicle => ({ ...craft(side, row), kind: 'vehicle', landspeed: row[8] });

// biome-ignore format: one line a column
export type LocationRow = readonly [
  name: string, system: string, place: number, sky: 'space' | 'open' | 'roof', dark: number, light: number, lore: string,
];

/** The systems and their parsecs: neighbours are never further apart than the range of the slowest starship. */
const PARSEC = {
  Halcyra: 1,
  Orison: 3,
  Meridian: 4,
  Threshold: 5,
  Grael: 6,
  Vharn: 8,
} as const satisfies Readonly<Record<string, number>>;

export const locationOf =
  (side: Side) =>
  ([name, system, place, sky, dark, light, lore]: LocationRow): Location => ({
    ...printed(side, name, 0, lore),
    kind: sky === 'space' ? 'system' : 'site',
    system,
    icons: { dark, light },
    order: place,
    exterior: sky !== 'roof',
    parsec: PARSEC[system as keyof typeof PARSEC],
  });

type WeaponRow = readonly [name: string, deploy: number, fire: number, bonus: number, destiny: number, lore: string];
export const weaponOf =
  (side: Side) =>
  ([name, deploy, fire, bonus, destiny, lore]: WeaponRow): Weapon => ({
    ...printed(side, name, destiny, lore),
    kind: 'weapon',
    deploy,
    fire,
    bonus,
  });

type TacticRow = readonly [name: string, cost: number, power: number, destiny: number, lore: string];
export const tacticOf =
  (side: Side) =>
  ([name, cost, power, destiny, lore]: TacticRow): Tactic => ({
    ...printed(side, name, destiny, lore),
    kind: 'tactic',
    cost,
    power,
  });

type OmenRow = readonly [name: string, destiny: number, lore: string];
export const omenOf =
  (side: Side) =>
  ([name, destiny, lore]: OmenRow): Omen => ({ ...printed(side, name, destiny, lore), kind: 'omen' });
