import type { Language } from '../../../../kernel/game.ts';
import type { Frame } from '../../../../page/hex-shape.ts';
import { type Lens, seenAt } from '../../../../page/lens.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import type { View } from '../../view.ts';
import type { Cell } from './cells.ts';
import { type Label, placeLabels } from './labels.ts';
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
  return placeLabels(wanted, px, { left: x, right: x + width, low: y, high: y + height });
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

const CORNERS = {
  'is-left is-bottom': { x: 0, y: 1 },
  'is-right is-bottom': { x: 1, y: 1 },
  'is-left is-top': { x: 0, y: 0 },
  'is-right is-top': { x: 1, y: 0 },
} as const;

/**
 * The corner of the board farthest from everything that must stay visible, as CSS classes for a card. On a narrow board
 * the card takes the full width and avoids the first of the points.
 */
export function cornerFor(frame: Frame, lens: Lens, points: readonly Point[], narrow: boolean): string {
  const spots = points.map(({ x, y }) =>
    seenAt(lens, { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height }),
  );
  if (narrow) return (spots[0]?.y ?? 0) > 0.5 ? 'is-left is-top' : 'is-left is-bottom';
  const room = (corner: keyof typeof CORNERS): number =>
    Math.min(...spots.map(({ x, y }) => Math.hypot(x - CORNERS[corner].x, y - CORNERS[corner].y)));
  return (Object.keys(CORNERS) as (keyof typeof CORNERS)[]).reduce((best, corner) =>
    room(corner) > room(best) + 1e-9 ? corner : best,
  );
}
