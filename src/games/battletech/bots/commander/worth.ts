import { type Bearing, dial } from '../../../../parts/hex/bearing.ts';
import { sumOdds } from '../../../../parts/odds/two-dice.ts';
import { MECH_HITS } from '../../data/hit-locations.ts';
import { CT, HD, isArm, isLeg, type Place, rearOf } from '../../data/places.ts';
import type { Column } from '../../events.ts';
import { columnAt } from '../../rules/arcs.ts';
import { modelOf, type Unit, type UnitId, unitOf, type View } from '../../view.ts';

/** Cost of losing a location, in addition to the points themselves. */
const vital = (place: Place): number =>
  place === HD ? 3 : place === CT ? 2.5 : isArm(place) ? 0.6 : isLeg(place) ? 1.2 : 1.4;

/** Armour that protects the inside from an ordinary hit. */
const THICK = 16;

const thinness = (armour: number): number => Math.max(0, 1 - armour / THICK);

/** Value of a point on a location: more where armour is thin, most where the location is vital. */
function pointAt(unit: Unit, place: Place, rear: boolean): number {
  return 1 + vital(place) * thinness(unit.armour[rear ? rearOf(place) : place] ?? 0);
}

const COLUMNS: readonly Column[] = ['front', 'right', 'rear', 'left'];

function worthFrom(view: View, id: UnitId, column: Column): number {
  const unit = unitOf(view, id);
  if (unit.crew) return 1 + 1.5 * thinness(Math.min(...unit.armour.filter((_, i) => unit.structure[i] !== 0)));
  const odds = sumOdds(view.rules.ruleset.dice);
  return MECH_HITS.full[column].reduce(
    (all, place, row) => all + (odds[row + 2] ?? 0) * pointAt(unit, place, column === 'rear'),
    0,
  );
}

/** Value of a point of damage by the attacker's bearing, relative to the target's legs. */
type Worth = readonly number[];

const known = new WeakMap<Unit, Worth>();

export function worthOf(view: View, id: UnitId): Worth {
  const unit = unitOf(view, id);
  let worth = known.get(unit);
  if (!worth) {
    const mech = unit.crew === null;
    const by = new Map(COLUMNS.map((column) => [column, worthFrom(view, id, column)]));
    worth = dial((bearing: Bearing) => by.get(columnAt(mech, bearing)) ?? 1);
    known.set(unit, worth);
  }
  return worth;
}

/** Share of armour and structure left. */
export function healthOf(view: View, id: UnitId): number {
  const { armour, structure, destroyed } = unitOf(view, id);
  if (destroyed !== null) return 0;
  const { design } = modelOf(view, id);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return (sum(armour) + sum(structure)) / (sum(design.armour) + sum(design.structure));
}
