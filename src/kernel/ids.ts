/** `side` or `side.role`, kebab-case: `blue.captain`, `x`. */
export type Seat = string;
export type Side = string;

/** A seat, `spectator` (public things), or `archive` (everything; finished matches only). */
export type Watcher = Seat | 'spectator' | 'archive';

/** Who speaks for the table itself: it begins the match and reports time-outs. */
export const UMPIRE = 'umpire';

export function sideOf(seat: Seat): Side {
  const dot = seat.indexOf('.');
  return dot < 0 ? seat : seat.slice(0, dot);
}

export function roleOf(seat: Seat): string {
  const dot = seat.indexOf('.');
  return dot < 0 ? '' : seat.slice(dot + 1);
}
