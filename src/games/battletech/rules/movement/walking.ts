import type { Dice } from '../../../../kernel/dice.ts';
import type { Event } from '../../events.ts';
import type { Step } from '../../plan.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { canFall } from '../piloting.ts';
import { fieldOf } from './field.ts';
import { heatOf, mpLeft } from './gait.ts';
import { asks, bitOf } from './hazards.ts';
import { limpOf } from './limps.ts';
import { tryMasc } from './masc.ts';
import { pathOf, type Stride } from './path.ts';
import { enters, rollsOn, type Tried, tryLimping, trySkid, tryStanding } from './trials.ts';

interface Walk {
  readonly mode: Mode;
  readonly steps: readonly Step[];
  readonly masc: boolean;
}

type Trying = Generator<Event, Tried, State>;

/** A walk or run in segments; a segment ends at a roll or hazard. */
export function* walk(before: State, id: UnitId, how: Walk, dice: Dice): Trying {
  const { strides } = pathOf(before, id, how.mode, how.steps, how.masc);
  let state = before;
  let stretch: Stride[] = [];
  if (how.masc && !unitOf(state, id).went.masc) {
    const tried = yield* tryMasc(yield* goes(state, id, how, []), id, dice);
    if (tried.broken) return tried;
    state = tried.state;
  }
  for (const [i, stride] of strides.entries()) {
    const rolls = rollsOn(state, id, how.mode, stride);
    const first = asks(rolls, 'skid') ? trySkid : SPECIAL[stride.step.step];
    if (first) {
      state = yield* goes(state, id, how, stretch);
      stretch = [];
      const tried = yield* first(state, id, stride, dice);
      if (tried.broken) return tried;
      state = tried.state;
    }
    if (SPECIAL[stride.step.step]) continue;
    stretch.push(stride);
    if (!perilous(state, stride, rolls)) continue;
    state = yield* goes(state, id, how, stretch);
    stretch = [];
    const tried = yield* enters(state, id, stride, rolls, dice);
    if (tried.broken) return tried;
    state = tried.state;
    if (lamed(state, id, how, strides.slice(i + 1))) return { state, broken: 'hurt' };
  }
  state = yield* goes(state, id, how, stretch);
  const went = strides.length > 0 && canFall(state, id);
  const limp = went && limpOf(state, id, how.mode, unitOf(state, id).went.hexes);
  return limp ? yield* tryLimping(state, id, limp, dice) : { state, broken: null };
}

/** The segment so far. The first event of a move has its heat. */
function* goes(state: State, id: UnitId, { mode, masc }: Walk, stretch: readonly Stride[]): Happening {
  const { went } = unitOf(state, id);
  const last = stretch.at(-1);
  if (!last && went.mode !== 'still') return state;
  return yield {
    type: 'moved',
    unit: id,
    mode,
    path: stretch.map(({ to }) => to),
    mp: stretch.reduce((sum, { mp }) => sum + mp, 0),
    heat: went.mode === 'still' ? heatOf(state, id, mode) : 0,
    hexes: last?.hexes ?? went.hexes,
    backwards: last?.backwards ?? went.backwards,
    masc,
  };
}

/** Steps other than moving and turning. */
const SPECIAL: { readonly [S in Step['step']]?: (state: State, id: UnitId, stride: Stride, dice: Dice) => Trying } = {
  'stand-up': function* (before, id, { mp, to }, dice) {
    const heat = unitOf(before, id).crew ? 0 : before.rules.ruleset.standUp.heat;
    const tried = yield* tryStanding(yield { type: 'stand-attempted', unit: id, mp, heat }, id, dice);
    if (tried.broken) return tried;
    return { state: yield { type: 'stood-up', unit: id, facing: to.facing }, broken: null };
  },
  'go-prone': function* (_before, id, { mp }) {
    return { state: yield { type: 'went-prone', unit: id, mp }, broken: null };
  },
};

/** Whether entering this hex has an effect. */
function perilous(state: State, { entered, to }: Stride, rolls: number): boolean {
  if (!entered) return false;
  const field = fieldOf(state);
  return (rolls & ~bitOf('skid')) !== 0 || field.fire[to.at] === 1 || to.level > (field.levelOf[to.at] as number);
}

/** Whether damage on the way has left too few MP for the remaining steps. */
const lamed = (state: State, id: UnitId, { mode, masc }: Walk, rest: readonly Stride[]): boolean =>
  rest.length > 0 && rest.reduce((sum, { mp }) => sum + mp, 0) > mpLeft(state, id, mode, masc);
