/** One hex in its current state. A hex that changes is replaced as a whole. */
export interface Ground {
  readonly level: number; // of the surface, including water
  readonly water: number; // depth; -1 = no water
  readonly woods: 0 | 1 | 2; // 1 light, 2 heavy
  readonly rough: boolean;
  readonly rubble: boolean; // a collapsed building counts as rubble too
  readonly swamp: boolean;
  readonly paved: boolean;
  readonly road: number; // hexsides that a road crosses, bit 0 = north
  readonly river: number; // hexsides that a river crosses; makes the hex one depth deeper unless a road crosses it
  readonly building: Building | null;
  readonly bridge: Bridge | null;
  readonly fire: number; // the turn in which it caught fire, 0 = none
  readonly smoke: 0 | 1 | 2; // 1 light, 2 heavy
  readonly clubs: number; // severed limbs and girders lying here
  readonly factor: number; // remaining terrain factor of woods thinned by fire or shots; 0 = undamaged
}

export interface Building {
  readonly kind: 1 | 2 | 3 | 4; // light, medium, heavy, hardened
  readonly bunker: boolean; // no levels above ground; shots from outside cannot hit units inside
  readonly cf: number; // remaining construction factor; 0 = collapsed
  readonly height: number; // levels
  readonly lost?: number; // points lost this phase: it collapses by the factor it had before
}

interface Bridge {
  readonly level: number; // of its deck
  readonly cf: number;
  readonly exits: number; // hexsides, bit 0 = north
  readonly lost?: number; // as for a building
}

/** The map as set up: hexes row by row. */
export interface GameMap {
  readonly name: string;
  readonly cols: number;
  readonly rows: number;
  readonly hexes: readonly Ground[];
}

export const CLEAR: Ground = {
  level: 0,
  water: -1,
  woods: 0,
  rough: false,
  rubble: false,
  swamp: false,
  paved: false,
  road: 0,
  river: 0,
  building: null,
  bridge: null,
  fire: 0,
  smoke: 0,
  clubs: 0,
  factor: 0,
};

/** A river cuts one level into its hex unless a road crosses it there. */
const cut = (ground: Ground): number => (ground.river !== 0 && ground.road === 0 ? 1 : 0);

/** Water depth, -1 = none. A river is depth 1 on dry land and makes a lake one deeper. */
export const depthAt = (ground: Ground): number =>
  cut(ground) === 0 ? ground.water : Math.max(0, ground.water) + cut(ground);

/** The level of the feet of a unit that stands on the ground or wades. */
export const bedOf = (ground: Ground): number => ground.level - Math.max(0, depthAt(ground));
