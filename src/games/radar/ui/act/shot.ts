import { options } from '../../options.ts';
import type { View } from '../../view.ts';

/** What a captain can do before ending the turn: use a system, only detonate a mine, or nothing (all done, or nothing ready). */
export type Shot = 'system' | 'mine' | 'done' | 'none';

const SYSTEMS: ReadonlySet<string> = new Set(['torpedo', 'drop-mine', 'sonar', 'drone']);

export function shotIn(view: View, seat: string): Shot {
  const types = options(view, seat).map(({ type }) => type);
  if (types.some((type) => SYSTEMS.has(type))) return 'system';
  if (types.includes('detonate')) return 'mine';
  return view.now.fired || view.now.surfacing ? 'done' : 'none';
}
