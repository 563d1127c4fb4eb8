import type { Building } from '../ground.ts';

export type BuildingKind = Building['kind'];

/** Kinds of buildings and bridges, from 1. */
export const BUILDING_KINDS = ['light', 'medium', 'heavy', 'hardened'] as const;

/** The construction factor that each kind starts with. */
export const CONSTRUCTION_FACTOR: Readonly<Record<BuildingKind, number>> = { 1: 15, 2: 40, 3: 90, 4: 120 };

/** Levels of a building where its map does not say: our reading, as the simulator's maps have no heights. */
const HEIGHTS: Readonly<Record<BuildingKind, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** A sound building; a bunker has no levels above the ground. */
export const built = (kind: BuildingKind, bunker = false): Building => ({
  kind,
  bunker,
  cf: CONSTRUCTION_FACTOR[kind],
  height: bunker ? 0 : HEIGHTS[kind],
});

/** To the roll of a unit that breaks through a wall. */
export const WALLS: Readonly<Record<BuildingKind, number>> = { 1: 0, 2: 1, 3: 2, 4: 5 };

/** Of what stands, a tenth: what it takes from a shot at a unit inside, does to one that breaks in, and weighs a level when it falls. */
export const tenth = (points: number): number => Math.ceil(points / 10);
