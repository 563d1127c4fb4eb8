import { never } from '../../../../kernel/never.ts';
import { distance } from '../../../../parts/plane/distance.ts';
import type { Shape } from '../../../../parts/plane/shape.ts';
import type { PrintedBase, PrintedModel } from '../../data/printed.ts';
import type { Army, ArmyUnit } from '../../scenario.ts';
import { shapeOf } from '../field.ts';
import { baseOf, carried, sheetOf } from './muster.ts';

const GAP = 0.3; // inches between the bases of a unit
const MARGIN = 0.05; // inches around a formation; positions are rounded to a hundredth
const COHERENT = 2; // inches to the nearest models of the same unit
const LARGE = 7; // units of this size need two models that near
const FORWARD = 270; // degrees: hulls and ovals of the attacker face the defender

type Place = readonly [x: number, y: number];

/** A unit with its attached characters, which deploy together. */
export interface Group {
  readonly units: readonly ArmyUnit[]; // the bodyguard first
  readonly models: readonly Standing[];
  readonly range: number; // inches; half of its armed models reach at least this far
  readonly formations: readonly Formation[]; // the preferred one first; all of them are coherent
}

interface Standing {
  readonly unit: string;
  readonly base: PrintedBase;
  readonly turn: number;
}

/** Models in rows. Positions count from the upper left corner of the rectangle they fill; the first row is the front. */
export interface Formation {
  readonly width: number;
  readonly depth: number;
  readonly at: readonly Place[]; // in the order of the group's models
}

export const turnOf = (base: PrintedBase): number => ('mm' in base && typeof base.mm === 'number' ? 0 : FORWARD);

/** Everything in an army that stands on the battlefield, in file order. */
export function groupsOf(army: Army): readonly Group[] {
  return army.units
    .filter(({ attachedTo, embarkedIn }) => attachedTo === undefined && embarkedIn === undefined)
    .map((bodyguard) => groupOf(army, [bodyguard, ...army.units.filter((unit) => unit.attachedTo === bodyguard.id)]));
}

function groupOf(army: Army, units: readonly ArmyUnit[]): Group {
  const models = units.flatMap((unit) => {
    const { kinds } = sheetOf(army, unit.sheet) ?? never(unit.sheet);
    return carried(unit).map(({ kind }): Standing => {
      const { base }: PrintedModel = kinds[kind] ?? never(kind);
      return { unit: unit.id, base, turn: turnOf(base) };
    });
  });
  return { units, models, range: rangeOf(army, units), formations: formationsOf(models) };
}

function rangeOf(army: Army, units: readonly ArmyUnit[]): number {
  const longest = units.flatMap((unit) => {
    const { weapons } = sheetOf(army, unit.sheet) ?? never(unit.sheet);
    return carried(unit).flatMap(({ weapons: ids }) => {
      const ranges = ids.flatMap((id) => (weapons[id] ?? never(id)).profiles.map(({ range }) => range));
      return ranges.length > 0 ? [Math.max(...ranges)] : [];
    });
  });
  return longest.sort((a, b) => a - b)[Math.floor(longest.length / 2)] ?? 0;
}

function formationsOf(models: readonly Standing[]): readonly Formation[] {
  const count = models.length;
  const columns = [5, Math.ceil(count / 2), 10, Math.ceil(Math.sqrt(count)), 3, 2, 1, count];
  return [...new Set(columns.map((wanted) => Math.min(wanted, count)))]
    .map((wanted) => rowsOf(models, wanted))
    .filter(({ at }) => isCoherent(models.map((model, i) => shapeAt(model, at[i] as Place))));
}

const shapeAt = ({ base, turn }: Standing, [x, y]: Place): Shape =>
  shapeOf({ sheet: { base: baseOf(base) }, at: { x, y }, turn });

function rowsOf(models: readonly Standing[], columns: number): Formation {
  const at: Place[] = [];
  let [width, depth] = [0, MARGIN];
  for (let first = 0; first < models.length; first += columns) {
    let [x, deepest] = [MARGIN, 0];
    for (const model of models.slice(first, first + columns)) {
      const { left, right, low, high } = shapeAt(model, [0, 0]).box;
      at.push([x - left, depth - low]);
      x += right - left + GAP;
      deepest = Math.max(deepest, high - low);
    }
    width = Math.max(width, x - GAP + MARGIN);
    depth += deepest + GAP;
  }
  return { width, depth: depth - GAP + MARGIN, at };
}

/** Whether every model has enough others of its unit near it, and none overlap. */
export function isCoherent(shapes: readonly Shape[]): boolean {
  const needed = Math.min(shapes.length - 1, shapes.length >= LARGE ? 2 : 1);
  return shapes.every((shape, i) => {
    const gaps = shapes.flatMap((other, j) => (i === j ? [] : [distance(shape, other)]));
    return gaps.every((gap) => gap > 0) && gaps.filter((gap) => gap <= COHERENT).length >= needed;
  });
}
