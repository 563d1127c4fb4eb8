import type { Language } from '../../../../kernel/game.ts';
import type { Frame } from '../../../../page/hex-shape.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import { type Label, placeLabels } from '../../picture/labels.ts';
import type { View } from '../../view.ts';
import type { Cell } from './cells.ts';
import { boxOf, modelUnder, unitOfModel } from './places.ts';
import { labelTexts } from './unit-text.ts';

/** The labels of all living units; `px` is a pixel in inches. */
export function labelsOf(
  view: View,
  { x, y, width, height }: Frame,
  px: number,
  language: Language,
): ReadonlyMap<number, Label> {
  const wanted = view.rules.units.flatMap(({ index: unit, side }) => {
    const box = boxOf(view, unit);
    return box ? [{ unit, box, texts: labelTexts(view, unit, language), below: side === 'attacker' }] : [];
  });
  const { table } = view.rules.setup.scenario;
  return placeLabels(
    wanted,
    px,
    { left: x, right: x + width, low: y, high: y + height },
    { left: 0, right: table.width, low: 0, high: table.height },
  );
}

/** The model under a point or within `slack` inches, else the unit whose label is there. */
export function thingUnder(
  view: View,
  labels: ReadonlyMap<number, Label>,
  point: Point,
  slack: number,
): Pick<Cell, 'unit' | 'model'> | null {
  const model = modelUnder(view, point, slack);
  if (model !== null) return { unit: unitOfModel(view.rules, model), model };
  const isOn = ({ box }: Label): boolean =>
    point.x >= box.left && point.x <= box.right && point.y >= box.low && point.y <= box.high;
  const [unit] = [...labels].find(([, label]) => isOn(label)) ?? [];
  return unit === undefined ? null : { unit, model: null };
}
