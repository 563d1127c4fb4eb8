import { never } from '../../src/kernel/never.ts';

/** Replaces bot code in the page bundle: bots run on the server. */
export const mind = (): (() => never) => () => never('bots think on the server');
