import type { Dice } from '../../../../kernel/dice.ts';
import { sideTowards } from '../../../../parts/hex/hex.ts';
import type { Column } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { destroy, strikeInFives } from '../damage.ts';
import { displace } from '../displacement.ts';
import { fall } from '../falling.ts';
import type { Happening } from '../handler.ts';
import { due } from '../owe.ts';
import { displacementOf } from '../room.ts';
import { alive } from '../status.ts';
import { sourceOf } from './blows.ts';
import { recoil, strikeDamage } from './damage.ts';
import { postureOf, tableOf } from './reach.ts';
import { type Melee, rolled, thrown } from './thrown.ts';

const LEAPER_ROLLS = 4;
const TARGET_ROLLS = 2;
const FALL = { levels: 2, die: 4 } as const; // on its back

/** A death from above whose target is still there: it lands on the target, or next to it on its back. */
export function* resolveLeap(melee: Melee, dice: Dice): Happening {
  const throwing = thrown(melee, dice);
  const state = yield rolled(melee, throwing);
  return yield* throwing.hit ? landsOn(state, melee, dice) : misses(state, melee, dice);
}

/** A prone target is hit in the back, a vehicle on its front. */
function columnFor({ start, id, strike: { target } }: Melee): Column {
  const posture = postureOf(start, target);
  if (posture === 'standing') return columnOf(start, target, unitOf(start, id).at);
  return posture === 'prone' ? 'rear' : 'front';
}

/** Damage to the target and to the attacker's own legs; then the attacker takes the target's hex. */
function* landsOn(before: State, melee: Melee, dice: Dice): Happening {
  const { start, id, strike } = melee;
  const { target } = strike;
  const blow = {
    source: sourceOf(melee),
    table: tableOf(start, id, strike) ?? 'full',
    column: columnFor(melee),
  } as const;
  let state = yield* strikeInFives(before, target, strikeDamage(start, id, strike), blow, dice);
  const shock = { source: { by: 'recoil' }, table: 'kick', column: 'front' } as const;
  state = yield* strikeInFives(state, id, recoil(start, id, strike), shock, dice);
  if (alive(unitOf(state, target))) state = yield* thrownAside(state, melee, target, dice);
  state = yield* comesDown(state, melee);
  state = yield* due(state, target, 'psr-leapt-upon', TARGET_ROLLS);
  return yield* due(state, id, 'psr-leaping', LEAPER_ROLLS);
}

/** After a miss the target moves aside and the attacker falls two levels into its hex, or is destroyed without room. */
function* misses(before: State, melee: Melee, dice: Dice): Happening {
  const { id, strike } = melee;
  const to = displacementOf(before, strike.target, directionOf(melee));
  if (to === undefined) return yield* destroy(before, id, 'destroyed-crushed');
  let state = yield* displace(before, strike.target, to, 'leapt-upon', dice);
  state = yield* comesDown(state, melee);
  return alive(unitOf(state, id)) ? yield* fall(state, id, FALL, dice) : state;
}

/** The direction of the leap. */
const directionOf = ({ start, id, strike: { target } }: Melee) =>
  sideTowards(start.rules.map, unitOf(start, id).at, unitOf(start, target).at) ?? unitOf(start, id).facing;

function* thrownAside(state: State, melee: Melee, target: UnitId, dice: Dice): Happening {
  const to = displacementOf(state, target, directionOf(melee));
  return yield* to === undefined
    ? destroy(state, target, 'destroyed-crushed')
    : displace(state, target, to, 'leapt-upon', dice);
}

/** Into the target's hex, from any height. */
function* comesDown(state: State, { start, id, strike: { target } }: Melee): Happening {
  const unit = unitOf(state, id);
  if (!alive(unit)) return state;
  const { at, level } = unitOf(start, target);
  return yield { type: 'displaced', unit: id, to: { at, level, facing: unit.facing }, why: 'leapt' };
}
