import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Side } from '../sides.ts';
import type { Stage, State } from '../state.ts';

export type Happening = Generator<Event, void, State>;

/** The rules of one command: the first rule that refuses it, and what it does. */
export interface Handler<T extends CommandType> {
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>, dice: Dice): Happening;
}

/** The checks that nearly every command of the active side starts with. */
export function notNow(state: State, side: Side, ...stages: readonly Stage[]): Fact | undefined {
  if (state.active !== side) return { code: 'not-your-phase', active: state.active };
  return stages.includes(state.stage) ? undefined : { code: 'wrong-stage', stage: state.stage, needs: stages[0] };
}
