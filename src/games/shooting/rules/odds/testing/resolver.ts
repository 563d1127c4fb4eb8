import type { Dice } from '../../../../../kernel/dice.ts';
import type { Command } from '../../../commands.ts';
import type { State } from '../../../state.ts';
import { answerOf, battle, done, marines, played, type Situation, type Squad } from '../../../testing.ts';
import { volleysOf } from '../../volleys.ts';
import { howFor, strikesFor } from '../match.ts';
import { type Outlook, outlook } from '../outlook.ts';

/** A unit fires everything it has at another. */
export interface Case {
  readonly shooter: Partial<Squad>;
  readonly target: Squad;
  readonly more?: Partial<Situation>;
  readonly picks?: boolean; // Precision is used
  readonly walked?: string; // a small case with the same rules, if `SMALL` enumerates it: fewer runs are enough then
}

export const opened = ({ shooter, target, more }: Case): State =>
  battle({ attacker: [marines(shooter)], defender: [target], ...more });

interface Toll {
  readonly damage: number;
  readonly slain: number;
  readonly own: number; // models of the shooter
}

/** Aims all weapons at the target without rolling any die, so that many runs can start from this state. */
export function declared(start: State): State {
  const groups = start.rules.units[0]?.groups ?? [];
  const aims = groups.map(({ id }): Command => ({ type: 'assign', group: id, target: 1 }));
  const orders: Command[] = [{ type: 'select-shooter', unit: 0 }, ...aims, { type: 'confirm' }];
  const { state } = played(
    start,
    orders.map((order) => ['attacker', order]),
  );
  return state.stage === 'reaction' ? done(state, 'defender', { type: 'decline' }).state : state;
}

/** Rolls the declared attacks with these dice, by the match's own rules. */
export function shoot(start: State, dice: Dice, picks = false): Toll {
  let { state } = done(start, 'attacker', { type: 'roll', until: 'unit' }, dice);
  for (let answer = replyOf(state, picks); answer; answer = replyOf(state, picks))
    state = done(state, ...answer, dice).state;
  let [damage, slain, own] = [0, 0, 0];
  for (const { index, unit } of state.rules.models) {
    const left = state.wounds[index] as number;
    if (unit === 1) damage += (start.wounds[index] as number) - left;
    if (unit === 1 && left === 0) slain++;
    if (unit === 0 && left === 0) own++;
  }
  return { damage, slain, own };
}

const charactersOf = ({ rules, wounds }: State): readonly number[] =>
  rules.units[1]?.models.filter((model) => rules.models[model]?.character && (wounds[model] as number) > 0) ?? [];

/** The defender allocates in model order; with `picks`, the attacker picks out the first character. */
const replyOf = (state: State, picks: boolean): ReturnType<typeof answerOf> =>
  picks && state.stage === 'precision'
    ? [state.active, { type: 'precision', model: charactersOf(state)[0] ?? null }]
    : answerOf(state);

export function foretold(start: State, picks = false): Outlook {
  const groups = start.rules.units[0]?.groups ?? [];
  const aims = groups.map(({ id, bearers }) => ({
    group: id,
    bearers: bearers.map((_, place) => place),
    profile: 0,
    target: 1,
    hand: [],
    fish: false,
  }));
  const volleys = volleysOf(start, 0, aims);
  return outlook(strikesFor(start, 0, volleys), howFor(start, 0, volleys, picks ? charactersOf(start) : []));
}
