import { never } from '../../src/kernel/never.ts';

/** Stands in for the minds of bots on the page, where nobody asks them anything. */
export const mind = (): (() => never) => () => never('bots think on the server');
