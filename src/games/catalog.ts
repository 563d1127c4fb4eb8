import type { Game } from '../kernel/game.ts';
import { battletech } from './battletech/game.ts';
import { force } from './force/game.ts';
import { radar } from './radar/game.ts';
import { shooting } from './shooting/game.ts';

/** The only list of games. */
export const catalog: Readonly<Record<string, Game>> = { radar, battletech, shooting, force };
