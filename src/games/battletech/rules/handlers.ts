import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type Seat, UMPIRE } from '../../../kernel/ids.ts';
import { never } from '../../../kernel/never.ts';
import type { Command, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { end } from './end.ts';
import type { Handler, Happening } from './handler.ts';
import { standing } from './initiative.ts';
import { move } from './movement/move.ts';
import { advance, begin } from './phases.ts';
import { strikes } from './physical/declare.ts';
import { fire } from './weapons/declare.ts';
import { takeClub } from './weapons/take-club.ts';
import { flip, twist } from './weapons/twist.ts';

type Orders = Exclude<CommandType, 'begin'>;

const HANDLERS: { readonly [T in Orders]: Handler<T> } = {
  move,
  twist,
  flip,
  fire,
  'take-club': takeClub,
  strike: strikes,
  end,
};

/** The cast is safe: a command's type picks its own handler. */
const BY_TYPE = new Map(Object.entries(HANDLERS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  Orders,
  Handler<Orders>
>;
const handlerOf = (type: Orders): Handler<Orders> => BY_TYPE.get(type) ?? never(type);

export function refuse(state: State, seat: Seat, command: Command): Fact | undefined {
  if (command.type === 'begin')
    return seat !== UMPIRE ? { code: 'umpire-only' } : state.turn > 0 ? { code: 'already-begun' } : undefined;
  if (!state.rules.sides.includes(seat)) return { code: 'unknown-seat', seat };
  if (state.phase === 'ended') return { code: 'match-over' };
  return handlerOf(command.type).refuse(state, seat, command as never);
}

/** The command itself, then everything that follows automatically. */
export function* resolve(before: State, seat: Seat, command: Command, dice: Dice): Generator<Event, void, State> {
  if (command.type === 'begin') {
    yield* begin(before, dice);
    return;
  }
  const state: State = yield* handlerOf(command.type).resolve(before, seat, command as never, dice) as Happening;
  yield* advance(state, dice, standing(before));
}
