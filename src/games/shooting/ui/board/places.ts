import { distance } from '../../../../parts/plane/distance.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import { type Box, disc, type Shape } from '../../../../parts/plane/shape.ts';
import { shapeOf } from '../../rules/field.ts';
import { isAlive, living, modelAt, unitAt } from '../../rules/units.ts';
import type { Rules, View } from '../../view.ts';

const SHAPES = new WeakMap<Rules['models'], readonly Shape[]>();

/** The bases of all models. Cached, since nothing moves. */
export function shapesOf({ models }: Rules): readonly Shape[] {
  const known = SHAPES.get(models);
  if (known) return known;
  const made = models.map(shapeOf);
  SHAPES.set(models, made);
  return made;
}

export const baseAt = (rules: Rules, model: number): Shape => shapesOf(rules)[model] as Shape;

type Table = Pick<View, 'rules' | 'wounds'>;

export const basesOf = ({ rules, wounds }: Table, unit: number): readonly Shape[] =>
  living(wounds, unitAt(rules, unit).models).map((model) => baseAt(rules, model));

/** The bounding boxes of all living models. */
export const modelBoxes = ({ rules, wounds }: Table): readonly Box[] =>
  rules.models.flatMap(({ index }) => (isAlive(wounds, index) ? [baseAt(rules, index).box] : []));

/** The bounding box of a unit's living models; undefined if there are none. */
export function boxOf(table: Table, unit: number): Box | undefined {
  const boxes = basesOf(table, unit).map(({ box }) => box);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    low: Math.min(...boxes.map(({ low }) => low)),
    high: Math.max(...boxes.map(({ high }) => high)),
  };
}

export const middleOf = ({ left, right, low, high }: Box): Point => ({ x: (left + right) / 2, y: (low + high) / 2 });

/** The living model under a point, or the nearest within `slack` inches. */
export function modelUnder({ rules, wounds }: Table, point: Point, slack: number): number | null {
  const tip = disc(point, 1e-6);
  let [found, least]: [number | null, number] = [null, slack];
  for (const { index } of rules.models) {
    if (!isAlive(wounds, index)) continue;
    const shape = baseAt(rules, index);
    if (!isNearBox(shape.box, point, slack)) continue;
    const far = distance(tip, shape);
    if (far <= least) [found, least] = [index, far];
  }
  return found;
}

const isNearBox = ({ left, right, low, high }: Box, { x, y }: Point, slack: number): boolean =>
  x >= left - slack && x <= right + slack && y >= low - slack && y <= high + slack;

export const unitOfModel = (rules: Rules, model: number): number => modelAt(rules, model).unit;
