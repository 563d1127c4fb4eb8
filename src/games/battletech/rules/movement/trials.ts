import type { Dice } from '../../../../kernel/dice.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Line } from '../../../../kernel/tally.ts';
import { type Facing, opposite } from '../../../../parts/hex/hex.ts';
import { LL, RL } from '../../data/places.ts';
import type { Event, Spot } from '../../events.ts';
import { groundAt, type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { enterBuilding, mustHold } from '../buildings.ts';
import { enteringFire } from '../burning.ts';
import { fallInto } from '../displacement.ts';
import { fall } from '../falling.ts';
import type { Happening } from '../handler.ts';
import { canFall, pilotingRoll } from '../piloting.ts';
import { active, actuator, hitsOn, isMech } from '../status.ts';
import { fieldOf, footingOf } from './field.ts';
import { asks, rollsOf, skidModifier, steppingOf, trialOf } from './hazards.ts';
import { LIMPS, type Limp } from './limps.ts';
import type { Stride } from './path.ts';
import { skid } from './skid.ts';

/** The result of part of a move: why it was interrupted, or null. */
export interface Tried {
  readonly state: State;
  readonly broken: string | null;
}
type Trying = Generator<Event, Tried, State>;

/** The hexside through which a step leaves its hex. */
const sideOf = ({ from, step }: Stride): Facing => (step.step === 'back' ? opposite(from.facing) : from.facing);

/** The rolls of a step, as bits. */
export function rollsOn(state: State, id: UnitId, mode: Mode, stride: Stride): number {
  if (!stride.entered) return 0;
  const field = fieldOf(state);
  const stepping = steppingOf(isMech(state, id), mode, state.rules.ruleset);
  const [from, to] = [footingOf(field, stride.from), footingOf(field, stride.to)];
  return rollsOf(field, stepping, from, sideOf(stride), to, stride.came !== stride.from.facing);
}

/** One roll of a move; failing it means falling in place. */
function* orFall(before: State, id: UnitId, why: Fact, modifier: number, broken: string, dice: Dice): Trying {
  const { state, passed } = yield* pilotingRoll(before, id, why, modifier, dice);
  if (passed) return { state, broken: null };
  return { state: yield* fall(state, id, { levels: 0, lines: [{ why, value: modifier }] }, dice), broken };
}

/** A turn while running on pavement: a unit that fails falls in that hex and skids on in its old direction. */
export function* trySkid(before: State, id: UnitId, { came, hexes }: Stride, dice: Dice): Trying {
  const ran = hexes - 1;
  const why = { code: 'psr-skid', hexes: ran };
  const modifier = skidModifier(ran);
  const rolled = yield* pilotingRoll(before, id, why, modifier, dice);
  let { state } = rolled;
  if (rolled.passed) return { state, broken: null };
  if (canFall(state, id)) state = yield* fall(state, id, { levels: 0, lines: [{ why, value: modifier }] }, dice);
  return { state: yield* skid(state, id, came, ran, dice), broken: 'skid' };
}

/** Still moving: active, standing, free, and where the step led. */
function brokenBy(state: State, id: UnitId, { at, level }: Spot): string | null {
  const unit = unitOf(state, id);
  if (unit.prone) return 'fall';
  if (unit.stuck) return 'stuck';
  return !active(unit) || unit.at !== at || unit.level !== level ? 'hurt' : null;
}

/** All effects of entering a hex, in this order, until one of them interrupts the move. */
export function* enters(before: State, id: UnitId, stride: Stride, rolls: number, dice: Dice): Trying {
  const { from, to } = stride;
  const parts: readonly (false | ((state: State) => Happening))[] = [
    asks(rolls, 'leaving') && ((state) => enterBuilding(state, id, from.at, dice)),
    asks(rolls, 'rubble') && ((state) => braves(state, id, 'rubble', stride, dice)),
    asks(rolls, 'water') && ((state) => braves(state, id, 'water', stride, dice)),
    asks(rolls, 'swamp') && ((state) => bogs(state, id, stride, dice)),
    asks(rolls, 'entering') && ((state) => enterBuilding(state, id, to.at, dice)),
    (state) => bears(state, id, dice),
    (state) => enteringFire(state, id, dice),
  ];
  let state = before;
  for (const part of parts) {
    if (!part) continue;
    state = yield* part(state);
    const broken = brokenBy(state, id, to);
    if (broken) return { state, broken };
  }
  return { state, broken: null };
}

/** A roof or bridge must bear the weight. */
function* bears(state: State, id: UnitId, dice: Dice): Happening {
  const { at, level } = unitOf(state, id);
  return level > (fieldOf(state).levelOf[at] as number) ? yield* mustHold(state, at, dice) : state;
}

/** Rubble and water: a unit that fails falls into the lower of the two hexes. */
function* braves(before: State, id: UnitId, kind: 'rubble' | 'water', stride: Stride, dice: Dice): Happening {
  const { why, modifier } = trialOf(fieldOf(before), kind, stride.to.at);
  const { state, passed } = yield* pilotingRoll(before, id, why, modifier, dice);
  return passed ? state : yield* stumbles(state, id, stride, [{ why, value: modifier }], dice);
}

function* stumbles(state: State, id: UnitId, stride: Stride, lines: readonly Line[], dice: Dice): Happening {
  const { from, to } = stride;
  const back = groundAt(state, from.at).level < groundAt(state, to.at).level;
  const direction = back ? opposite(sideOf(stride)) : sideOf(stride);
  const levels = Math.abs(from.level - to.level);
  return yield* fallInto(state, id, back ? from : to, { direction, levels, lines }, dice);
}

/** A unit that fails in a swamp is stuck; it does not fall. */
function* bogs(before: State, id: UnitId, stride: Stride, dice: Dice): Happening {
  const { why, modifier } = trialOf(fieldOf(before), 'swamp', stride.to.at);
  const { state, passed } = yield* pilotingRoll(before, id, why, modifier, dice);
  return passed ? state : yield { type: 'stuck', unit: id };
}

const LEG_PARTS = ['hip', 'upper-leg', 'lower-leg', 'foot'] as const;

/** A unit that jumps with a damaged gyro, leg or hip rolls when it lands. */
export const landsHurt = (state: State, id: UnitId): boolean =>
  isMech(state, id) &&
  (hitsOn(state, id, 'gyro') > 0 ||
    [LL, RL].some((leg) => LEG_PARTS.some((part) => actuator(state, id, leg, part) === 'destroyed')));

export const tryLimping = (state: State, id: UnitId, limp: Limp, dice: Dice): Trying =>
  orFall(state, id, LIMPS[limp].why, LIMPS[limp].modifier, 'move-over', dice);
export const tryLanding = (state: State, id: UnitId, dice: Dice): Trying =>
  orFall(state, id, { code: 'psr-landing' }, 0, 'fall', dice);
export const tryStanding = (state: State, id: UnitId, dice: Dice): Trying =>
  orFall(state, id, { code: 'psr-stand-up' }, state.rules.ruleset.standUp.modifier, 'stand-up', dice);

/** Landing in water or rubble needs the same roll as walking in; a unit that fails falls in place. */
export function* tryGround(state: State, id: UnitId, kind: 'rubble' | 'water', dice: Dice): Trying {
  const { why, modifier } = trialOf(fieldOf(state), kind, unitOf(state, id).at);
  return yield* orFall(state, id, why, modifier, 'fall', dice);
}
