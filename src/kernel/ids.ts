/** `side` or `side.role`, kebab-case: `blue.captain`, `x`. */
export type Seat = string;
export type Side = string;

/** A seat, `spectator` (sees what is public), or `archive` (sees everything; finished matches only). */
export type Watcher = Seat | 'spectator' | 'archive';

/** The seat of the platform itself: it starts matches and reports timeouts. */
export const UMPIRE = 'umpire';

export function sideOf(seat: Seat): Side {
  const dot = seat.indexOf('.');
  return dot < 0 ? seat : seat.slice(0, dot);
}

export function roleOf(seat: Seat): string {
  const dot = seat.indexOf('.');
  return dot < 0 ? '' : seat.slice(dot + 1);
}
