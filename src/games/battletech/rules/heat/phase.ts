import type { Dice } from '../../../../kernel/dice.ts';
import { lifeSupportHits } from '../../data/heat-scale.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { hurtPilot } from '../pilot.ts';
import { alive, hitsOn, isMech } from '../status.ts';
import { ammunition } from './ammunition.ts';
import { reactor } from './reactor.ts';
import { heatTally } from './sum.ts';

/** Each 'Mech in turn: the sum, the reactor, the ammunition, the pilot. Vehicles do not track heat. */
export function* heatPhase(before: State, dice: Dice): Happening {
  let state = before;
  if (!state.rules.ruleset.heatPhase) return state;
  for (const id of before.units.keys()) if (isMech(state, id)) state = yield* heatOf(state, id, dice);
  return state;
}

function* heatOf(before: State, id: UnitId, dice: Dice): Happening {
  let state = before;
  for (const part of [counted, reactor, ammunition, lifeSupport])
    if (alive(unitOf(state, id))) state = yield* part(state, id, dice);
  return state;
}

function* counted(state: State, id: UnitId): Happening {
  const tally = heatTally(state, id);
  return yield { type: 'heat-counted', unit: id, tally, heat: Math.max(0, tally.total) };
}

function* lifeSupport(state: State, id: UnitId, dice: Dice): Happening {
  if (hitsOn(state, id, 'life-support') === 0) return state;
  const hits = lifeSupportHits(unitOf(state, id).heat, state.rules.ruleset.lifeSupport);
  return hits > 0 ? yield* hurtPilot(state, id, hits, 'heat', dice) : state;
}
