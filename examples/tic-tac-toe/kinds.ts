import type { Kinds } from '../../src/kernel/game.ts';
import type { Belief } from './belief.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { State, TicTacToeRules } from './state.ts';
import type { View } from './view.ts';

/** The nouns of the game, handed to the kernel's contract. */
export interface TicTacToeKinds extends Kinds {
  readonly rules: TicTacToeRules;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly heard: Event;
  readonly belief: Belief;
}
