import type { Belief } from './belief/memory.ts';
import type { Command } from './commands.ts';
import type { Event, Heard } from './events.ts';
import type { Rules, State } from './state.ts';
import type { View } from './view.ts';

/** The nouns of the game, for the kernel. */
export interface RadarKinds {
  readonly rules: Rules;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly heard: Heard;
  readonly belief: Belief;
}
