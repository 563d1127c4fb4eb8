import type { Mark, Terms } from '../../terms.ts';

/** One volley at a target. All strikes of a list have the same models in the same order. */
export interface Strike {
  readonly terms: Terms;
  readonly marks: readonly Mark[]; // in the order in which they take wounds
}
