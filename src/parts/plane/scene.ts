import type { Polygon, Shape } from './shape.ts';

/** Everything that affects a line of sight. */
export interface Scene {
  readonly from: Shape;
  readonly to: Shape;
  readonly blockers: readonly Shape[];
  readonly doors: readonly Polygon[]; // also block, except for lines that end inside them
}
