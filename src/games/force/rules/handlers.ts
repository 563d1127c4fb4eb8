import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type Seat, UMPIRE } from '../../../kernel/ids.ts';
import { never } from '../../../kernel/never.ts';
import type { Command, CommandType } from '../commands.ts';
import type { Event } from '../events.ts';
import { isSide } from '../sides.ts';
import type { State } from '../state.ts';
import { activate } from './activate.ts';
import { forfeit } from './battle/damage.ts';
import { battle } from './battle/initiate.ts';
import { destiny } from './battle/power.ts';
import { fire, tactic } from './battle/weapons.ts';
import { begin } from './begin.ts';
import { drain } from './control.ts';
import { deploy } from './deploy.ts';
import { draw } from './draw.ts';
import { disembark, embark } from './embark.ts';
import type { Handler } from './handler.ts';
import { lose } from './loss.ts';
import { move } from './move.ts';
import { onward, pass } from './phases.ts';

type Orders = Exclude<CommandType, 'begin'>;

const HANDLERS: { readonly [T in Orders]: Handler<T> } = {
  activate,
  drain,
  deploy,
  battle,
  fire,
  tactic,
  destiny,
  forfeit,
  lose,
  move,
  embark,
  disembark,
  draw,
  pass,
};

/** The only cast: a command's type selects its handler. */
const BY_TYPE = new Map(Object.entries(HANDLERS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  Orders,
  Handler<Orders>
>;
const handlerOf = (type: Orders): Handler<Orders> => BY_TYPE.get(type) ?? never(type);

export function refuse(state: State, seat: Seat, command: Command): Fact | undefined {
  if (command.type === 'begin') {
    if (seat !== UMPIRE) return { code: 'umpire-only' };
    return state.phase === 'set-up' ? undefined : { code: 'already-begun' };
  }
  if (!isSide(seat)) return { code: 'unknown-seat', seat };
  if (state.phase === 'ended') return { code: 'match-over' };
  return handlerOf(command.type).refuse(state, seat, command as never);
}

/** Resolves the command, then continues until a side has a decision to make. */
export function* resolve(state: State, seat: Seat, command: Command, dice: Dice): Generator<Event, void, State> {
  if (command.type === 'begin') yield* begin(state, dice);
  else if (isSide(seat)) yield* onward(yield* handlerOf(command.type).resolve(state, seat, command as never));
}
