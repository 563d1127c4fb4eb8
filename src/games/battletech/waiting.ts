import type { Waiting } from '../../kernel/game.ts';
import type { View } from './view.ts';

const NOBODY: readonly Waiting[] = [];

/** The side whose turn it is and its phase; an interrupted move names its unit. */
export function waiting({ phase, queue, moving }: View): readonly Waiting[] {
  const [side] = queue;
  if (side === undefined) return NOBODY;
  const what = moving === null ? { code: `awaits-${phase}` } : { code: 'awaits-rest-of-move', unit: moving };
  return [{ who: side, what }];
}
