/** A row of the heat scale, starting at this heat. */
interface HeatRow {
  readonly heat: number;
  readonly movement: number; // walking MP lost
  readonly toHit: number; // to-hit modifier
  readonly shutdown: number; // roll to avoid shutdown; 0 = no roll, NEVER = cannot be avoided
  readonly ammunition: number; // roll to avoid an ammunition explosion; 0 = no roll
}

/** A number that two dice cannot reach. */
export const NEVER = 13;

/** The heat scale as printed: each row holds until the next. */
export const HEAT_SCALE: readonly HeatRow[] = [
  { heat: 0, movement: 0, toHit: 0, shutdown: 0, ammunition: 0 },
  { heat: 5, movement: 1, toHit: 0, shutdown: 0, ammunition: 0 },
  { heat: 8, movement: 1, toHit: 1, shutdown: 0, ammunition: 0 },
  { heat: 10, movement: 2, toHit: 1, shutdown: 0, ammunition: 0 },
  { heat: 13, movement: 2, toHit: 2, shutdown: 0, ammunition: 0 },
  { heat: 14, movement: 2, toHit: 2, shutdown: 4, ammunition: 0 },
  { heat: 15, movement: 3, toHit: 2, shutdown: 4, ammunition: 0 },
  { heat: 17, movement: 3, toHit: 3, shutdown: 4, ammunition: 0 },
  { heat: 18, movement: 3, toHit: 3, shutdown: 6, ammunition: 0 },
  { heat: 19, movement: 3, toHit: 3, shutdown: 6, ammunition: 4 },
  { heat: 20, movement: 4, toHit: 3, shutdown: 6, ammunition: 4 },
  { heat: 22, movement: 4, toHit: 3, shutdown: 8, ammunition: 4 },
  { heat: 23, movement: 4, toHit: 3, shutdown: 8, ammunition: 6 },
  { heat: 24, movement: 4, toHit: 4, shutdown: 8, ammunition: 6 },
  { heat: 25, movement: 5, toHit: 4, shutdown: 8, ammunition: 6 },
  { heat: 26, movement: 5, toHit: 4, shutdown: 10, ammunition: 6 },
  { heat: 28, movement: 5, toHit: 4, shutdown: 10, ammunition: 8 },
  { heat: 30, movement: 5, toHit: 4, shutdown: NEVER, ammunition: 8 },
];

// One row for every heat up to the top of the scale; higher heat is no worse.
const BY_HEAT: readonly HeatRow[] = Array.from(
  { length: 31 },
  (_, heat) => HEAT_SCALE.findLast((row) => row.heat <= heat) as HeatRow,
);

export const heatRow = (heat: number): HeatRow => BY_HEAT[Math.min(30, Math.max(0, heat))] as HeatRow;

export const heatMovement = (heat: number): number => heatRow(heat).movement;
export const heatToHit = (heat: number): number => heatRow(heat).toHit;
export const shutdownNumber = (heat: number): number => heatRow(heat).shutdown;
export const ammunitionNumber = (heat: number): number => heatRow(heat).ammunition;

/** Hits to a pilot with damaged life support; editions start at different heats. */
export const lifeSupportHits = (heat: number, from: { readonly first: number; readonly second: number }): number =>
  heat >= from.second ? 2 : heat >= from.first ? 1 : 0;
