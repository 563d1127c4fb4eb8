import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Side } from '../sides.ts';
import type { Phase, State, Table } from '../state.ts';

/** Yields events in order and returns the state after the last one. */
export type Happening = Generator<Event, State, State>;

/** The rules of one command: the first rule that refuses it, and its events. Only `begin` uses dice, to shuffle. */
export interface Handler<T extends CommandType> {
  refuse(state: State, side: Side, command: CommandOf<T>): Fact | undefined;
  resolve(state: State, side: Side, command: CommandOf<T>): Happening;
}

/** The side that has to decide. */
export const actsIn = ({ owed, battle, active }: Table): Side => owed?.side ?? battle?.turn ?? active;

/** The first checks of every command: the match has started, and it is this side's decision. */
export function notMine(table: Table, side: Side): Fact | undefined {
  if (table.phase === 'set-up') return { code: 'not-begun' };
  const acts = actsIn(table);
  return acts === side ? undefined : { code: 'not-your-turn', acts };
}

/** The first checks of every command of a phase. */
export function notNow(table: Table, side: Side, needs: Phase): Fact | undefined {
  const other = notMine(table, side);
  if (other) return other;
  if (table.owed) return { code: 'loss-first', amount: table.owed.amount };
  if (table.battle) return { code: 'battle-first', at: table.battle.at };
  return table.phase === needs ? undefined : { code: 'wrong-phase', phase: table.phase, needs };
}
