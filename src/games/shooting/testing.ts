import { type Dice, loaded } from '../../kernel/dice.ts';
import type { Random } from '../../kernel/random.ts';
import { apply, begin } from './apply.ts';
import type { Command } from './commands.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { askedOf } from './rules/resolve/allocation.ts';
import { marines, rulesOf, type Situation, type Squad } from './rules/testing.ts';
import { otherSide, type Side } from './sides.ts';
import type { State } from './state.ts';

export {
  BOLT_RIFLE,
  gun,
  marines,
  orks,
  PISTOL,
  rulesOf,
  type Situation,
  type Squad,
} from './rules/testing.ts';

const fail = (why: string): never => {
  throw new Error(why);
};

/** Both armies on the battlefield, in the attacker's first Shooting Phase. */
export const battle = (situation: Situation): State =>
  done(begin(rulesOf(situation)), 'umpire', { type: 'begin' }).state;

export type Speaker = Side | 'umpire' | 'spectator';

/** The code of the first rule that refuses the command. */
export const refused = (state: State, who: Speaker, command: Command): string | undefined =>
  refuse(state, who, command)?.code;

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Runs a command that the rules allow. */
export function done(state: State, who: Speaker, command: Command, dice: Dice = loaded()): Happened {
  const no = refuse(state, who, command);
  if (no) fail(`${who} ${JSON.stringify(command)} is refused: ${JSON.stringify(no)}`);
  const events: Event[] = [];
  const happening = resolve(state, who, command, dice);
  let now = state;
  for (let next = happening.next(now); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = apply(now, next.value);
  }
  return { state: now, events };
}

/** Runs several commands in a row with the same dice. */
export function played(
  state: State,
  orders: readonly (readonly [Speaker, Command])[],
  dice: Dice = loaded(),
): Happened {
  let now = state;
  const events: Event[] = [];
  for (const [who, command] of orders) {
    const happened = done(now, who, command, dice);
    now = happened.state;
    events.push(...happened.events);
  }
  return { state: now, events };
}

/** One model fires its `gun` at a unit. Wounds go to models in order, bodyguards first; no character is picked out. */
export function fire(
  shooter: Partial<Squad>,
  target: Squad,
  faces: readonly number[],
  more: Partial<Situation> = {},
): Happened & { readonly left: number } {
  const dice = loaded(...faces);
  const squad = marines({ models: 1, ...shooter });
  const start = battle({ attacker: [squad], defender: [target], ...more });
  let { state, events } = done(
    start,
    'attacker',
    { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
    dice,
  );
  for (let answer = answerOf(state); answer; answer = answerOf(state)) {
    const next = done(state, ...answer, dice);
    state = next.state;
    events = [...events, ...next.events];
  }
  return { state, events, left: dice.left };
}

/** The simplest answer to a question during attacks. */
export function answerOf(state: State): readonly [Side, Command] | undefined {
  if (state.stage === 'precision') return [state.active, { type: 'precision', model: null }];
  if (state.stage === 'reaction') return [otherSide(state.active), { type: 'decline' }];
  if (state.stage !== 'allocation') return undefined;
  const { unit, pool } = askedOf(state) ?? fail('nobody is asked');
  const rest = unit.models.filter((model) => (state.wounds[model] as number) > 0 && !pool.includes(model));
  return [unit.side, { type: 'allocate', models: [...pool, ...rest] }];
}

/** The wounds left of a unit's models; default: the defender's first unit. */
export const woundsOf = ({ state }: Pick<Happened, 'state'>, unit?: number): readonly number[] => {
  const { units } = state.rules;
  const models = (unit === undefined ? units.find(({ side }) => side === 'defender') : units[unit])?.models ?? [];
  return models.map((model) => state.wounds[model] as number);
};

/** Events of one type, in order. */
export const only = <T extends EventType>({ events }: Happened, type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

export const types = ({ events }: Happened): string[] => events.map(({ type }) => type);

/** What was rolled: `to-hit 3 of 4`, in order. */
export const rolls = (happened: Happened): string[] =>
  only(happened, 'rolled').map(({ context, successes, rolls: faces }) => `${context} ${successes} of ${faces.length}`);

/** The state as if loaded from a file, with the same rules. */
export function reloaded(state: State): State {
  const { rules, ...plain } = state;
  return { ...(JSON.parse(JSON.stringify(plain)) as Omit<State, 'rules'>), rules };
}

/** Dice that record their rolls, for replaying them. */
export function recorded(dice: Random): Dice & { readonly faces: readonly number[] } {
  const faces: number[] = [];
  return {
    faces,
    roll(sides) {
      const face = dice.roll(sides);
      faces.push(face);
      return face;
    },
  };
}
