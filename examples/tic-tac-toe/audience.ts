import type { Seen } from '../../src/kernel/game.ts';
import type { State } from './state.ts';

const everyone = (): readonly string[] => ['x', 'o', 'spectator'];

export const audience: readonly Seen<State>[] = [
  { path: 'phase', watchers: everyone },
  { path: 'cells', watchers: everyone },
  { path: 'placed', watchers: everyone },
  { path: 'line', watchers: everyone },
];
