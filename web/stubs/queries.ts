import type { Query } from '../../src/kernel/game.ts';

/** Stands in for the questions of a game on the page, where nobody asks them. */
export const queries: Readonly<Record<string, Query>> = {};
