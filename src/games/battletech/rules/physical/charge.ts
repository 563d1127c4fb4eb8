import type { Dice } from '../../../../kernel/dice.ts';
import { type Facing, neighbour, OFF_MAP, turned } from '../../../../parts/hex/hex.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { strikeInFives } from '../damage.ts';
import { displace } from '../displacement.ts';
import type { Happening } from '../handler.ts';
import { due } from '../owe.ts';
import { rollDie } from '../rolls.ts';
import { canBeDisplaced, landingLevel } from '../room.ts';
import { alive } from '../status.ts';
import { sourceOf } from './blows.ts';
import { recoil, strikeDamage } from './damage.ts';
import { follows } from './push.ts';
import { tableOf } from './reach.ts';
import { type Melee, rolled, thrown } from './thrown.ts';

const BOTH_ROLL = 2;

/** A charge whose target has not moved away: it hits, or runs past. */
export function* resolveCharge(melee: Melee, before: State, dice: Dice): Happening {
  const throwing = thrown(melee, dice);
  if (throwing.hit) return yield* meets(yield rolled(melee, throwing), melee, dice);
  const { sides, die } = past(before, melee.id, dice);
  const state = yield rolled(melee, throwing, die);
  const side = sides[die === undefined || die <= 3 ? 0 : 1];
  if (side === undefined) return state;
  return yield* displace(
    state,
    melee.id,
    neighbour(state.rules.map, unitOf(state, melee.id).at, side),
    'ran-past',
    dice,
  );
}

interface Past {
  readonly sides: readonly Facing[];
  readonly die?: number; // rolled if both sides are equal
}

/** Where a missed charge may end: half right or half left, the higher of the two, or in place. */
function past(state: State, id: UnitId, dice: Dice): Past {
  if (state.rules.ruleset.missedCharge === 'stays') return { sides: [] };
  const { at, facing, level } = unitOf(state, id);
  const { map } = state.rules;
  const height = (side: Facing): number => landingLevel(state, level, neighbour(map, at, side));
  const free = [turned(facing, 1), turned(facing, -1)].filter(
    (side) => neighbour(map, at, side) !== OFF_MAP && canBeDisplaced(state, id, side),
  );
  const highest = Math.max(...free.map(height));
  const sides = free.filter((side) => height(side) === highest);
  return sides.length > 1 ? { sides, die: rollDie(state, dice) } : { sides };
}

/** Damage to both in groups of five. The target is pushed in the charge's direction; the attacker takes its hex. */
function* meets(before: State, melee: Melee, dice: Dice): Happening {
  const { start, id, strike } = melee;
  const { target } = strike;
  const { at, facing } = unitOf(start, id);
  const blow = {
    source: sourceOf(melee),
    table: tableOf(start, id, strike) ?? 'full',
    column: columnOf(start, target, at),
  } as const;
  let state = yield* strikeInFives(before, target, strikeDamage(start, id, strike), blow, dice);
  const shock = { source: { by: 'recoil' }, table: 'full', column: 'front' } as const;
  state = yield* strikeInFives(state, id, recoil(start, id, strike), shock, dice);
  state = yield* givesWay(state, target, facing, dice);
  state = yield* follows(state, id, target, unitOf(start, target).at, dice);
  state = yield* due(state, target, 'psr-charged', BOTH_ROLL);
  return yield* due(state, id, 'psr-charging', BOTH_ROLL);
}

function* givesWay(state: State, id: UnitId, direction: Facing, dice: Dice): Happening {
  const unit = unitOf(state, id);
  if (!alive(unit) || !canBeDisplaced(state, id, direction)) return state;
  return yield* displace(state, id, neighbour(state.rules.map, unit.at, direction), 'charged', dice);
}
