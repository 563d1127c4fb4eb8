/** A point on the table, in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
