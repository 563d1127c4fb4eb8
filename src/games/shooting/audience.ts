import type { Seen } from '../../kernel/game.ts';
import type { Watcher } from '../../kernel/ids.ts';
import type { Event, Heard } from './events.ts';
import { SIDES } from './sides.ts';
import type { Rules, State } from './state.ts';

/** Nothing is hidden: targets are declared and dice rolled in the open. */
export const hear = (_rules: Rules, event: Event, _watcher: Watcher): Heard => event;

export const AUDIENCE: readonly Seen<State>[] = [{ path: '**', watchers: () => [...SIDES, 'spectator', 'archive'] }];
