import type { Dice } from '../../../../kernel/dice.ts';
import { type Facing, type Hex, OFF_MAP } from '../../../../parts/hex/hex.ts';
import { tenth } from '../../data/buildings.ts';
import type { Column, Event, Spot } from '../../events.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { damageBuilding } from '../buildings.ts';
import { destroy } from '../damage/destroy.ts';
import { strikeInFives } from '../damage/strike.ts';
import { fallInto, makeRoom } from '../displacement.ts';
import type { Happening } from '../handler.ts';
import { due } from '../owe.ts';
import { chargeDamage, recoil } from '../physical/damage.ts';
import { rolled, thrown } from '../physical/thrown.ts';
import { pilotingRoll } from '../piloting.ts';
import { landingLevel } from '../room.ts';
import { alive, isMech } from '../status.ts';
import { standing } from '../terrain.ts';
import { groundCost } from './cost.ts';
import { across, fieldOf, SWAMP } from './field.ts';
import { gaitOf, LOCOMOTION } from './gait.ts';
import { occupant } from './stacking.ts';

type Sliding = Generator<Event, { readonly state: State; readonly on: boolean }, State>;

/** The unit skids on in its direction, half as far as it has moved; rough ground shortens the skid. */
export function* skid(before: State, id: UnitId, direction: Facing, hexes: number, dice: Dice): Happening {
  const start = unitOf(before, id).at;
  let state: State = yield { type: 'skidded', unit: id, path: [] };
  let slid = 0;
  for (let left = Math.round(hexes / 2); left > 0; ) {
    const field = fieldOf(state);
    const to = across(field, unitOf(state, id).at, direction);
    if (to === OFF_MAP) return yield* destroy(state, id, 'destroyed-off-map');
    left -= 1 + Math.max(0, groundCost(field, gaitOf(state, id, 'run'), to));
    const slide = yield* slideInto(state, id, to, direction, hexes, dice);
    state = slide.state;
    if (!alive(unitOf(state, id))) return state;
    if (unitOf(state, id).at === to) slid++;
    if (!slide.on) break;
  }
  const { at } = unitOf(state, id);
  const other = at === start ? undefined : occupant(state, at, id);
  if (other !== undefined) state = yield* makeRoom(state, other, direction, { code: 'psr-domino' }, 0, dice);
  return yield* scraped(state, id, slid, dice);
}

/** The next hex of a skid: a slope stops it, a drop makes it fall, and it may hit a unit there. */
function* slideInto(before: State, id: UnitId, to: Hex, direction: Facing, hexes: number, dice: Dice): Sliding {
  const { level, facing } = unitOf(before, id);
  const spot: Spot = { at: to, level: landingLevel(before, level, to), facing };
  const { kind, tons } = modelOf(before, id).design;
  if (spot.level > level)
    return { state: yield* hurt(before, id, Math.ceil(tons / 20), columnOf(before, id, to), dice), on: false };
  if (level - spot.level > LOCOMOTION[kind].levels)
    return { state: yield* fallInto(before, id, spot, { direction }, dice), on: false };
  const other = occupant(before, to, id);
  let state = before;
  if (other !== undefined) state = yield* collision(state, id, other, direction, hexes, dice);
  const struck = other !== undefined && unitOf(state, other).at !== to;
  if (!alive(unitOf(state, id))) return { state, on: false };
  state = yield { type: 'skidded', unit: id, path: [spot] };
  state = yield* comesTo(state, id, hexes, dice);
  return { state, on: !struck && !halts(state, id) };
}

/** Water, a swamp or a standing building stops it. */
function halts(state: State, id: UnitId): boolean {
  const { at, stuck, level } = unitOf(state, id);
  const field = fieldOf(state);
  return stuck || (level === field.levelOf[at] && ((field.depth[at] as number) > 0 || field.walls[at] !== 0));
}

/** Effects of the ground: it rams a wall or gets stuck in a swamp; water drowns a vehicle, heavy woods stop it. */
function* comesTo(before: State, id: UnitId, hexes: number, dice: Dice): Happening {
  let state = before;
  const { at, level } = unitOf(state, id);
  const field = fieldOf(state);
  if (level !== field.levelOf[at]) return state;
  const building = standing(groundAt(state, at));
  if (building && field.walls[at] !== 0) {
    state = yield* damageBuilding(state, at, chargeDamage(state, id, hexes), dice);
    return yield* hurt(state, id, tenth(building.cf), 'front', dice);
  }
  if ((field.marks[at] as number) & SWAMP) return yield { type: 'stuck', unit: id };
  const { crew } = unitOf(state, id);
  if (!crew) return state;
  if ((field.depth[at] as number) > 0) return yield* destroy(state, id, 'destroyed-drowned');
  if (field.woods[at] !== 2) return state;
  state = yield { type: 'crew-changed', unit: id, crew: { ...crew, immobile: true } };
  return yield* hurt(state, id, Math.ceil(modelOf(state, id).design.tons / 5), 'front', dice);
}

/** An accidental charge: a unit that has not moved yet may dodge; otherwise it is rolled for, and both take damage. */
function* collision(before: State, id: UnitId, other: UnitId, direction: Facing, hexes: number, dice: Dice): Happening {
  let state = before;
  if (!unitOf(state, other).acted && state.rules.ruleset.pilotingRolls) {
    const avoided = yield* pilotingRoll(state, other, { code: 'psr-avoid-collision' }, 0, dice);
    state = avoided.state;
    if (avoided.passed) return state;
  }
  const melee = { start: state, id, strike: { attack: 'charge', target: other } } as const;
  const throwing = thrown(melee, dice);
  state = yield rolled(melee, throwing);
  if (!throwing.hit) return state;
  const [points, back] = [chargeDamage(state, id, hexes), recoil(state, id, melee.strike)];
  state = yield* hurt(state, other, points, columnOf(state, other, unitOf(state, id).at), dice);
  state = yield* hurt(state, id, back, columnOf(state, id, unitOf(state, other).at), dice);
  state = yield* due(state, other, 'psr-charged', 2);
  return alive(unitOf(state, other))
    ? yield* makeRoom(state, other, direction, { code: 'psr-domino' }, 0, dice)
    : state;
}

/** A skidding 'Mech takes half the damage of a fall per hex. */
function* scraped(state: State, id: UnitId, hexes: number, dice: Dice): Happening {
  if (!isMech(state, id) || !alive(unitOf(state, id))) return state;
  const { tons } = modelOf(state, id).design;
  return yield* hurt(state, id, hexes * Math.ceil(Math.ceil(tons / 10) / 2), 'front', dice);
}

const hurt = (state: State, id: UnitId, points: number, column: Column, dice: Dice): Happening =>
  strikeInFives(state, id, points, { source: { by: 'skid' }, table: 'full', column }, dice);
