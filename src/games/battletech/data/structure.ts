import { CT, HD, LA, LL, LT, MECH_PLACES, RA, RL, RT, VEHICLE_PLACES } from './places.ts';

// Internal structure points of a 'Mech by its tonnage: centre torso, side torso, arm, leg. Every head has 3.
const ROWS: Readonly<Record<number, readonly [centre: number, side: number, arm: number, leg: number]>> = {
  20: [6, 5, 3, 4],
  25: [8, 6, 4, 6],
  30: [10, 7, 5, 7],
  35: [11, 8, 6, 8],
  40: [12, 10, 6, 10],
  45: [14, 11, 7, 11],
  50: [16, 12, 8, 12],
  55: [18, 13, 9, 13],
  60: [20, 14, 10, 14],
  65: [21, 15, 10, 15],
  70: [22, 15, 11, 15],
  75: [23, 16, 12, 16],
  80: [25, 17, 13, 17],
  85: [27, 18, 14, 18],
  90: [29, 19, 15, 19],
  95: [30, 20, 16, 20],
  100: [31, 21, 17, 21],
};

const HEAD_STRUCTURE = 3;
const HEAD_ARMOUR = 9;

/** Structure of a 'Mech by MECH_PLACES, or undefined if no 'Mech has this tonnage. */
export function mechStructure(tons: number): readonly number[] | undefined {
  const row = ROWS[tons];
  if (!row) return undefined;
  const [centre, side, arm, leg] = row;
  const points: Readonly<Record<number, number>> = {
    [LA]: arm,
    [RA]: arm,
    [LT]: side,
    [RT]: side,
    [LL]: leg,
    [RL]: leg,
    [CT]: centre,
    [HD]: HEAD_STRUCTURE,
  };
  return MECH_PLACES.map((_, place) => points[place] as number);
}

/** Maximum armour of a 'Mech location, front and rear together: twice its structure, 9 on the head. */
export const mechArmourLimit = (place: number, structure: number): number =>
  place === HD ? HEAD_ARMOUR : structure * 2;

/** Structure of a vehicle by VEHICLE_PLACES: a tenth of its tonnage per location, rounded up; none without a turret. */
export const vehicleStructure = (tons: number, turret = true): readonly number[] =>
  VEHICLE_PLACES.map((place) => (place === 'turret' && !turret ? 0 : Math.ceil(tons / 10)));
