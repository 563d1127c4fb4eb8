import { anyOf } from '../../decide/random.ts';
import { type Dice, loaded } from '../../kernel/dice.ts';
import { UMPIRE } from '../../kernel/ids.ts';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { apply, begin } from './apply.ts';
import type { Command } from './commands.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { setUp } from './rules/set-up.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The code of the first rule that refuses. */
export const refused = (state: State, seat: string, command: Command): string | undefined =>
  refuse(state, seat, command)?.code;

/** Executes a legal command with all its consequences. */
export function done(state: State, seat: string, command: Command, dice: Dice = loaded()): Happened {
  const no = refuse(state, seat, command);
  if (no) throw new Error(`${seat} ${JSON.stringify(command)} is refused: ${JSON.stringify(no)}`);
  const events: Event[] = [];
  const happening = resolve(state, seat, command, dice);
  let now = state;
  for (let next = happening.next(); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = apply(now, next.value);
  }
  return { state: now, events };
}

export const ofType = <T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The phases that started, in order. */
export const phases = (events: readonly Event[]): string[] =>
  ofType(events, 'phase-began').map(({ phase, queue }) => [phase, ...queue].join(' '));

/** A started match: the first turn's initiative is rolled. */
export const begun = (options: unknown, dice: Dice): State =>
  done(begin(must(setUp(options, dice))), UMPIRE, { type: 'begin' }, dice).state;

/** Random legal play; calls `look` with every state and the next command. */
export function wander(
  from: State,
  seed: number,
  most: number,
  look: (state: State, seat: string, command: Command) => void = () => {},
): State {
  const random = new Random(seed);
  let state = from;
  for (let i = 0; i < most && state.phase !== 'ended'; i++) {
    const [asked] = awaiting(state);
    if (!asked) throw new Error(`nobody is awaited in ${state.phase}`);
    const { picked } = anyOf(options(view(state, asked.seat), asked.seat), random);
    if (!picked) throw new Error(`nothing is offered in ${state.phase}`);
    look(state, asked.seat, picked);
    state = done(state, asked.seat, picked, random).state;
  }
  return state;
}
