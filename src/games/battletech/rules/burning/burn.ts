import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { CONSUMES } from '../../data/fire.ts';
import type { EventOf } from '../../events.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import { damageBuilding } from '../buildings.ts';
import type { Happening } from '../handler.ts';
import { standing } from '../terrain.ts';
import { vehiclesInFlames } from './flames.ts';
import { changed, drifted, given } from './smoke.ts';
import { spread } from './spread.ts';
import { burns, thinned } from './woods.ts';

/** Fire in the End Phase: smoke drifts, fires older than a turn spread and do damage, and all fires give off smoke. */
export function* burnPhase(before: State, dice: Dice): Happening {
  let state = before;
  if (!state.rules.ruleset.fires) return state;
  const rolls: EventOf<'smoke-drifted'>['rolls'][number][] = [];
  const smoky = hexesWhere(state, ({ smoke }) => smoke > 0);
  const smoke = drifted(state, smoky, dice, rolls);
  state = yield* vehiclesInFlames(state, dice);
  for (const hex of hexesWhere(state, ({ fire }) => fire > 0 && fire < state.turn)) {
    state = yield* spread(state, hex, dice);
    state = yield* consume(state, hex, dice);
  }
  given(
    state,
    hexesWhere(state, ({ fire }) => fire > 0),
    smoke,
  );
  if (smoky.length === 0 && smoke.size === 0) return state;
  return yield { type: 'smoke-drifted', smoke: changed(state, smoky, smoke), rolls };
}

function hexesWhere(state: State, wanted: (ground: Ground) => boolean): readonly Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < state.rules.map.hexes.length; hex++) if (wanted(groundAt(state, hex))) found.push(hex);
  return found;
}

/** Woods burn down, buildings collapse, and fires without fuel go out. */
function* consume(before: State, hex: Hex, dice: Dice): Happening {
  let state = before;
  if (standing(groundAt(state, hex))) state = yield* damageBuilding(state, hex, CONSUMES.building, dice);
  const ground = groundAt(state, hex);
  if (ground.fire === 0) return state;
  const left = thinned(ground, CONSUMES.woods);
  const out = !burns(left) || charred(state, left);
  if (out) return yield { type: 'ground-changed', hex, ground: { ...left, fire: 0 }, why: 'fire-out' };
  return left === ground ? state : yield { type: 'ground-changed', hex, ground: left, why: 'fire-burns' };
}

/** If buildings cannot collapse, one that has burnt down to its last point no longer burns. */
const charred = ({ rules }: State, ground: Ground): boolean =>
  !rules.ruleset.collapse && ground.woods === 0 && (standing(ground)?.cf ?? 0) <= 1;
