import type { Dice } from '../../../../kernel/dice.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import type { Event, Spot } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { mustHold } from '../buildings.ts';
import { enteringFire } from '../burning.ts';
import { active, isMech } from '../status.ts';
import { type Footing, fieldOf } from './field.ts';
import { heatOf } from './gait.ts';
import { asks, bitOf, groundRolls, steppingOf } from './hazards.ts';
import { type Jump, landingOf } from './jump.ts';
import { landsHurt, type Tried, tryGround, tryLanding } from './trials.ts';

type Trying = Generator<Event, Tried, State>;

/** Rolls of a landing, as bits: for damage, rubble and water. A swamp needs no roll: the unit is stuck. */
export function landingRolls(state: State, id: UnitId, footing: Footing, hurt: boolean = landsHurt(state, id)): number {
  const field = fieldOf(state);
  const stepping = steppingOf(isMech(state, id), 'jump', state.rules.ruleset);
  return (hurt ? bitOf('landing') : 0) | (footing < field.hexes ? groundRolls(field, stepping, footing) : 0);
}

/** A jump and its landing. A unit that makes a death from above stays in the air for now. */
export function* leap(before: State, id: UnitId, jump: Jump, lands: boolean, dice: Dice): Trying {
  const { at } = unitOf(before, id);
  const footing = landingOf(before, id, jump) ?? jump.to;
  const hexes = distance(before.rules.map, at, jump.to);
  const spot: Spot = { at: jump.to, level: fieldOf(before).levelOf[footing] as number, facing: jump.facing };
  const mp = lands ? hexes : hexes + 1; // the last hex of a death from above is the target's
  const heat = heatOf(before, id, 'jump', mp);
  const moved = { type: 'moved', unit: id, mode: 'jump', path: [spot], mp, heat, hexes } as const;
  const state = yield { ...moved, backwards: false, masc: false };
  return lands ? yield* touchDown(state, id, landingRolls(state, id, footing), dice) : { state, broken: null };
}

function* touchDown(before: State, id: UnitId, rolls: number, dice: Dice): Trying {
  let tried: Tried = { state: before, broken: null };
  if (asks(rolls, 'landing')) tried = yield* tryLanding(tried.state, id, dice);
  for (const kind of ['rubble', 'water'] as const)
    if (!tried.broken && asks(rolls, kind)) tried = yield* tryGround(tried.state, id, kind, dice);
  let { state } = tried;
  if (asks(rolls, 'swamp') && !unitOf(state, id).stuck) state = yield { type: 'stuck', unit: id };
  const { at, level } = unitOf(state, id);
  if (level > (fieldOf(state).levelOf[at] as number)) state = yield* mustHold(state, at, dice);
  if (active(unitOf(state, id))) state = yield* enteringFire(state, id, dice);
  return { state, broken: tried.broken };
}
