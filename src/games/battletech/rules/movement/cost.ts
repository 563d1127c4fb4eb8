import { type Fact, first } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { type Facing, type Hex, OFF_MAP, opposite, sideTowards } from '../../../../parts/hex/hex.ts';
import type { Spot } from '../../events.ts';
import type { Mode, State, UnitId } from '../../state.ts';
import {
  type Field,
  type Footing,
  fieldOf,
  footingAcross,
  footingOf,
  ROUGH,
  RUBBLE,
  roadBy,
  SWAMP,
  TARN,
} from './field.ts';
import { type Gait, gaitOf } from './gait.ts';

/** The cost of an impossible step. */
const NO_WAY = -1;

/** Extra MP for water, by depth. */
const waterCost = ({ deepWater }: Gait, depth: number): number => (depth <= 0 ? 0 : depth === 1 ? 1 : deepWater);

/** Extra cost of the ground without a road. */
export function groundCost(field: Field, gait: Gait, to: Footing): number {
  if (to >= field.hexes) return 0;
  const marks = field.marks[to] as number;
  return (
    (field.woods[to] as number) +
    waterCost(gait, field.depth[to] as number) +
    (marks & ROUGH ? 1 : 0) +
    (marks & RUBBLE ? 1 : 0) +
    (marks & SWAMP ? gait.swamp : 0) -
    (gait.simulator && marks & TARN ? 1 : 0)
  );
}

/** Walls cost extra even along a road; in the simulator they are free. */
const wallCost = (field: Field, { simulator }: Gait, to: Footing): number =>
  to < field.hexes && !simulator ? (field.walls[to] as number) : 0;

/** Whether this unit may enter, as numeric flags. */
function passable(field: Field, gait: Gait, from: Footing, side: Facing, to: Footing, back: boolean): boolean {
  const rise = levelsBetween(field, from, to);
  if (rise > gait.levels && rise > mostLevels(field, gait, from, side, to)) return false;
  if (back && rise > gait.backwardLevels) return false;
  if (to >= field.hexes) return true;
  const depth = field.depth[to] as number;
  if (depth >= 1 && (!gait.wades || (gait.runs && !gait.runInWater))) return false;
  if (!gait.heavyWoods && field.woods[to] === 2 && !along(field, from, side, to)) return false;
  return field.bridge[to] === 0 || (field.levelOf[to] as number) + gait.height <= (field.deck[to] as number);
}

/** MP for a step across a hexside onto a footing, or NO_WAY. */
export function stepMp(field: Field, gait: Gait, from: Footing, side: Facing, to: Footing, back: boolean): number {
  if (!passable(field, gait, from, side, to, back)) return NO_WAY;
  const ground = along(field, from, side, to) ? 0 : groundCost(field, gait, to);
  const levels = levelCost(field, gait, from, side, to) - roadRelief(field, gait, from, side, to);
  return 1 + ground + wallCost(field, gait, to) + levels;
}

interface Crossing {
  readonly field: Field;
  readonly gait: Gait;
  readonly from: Footing;
  readonly side: Facing;
  readonly to: Footing;
}

function crossing(
  state: State,
  id: UnitId,
  from: Pick<Spot, 'at' | 'level'>,
  to: Hex,
  mode: Mode,
): Crossing | undefined {
  const side = to === OFF_MAP ? undefined : sideTowards(state.rules.map, from.at, to);
  if (side === undefined) return undefined;
  const field = fieldOf(state);
  const start = footingOf(field, from);
  const end = footingAcross(field, field.levelOf[start] as number, to, opposite(side));
  return { field, gait: gaitOf(state, id, mode), from: start, side, to: end };
}

