import type { Dice } from '../../../../kernel/dice.ts';
import { type Crew, type State, type UnitId, unitOf } from '../../state.ts';
import { burnPhase } from '../burning.ts';
import { crewRecovers } from '../damage/vehicle-crew.ts';
import type { Happening } from '../handler.ts';
import { hurtPilot, wakeUp } from '../pilot.ts';
import { settleRolls } from '../piloting.ts';
import { alive, hitsOn } from '../status.ts';
import { sunk } from '../terrain.ts';

/** Before sides are asked: drowning damage, dumping, fires, pilots waking up, crews recovering. */
export function* endPhaseOpens(before: State, dice: Dice): Happening {
  let state = before;
  for (const id of before.units.keys()) state = yield* suffocates(state, id, dice);
  for (const id of before.units.keys()) state = yield* dumped(state, id);
  state = yield* burnPhase(state, dice);
  for (const id of before.units.keys())
    if (alive(unitOf(state, id))) {
      state = yield* wakeUp(state, id, dice);
      state = yield* recovers(state, id);
    }
  return state;
}

/** Pending rolls caused by a collapse in this phase. */
export function* endPhaseCloses(state: State, dice: Dice): Happening {
  return yield* settleRolls(state, dice);
}

/** With damaged life support, the pilot of a submerged 'Mech is hurt every turn. */
function* suffocates(state: State, id: UnitId, dice: Dice): Happening {
  const gasps = hitsOn(state, id, 'life-support') > 0 && sunk(state, unitOf(state, id)) === 'all';
  return gasps ? yield* hurtPilot(state, id, 1, 'drowning', dice) : state;
}

function* dumped(state: State, id: UnitId): Happening {
  const { dumping, bins } = unitOf(state, id);
  if (dumping === 0) return state;
  return yield { type: 'dumped', unit: id, bins: bins.flatMap((_, bin) => (dumping & (1 << bin) ? [bin] : [])) };
}

function* recovers(state: State, id: UnitId): Happening {
  const unit = unitOf(state, id);
  const crew = crewRecovers(unit);
  return crew && unit.crew && !same(crew, unit.crew) ? yield { type: 'crew-changed', unit: id, crew } : state;
}

const same = (a: Crew, b: Crew): boolean =>
  a.stunned === b.stunned && a.jammed === b.jammed && a.turretJam === b.turretJam;
