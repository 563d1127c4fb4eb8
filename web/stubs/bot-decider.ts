import { never } from '../../src/kernel/never.ts';

/** Replaces bot code in the page bundle: bots run on the server. */
export const decider = (): (() => never) => () => never('bots run on the server');

/** The same for the search. */
export const searchers = (): (() => never) => () => never('bots run on the server');
