import type { View } from '../../view.ts';

const EARLY = 0.25; // share of the turn limit before which nothing is urgent

/** How near the turn limit is: 0 at a quarter of it, 1 in the last turn. */
export const lateness = ({ turn, rules }: View): number => (turn / rules.setup.turnLimit - EARLY) / (1 - EARLY);
