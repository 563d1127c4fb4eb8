/**
 * Numbers that belong to the rules themselves, which a rulebook may not import.
 * `rulebook.test.ts` compares all of them with the rules.
 */

/** To-hit modifier for the attacker's own movement, and its heat; for a jump, the minimum. */
export const MOVED = { still: 0, walk: 1, run: 2, jump: 3 } as const;
export const MOVE_HEAT = { still: 0, walk: 1, run: 2, jump: 3 } as const;

/** Hexes the target moved, and the to-hit modifier from that number on. */
export const TARGET_MOVED = [
  [0, 0],
  [3, 1],
  [5, 2],
  [7, 3],
  [10, 4],
  [18, 5],
  [25, 6],
] as const;

export const RANGE = { short: 0, medium: 2, long: 4 } as const;
export const TO_HIT = {
  jumped: 1,
  immobile: -4,
  proneAdjacent: -2,
  proneFar: 1,
  attackerProne: 2,
  cover: 1,
  sensors: 2,
  shoulder: 4,
  upperArm: 1,
  atHead: 3,
} as const;

/** Extra MP of terrain for a 'Mech; that of deep water depends on the ruleset. */
export const COST = { woods: [1, 2], rough: 1, rubble: 1, swamp: 1, water: 1, level: 1, stand: 2, prone: 1 } as const;
export const LEVELS = 2; // greatest level change per hex
export const VEHICLE = { levels: 1, level: 2, swamp: 2 } as const;

/** Two dice for a pilot with 1, 2 … hits to stay conscious; one more hit kills. */
export const CONSCIOUS = [3, 5, 7, 10, 11] as const;

export const PSR = { twenty: 1, charge: 2, leapt: 2, leaping: 4, shutdown: 3, actuator: 1, water: [-1, 0, 1] } as const;
export const STRIKE = { club: -1, push: -1 } as const;
export const HEAT = { engine: 5, burning: 5, outside: 15, water: 6 } as const;

/** Damage of physical attacks and falls for a unit of this weight. */
export const punchDamage = (tons: number): number => Math.ceil(tons / 10);
export const kickDamage = (tons: number): number => Math.floor(tons / 5);
export const leapDamage = (tons: number): number => Math.ceil((3 * tons) / 10);
export const leapRecoil = (tons: number): number => Math.ceil(tons / 5);
export const fallDamage = (tons: number): number => Math.ceil(tons / 10);

export const targetMoved = (hexes: number): number => TARGET_MOVED.findLast(([from]) => hexes >= from)?.[1] ?? 0;
