import type { Waiting } from '../../src/kernel/game.ts';
import type { View } from './view.ts';

const NOBODY: readonly Waiting[] = [];

/** Whose turn it is; here every watcher knows. */
export const waiting = ({ phase, turn }: View): readonly Waiting[] =>
  phase === 'playing' ? [{ who: turn, what: { code: 'awaits-mark' } }] : NOBODY;
