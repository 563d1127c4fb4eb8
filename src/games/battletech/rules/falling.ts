import type { Dice } from '../../../kernel/dice.ts';
import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import { turned } from '../../../parts/hex/hex.ts';
import type { Column } from '../events.ts';
import { groundAt, modelOf, type State, type Unit, type UnitId, unitOf } from '../state.ts';
import { balance } from './balance.ts';
import { strikeInFives } from './damage/strike.ts';
import type { Happening } from './handler.ts';
import { hurtPilot } from './pilot.ts';
import { rollDie, rollPair, sum } from './rolls.ts';
import { alive, immobile, isMech } from './status.ts';
import { bedOf, depthAt } from './terrain.ts';

interface Fall {
  readonly levels: number; // height of the fall; 0 = in place
  readonly lines?: readonly Line[]; // modifier of the failed roll besides the base; also applies to the pilot's roll
  readonly die?: number; // a given direction instead of a roll: 4 = on its back
  readonly level?: number; // of the feet afterwards, if different from now
}

interface Direction {
  readonly turn: number; // hexsides to the right
  readonly column: Column;
}

// By the die, from 1: the direction of the fall and the side that hits the ground.
const FALLS: readonly Direction[] = [
  { turn: 0, column: 'front' },
  { turn: 1, column: 'right' },
  { turn: 2, column: 'right' },
  { turn: 3, column: 'rear' },
  { turn: 4, column: 'left' },
  { turn: 5, column: 'left' },
];
const ON_ITS_FACE: Direction = { turn: 0, column: 'front' };
const ON_ITS_BACK: Direction = { turn: 0, column: 'rear' };

function directionOf(state: State, { die: given }: Fall, die: number): Direction {
  const thrown = FALLS[die - 1] ?? ON_ITS_FACE;
  if (state.rules.ruleset.fallFacing === 'table') return thrown;
  if (given !== undefined) return { ...thrown, turn: 0 };
  return die === 1 ? ON_ITS_BACK : ON_ITS_FACE;
}

/**
 * Damage of a fall, one number per impact: the ground, or the surface of water and then its bed. A fall that starts
 * under water has only the second.
 */
export function fallDamage(tons: number, levels: number, depth: number): readonly number[] {
  const weight = Math.ceil(tons / 10);
  const halved = (height: number): number => Math.floor((weight * (height + 1)) / 2);
  if (depth <= 0) return [weight * (levels + 1)];
  return depth >= levels ? [halved(levels)] : [halved(levels - depth), halved(depth)];
}

/** How deep its feet are under water; 0 on a bridge. */
export function depthOf(state: State, { at, level }: Pick<Unit, 'at' | 'level'>): number {
  const ground = groundAt(state, at);
  return level <= bedOf(ground) ? Math.max(0, depthAt(ground)) : 0;
}

/** A fall: new facing, damage in groups of five, and the roll to avoid pilot injury. A vehicle only takes damage. */
export function* fall(before: State, id: UnitId, what: Fall, dice: Dice): Happening {
  let state = before;
  const { levels } = what;
  const { facing, level: stood, at } = unitOf(state, id);
  const level = what.level ?? stood;
  const mech = isMech(state, id);
  if (!mech && levels < 2) return state;
  const die = what.die ?? rollDie(state, dice);
  const { turn, column } = directionOf(state, what, die);
  if (mech) state = yield { type: 'fell', unit: id, levels, die, column, facing: turned(facing, turn), level };
  state = yield* bogged(state, id);
  const { tons } = modelOf(state, id).design;
  for (const total of fallDamage(tons, levels, depthOf(state, { at, level })))
    if (alive(unitOf(state, id)))
      state = yield* strikeInFives(state, id, total, { source: { by: 'fall' }, table: 'full', column }, dice);
  return mech && alive(unitOf(state, id)) ? yield* keepSeat(state, id, what, dice) : state;
}

/** A unit that falls into a swamp is stuck. */
function* bogged(state: State, id: UnitId): Happening {
  const { at, level, stuck } = unitOf(state, id);
  const ground = groundAt(state, at);
  return ground.swamp && !stuck && level <= bedOf(ground) ? yield { type: 'stuck', unit: id } : state;
}

/** The roll to avoid pilot injury in a fall. */
export function seatBeltTally(state: State, id: UnitId, { levels, lines = [] }: Fall): Tally {
  const height: Line = { why: { code: 'height-of-fall', levels }, value: Math.max(0, levels - 1) };
  if (state.rules.ruleset.seatBelt === 'same-roll') return tally([...balance(state, id), ...lines, height]);
  return tally([{ why: { code: 'piloting' }, value: modelOf(state, id).piloting }, height]);
}

function* keepSeat(before: State, id: UnitId, what: Fall, dice: Dice): Happening {
  const { pilotingRolls, seatBelt } = before.rules.ruleset;
  if (!pilotingRolls) return before;
  const dazed = !unitOf(before, id).pilot.awake || (seatBelt === 'piloting' && immobile(before, id));
  const needs = seatBeltTally(before, id, what);
  const thrown = dazed ? null : rollPair(before, dice);
  const passed = thrown !== null && sum(thrown) >= needs.total;
  const why = { code: 'psr-seat-belt' };
  const state = yield { type: 'piloting-rolled', unit: id, why, tally: needs, dice: thrown, passed };
  return passed ? state : yield* hurtPilot(state, id, 1, 'fall', dice);
}
