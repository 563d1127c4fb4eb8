import type { Building } from '../ground.ts';

export type BuildingKind = Building['kind'];

/** Kinds of buildings and bridges, numbered from 1. */
export const BUILDING_KINDS = ['light', 'medium', 'heavy', 'hardened'] as const;

/** The initial construction factor of each kind. */
export const CONSTRUCTION_FACTOR: Readonly<Record<BuildingKind, number>> = { 1: 15, 2: 40, 3: 90, 4: 120 };

/** Default levels of a building. Our interpretation: the simulator's maps have no heights. */
const HEIGHTS: Readonly<Record<BuildingKind, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** An undamaged building; a bunker has no levels above ground. */
export const built = (kind: BuildingKind, bunker = false): Building => ({
  kind,
  bunker,
  cf: CONSTRUCTION_FACTOR[kind],
  height: bunker ? 0 : HEIGHTS[kind],
});

/** Modifier to the roll of a unit that breaks through a wall. */
export const WALLS: Readonly<Record<BuildingKind, number>> = { 1: 0, 2: 1, 3: 2, 4: 5 };

/**
 * A tenth of the remaining factor: the damage a building absorbs from a hit on a unit inside, the damage it does to
 * a unit that breaks in, and its weight per level when it collapses.
 */
export const tenth = (points: number): number => Math.ceil(points / 10);
