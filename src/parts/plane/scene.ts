import type { Polygon, Shape } from './shape.ts';

/** What a line of sight has to do with. */
export interface Scene {
  readonly from: Shape;
  readonly to: Shape;
  readonly blockers: readonly Shape[];
  readonly doors: readonly Polygon[]; // block as well, but for a line that ends inside of them
}
