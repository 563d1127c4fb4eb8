import type { Result } from '../../../kernel/result.ts';
import { type LineFault, reading, times, written } from './lines.ts';

export const MOVES_NAME = 'mov.sbt';

export const MOVE_WORDS = ['Inmovil', 'Andar', 'Correr', 'Saltar'] as const;
export type MoveWord = (typeof MOVE_WORDS)[number];

const MOST = 1000; // 'Mechs

/** How each 'Mech has moved, by player. */
export const readMoves = (text: string, file = MOVES_NAME): Result<readonly MoveWord[], LineFault> =>
  reading(file, text, (lines) => {
    lines.word(['movSBT']);
    return times(lines.number(1, MOST), () => lines.word(MOVE_WORDS));
  });

export const writeMoves = (moves: readonly MoveWord[]): string => written(['movSBT', moves.length, ...moves]);
