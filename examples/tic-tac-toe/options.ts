import type { Seat } from '../../src/kernel/ids.ts';
import type { Place } from './commands.ts';
import { place } from './rules/place.ts';
import type { View } from './view.ts';

const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ type: 'place', cell }));

export function* options(view: View, seat: Seat): Generator<Place> {
  for (const command of PLACES) if (!place.refuse(view, seat, command)) yield command;
}

/** The first free cell, for a seat that is late. */
export function fallback(view: View, seat: Seat): Place | undefined {
  for (const option of options(view, seat)) return option;
  return undefined;
}
