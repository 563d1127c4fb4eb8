import { dial } from '../../../../parts/hex/bearing.ts';
import { arcAt } from '../../rules/arcs.ts';
import { type Unit, type UnitId, unitOf, type View } from '../../view.ts';
import { ARC_BIT, batteryOf, type Gun } from '../gunnery/guns.ts';
import { heatRoom } from '../gunnery/heat-room.ts';
import { type Aim, fillNeeds, oddsTable } from '../gunnery/needs.ts';
import { pointsOn, shelterOf } from '../gunnery/shelter.ts';

const BIT_AT: readonly number[] = dial((bearing) => ARC_BIT[arcAt(bearing)]);

/** Guns by damage per heat, best first. */
const orders = new WeakMap<readonly Gun[], Uint8Array>();

function orderOf(guns: readonly Gun[]): Uint8Array {
  let order = orders.get(guns);
  if (!order) {
    const yields = ({ points, heat }: Gun): number => points / Math.max(0.5, heat);
    const sorted = guns.map((_, i) => i).sort((a, b) => yields(guns[b] as Gun) - yields(guns[a] as Gun));
    order = Uint8Array.from(sorted);
    orders.set(guns, order);
  }
  return order;
}

const needs = new Float64Array(100);
const worths = new Float64Array(100); // expected points of each gun
const STILL = 4; // a building is that much easier to hit than a unit inside

/**
 * Average damage of one unit to another, by torso facing, within its heat limit: the guns with the most damage per heat
 * fire first. False = nothing can hit.
 */
export function fillVolley(
  view: View,
  aim: Aim,
  bearing: number,
  bearable: number,
  volley: Float64Array,
  breach = 0,
): boolean {
  volley.fill(0);
  if (!fillNeeds(view, aim, needs)) return false;
  const odds = oddsTable(view);
  const shelter = shelterOf(view, aim.from, aim.to);
  const { guns } = batteryOf(view, aim.shooter);
  const order = orderOf(guns);
  for (let g = 0; g < guns.length; g++) {
    const number = needs[g] as number;
    if (number > 12) continue;
    const gun = guns[g] as Gun;
    const hits = number <= 2 ? 1 : (odds[number] as number);
    const onWalls = shelter.walls > 0 ? breach * gun.points * (odds[Math.max(2, number - STILL)] as number) : 0;
    worths[g] = Math.max(onWalls, pointsOn(gun, shelter, breach) * hits);
  }
  for (let torso = 0; torso < 6; torso++) {
    const bit = BIT_AT[(bearing - 4 * torso + 24) % 24] as number;
    const own = BIT_AT[(bearing - 4 * aim.from.facing + 24) % 24] as number;
    let left = bearable;
    let points = 0;
    for (let i = 0; i < order.length; i++) {
      const g = order[i] as number;
      if ((needs[g] as number) > 12) continue;
      const gun = guns[g] as Gun;
      if ((gun.arcs & (gun.fixed ? own : bit)) === 0 || gun.heat > left) continue;
      left -= gun.heat;
      points += worths[g] as number;
    }
    volley[torso] = points;
  }
  return true;
}

/** The best volley among some torso facings. */
export function bestOf(volley: Float64Array, looks: number): number {
  let best = 0;
  for (let torso = 0; torso < 6; torso++)
    if (looks & (1 << torso) && (volley[torso] as number) > best) best = volley[torso] as number;
  return best;
}

const known = new WeakMap<Unit, number>();

/** Heat the guns may add without the unit ending the turn hot. */
export function coolness(view: View, id: UnitId): number {
  const unit = unitOf(view, id);
  let cool = known.get(unit);
  if (cool === undefined) {
    cool = heatRoom(view, id, 0);
    known.set(unit, cool);
  }
  return cool;
}
