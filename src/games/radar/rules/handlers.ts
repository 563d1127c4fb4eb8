import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type Seat, UMPIRE } from '../../../kernel/ids.ts';
import { never } from '../../../kernel/never.ts';
import type { Command, CommandType } from '../commands.ts';
import { type RadarSeat, type State, seatOf } from '../state.ts';
import { dive, move, stealth, surface } from './course.ts';
import { answerSonar, drone, sonar } from './detection.ts';
import { mark } from './engineering.ts';
import type { Handler, Happening } from './handler.ts';
import { place } from './placement.ts';
import { charge } from './systems.ts';
import { TALK } from './talk.ts';
import { begin, endTurn } from './turn.ts';
import { detonate, dropMine, torpedo } from './weapons.ts';

type Orders = Exclude<CommandType, 'begin'>;

const HANDLERS: { readonly [T in Orders]: Handler<T> } = {
  place,
  move,
  stealth,
  surface,
  dive,
  mark,
  charge,
  torpedo,
  'drop-mine': dropMine,
  detonate,
  sonar,
  'answer-sonar': answerSonar,
  drone,
  'end-turn': endTurn,
  ...TALK,
};

/** The only cast: a command's type selects its handler. */
const BY_TYPE = new Map(Object.entries(HANDLERS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  Orders,
  Handler<Orders>
>;
const handlerOf = (type: Orders): Handler<Orders> => BY_TYPE.get(type) ?? never(type);

export function refuse(state: State, seat: Seat, command: Command): Fact | undefined {
  if (command.type === 'begin') return seat === UMPIRE ? begun(state) : { code: 'umpire-only' };
  const who = seatOf(seat);
  if (!who) return { code: 'unknown-seat', seat };
  const handler = handlerOf(command.type);
  const roles = handler.roles(state.rules.ruleset);
  if (!roles.includes(who.role)) return { code: 'wrong-role', roles };
  return state.phase === 'ended' ? { code: 'match-over' } : handler.refuse(state, who.side, command as never);
}

export function resolve(state: State, seat: Seat, command: Command, dice: Dice): Happening {
  if (command.type === 'begin') return begin(state, dice);
  const side = seatOf(seat)?.side ?? 'blue'; // refuse has checked this
  return handlerOf(command.type).resolve(state, side, command as never, dice, seat as RadarSeat);
}

/** `begin` is sent once, before any other command. */
const begun = (state: State): Fact | undefined =>
  state.phase === 'placement' && state.boats.blue.at < 0 && state.boats.red.at < 0
    ? undefined
    : { code: 'already-begun' };
