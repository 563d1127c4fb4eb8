import type { Dice } from '../../../../kernel/dice.ts';
import { type Crew, type State, type UnitId, unitOf } from '../../state.ts';
import { burnPhase } from '../burning.ts';
import { crewRecovers } from '../damage/vehicle-crew.ts';
import type { Happening } from '../handler.ts';
import { hurtPilot, wakeUp } from '../pilot.ts';
import { settleRolls } from '../piloting.ts';
import { alive, hitsOn } from '../status.ts';
import { sunk } from '../terrain.ts';

/** Before anybody is asked: who has no air suffers, what was marked last turn is gone, fires burn, pilots wake, crews recover. */
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

/** What a collapse of this phase has shaken loose. */
export function* endPhaseCloses(state: State, dice: Dice): Happening {
  return yield* settleRolls(state, dice);
}

/** Where life support is damaged a pilot whose 'Mech is under water altogether is hurt, turn by turn. */
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
