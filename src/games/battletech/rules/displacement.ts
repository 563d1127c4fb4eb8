import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Line } from '../../../kernel/tally.ts';
import { type Facing, type Hex, OFF_MAP, sideTowards } from '../../../parts/hex/hex.ts';
import type { Event, Spot } from '../events.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../state.ts';
import { targetMoved } from './attack-modifiers.ts';
import { enterBuilding, mustHold } from './buildings.ts';
import { destroy } from './damage/destroy.ts';
import { strikeInFives } from './damage/strike.ts';
import { fall } from './falling.ts';
import type { Happening } from './handler.ts';
import { fieldOf, indoors } from './movement/field.ts';
import { asks, groundRolls, steppingOf, trialOf } from './movement/hazards.ts';
import { occupant } from './movement/stacking.ts';
import { canFall, owe, pilotingRoll } from './piloting.ts';
import { rollPair, sum } from './rolls.ts';
import { displacementOf, landingLevel } from './room.ts';
import { alive, isMech } from './status.ts';
import { depthAt } from './terrain.ts';

/** A bigger drop is a fall, and a bigger fall can hit a unit below. */
const STEP_DOWN = 1;
const ON_ITS_BACK = 4;

/**
 * A unit is pushed out of its hex: off the map and out of the match, over an edge and down, or simply to the next hex,
 * where it pushes a unit on, which must roll. The caller handles the roll for the push itself.
 */
export function* displace(before: State, id: UnitId, to: Hex, why: string, dice: Dice): Happening {
  if (to === OFF_MAP) return yield* destroy(before, id, 'destroyed-off-map');
  let state = before;
  const { at, level, facing, stuck } = unitOf(state, id);
  const direction = sideTowards(state.rules.map, at, to) ?? facing;
  const spot = { at: to, level: landingLevel(state, level, to), facing };
  if (level - spot.level > STEP_DOWN) return yield* fallInto(state, id, spot, { direction }, dice);
  const other = occupant(state, to, id);
  state = yield { type: 'displaced', unit: id, to: spot, why };
  if (stuck) state = yield { type: 'freed', unit: id };
  if (stuck && canFall(state, id)) state = yield* fall(state, id, { levels: 0 }, dice);
  state = yield* arrives(state, id, dice);
  return other === undefined ? state : yield* makeRoom(state, other, direction, { code: 'psr-domino' }, 0, dice);
}

/** Another unit has entered its hex: it is pushed on and must roll; without room it is crushed. */
export function* makeRoom(
  before: State,
  id: UnitId,
  direction: Facing,
  why: Fact,
  modifier: number,
  dice: Dice,
): Happening {
  const to = displacementOf(before, id, direction);
  if (to === undefined) return yield* destroy(before, id, 'destroyed-crushed');
  const state = yield* displace(before, id, to, 'domino', dice);
  return yield* owe(state, id, { why, modifier, automatic: false });
}

/** Effects of the new hex on a displaced unit: walls, water, swamp, a roof that may not bear it. */
function* arrives(before: State, id: UnitId, dice: Dice): Happening {
  let state = before;
  const { at, level } = unitOf(state, id);
  const field = fieldOf(state);
  if (level > (field.levelOf[at] as number)) return yield* mustHold(state, at, dice);
  if (indoors(field, at)) state = yield* enterBuilding(state, id, at, dice);
  if (!isMech(state, id) && depthAt(groundAt(state, at)) > 0) return yield* destroy(state, id, 'destroyed-drowned');
  const rolls = groundRolls(field, steppingOf(isMech(state, id), 'run', state.rules.ruleset), at);
  for (const kind of ['water', 'swamp'] as const)
    if (asks(rolls, kind) && alive(unitOf(state, id))) state = yield* braves(state, id, kind, dice);
  return state;
}

