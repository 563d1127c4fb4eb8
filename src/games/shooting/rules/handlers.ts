import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type Seat, UMPIRE } from '../../../kernel/ids.ts';
import { never } from '../../../kernel/never.ts';
import type { Command, CommandType } from '../commands.ts';
import { sideOf } from '../sides.ts';
import type { State } from '../state.ts';
import { allocate, precision, roll } from './choices.ts';
import { confirm } from './confirm.ts';
import { assign, clear, clearAll, holdFire, selectShooter, undo } from './declare.ts';
import type { Handler, Happening } from './handler.ts';
import { begin, endPhase, skipUnit } from './phase.ts';
import { shoot } from './shoot.ts';
import { decline, reRoll, stratagem } from './stratagems.ts';

type Orders = Exclude<CommandType, 'begin'>;

const HANDLERS: { readonly [T in Orders]: Handler<T> } = {
  'select-shooter': selectShooter,
  assign,
  'hold-fire': holdFire,
  clear,
  'clear-all': clearAll,
  undo,
  confirm,
  roll,
  shoot,
  'skip-unit': skipUnit,
  'end-phase': endPhase,
  allocate,
  precision,
  stratagem,
  decline,
  're-roll': reRoll,
};

/** The only cast: a command's type selects the handler made for it. */
const BY_TYPE = new Map(Object.entries(HANDLERS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  Orders,
  Handler<Orders>
>;
const handlerOf = (type: Orders): Handler<Orders> => BY_TYPE.get(type) ?? never(type);

export function refuse(state: State, seat: Seat, command: Command): Fact | undefined {
  if (command.type === 'begin') return seat === UMPIRE ? begun(state) : { code: 'umpire-only' };
  const side = sideOf(seat);
  if (!side) return { code: 'unknown-seat', seat };
  if (state.round === 0) return { code: 'not-begun' };
  return state.stage === 'ended'
    ? { code: 'match-over' }
    : handlerOf(command.type).refuse(state, side, command as never);
}

export function resolve(state: State, seat: Seat, command: Command, dice: Dice): Happening {
  if (command.type === 'begin') return begin();
  const side = sideOf(seat) ?? never(seat); // checked by `refuse`
  return handlerOf(command.type).resolve(state, side, command as never, dice);
}

/** `begin` comes once, before anything else. */
const begun = (state: State): Fact | undefined => (state.round === 0 ? undefined : { code: 'already-begun' });
