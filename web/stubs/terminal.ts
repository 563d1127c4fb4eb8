import { never } from '../../src/kernel/never.ts';

/** Replaces a game's terminal in the page bundle, which neither parses commands nor prints boards. */
export const typed = (): never => never('commands are typed on the command line');
export const board = (): never => never('the page draws the board');
export const write = (command: { readonly type: string }): string => command.type;
