import type { Dice } from '../../../../kernel/dice.ts';
import { type Facing, type Hex, neighbour, OFF_MAP, turned } from '../../../../parts/hex/hex.ts';
import { LEVELS, SPREAD } from '../../data/fire.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { FOLIAGE, standing } from '../terrain.ts';
import { catches, ignitable } from './ignite.ts';

/** The highest level at which a hex burns. */
const ceiling = (ground: Ground): number =>
  ground.level + Math.max(standing(ground)?.height ?? 0, ground.woods > 0 ? FOLIAGE : 0);

/** Fire spreads downwind, less easily to either side, and rarely across a hex that does not burn. */
export function* spread(before: State, from: Hex, dice: Dice): Happening {
  const { wind } = before;
  if (wind === null) return before;
  const { map } = before.rules;
  const next = neighbour(map, from, wind);
  let state = yield* reaches(before, from, next, SPREAD.downwind, dice);
  if (next !== OFF_MAP && groundAt(state, next).fire === 0)
    state = yield* across(state, from, next, neighbour(map, next, wind), dice);
  for (const aside of [1, -1]) {
    const side: Facing = turned(wind, aside);
    state = yield* reaches(state, from, neighbour(map, from, side), SPREAD.aside, dice);
  }
  return state;
}

function* reaches(state: State, from: Hex, to: Hex, needs: number, dice: Dice): Happening {
  if (to === OFF_MAP || !ignitable(state, to)) return state;
  if (Math.abs(ceiling(groundAt(state, to)) - ceiling(groundAt(state, from))) > LEVELS) return state;
  return yield* catches(state, to, 'fire-spreads', needs, dice);
}

/** A hex higher than both ends stops the sparks. */
function* across(state: State, from: Hex, over: Hex, to: Hex, dice: Dice): Happening {
  if (to === OFF_MAP) return state;
  const height = ceiling(groundAt(state, over));
  if (height > ceiling(groundAt(state, from)) && height > ceiling(groundAt(state, to))) return state;
  return yield* reaches(state, from, to, SPREAD.across, dice);
}
