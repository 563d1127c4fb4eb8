import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Role } from '../data/roles.ts';
import type { Event } from '../events.ts';
import type { Ruleset } from '../rulesets.ts';
import type { RadarSeat, Side, State } from '../state.ts';

export type Happening = Generator<Event, void, State>;

/** The rules of one command: who may give it, the first rule that refuses it, and its events. */
export interface Handler<T extends CommandType> {
  /** Refuses a command from the wrong role. */
  roles(ruleset: Ruleset): readonly Role[];
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>, dice: Dice, seat: RadarSeat): Happening;
}

export const CAPTAIN: readonly Role[] = ['captain'];
export const FIRST_MATE: readonly Role[] = ['first-mate'];
export const ENGINEER: readonly Role[] = ['engineer'];

/** The first check of nearly every order. */
export const notMyTurn = (state: State, side: Side): Fact | undefined => {
  if (state.phase === 'placement') return { code: 'not-yet-playing' };
  return state.active === side ? undefined : { code: 'not-your-turn', active: state.active };
};
