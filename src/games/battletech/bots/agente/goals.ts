import {
  distance,
  FACINGS,
  type Facing,
  type Hex,
  type HexGrid,
  neighbour,
  OFF_MAP,
} from '../../../../parts/hex/hex.ts';
import { stateWith, unitWith } from '../../copies.ts';
import { fieldOf } from '../../rules/movement/field.ts';
import { reach } from '../../rules/movement/reach.ts';
import { wallRefusal } from '../../rules/physical/legal.ts';
import { postureOf, tableFor } from '../../rules/physical/reach.ts';
import { eyeAt, eyeOf, sight } from '../../rules/sight.ts';
import { isMech, STANDING } from '../../rules/status.ts';
import { floorAt } from '../../rules/terrain.ts';
import { modelOf, type UnitId, unitOf, type View, type Went } from '../../view.ts';
import { isArmed } from '../gunnery/guns.ts';

/** A possible end of a move. */
export interface Spot {
  readonly hex: Hex;
  readonly level: number; // standing level
  readonly facing: Facing;
}

/** The goal of a move: see the rival, strike it, or keep away from it. */
export interface Goal {
  readonly kind: 'sight' | 'strike' | 'away';
  readonly arrives: (spot: Spot) => boolean;
  /** Whether the shortest path ends here: next to the rival, facing it. */
  readonly meets: (spot: Spot) => boolean;
  /** Straight-line hexes left between a landing and the goal. */
  readonly left: (hex: Hex) => number;
}

/** Whether this facing is the first step of a direct path. */
export function looksTo(grid: HexGrid, from: Hex, facing: Facing, to: Hex): boolean {
  const ahead = neighbour(grid, from, facing);
  return ahead !== OFF_MAP && distance(grid, ahead, to) === distance(grid, from, to) - 1;
}

export function goalOf(view: View, unit: UnitId, rival: UnitId): Goal {
  if (isArmed(view, unit)) return sightGoal(view, unit, rival);
  return isMech(view, unit) ? strikeGoal(view, rival) : awayGoal(view, rival);
}

/** With weapons: a hex in the rival's cloud that sees the rival, facing it; failing that, a hex next to it. */
function sightGoal(view: View, unit: UnitId, rival: UnitId): Goal {
  const { map } = view.rules;
  const { at, crew } = unitOf(view, unit);
  const to = unitOf(view, rival).at;
  const cloud = cloudOf(view, rival);
  const eye = eyeOf(view, rival);
  const tall = crew ? 1 : STANDING;
  const seen = new Map<number, boolean>();
  const sees = (hex: Hex, level: number): boolean => {
    const key = hex * 1000 + level;
    const known = seen.get(key) ?? sight(view, eyeAt(hex, level, tall), eye).clear;
    seen.set(key, known);
    return known;
  };
  let after: Hex | undefined;
  return {
    kind: 'sight',
    arrives: ({ hex, level, facing }) => cloud[hex] === 1 && looksTo(map, hex, facing, to) && sees(hex, level),
    meets: ({ hex, facing }) => neighbour(map, hex, facing) === to,
    left: (hex) => {
      after ??= nearestSeen(view, at, cloud, sees) ?? to;
      return distance(map, hex, after);
    },
  };
}

/** The hex of a cloud that sees the rival and is nearest in a straight line. */
function nearestSeen(
  view: View,
  from: Hex,
  cloud: Uint8Array,
  sees: (hex: Hex, level: number) => boolean,
): Hex | undefined {
  const { map } = view.rules;
  const hexes: { hex: Hex; far: number }[] = [];
  for (const [hex, inside] of cloud.entries()) if (inside) hexes.push({ hex, far: distance(map, from, hex) });
  hexes.sort((a, b) => a.far - b.far || a.hex - b.hex);
  return hexes.find(({ hex }) => sees(hex, floorAt(view, hex)))?.hex;
}

/** Without weapons: a hex next to the rival, facing it, at a level from which a punch or kick reaches it. */
function strikeGoal(view: View, rival: UnitId): Goal {
  const { map } = view.rules;
  const foe = unitOf(view, rival);
  const posture = postureOf(view, rival);
  const strikes = (hex: Hex, level: number): boolean => {
    const rise = foe.level - level;
    if (!tableFor('punch', posture, rise) && !tableFor('kick', posture, rise)) return false;
    return !wallRefusal(view, { at: hex, level }, foe);
  };
  const meets = ({ hex, level, facing }: Spot): boolean =>
    neighbour(map, hex, facing) === foe.at && strikes(hex, level);
  let places: readonly Hex[] | undefined;
  return {
    kind: 'strike',
    arrives: meets,
    meets,
    left: (hex) => {
      places ??= besides(view, foe.at, strikes);
      return places.reduce((least, place) => Math.min(least, distance(map, hex, place)), distance(map, hex, foe.at));
    },
  };
}

/** Adjacent hexes where a unit can stand, at any level, for a physical attack. */
function besides(view: View, at: Hex, strikes: (hex: Hex, level: number) => boolean): readonly Hex[] {
  const field = fieldOf(view);
  return FACINGS.flatMap((side) => {
    const hex = neighbour(view.rules.map, at, side);
    if (hex === OFF_MAP) return [];
    const above = field.aboveOf[hex] as number;
    const levels = [hex, ...(above >= 0 ? [above] : [])].map((footing) => field.levelOf[footing] as number);
    return levels.some((level) => strikes(hex, level)) ? [hex] : [];
  });
}

/** A vehicle without weapons cannot harm its rival. */
const awayGoal = (view: View, rival: UnitId): Goal => ({
  kind: 'away',
  arrives: () => false,
  meets: () => false,
  left: (hex) => distance(view.rules.map, hex, unitOf(view, rival).at),
});

const FRESH: Went = { mode: 'still', mp: 0, hexes: 0, backwards: false, skidded: false, stood: 0, masc: false };

/** The hexes that a unit could walk to in a turn on an otherwise empty map, its own included: 1 for each. */
export function cloudOf(view: View, id: UnitId): Uint8Array {
  const alone = stateWith(view, {
    rules: { ...view.rules, models: [modelOf(view, id)] },
    units: [unitWith(unitOf(view, id), { went: FRESH })],
    moving: null,
  });
  const ends = reach(alone, 0, 'walk');
  const cloud = new Uint8Array(view.rules.map.hexes.length);
  cloud[unitOf(view, id).at] = 1;
  for (let entry = 0; entry < ends.count; entry++) cloud[ends.hex[entry] as Hex] = 1;
  return cloud;
}
