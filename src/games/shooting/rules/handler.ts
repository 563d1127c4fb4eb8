import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Side, Stage, State } from '../state.ts';

export type Happening = Generator<Event, void, State>;

/** One command's rules: the first rule that says no, and what happens. */
export interface Handler<T extends CommandType> {
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>, dice: Dice): Happening;
}

/** What nearly every command of the active side asks first. */
export function notNow(state: State, side: Side, ...stages: readonly Stage[]): Fact | undefined {
  if (state.active !== side) return { code: 'not-your-phase', active: state.active };
  return stages.includes(state.stage) ? undefined : { code: 'wrong-stage', stage: state.stage, needs: stages[0] };
}