/** Units pushed into water or a swamp must make the usual rolls. */
function* braves(before: State, id: UnitId, kind: 'water' | 'swamp', dice: Dice): Happening {
  if (kind === 'water' ? !canFall(before, id) : unitOf(before, id).stuck) return before;
  const { why, modifier } = trialOf(fieldOf(before), kind, unitOf(before, id).at);
  const { state, passed } = yield* pilotingRoll(before, id, why, modifier, dice);
  if (passed) return state;
  if (kind === 'swamp') return yield { type: 'stuck', unit: id };
  return yield* fall(state, id, { levels: 0, lines: [{ why, value: modifier }] }, dice);
}

interface FallInto {
  readonly direction: Facing; // direction of the fall
  readonly levels?: number; // levels it falls (default: from its current level)
  readonly lines?: readonly Line[]; // of the failed roll
  readonly strikes?: boolean; // false: it lands next to the unit below, not on it
}

/** A fall into a hex: from two or more levels up it may hit a unit there; otherwise that unit makes room. */
export function* fallInto(before: State, id: UnitId, to: Spot, how: FallInto, dice: Dice): Happening {
  const { at, level } = unitOf(before, id);
  const { direction, lines = [], strikes = true } = how;
  const levels = how.levels ?? Math.abs(level - to.level);
  const below = occupant(before, to.at, id);
  if (below !== undefined && levels > STEP_DOWN && strikes)
    return yield* fallUpon(before, id, below, to, levels, how, dice);
  let state = before;
  if (at !== to.at || level !== to.level) state = yield { type: 'displaced', unit: id, to, why: 'fall' };
  state = yield* fall(state, id, { levels, lines }, dice);
  return below === undefined ? state : yield* makeRoom(state, below, direction, { code: 'psr-domino' }, 0, dice);
}

/** An accidental fall from above: it hits the unit below, or lands next to it. */
function* fallUpon(
  before: State,
  id: UnitId,
  below: UnitId,
  to: Spot,
  levels: number,
  { direction, lines = [] }: FallInto,
  dice: Dice,
): Happening {
  const { state: rolled, hit } = yield* collides(before, below, dice);
  let state = rolled;
  if (!hit) return yield* comesDownBeside(state, id, to.at, { direction, lines, strikes: false }, dice);
  const points = levels * Math.ceil(modelOf(state, id).design.tons / 10);
  const blow = { source: { by: 'fall' }, table: 'punch', column: 'front' } as const;
  state = yield* strikeInFives(state, below, points, blow, dice);
  state = yield { type: 'displaced', unit: id, to, why: 'fall' };
  state = yield* fall(state, id, { levels, lines, die: ON_ITS_BACK }, dice);
  if (!alive(unitOf(state, below))) return state;
  return yield* makeRoom(state, below, direction, { code: 'psr-fallen-on' }, 2, dice);
}

const ACCIDENT = 7;

/** Whether a fall hits the unit below: harder the faster that unit moved; vehicles are always hit. */
function* collides(
  before: State,
  below: UnitId,
  dice: Dice,
): Generator<Event, { readonly state: State; readonly hit: boolean }, State> {
  const { at, went } = unitOf(before, below);
  if (!isMech(before, below)) return { state: before, hit: true };
  const jumped = went.mode === 'jump' ? 1 : 0;
  const needs = ACCIDENT + targetMoved(went.hexes) + jumped + groundAt(before, at).woods;
  const thrown = rollPair(before, dice);
  const hit = sum(thrown) >= needs;
  const state = yield { type: 'hex-rolled', hex: at, why: 'fall-upon', needs, dice: thrown, happens: hit };
  return { state, hit };
}

function* comesDownBeside(before: State, id: UnitId, hex: Hex, how: FallInto, dice: Dice): Happening {
  const aside = displacementOf(before, id, how.direction, hex);
  if (aside === undefined) return yield* destroy(before, id, 'destroyed-crushed');
  if (aside === OFF_MAP) return yield* destroy(before, id, 'destroyed-off-map');
  const { level, facing } = unitOf(before, id);
  return yield* fallInto(before, id, { at: aside, level: landingLevel(before, level, aside), facing }, how, dice);
}
