import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { tenth } from '../../data/buildings.ts';
import type { HitTable } from '../../events.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { strikeInFives } from '../damage/strike.ts';
import { fall } from '../falling.ts';
import type { Happening } from '../handler.ts';
import { alive, isMech } from '../status.ts';
import { bedOf, standing, topOf } from '../terrain.ts';

/** Units in a hex with their feet on these levels, highest first. */
const between = (state: State, hex: Hex, low: number, high: number): readonly UnitId[] =>
  state.units
    .flatMap((unit, id) => (alive(unit) && unit.at === hex && unit.level >= low && unit.level <= high ? [id] : []))
    .sort((a, b) => unitOf(state, b).level - unitOf(state, a).level);

const tonsOn = (state: State, hex: Hex, level: number): number =>
  between(state, hex, level, level).reduce((tons, id) => tons + modelOf(state, id).design.tons, 0);

/** A roof or bridge bears as many tons as it has points left. The ground floor bears everything. */
export function* mustHold(state: State, hex: Hex, dice: Dice): Happening {
  if (!state.rules.ruleset.collapse) return state;
  const ground = groundAt(state, hex);
  const building = standing(ground);
  const roof = building && building.height > 0 ? tonsOn(state, hex, topOf(ground)) > building.cf : false;
  const deck = ground.bridge ? tonsOn(state, hex, ground.bridge.level) > ground.bridge.cf : false;
  return roof || deck ? yield* collapse(state, hex, dice) : state;
}

/** The building of a hex collapses (or its bridge, if it has no building) with every unit in and on it. */
export function* collapse(state: State, hex: Hex, dice: Dice): Happening {
  const ground = groundAt(state, hex);
  if (ground.building && !ground.rubble) return yield* buildingFalls(state, hex, ground, ground.building, dice);
  return ground.bridge ? yield* bridgeFalls(state, hex, ground, ground.bridge, dice) : state;
}

function* buildingFalls(
  before: State,
  hex: Hex,
  ground: Ground,
  building: NonNullable<Ground['building']>,
  dice: Dice,
): Happening {
  const roof = ground.level + building.height;
  const caught = between(before, hex, ground.level, roof);
  const ruins: Ground = { ...ground, building: { ...building, cf: 0, lost: 0 }, rubble: true };
  const burnsOn = ground.woods > 0 ? ground.fire : 0;
  let state = yield { type: 'ground-changed', hex, ground: { ...ruins, fire: burnsOn }, why: 'building-collapsed' };
  for (const id of caught) {
    const { level } = unitOf(state, id);
    const above = Math.max(1, roof - level); // a unit on the roof counts as under it
    const points = tenth((building.cf + (building.lost ?? 0)) * above);
    state = yield* buried(state, id, points, level === roof && building.height > 0 ? 'full' : 'punch', dice);
  }
  return state;
}

function* bridgeFalls(
  before: State,
  hex: Hex,
  ground: Ground,
  bridge: NonNullable<Ground['bridge']>,
  dice: Dice,
): Happening {
  const caught = between(before, hex, bridge.level, bridge.level);
  let state = yield { type: 'ground-changed', hex, ground: { ...ground, bridge: null }, why: 'bridge-collapsed' };
  for (const id of caught) state = yield* buried(state, id, tenth(bridge.cf + (bridge.lost ?? 0)), 'full', dice);
  return state;
}

/** Debris damage in groups of five; then units that lost their floor fall to the ground. */
function* buried(before: State, id: UnitId, points: number, table: HitTable, dice: Dice): Happening {
  let state = before;
  state = yield* strikeInFives(state, id, points, { source: { by: 'collapse' }, table, column: 'front' }, dice);
  const unit = unitOf(state, id);
  const level = bedOf(groundAt(state, unit.at));
  const levels = unit.level - level;
  if (levels <= 0) return state;
  if (!isMech(state, id) || !alive(unit))
    state = yield { type: 'displaced', unit: id, to: { at: unit.at, level, facing: unit.facing }, why: 'collapse' };
  return alive(unit) ? yield* fall(state, id, { levels, level }, dice) : state;
}
