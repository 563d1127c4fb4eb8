import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Side, State } from '../state.ts';

/** What happens: `yield event` gives back the state after it; every part of it hands on the state it leaves. */
export type Happening = Generator<Event, State, State>;

/** One command's rules: the first rule that says no, and what happens. What follows of it is the phases' business. */
export interface Handler<T extends CommandType> {
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>, dice: Dice): Happening;
}
