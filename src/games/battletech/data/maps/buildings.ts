import type { Building } from '../../ground.ts';

export type BuildingKind = Building['kind'];

/** Kinds of buildings and bridges, from 1. */
export const BUILDING_KINDS = ['light', 'medium', 'heavy', 'hardened'] as const;

/** The construction factor that each kind starts with. */
const FACTORS: Readonly<Record<BuildingKind, number>> = { 1: 15, 2: 40, 3: 90, 4: 120 };
/** Levels of a building where its map does not say: our reading, as the simulator's maps have no heights. */
const HEIGHTS: Readonly<Record<BuildingKind, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

export const factorOf = (kind: BuildingKind): number => FACTORS[kind];

/** A sound building; a bunker has no levels above the ground. */
export const built = (kind: BuildingKind, bunker = false): Building => ({
  kind,
  bunker,
  cf: FACTORS[kind],
  height: bunker ? 0 : HEIGHTS[kind],
});
