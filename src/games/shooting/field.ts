/** How one model sees another. */
export interface Sight {
  readonly seen: boolean; // at least some part of it
  readonly full: boolean; // nothing is in between, so nothing on the way gives cover
  readonly because: readonly number[]; // terrain pieces that block the view of some part of it
}

/** Distances and sight on the battlefield. Models are given by index; callers leave out destroyed ones. */
export interface Field {
  /** Base edge to base edge, including height; 0 = they touch. */
  distance(a: number, b: number): number;
  /** Terrain only; for big models ask `hides`. */
  sight(from: number, to: number): Sight;
  /** Whether this big model (a vehicle or monster) hides all or part of `to` from `from`. */
  hides(big: number, from: number, to: number): 'all' | 'part' | 'nothing';
  /** Whether some part of `to` is visible past the terrain and these big models together. */
  sees(from: number, to: number, past: readonly number[]): boolean;
  /** The pieces that a model is wholly within, by index. */
  within(model: number): readonly number[];
  /** Whether a model's whole base is within this many inches of a piece. */
  near(model: number, piece: number, inches: number): boolean;
  /** Whether two models are within the ruleset's Engagement Range. */
  engages(a: number, b: number): boolean;
}
