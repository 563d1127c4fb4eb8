import { type Fact, first } from '../../../../kernel/fact.ts';
import { type Facing, neighbour, opposite, turned } from '../../../../parts/hex/hex.ts';
import type { Spot } from '../../events.ts';
import type { Step } from '../../plan.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { stepCost, stepRefusal } from './cost.ts';
import { fieldOf, footingAcross, footingOf } from './field.ts';
import { allowance } from './gait.ts';
import { BLOCKED, inTheWay } from './stacking.ts';
import { canGoProne, cannotStand, PRONE_MP, proneTurns, standMp } from './standing.ts';

/** One step of a walk or run and its result, assuming every roll on the way is passed. */
export interface Stride {
  readonly step: Step;
  readonly from: Spot;
  readonly to: Spot;
  readonly mp: number;
  readonly entered: boolean; // enters another hex
  readonly came: Facing; // its facing when it entered its current hex, or stood up there
  readonly hexes: number; // hexes for the target modifier, after this step
  readonly backwards: boolean; // the counted run is backwards
}

/** The state of a path between two steps. */
interface Walker {
  readonly spot: Spot;
  readonly prone: boolean;
  readonly spent: number; // this turn
  readonly hexes: number;
  readonly backwards: boolean;
  readonly came: Facing;
}

interface Path {
  readonly strides: readonly Stride[];
  readonly no?: Fact; // the first rule that refuses the path; the strides before it are legal
}

export const spotOf = (state: Pick<State, 'units'>, id: UnitId): Spot => {
  const { at, level, facing } = unitOf(state, id);
  return { at, level, facing };
};

/** Follows the steps one by one. */
export function pathOf(state: State, id: UnitId, mode: Mode, steps: readonly Step[], masc = false): Path {
  const { went, prone, facing } = unitOf(state, id);
  const { hexes, backwards } = went;
  const most = allowance(state, id, mode, masc);
  let walker: Walker = { spot: spotOf(state, id), prone, spent: went.mp, hexes, backwards, came: facing };
  const strides: Stride[] = [];
  for (const step of steps) {
    const taken = STEPS[step.step](state, id, { walker, step, mode, most });
    if ('no' in taken) return { strides, no: { ...taken.no, step: strides.length } };
    const needs = taken.stride.mp;
    const left = most - walker.spent;
    const least = needs > left && minimum(state, id, steps, most);
    if (needs > left && !least)
      return { strides, no: { code: 'not-enough-mp', needs, has: left, step: strides.length } };
    const mp = Math.min(needs, left);
    strides.push({ ...taken.stride, mp });
    walker = { ...taken.walker, spent: walker.spent + mp };
  }
  const no = endRefusal(state, id, walker);
  return no ? { strides, no } : { strides };
}

/** A unit with at least 1 MP may move one hex forward at any cost, as its whole move. */
const minimum = (state: State, id: UnitId, steps: readonly Step[], most: number): boolean =>
  steps.length === 1 && steps[0]?.step === 'forward' && most > 0 && isFresh(state, id);

/** Has not moved yet this turn. */
const isFresh = (state: State, id: UnitId): boolean => {
  const { mp, stood } = unitOf(state, id).went;
  return mp === 0 && stood === 0;
};

/** A move cannot end in another unit's hex. */
function endRefusal(state: State, id: UnitId, { spot }: Walker): Fact | undefined {
  if (spot.at === unitOf(state, id).at) return undefined;
  const other = inTheWay(state, id, spot.at);
  return other && { code: 'hex-is-occupied', hex: spot.at, unit: other.unit };
}

interface Asked {
  readonly walker: Walker;
  readonly step: Step;
  readonly mode: Mode;
  readonly most: number;
}
type Taken = { readonly stride: Stride; readonly walker: Walker } | { readonly no: Fact };

const STEPS: { readonly [S in Step['step']]: (state: State, id: UnitId, asked: Asked) => Taken } = {
  forward: (state, id, asked) => entering(state, id, asked, false),
  back: (state, id, asked) => entering(state, id, asked, true),
  left: (state, id, asked) => turning(state, id, asked, -1),
  right: (state, id, asked) => turning(state, id, asked, 1),
  'stand-up': rising,
  'go-prone': lyingDown,
  jump: () => ({ no: { code: 'jump-is-a-mode' } }),
};

function entering(state: State, id: UnitId, { walker, step, mode }: Asked, backwards: boolean): Taken {
  const { spot } = walker;
  const side = backwards ? opposite(spot.facing) : spot.facing;
  const hex = neighbour(state.rules.map, spot.at, side);
  const other = hex < 0 ? undefined : inTheWay(state, id, hex);
  const no =
    first<Fact>(walker.prone && { code: 'prone' }, backwards && mode === 'run' && { code: 'no-running-backwards' }) ??
    stepRefusal(state, id, spot, hex, mode, backwards) ??
    first<Fact>(other?.how === BLOCKED && { code: 'unit-in-the-way', hex, unit: other.unit });
  if (no) return { no };
  const field = fieldOf(state);
  const footing = footingAcross(field, field.levelOf[footingOf(field, spot)] as number, hex, opposite(side));
  const to: Spot = { at: hex, level: field.levelOf[footing] as number, facing: spot.facing };
  const hexes = backwards === walker.backwards ? walker.hexes + 1 : 1;
  const { total: mp } = stepCost(state, id, spot, hex, mode);
  const { came } = walker;
  return {
    stride: { step, from: spot, to, mp, entered: true, came, hexes, backwards },
    walker: { ...walker, spot: to, hexes, backwards, came: spot.facing },
  };
}

/** A step that stays in its hex. */
const staying = ({ walker, step }: Asked, to: Spot, mp: number): Stride => {
  const { hexes, backwards, came } = walker;
  return { step, from: walker.spot, to, mp, entered: false, came, hexes, backwards };
};

function turning(state: State, id: UnitId, asked: Asked, hexsides: number): Taken {
  const { walker, most } = asked;
  if (walker.prone && proneTurns(state, id, most - walker.spent, walker.spent) < 1 && most > walker.spent)
    return { no: { code: 'cannot-turn-further' } };
  const spot = { ...walker.spot, facing: turned(walker.spot.facing, hexsides) };
  return { stride: staying(asked, spot, 1), walker: { ...walker, spot } };
}

function rising(state: State, id: UnitId, asked: Asked): Taken {
  const { walker, step, most } = asked;
  const no = walker.prone ? cannotStand(state, id) : { code: 'not-prone' };
  if (no || step.step !== 'stand-up') return { no: no ?? { code: 'not-prone' } };
  const spot = { ...walker.spot, facing: step.facing };
  return {
    stride: staying(asked, spot, standMp(most)),
    walker: { ...walker, spot, prone: false, came: step.facing },
  };
}

function lyingDown(state: State, id: UnitId, asked: Asked): Taken {
  const { walker } = asked;
  const no = first<Fact>(!canGoProne(state, id) && { code: 'only-mechs-go-prone' }, walker.prone && { code: 'prone' });
  if (no) return { no };
  return { stride: staying(asked, walker.spot, PRONE_MP), walker: { ...walker, prone: true } };
}
