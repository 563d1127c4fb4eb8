/** How a model sees another. */
export interface Sight {
  readonly seen: boolean; // some part of it
  readonly full: boolean; // nothing lies between: no cover from what is on the way
  readonly because: readonly number[]; // pieces of terrain that stand in the way of a part of it
}

/** The table with everything on it, measured. Models are named by index; destroyed ones neither see nor hide anything. */
export interface Field {
  /** Base edge to base edge, up and down included; 0 = they touch. */
  distance(a: number, b: number): number;
  /** The terrain alone; what big models hide is asked of `hides`. */
  sight(from: number, to: number): Sight;
  /** Whether this big model (a vehicle, a monster) stands so that nothing of `to` can be seen from `from`, or only a part. */
  hides(big: number, from: number, to: number): 'all' | 'part' | 'nothing';
  /** Whether some part of `to` is seen past the terrain and these big models together. */
  sees(from: number, to: number, past: readonly number[]): boolean;
  /** The pieces that a model is wholly within, by index. */
  within(model: number): readonly number[];
  /** Whether all of a model's base is so near to a piece, in inches. */
  near(model: number, piece: number, inches: number): boolean;
  /** Within Engagement Range, by the ruleset's inches. */
  engages(a: number, b: number): boolean;
}