/** The first terrain rule that keeps this unit out of an adjacent hex. */
export function stepRefusal(
  state: State,
  id: UnitId,
  from: Pick<Spot, 'at' | 'level'>,
  to: Hex,
  mode: Mode,
  backwards: boolean,
): Fact | undefined {
  const step = crossing(state, id, from, to, mode);
  if (!step) return { code: 'off-the-map' };
  const { field, gait, side } = step;
  const levels = levelsBetween(field, step.from, step.to);
  const most = mostLevels(field, gait, step.from, side, step.to);
  const onGround = step.to < field.hexes;
  const depth = field.depth[to] as number;
  const deep = onGround && depth >= 1;
  return first<Fact>(
    levels > most && { code: 'too-steep', hex: to, levels, most },
    backwards && levels > gait.backwardLevels && { code: 'no-backing-over-levels', hex: to, levels },
    deep && !gait.wades && { code: 'prohibited-terrain', hex: to, terrain: 'water' },
    deep && gait.runs && !gait.runInWater && { code: 'no-running-into-water', hex: to, depth },
    onGround &&
      !gait.heavyWoods &&
      field.woods[to] === 2 &&
      !along(field, step.from, side, step.to) && { code: 'prohibited-terrain', hex: to, terrain: 'heavy-woods' },
    !passable(field, gait, step.from, side, step.to, backwards) && { code: 'no-room-under-bridge', hex: to },
  );
}

/** The cost of a step, line by line. */
export function stepCost(state: State, id: UnitId, from: Pick<Spot, 'at' | 'level'>, to: Hex, mode: Mode): Tally {
  const step = crossing(state, id, from, to, mode);
  if (!step) return tally([]);
  const { field, gait, side } = step;
  const lines: Line[] = [{ why: { code: 'cost-hex' }, value: 1 }];
  const add = (code: string, value: number, facts: object = {}) => lines.push({ why: { code, ...facts }, value });
  if (step.to < field.hexes && !along(field, step.from, side, step.to)) {
    const marks = field.marks[to] as number;
    const depth = field.depth[to] as number;
    add('cost-woods', field.woods[to] as number, { woods: field.woods[to] });
    add('cost-rough', marks & ROUGH ? 1 : 0);
    add('cost-rubble', marks & RUBBLE ? 1 : 0);
    add('cost-swamp', marks & SWAMP ? gait.swamp : 0);
    add('cost-water', waterCost(gait, depth), { depth });
    add('cost-tarn', gait.simulator && marks & TARN ? -1 : 0);
  }
  add('cost-building', wallCost(field, gait, step.to), { kind: field.walls[to] });
  const levels = levelsBetween(field, step.from, step.to);
  add('cost-levels', levelCost(field, gait, step.from, side, step.to), { levels });
  add('cost-road', -roadRelief(field, gait, step.from, side, step.to));
  return tally(lines);
}

/** A road or pavement that connects both footings. */
const along = (field: Field, from: Footing, side: Facing, to: Footing, bits?: Uint8Array): boolean =>
  roadBy(field, from, side, bits) && roadBy(field, to, opposite(side), bits);

/** Levels between two footings. */
const levelsBetween = (field: Field, from: Footing, to: Footing): number =>
  Math.abs((field.levelOf[to] as number) - (field.levelOf[from] as number));

/** Level changes cost MP on a road too, except in the simulator. */
const levelCost = (field: Field, gait: Gait, from: Footing, side: Facing, to: Footing): number =>
  gait.simulator && along(field, from, side, to, field.track) ? 0 : levelsBetween(field, from, to) * gait.perLevel;

/** MP that a road (not pavement) saves on a level change. */
function roadRelief(field: Field, gait: Gait, from: Footing, side: Facing, to: Footing): number {
  const { less } = gait.roadSlope;
  if (less === 0 || field.levelOf[to] === field.levelOf[from] || !along(field, from, side, to, field.track)) return 0;
  return Math.min(less, levelCost(field, gait, from, side, to));
}

/** The greatest allowed level change here; a road may allow more than open ground. */
const mostLevels = (field: Field, { levels, roadSlope }: Gait, from: Footing, side: Facing, to: Footing): number =>
  roadSlope.levels > 0 && along(field, from, side, to, field.track) ? levels + roadSlope.levels : levels;
