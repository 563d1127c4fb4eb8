import { bearingOf } from '../../../../parts/hex/bearing.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import { CT, HD } from '../../data/places.ts';
import { runMp } from '../../rules/status.ts';
import { type Unit, type UnitId, unitOf, type View } from '../../view.ts';
import { looksNow } from '../gunnery/looks.ts';
import { standOf } from '../gunnery/stand.ts';
import { willMove } from './places.ts';
import { powerOf } from './power.ts';
import { coolness, fillVolley } from './volley.ts';

const MOVED = 0.6; // share of its firepower that a unit that has yet to move can usually bring to bear
const CT_HITS = 0.2; // share of points that hit the centre torso
const SPREAD = 7; // points of an average hit
const LOSS = 0.45; // share of armour and structure whose loss usually destroys a unit
const SURE = 0.25; // relative error of LOSS

const volley = new Float64Array(6);

/** Average damage of a unit to an enemy this turn: exact where both have moved, otherwise by range. */
export function tollOn(view: View, id: UnitId, foe: UnitId): number {
  const from = standOf(view, id);
  const to = standOf(view, foe);
  const { map } = view.rules;
  if (willMove(view, id)) {
    const far = Math.max(1, distance(map, from.hex, to.hex) - runMp(view, id));
    return MOVED * (powerOf(view, id).at[far] ?? 0);
  }
  const bearing = bearingOf(map, from.hex, to.hex);
  if (!fillVolley(view, { shooter: id, from, foe, to }, bearing, coolness(view, id), volley)) return 0;
  return Math.max(...looksNow(view, id).map((look) => volley[look] as number));
}

/** Points that usually destroy a unit. */
function toughness({ armour, structure, crew }: Unit): number {
  const all = sum(armour) + sum(structure);
  if (crew) return LOSS * all;
  return Math.min(LOSS * all, ((armour[CT] ?? 0) + (structure[CT] ?? 0)) / CT_HITS, 6 * SPREAD * (structure[HD] ?? 0));
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Odds that this much average damage destroys a unit. */
export function killOdds(view: View, id: UnitId, points: number): number {
  if (points <= 0) return 0;
  const needed = toughness(unitOf(view, id));
  const deviation = Math.sqrt(points * SPREAD + (SURE * needed) ** 2);
  return 1 / (1 + Math.exp((-1.7 * (points - needed)) / Math.max(1, deviation)));
}
