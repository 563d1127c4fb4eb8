import type { Building } from '../ground.ts';

/** To the roll of a unit that breaks through a wall: light, medium, heavy, hardened. */
export const WALLS: Readonly<Record<Building['kind'], number>> = { 1: 0, 2: 1, 3: 2, 4: 5 };

/** Of what stands, a tenth: what it takes from a shot at a unit inside, does to one that breaks in, and weighs a level when it falls. */
export const tenth = (points: number): number => Math.ceil(points / 10);
