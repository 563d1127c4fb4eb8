import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Side, State } from '../state.ts';

/** A sequence of events: `yield event` returns the state after it; each generator returns the final state. */
export type Happening = Generator<Event, State, State>;

/** The rules of one command: the first rule that refuses it, and its events. phases.ts has automatic consequences. */
export interface Handler<T extends CommandType> {
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>, dice: Dice): Happening;
}
