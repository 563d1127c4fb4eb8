/** A place on a table, in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
